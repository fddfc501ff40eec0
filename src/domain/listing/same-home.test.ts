import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupHomes, leadOrder, type HomeRecord } from './same-home.ts'

const record = (source: string, id: number, marks: string[], place = source.codePointAt(0)!): HomeRecord => ({
  source,
  key: String(id),
  marks,
  place,
  id,
})
const idsOf = (records: readonly HomeRecord[]) => groupHomes(records).map((group) => group.map(({ id }) => id))

test('one home in two feeds is one, led by the feed that comes first', () => {
  expect(idsOf([record('b', 1, ['parcel 1']), record('a', 2, ['parcel 1', 'address 1'])])).toEqual([[2, 1]])
})

test('listings are joined over a third that has a mark of each', () => {
  expect(idsOf([record('a', 1, ['x']), record('b', 2, ['x', 'y']), record('c', 3, ['y'])])).toEqual([[1, 2, 3]])
})

test('two homes of one feed under one mark are two: nobody knows which of them the other feed means', () => {
  expect(idsOf([record('a', 1, ['x']), record('a', 2, ['x']), record('b', 3, ['x'])])).toEqual([[1], [2], [3]])
  expect(idsOf([record('a', 1, ['x', 'one']), record('a', 2, ['x']), record('b', 3, ['x', 'one'])])).toEqual([
    [1, 3],
    [2],
  ])
})

const records = fc
  .array(
    fc.record({
      source: fc.constantFrom('a', 'b', 'c', 'd'),
      place: fc.nat(2),
      marks: fc.array(fc.constantFrom('m', 'n', 'o', 'p', 'q'), { maxLength: 3 }),
    }),
    { maxLength: 14 },
  )
  .map((given) => given.map((one, index): HomeRecord => ({ ...one, key: String(index), id: index })))

test('every listing is in one group, no feed twice in a group, the leader first, whatever the order', () => {
  fc.assert(
    fc.property(records, fc.infiniteStream(fc.nat()), (given, order) => {
      const groups = groupHomes(given)
      expect(
        groups
          .flat()
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(given.map(({ id }) => id))
      for (const group of groups) {
        expect(new Set(group.map(({ source }) => source)).size).toBe(group.length)
        expect(group.every(({ place }) => place >= group[0]!.place)).toBe(true)
      }
      const shuffled = given.map((one) => ({ one, at: order.next().value })).toSorted((a, b) => a.at - b.at)
      expect(new Set(idsOf(shuffled.map(({ one }) => one)).map(String))).toEqual(new Set(idsOf(given).map(String)))
    }),
  )
})

test('listings without a mark in common stay apart', () => {
  fc.assert(
    fc.property(records, (given) => {
      const apart = given.map((one) => ({ ...one, marks: one.marks.map((mark) => `${one.id} ${mark}`) }))
      expect(groupHomes(apart)).toHaveLength(given.length)
    }),
  )
})

test('the setting leads, then the agency’s own lists, then the order of the feeds', () => {
  const feeds = ['mls', 'sheet', 'partner'].map((name) => ({ name, isOwn: name === 'sheet' }))
  expect(leadOrder(feeds, [])).toEqual(['sheet', 'mls', 'partner'])
  expect(leadOrder(feeds, ['partner'])).toEqual(['partner', 'sheet', 'mls'])
})
