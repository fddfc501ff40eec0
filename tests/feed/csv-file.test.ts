import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { suggestColumnMap, type ColumnMap } from '#adapters/csv/column-map.ts'
import { openCsvFile, readCsvHeader } from '#adapters/csv/csv-file.ts'
import { runImport } from '#application/feed-import/import-run.ts'
import type { RecordOutcome, RecordProblem } from '#ports/server/listing-feed.ts'
import { scratchFolder, scratchStore } from './scratch-store.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** A broker's export: his own headings, states and dates, a comment with a line break, two pictures. */
const HEADER =
  'MLS #,Status,Type,Asking Price,Beds,Baths,Sq Ft,Address,Town,ZIP,County,Remarks,Photo 1,Photo 2,Updated,Office'
const row = (key: string, changes: Record<string, string> = {}): string => {
  const cells: Record<string, string> = {
    'MLS #': key,
    Status: 'A',
    Type: 'Res',
    'Asking Price': '"$649,000"',
    Beds: '3',
    Baths: '2',
    'Sq Ft': '"1,850"',
    Address: '12 Elm St',
    Town: 'MONTCLAIR',
    ZIP: '7042',
    County: 'Essex',
    Remarks: '"Sunny, with a ""den""\r\nand a porch"',
    'Photo 1': 'https://photos.example/1.jpg',
    'Photo 2': 'https://photos.example/2.jpg',
    Updated: '11/14/2026 3:20 PM',
    Office: 'Hollis & Marsh Realtors',
    ...changes,
  }
  return HEADER.split(',')
    .map((heading) => cells[heading])
    .join(',')
}

const MAP: ColumnMap = {
  ...suggestColumnMap(HEADER.split(',')),
  values: {
    StandardStatus: { A: 'Active', S: 'Closed' },
    PropertyType: { Res: 'Residential', Lse: 'Residential Lease' },
  },
}

function csvFile(text: string | Uint8Array): string {
  const path = join(scratchFolder(), 'homes.csv')
  writeFileSync(path, text)
  return path
}

const open = (path: string, map = MAP) => openCsvFile(path, { map, now: NOW, onProgress: () => {} })

/** Outcomes of the rows of a file with this header. */
async function outcomesOf(
  rows: readonly string[],
  { map = MAP, bytes = Buffer.of() }: { map?: ColumnMap; bytes?: Buffer } = {},
) {
  const feed = await open(csvFile(bytes.length === 0 ? [HEADER, ...rows].join('\r\n') : bytes), map)
  const outcomes: RecordOutcome[] = []
  for await (const record of feed.records) outcomes.push(feed.format.toListing(record, 0))
  return outcomes
}

test('a row becomes a listing', async () => {
  const [outcome] = await outcomesOf([row('N-1')])
  expect(outcome).toMatchObject({
    kind: 'publish',
    omitted: [],
    listing: {
      key: 'N-1',
      listingNumber: 'N-1',
      price: 649_000,
      beds: 3,
      squareFeet: 1850,
      address: '12 Elm St, Montclair, NJ 07042',
      county: 'Essex',
      market: 'sale',
      description: 'Sunny, with a "den"\nand a porch',
      updatedAt: '2026-11-14T15:20:00.000Z',
      pictures: [{ url: 'https://photos.example/1.jpg' }, { url: 'https://photos.example/2.jpg' }],
      office: 'Hollis & Marsh Realtors',
    },
  })
})

test('errors name the row and the column, and lose nothing else', async () => {
  const outcomes = await outcomesOf([
    row('N-1', { 'Asking Price': 'call' }),
    row('', { Beds: '3 or 4' }),
    row('N-3', { Beds: '3 or 4' }),
    'N-4,A,Res',
    row('N-5', { Status: 'S' }),
    row('N-6'),
  ])
  const problems = outcomes.flatMap((outcome): RecordProblem[] =>
    outcome.kind === 'publish' ? outcome.omitted : outcome.kind === 'reject' ? outcome.problems : [],
  )
  expect(outcomes.map(({ kind }) => kind)).toEqual(['reject', 'reject', 'publish', 'reject', 'withhold', 'publish'])
  expect(problems).toEqual([
    { key: 'N-1', field: '"Asking Price" (ListPrice)', reason: 'row 2: "call" isn’t a number' },
    { key: 'row 3', field: '"MLS #" (ListingKey)', reason: 'row 3: is missing' },
    { key: 'N-3', field: '"Beds" (BedroomsTotal)', reason: 'row 4: "3 or 4" isn’t a number' },
    { key: 'N-4', field: '(row)', reason: 'row 5 has 3 cells, but the header has 16' },
  ])
})

test('a home has several open houses in one cell; each bad one is named with its row and how it must be', async () => {
  const header = `${HEADER},Open House`
  const cell = '"12/5/2026 1-3 PM; Sunday; 12/6/2026 13:00-15:00; 12/7/2026 3 PM-1 PM"'
  const bytes = Buffer.from([header, `${row('N-1')},`, `${row('N-2')},${cell}`].join('\r\n'))
  const [, outcome] = await outcomesOf([], {
    map: { ...MAP, ...suggestColumnMap(header.split(',')), values: MAP.values },
    bytes,
  })
  if (outcome?.kind !== 'publish') throw new Error('not published')
  expect(outcome.listing.openHouses.map(({ startsAt }) => startsAt)).toEqual([
    '2026-12-05T18:00:00.000Z',
    '2026-12-06T18:00:00.000Z',
  ])
  expect(outcome.omitted).toEqual([
    {
      key: 'N-2',
      field: '"Open House" (OpenHouse)',
      reason:
        'row 3: "Sunday" and "2026-12-07 15:00-13:00" must be a date, a start, and an end up to 12 hours later, like 2026-11-29 13:00-15:00',
    },
  ])
})

test('a hidden address and a closed display hold for rows as for records', async () => {
  const columns = {
    ...MAP.columns,
    'Show address': 'InternetAddressDisplayYN',
    Web: 'InternetEntireListingDisplayYN',
  } as const
  const map = { ...MAP, columns }
  const header = `${HEADER},Show address,Web`
  const [hidden, closed] = await outcomesOf([], {
    map,
    bytes: Buffer.from(
      [header, `${row('N-1', { Remarks: 'Stroll down Elm Street' })},N,Y`, `${row('N-2')},Y,no`].join('\n'),
    ),
  })
  expect(hidden).toMatchObject({
    kind: 'publish',
    listing: { address: 'Montclair, NJ 07042', description: 'Stroll down (address withheld)' },
  })
  expect(closed).toMatchObject({ kind: 'withhold', reason: 'not for display on the internet' })
})

test.each([
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${HEADER}\n${row('N-1', { Town: 'Montclair' })}`)],
  ['UTF-16', Buffer.from(`\uFEFF${HEADER}\n${row('N-1')}`, 'utf16le')],
  ['semicolons', Buffer.from(`${HEADER}\n${row('N-1')}`.replace(/,(?=(?:[^"]|"[^"]*")*$)/g, ';'))],
])('%s is read', async (_, bytes) => {
  expect(await outcomesOf([], { bytes })).toMatchObject([{ kind: 'publish', listing: { key: 'N-1' } }])
})

test('of two rows with one key the newer counts, and a second run changes nothing', async () => {
  const path = csvFile(
    [HEADER, row('N-1', { 'Asking Price': '500000' }), row('N-1', { Updated: '11/01/2026' }), row('N-2')].join('\n'),
  )
  const { listings: store } = await scratchStore()
  const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
  const run = async () => {
    const options = { source: 'csv', store, report, now: NOW, batchSize: 10 }
    return runImport({ ...options, feed: await open(path), removalLimit: { percent: 20, isLifted: false } })
  }
  expect(await run()).toMatchObject({ read: 2, added: 2 })
  expect(await run()).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 })
})

describe('a file that does not fit is refused before anything is stored', () => {
  const refusal = (text: string | Uint8Array, map = MAP) =>
    open(csvFile(text), map).then(
      () => null,
      (error: Error) => error.message,
    )

  test.each([
    ['no column', HEADER.replace('Asking Price', 'Price'), 'has no column "Asking Price", which the map names'],
    ['two alike', `${HEADER},Beds`, 'has two columns named "Beds"'],
    ['empty', '', 'is empty'],
    ['not UTF-8', Buffer.from([0x4d, 0x4c, 0x53, 0xe9, 0x2c]), 'Save it as "CSV UTF-8"'],
  ])('%s', async (_, text, message) => {
    expect(await refusal(text)).toContain(message)
  })

  test('a map without a needed field', async () => {
    const columns = { ...MAP.columns, County: null }
    expect(await refusal(HEADER, { ...MAP, columns })).toContain('The map doesn’t include CountyOrParish')
  })
})

test('rows before an unclosed quotation mark are kept, and the reading is no whole one', async () => {
  const feed = await open(csvFile([HEADER, row('N-1'), row('N-2', { Remarks: '"open' })].join('\n')))
  const keys: unknown[] = []
  const reading = (async () => {
    for await (const record of feed.records) keys.push(feed.format.versionOf(record)?.key)
  })()
  await expect(reading).rejects.toThrow('the quotation mark that opens in row 3 is never closed')
  expect(keys).toEqual(['N-1'])
})

test('the header alone can be read for a suggestion', async () => {
  expect(await readCsvHeader(csvFile(HEADER))).toEqual(HEADER.split(','))
})
