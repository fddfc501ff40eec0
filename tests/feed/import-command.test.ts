import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { record, records } from './feed-records.ts'
import { scratchFolder, scratchStore, storedContent } from './scratch-store.ts'
import { startPeer } from './web-api-peer.ts'

// Every test starts a process or three, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SAMPLE = join(ROOT, 'docs/examples/reso-sample.json')

interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts the command as npm does, but for the installing. */
function start(
  args: string[],
  dataDir: string,
  environment: Record<string, string> = {},
): { child: ChildProcess; done: Promise<Finished> } {
  const child = spawn(process.execPath, ['scripts/import-feed.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...environment },
  })
  const text = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (text.stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (text.stderr += String(chunk)))
  return { child, done: new Promise((resolve) => child.on('close', (code) => resolve({ code, ...text }))) }
}

const run = (args: string[], dataDir: string, environment?: Record<string, string>) =>
  start(args, dataDir, environment).done

const row = (table: string, name: string) =>
  Number(new RegExp(`^${name}\\s+([\\d,]+)$`, 'm').exec(table)?.[1]?.replace(',', ''))

function feedFile(content: unknown): string {
  const path = join(scratchFolder(), 'my feed.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('the sample file is imported, its errors are reported, and the second time nothing changes', async () => {
  const dataDir = scratchFolder()
  const first = await run([SAMPLE], dataDir)
  expect({ code: first.code, added: row(first.stdout, 'Added'), rejected: row(first.stdout, 'Rejected') }).toEqual({
    code: 2,
    added: 10,
    rejected: 1,
  })
  const [report] = readdirSync(join(dataDir, 'import-reports'))
  const lines = readFileSync(join(dataDir, 'import-reports', report!), 'utf8')
    .trim()
    .split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual({
    source: 'reso-sample',
    effect: 'record rejected',
    key: 'NJX-1011',
    field: 'ListPrice',
    reason: expect.stringContaining('0 isn’t a plausible price'),
  })
  const second = await run([SAMPLE], dataDir)
  expect({
    added: row(second.stdout, 'Added'),
    changed: row(second.stdout, 'Changed'),
    unchanged: row(second.stdout, 'Unchanged'),
  }).toEqual({
    added: 0,
    changed: 0,
    unchanged: 10,
  })
})

test('an import says that the site needs an agency folder, until it has one', async () => {
  const dataDir = scratchFolder()
  const feed = feedFile([record('A')])
  const without = await run([feed, '--source', 'mls'], dataDir)
  expect(without).toMatchObject({ code: 0, stderr: expect.stringContaining('npm run agency -- init') })
  mkdirSync(join(dataDir, 'agency'))
  writeFileSync(join(dataDir, 'agency/agency.json'), '{}')
  const beside = await run([feed, '--source', 'mls'], dataDir)
  expect(beside.stderr).not.toContain('agency')
})

test('--why answers why a listing is not on the site', async () => {
  const dataDir = scratchFolder()
  const feed = feedFile([record('A'), record('B', { FeedTypes: ['VOW'] })])
  await run([feed, '--source', 'mls'], dataDir)
  const [report] = readdirSync(join(dataDir, 'import-reports'))
  expect(JSON.parse(readFileSync(join(dataDir, 'import-reports', report!), 'utf8'))).toEqual({
    source: 'mls',
    effect: 'record withheld',
    key: 'B',
    reason: 'FeedTypes without IDX',
  })
  const known = await run(['--why', 'B'], dataDir)
  expect(known).toMatchObject({ code: 0, stdout: expect.stringContaining('withheld: FeedTypes without IDX') })
  const unknown = await run(['--why', 'Z'], dataDir)
  expect(unknown).toMatchObject({ code: 1, stdout: expect.stringContaining('No import has read') })
})

test('a CSV file is imported by way of a suggested map, completed by hand, and a preview', async () => {
  const dataDir = scratchFolder()
  const csv = join(dataDir, 'homes.csv')
  const map = join(dataDir, 'map.json')
  writeFileSync(
    csv,
    [
      'MLS #,Status,Price,Beds,Town,County,Office,Listed,Lockbox',
      'N-1,A,"$649,000",3,Montclair,Essex,Hollis & Marsh,10/23/2026,4711',
      'N-2,A,call,3,Montclair,Essex,Hollis & Marsh,10/23/2026,4711',
    ].join('\r\n'),
  )
  const written = await run([csv, '--write-map', map], dataDir)
  expect(written.stdout).toMatch(/^Price {4}ListPrice$/m)
  expect(written.stdout).toMatch(/^Lockbox {2}not read$/m)
  expect(written.stdout).toContain('Still needed, as a column or under "defaults": PropertyType')

  const suggested = JSON.parse(readFileSync(map, 'utf8')) as object
  writeFileSync(map, JSON.stringify({ ...suggested, defaults: { PropertyType: 'Residential' } }))
  const nothing = await run([csv, '--map', map], scratchFolder())
  expect(nothing.code).toBe(4)
  expect(nothing.stderr).toContain(
    'Nothing is shown: all 2 valid records are withheld. StandardStatus unknown: "A". Map',
  )
  expect(nothing.stderr).toContain('"values"')

  const completed = { defaults: { PropertyType: 'Residential' }, values: { StandardStatus: { A: 'Active' } } }
  writeFileSync(map, JSON.stringify({ ...suggested, ...completed }))
  const preview = await run([csv, '--map', map, '--preview'], dataDir)
  expect(preview.stdout).toContain('N-1: shown: 3-bedroom home in Montclair, $649,000, Montclair, NJ, 0 pictures')
  expect(preview.stdout).toContain(`N-2: rejected\n    "Price" (ListPrice) row 3: "call" isn’t a number`)
  expect(existsSync(join(dataDir, 'keystead.db'))).toBe(false)

  const imported = await run([csv, '--map', map], dataDir)
  expect({ code: imported.code, added: row(imported.stdout, 'Added') }).toEqual({ code: 2, added: 1 })
  expect(Object.keys(storedContent(dataDir, 'homes'))).toEqual(['N-1'])
})

test('0 is the exit code where all is in order, and the source is called as asked', async () => {
  const dataDir = scratchFolder()
  const { code, stdout, stderr } = await run([feedFile(records(3)), '--source', 'mls'], dataDir)
  expect({ code, added: row(stdout, 'Added') }).toEqual({ code: 0, added: 3 })
  expect(stderr).toContain('Importing 100 %')
  expect(Object.keys(storedContent(dataDir, 'mls'))).toEqual(['K0', 'K1', 'K2'])
})

test.each([
  [[], 'Usage: npm run import'],
  [['nowhere.json'], 'There is no file'],
  [['nowhere.csv'], 'A CSV file needs --map MAP'],
  [['a.json', 'b.json'], 'Give one file or URL at a time'],
  [['a.json', '--ful'], '--ful'],
  [['a.json', '--why', 'K'], 'takes no feed'],
  [['--why', ' '], '--why needs the ListingKey'],
  [['a.json', '--source', '../x'], 'isn’t a valid source name'],
  [['sample.json'], 'is the name of the sample homes'],
  [['http://api.example/odata/Property'], 'isn’t encrypted'],
])('%j fails with a word of help', async (args, message) => {
  const { code, stderr } = await run(args, scratchFolder())
  expect(code).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).not.toContain('    at ')
})

test('a file that is missing leaves no database behind', async () => {
  const dataDir = scratchFolder()
  await run(['nowhere.json'], dataDir)
  expect(readdirSync(dataDir)).toEqual([])
})

/** Other homes than those of another feed, of which one is shown once. */
const ELSEWHERE = { City: 'Bloomfield', PostalCode: '07003', ListOfficeName: 'Garden Realty' }

test('all feeds of the setting file are imported, or those named; a wrong one is told and stops no other', async () => {
  const dataDir = scratchFolder()
  const settings = feedFile({
    feeds: [
      { name: 'one', kind: 'reso-file', file: feedFile(records(2)) },
      { name: 'gone', kind: 'reso-file', file: 'nowhere.json' },
      {
        name: 'open',
        kind: 'reso-web-api',
        address: 'https://api.example.com',
        auth: { kind: 'bearer', token: 'abc' },
      },
      { name: 'two', kind: 'reso-file', file: feedFile(records(3, ELSEWHERE)) },
    ],
  })
  const all = await run([], dataDir, { FEEDS: settings })
  expect(all.code).toBe(1)
  expect(all.stderr).toContain('feed "open", auth.token is in plain text in the file')
  expect(all.stderr).not.toContain('abc')
  expect(all.stderr).toContain('There is no file')
  expect([storedContent(dataDir, 'one'), storedContent(dataDir, 'two')].map((one) => Object.keys(one).length)).toEqual([
    2, 3,
  ])
  const unknown = await run(['--feed', 'three'], dataDir, { FEEDS: settings })
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('there are "one", "gone", "two"') })
})

test('a database that cannot be opened is named', async () => {
  const dataDir = scratchFolder()
  mkdirSync(join(dataDir, 'keystead.db'))
  const { code, stderr } = await run([SAMPLE], dataDir)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Cannot open the database in .* \(DATA_DIR\): /)
})

test('a data folder that is a file is named', async () => {
  const { code, stderr } = await run([SAMPLE], feedFile('no folder'))
  expect(code).toBe(1)
  expect(stderr).toMatch(/^DATA_DIR is ".*"; /)
})

test('a broken file keeps the records before the break and fails with the place', async () => {
  const dataDir = scratchFolder()
  const text = JSON.stringify({ value: records(700) })
  const { code, stdout, stderr } = await run(
    [feedFile(text.slice(0, text.indexOf('"K650"'))), '--source', 'mls'],
    dataDir,
  )
  expect({ code, added: row(stdout, 'Added') }).toEqual({ code: 1, added: 650 })
  expect(stderr).toMatch(/ends in the middle, at byte \d+ \(line 1, after 650 whole records\)/)
  expect(Object.keys(storedContent(dataDir, 'mls'))).toHaveLength(650)
})

test('a Web API is read with the token, and only its changes the second time', async () => {
  const dataDir = scratchFolder()
  const { origin, seen } = await startPeer(({ authorization, query }) =>
    authorization === 'Bearer secret'
      ? {
          json: query.has('$filter')
            ? { '@odata.count': 1, value: [record('N')] }
            : { '@odata.count': 2, value: records(2) },
        }
      : { status: 401 },
  )
  const address = `${origin}/odata/Property`
  const refused = await run([address], dataDir)
  expect({ code: refused.code, stderr: refused.stderr }).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('(401)'),
  })
  expect(await run([address], dataDir, { FEED_TOKEN: 'secret' })).toMatchObject({ code: 0 })
  expect(await run([address], dataDir, { FEED_TOKEN: 'secret' })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Changed listings'),
  })
  expect(Object.keys(storedContent(dataDir, '127.0.0.1'))).toEqual(['K0', 'K1', 'N'])
  expect(seen).toHaveLength(3)
})

test('changes of which the server leaves some out end with 1 and the number missing, until they come', async () => {
  const dataDir = scratchFolder()
  const news = Array.from({ length: 5 }, (_, i) => record(`N${i}`))
  let given = 2
  const { origin } = await startPeer(({ query }) => {
    if (!query.has('$filter')) return { json: { '@odata.count': 2, value: records(2) } }
    return { json: { '@odata.count': 5, value: query.has('$skip') ? [] : news.slice(0, given) } }
  })
  const address = `${origin}/odata/Property`
  await run([address], dataDir)
  const short = await run([address], dataDir)
  expect({ code: short.code, added: row(short.stdout, 'Added') }).toEqual({ code: 1, added: 2 })
  expect(short.stderr).toContain('gave 2 of 5 changed records, 3 are missing')
  given = 5
  expect(await run([address], dataDir)).toMatchObject({ code: 0 })
  expect(Object.keys(storedContent(dataDir, '127.0.0.1'))).toHaveLength(7)
})

test('a file that would remove too much removes nothing, says why and ends with 3, until that is accepted', async () => {
  const dataDir = scratchFolder()
  await run([feedFile(records(30)), '--source', 'mls'], dataDir)
  const withoutStatus = feedFile(records(30, { StandardStatus: undefined }))
  const held = await run([withoutStatus, '--source', 'mls'], dataDir)
  expect({ code: held.code, removed: row(held.stdout, 'Removed') }).toEqual({ code: 3, removed: 0 })
  expect(held.stderr).toContain(
    '30 of 30 public listings would be removed, more than the 20% limit: 30 StandardStatus missing',
  )
  expect(held.stderr).toContain('--accept-removals')
  expect(Object.keys(storedContent(dataDir, 'mls'))).toHaveLength(30)

  const set = await run([feedFile(records(15)), '--source', 'mls'], dataDir, { FEED_MAX_REMOVAL_PERCENT: '50' })
  expect({ code: set.code, removed: row(set.stdout, 'Removed') }).toEqual({ code: 0, removed: 15 })
  const accepted = await run([withoutStatus, '--source', 'mls', '--accept-removals'], dataDir)
  expect({ code: accepted.code, removed: row(accepted.stdout, 'Removed') }).toEqual({ code: 0, removed: 15 })
})

test('killed in the middle, the next run finishes with what an undisturbed one would have stored', async () => {
  const input = feedFile({ value: records(4000, { PublicRemarks: 'Large. '.repeat(300) }) })
  const undisturbed = scratchFolder()
  await run([input, '--source', 'mls'], undisturbed)

  const dataDir = scratchFolder()
  const { child, done } = start([input, '--source', 'mls'], dataDir)
  await storedSomething(dataDir, child)
  child.kill('SIGKILL')
  expect((await done).code).toBeNull()
  const kept = Object.keys(storedContent(dataDir, 'mls')).length
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(4000)
  expect(kept % 500).toBe(0)

  const { code, stdout } = await run([input, '--source', 'mls'], dataDir)
  expect({ code, unchanged: row(stdout, 'Unchanged'), added: row(stdout, 'Added') }).toEqual({
    code: 0,
    unchanged: kept,
    added: 4000 - kept,
  })
  expect(storedContent(dataDir, 'mls')).toEqual(storedContent(undisturbed, 'mls'))
})

/** Waits until a batch has been stored, or the command has ended. */
async function storedSomething(dataDir: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (existsSync(join(dataDir, 'keystead.db')) && countIfReady(dataDir) > 0) return
    await setTimeout(5)
  }
}

function countIfReady(dataDir: string): number {
  try {
    return Object.keys(storedContent(dataDir, 'mls')).length
  } catch {
    // The tables are not there yet.
    return 0
  }
}

/** The settings of a feed in a file, which the server would read every quarter of an hour. */
function scheduledFeed(count: number) {
  const file = feedFile({ value: records(count, { PublicRemarks: 'Large. '.repeat(300) }) })
  const FEEDS = feedFile({ feeds: [{ name: 'mls', kind: 'reso-file', file }] })
  return { FEEDS, FEED_EVERY: '15m' }
}

test('a feed is read by one process at a time', async () => {
  const environment = scheduledFeed(1)
  const { dataDir, standings } = await scratchStore()
  const turn = (await standings.begin('mls', 60_000))!
  const refused = await run(['--feed', 'mls'], dataDir, environment)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('being imported by another process') })
  await standings.end(turn, { kind: 'failed', counts: null, problem: 'a test' })
  expect((await run(['--feed', 'mls'], dataDir, environment)).code).toBe(0)
  // It is not due again.
  expect(await run(['--scheduled'], dataDir, environment)).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('a reading of the night reads every record of a file, also those stored with the same bytes', async () => {
  const environment = scheduledFeed(1)
  const { dataDir } = await scratchStore()
  expect((await run(['--scheduled'], dataDir, environment)).code).toBe(0)
  const content = storedContent(dataDir, 'mls')
  const database = new DatabaseSync(join(dataDir, 'keystead.db'), { timeout: 5000 })
  database.exec("update listings set content_hash = '' where source = 'mls'")
  database.exec('update feed_standings set started_at = started_at - 3600000')
  expect(row((await run(['--scheduled'], dataDir, environment)).stdout, 'Unchanged')).toBe(1)
  database.exec('update feed_standings set started_at = started_at - 3600000, whole_at = whole_at - 172800000')
  database.close()
  expect(row((await run(['--scheduled'], dataDir, environment)).stdout, 'Changed')).toBe(1)
  expect(storedContent(dataDir, 'mls')).toEqual(content)
})

test.each(['SIGTERM', 'the end of the server'])('%s ends an import at the next record', async (how) => {
  const [environment, dataDir] = [scheduledFeed(4000), scratchFolder()]
  const { child, done } = start(['--scheduled'], dataDir, environment)
  await storedSomething(dataDir, child)
  if (how === 'SIGTERM') child.kill('SIGTERM')
  else child.stdin!.end()
  expect(await done).toMatchObject({ code: 1, stderr: expect.stringContaining('stopped: ') })
  expect(Object.keys(storedContent(dataDir, 'mls')).length).toBeLessThan(4000)
})
