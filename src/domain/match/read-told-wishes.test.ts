import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRankQuery, writeRankQuery } from './rank-url.ts'
import { readToldWishes } from './read-told-wishes.ts'
import { NO_TOLD_WISHES } from './told-wishes.ts'

const HOME = { id: 7, reason: 'small' }

test.each([
  null,
  'text',
  7,
  [],
  {},
  { wishes: ['beds'], passed: {}, declined: 'all' },
  { wishes: {}, passed: [null] },
  { wishes: { a: 1 } },
  { wishes: { zzz: '1' } },
  { wishes: { market: 'rent', beds: 'many', like: 'beds' } },
])('%j tells nothing', (stored) => expect(readToldWishes(stored)).toEqual(NO_TOLD_WISHES))

test('what makes sense stays, what doesn’t is left out', () => {
  const read = readToldWishes({
    wishes: { beds: '3', cost: 2800, like: 'beds', ['x'.repeat(41)]: 'y' },
    passed: [HOME, { ...HOME, id: 8, reason: 'ugly' }, { ...HOME, id: -1 }],
    declined: ['kind', 5, 'x'.repeat(101), 'kind'],
  })
  expect(read).toEqual({ wishes: { beds: '3', like: 'beds' }, passed: [HOME], declined: ['kind'] })
})

test('of a home that was marked twice the last reason counts', () => {
  const again = { ...HOME, reason: 'town' }
  expect(
    readToldWishes({ passed: [HOME, { ...HOME, id: 8 }, again] }).passed.map(({ id, reason }) => [id, reason]),
  ).toEqual([
    [8, 'small'],
    [7, 'town'],
  ])
})

test('of too many the oldest are forgotten', () => {
  const ids = Array.from({ length: 260 }, (_, at) => at + 1)
  const { passed, declined } = readToldWishes({
    passed: ids.map((id) => ({ ...HOME, id })),
    declined: ids.map((id) => `key-${id}`),
  })
  expect([passed.length, passed[0]!.id, passed.at(-1)!.id]).toEqual([200, 61, 260])
  expect([declined.length, declined[0]]).toEqual([50, 'key-211'])
})

describe('whatever a device holds', () => {
  const home = fc.record(
    {
      id: fc.oneof(fc.nat(300), fc.double(), fc.string()),
      reason: fc.oneof(fc.constantFrom('price', 'far', 'small', 'kind', 'town', 'other'), fc.string()),
    },
    { requiredKeys: [] },
  )
  const stored = fc.oneof(
    fc.anything(),
    fc.record({
      wishes: fc.oneof(
        fc.anything(),
        fc.dictionary(fc.string({ maxLength: 50 }), fc.oneof(fc.string(), fc.anything())),
      ),
      passed: fc.oneof(fc.anything(), fc.array(fc.oneof(home, fc.anything()), { maxLength: 300 })),
      declined: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.string(), fc.anything()), { maxLength: 80 })),
    }),
  )

  test('is read without an error, and what was read is read again as it is', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const read = readToldWishes(value)
        expect(readToldWishes(JSON.parse(JSON.stringify(read)))).toEqual(read)
        expect(read.passed.length).toBeLessThanOrEqual(200)
        expect(read.declined.length).toBeLessThanOrEqual(50)
        expect(new Set(read.passed.map(({ id }) => id)).size).toBe(read.passed.length)
        // Also a search can be read of it.
        expect(() => writeRankQuery(readRankQuery(read.wishes ?? {}))).not.toThrow()
      }),
    )
  })
})
