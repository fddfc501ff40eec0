import fc from 'fast-check'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { topLevelValues } from '#adapters/reso/json-records.ts'
import { openResoFile } from '#adapters/reso/reso-file.ts'
import { FeedError, type FeedItem, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { record, records } from './feed-records.ts'
import { scratchFolder } from './scratch-store.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** What comes out of a file with this text: its records, and the message where it is broken. */
async function readText(text: string): Promise<{ found: unknown[]; problem: string | null; progress: ReadProgress[] }> {
  const path = join(scratchFolder(), 'feed.json')
  writeFileSync(path, text)
  const progress: ReadProgress[] = []
  const feed = await openResoFile(path, { now: NOW, onProgress: (step) => progress.push(step) })
  expect(feed.complete).toBe(true)
  const found: unknown[] = []
  try {
    for await (const value of feed.records) found.push(value)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return { found, problem: error.message.replace(`${path} `, ''), progress }
  }
  return { found, problem: null, progress }
}

describe('the three forms', () => {
  const three = records(3)
  test.each([
    ['one record', record('A'), [record('A')]],
    ['an array', three, three],
    ['an object with a context', { '@reso.context': 'urn:reso:metadata:2.0:resource:property', value: three }, three],
    ['its list not last', { value: three, '@odata.count': 3, extra: { value: [1] } }, three],
    ['something before its list', { meta: { value: ['no record'] }, value: three }, three],
    ['an empty array', [], []],
    ['an empty list', { value: [] }, []],
    ['a record that has a value', { ...record('A'), value: 5 }, [{ ...record('A'), value: 5 }]],
    ['no records at all', [1, 'two', null, [record('nested')]], [1, 'two', null, [record('nested')]]],
  ])('%s', async (_, json, expected) => {
    for (const text of [JSON.stringify(json), JSON.stringify(json, null, 2), `\uFEFF${JSON.stringify(json)}\n`]) {
      expect(await readText(text)).toMatchObject({ found: expected, problem: null })
    }
  })
})

test('any JSON in the list comes out as JSON.parse would read it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), async (value) => {
      const text = JSON.stringify({ value })
      expect((await readText(text)).found).toEqual((JSON.parse(text) as { value: unknown[] }).value)
    }),
    { numRuns: 50 },
  )
})

test.each([
  [{ ListingKey: 'A', Media: [{ ListingKey: 'B', x: '"}' }], ModificationTimestamp: 5 }],
  [{ OpenHouse: { ListingKey: 'B' }, a: '{"ListingKey":1}' }],
  [{}],
])('the own fields of %j', (value) => {
  const names = ['ListingKey', 'ModificationTimestamp']
  const own = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    expect(topLevelValues(Buffer.from(text), names)).toEqual(own)
  }
})

test('own fields: of a name given twice the last counts; where escapes or faults stand, JSON.parse is asked', () => {
  const read = (text: string) => topLevelValues(Buffer.from(text), ['ListingKey'])
  expect(read('{"ListingKey":"A","ListingKey":"B"}')).toEqual({ ListingKey: 'B' })
  for (const text of ['{"Listing\\u004bey":"A"}', '{"ListingKey":nope}', '{"a":', '5']) expect(read(text)).toBeNull()
})

test('a thread of its own reads the same items, and a broken file as far as it is whole', async () => {
  const photo = { MediaKey: 'M', MediaURL: 'https://photos.example/1.jpg', MediaCategory: 'Photo', Order: 1 }
  const given = [
    record('A', {
      Media: [
        { ...photo, ModificationTimestamp: '2026-11-01T10:00:00Z' },
        { ...photo, Order: 2 },
      ],
    }),
    record('B', { StandardStatus: 'Closed' }),
    record('C', { ListPrice: 'much' }),
    { noKey: 1 },
    ...records(150),
  ]
  const path = join(scratchFolder(), 'feed.json')
  const text = JSON.stringify(given)
  const opened = (threadFrom: number) => openResoFile(path, { now: NOW, onProgress: () => {}, threadFrom })
  writeFileSync(path, text.slice(0, -1))
  const [here, there] = [await opened(Infinity), await opened(0)]
  const expected = (await itemsOf(here)).items.map((item, at) => {
    if (!('record' in item)) return item
    const { record: read, fingerprint } = item
    return { version: here.format.versionOf(read), outcome: here.format.toListing(read, at + 1), fingerprint }
  })
  const { items, problem } = await itemsOf(there)
  expect(items).toEqual(expected)
  expect(items).toHaveLength(given.length)
  expect(problem).toContain('ends in the middle')
})

async function itemsOf(feed: ListingFeed): Promise<{ items: FeedItem[]; problem: string | null }> {
  const items: FeedItem[] = []
  try {
    for await (const item of feed.skipping!(new Map())) items.push(item)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return { items, problem: error.message }
  }
  return { items, problem: null }
}

describe('a broken file', () => {
  test('that ends too early gives its whole records and says where it ends', async () => {
    const text = JSON.stringify({ value: records(5) }, null, 1)
    const cut = text.slice(0, text.indexOf('"K3"') + 50)
    const { found, problem } = await readText(cut)
    expect(found).toEqual(records(3))
    expect(problem).toBe(
      `ends in the middle, at byte ${cut.length} (line ${cut.split('\n').length}, after 3 whole records)`,
    )
  })

  test('cut anywhere, it is never taken for a whole one', async () => {
    const text = JSON.stringify({ value: records(2) })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (length) => {
        const { found, problem } = await readText(text.slice(0, length))
        expect(problem).toMatch(/^(ends in the middle|is empty)/)
        expect(records(2)).toEqual(expect.arrayContaining(found))
      }),
      { numRuns: 40 },
    )
  })

  test('with rubbish inside gives the records before it and the line', async () => {
    const lines = records(4).map((one) => JSON.stringify(one))
    const { found, problem } = await readText(`[\n${lines.slice(0, 2).join(',\n')},\n<html>\n]`)
    expect(found).toEqual(records(2))
    expect(problem).toMatch(/^is not JSON after byte \d+ \(line 3, after 2 whole records\)$/)
  })

  test.each([
    ['', 'is empty'],
    ['  \n', 'is empty'],
    ['ListingKey,ListPrice\nA,5', 'is not JSON'],
    ['{"value":[]} {"value":[]}', 'is not JSON'],
    ['{"ListingKey" "A"}', 'is not JSON'],
    ['{"value":[}]}', 'is not JSON'],
  ])('%j', async (text, problem) => {
    expect((await readText(text)).problem).toContain(problem)
  })

  test('that is not there, or a folder, is named', async () => {
    const options = { now: NOW, onProgress: () => {} }
    const folder = scratchFolder()
    await expect(openResoFile(join(folder, 'nothing.json'), options)).rejects.toThrow('There is no file')
    await expect(openResoFile(folder, options)).rejects.toThrow('is not a file')
  })
})

test('of several versions of a key only the newest is handed out, of equals the first', async () => {
  const at = (key: string, ModificationTimestamp: string | null, ListPrice: number) =>
    record(key, { ModificationTimestamp, ListPrice })
  const { found } = await readText(
    JSON.stringify([
      at('A', '2026-11-01', 1),
      at('B', '2026-11-05', 2),
      at('A', '2026-11-03', 3),
      at('B', '2026-11-05', 4),
      at('A', '2999-01-01', 5),
      at('A', null, 6),
      { noKey: 1 },
    ]),
  )
  expect(found).toEqual([at('B', '2026-11-05', 2), at('A', '2026-11-03', 3), { noKey: 1 }])
})

test('progress ends at the size of the file, once for each reading', async () => {
  const text = JSON.stringify(records(2))
  const end = { done: text.length, total: text.length, unit: 'bytes' }
  expect((await readText(text)).progress).toEqual([
    { phase: 'checking', ...end },
    { phase: 'reading', ...end },
  ])
})
