import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { describeOnEngines, ON_POSTGRES, type TestEngine } from './database-engines.ts'
import { NOBODYS_CASE } from './inquiry-gateway.ts'
import { emptyPostgres } from './postgres-databases.ts'
import { openTestDatabase } from './test-databases.ts'

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Finished {
  code: number | null
  out: string
}

/** Runs one of the two commands as npm does, but for the installing. */
async function command(script: 'back-up' | 'restore-backup', args: string[], place: Place): Promise<Finished> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, SESSION_SECRET: 'x'.repeat(32), DATABASE_URL: place.url ?? '', DATA_DIR: place.dataDir },
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out }
}

/** Where a database is, as the settings name it. */
interface Place {
  url?: string
  dataDir: string
}

async function servingDatabase(engine: TestEngine): Promise<{ database: Database; place: Place }> {
  const { database, location, remove } = await openTestDatabase(engine)
  onTestFinished(remove)
  await syncSamples(database, true)
  const place = engine === 'sqlite' ? { dataDir: join(location, '..') } : { url: location, dataDir: scratchFolder() }
  return { database, place }
}

async function emptyPlace(engine: TestEngine): Promise<Place> {
  const dataDir = scratchFolder()
  if (engine === 'sqlite') return { dataDir }
  const { url, remove } = await emptyPostgres()
  onTestFinished(remove)
  return { url, dataDir }
}

/** Sends inquiries one after another until stopped; `acknowledged` holds the keys of those that are stored. */
function startWriting(database: Database) {
  const store = databaseInquiryStore(database, { onMails: () => {}, onError: () => {} })
  const acknowledged: string[] = []
  const stop = new AbortController()
  const write = async () => {
    while (!stop.signal.aborted) {
      const key = crypto.randomUUID()
      const answer = await store.put(inquiryOf(key), [MAIL], NOBODYS_CASE)
      if (!answer.ok) throw new Error(answer.problem.message)
      acknowledged.push(key)
    }
  }
  const ended = write()
  return {
    acknowledged,
    stop: () => {
      stop.abort()
      return ended
    },
  }
}

const MAIL: OutgoingMail = {
  topic: 'inquiry',
  mail: { to: [], replyTo: null, subject: 'Is it free?', text: '', html: '', calendar: null },
  secretUntil: null,
}

const inquiryOf = (key: string) => ({
  id: key,
  key,
  contentHash: key,
  receivedAt: new Date(),
  listingId: 1,
  listingTitle: 'A home',
  inquiry: {
    name: 'Ann',
    email: 'ann@example.com',
    phone: '',
    message: 'Is it free?',
    tour: null,
    consent: 'v1',
    agencyNotice: 'v1',
    website: '',
  },
})

async function storedKeys(place: Place): Promise<Set<string>> {
  const database = await openDatabase(place)
  const rows = await database.db.selectFrom('inquiries').select('idempotency_key').execute()
  await database.close()
  return new Set(rows.map((row) => row.idempotency_key))
}

const onlyBackup = (folder: string) =>
  join(
    folder,
    readdirSync(folder).find((name) => /\.(?:db|dump)$/.test(name))!,
  )

describeOnEngines('backup and restore on %s', (engine) => {
  test('a backup made under writes holds everything acknowledged before it, and restores to the same counts', async () => {
    const { database, place } = await servingDatabase(engine)
    const writing = startWriting(database)
    await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(20)
    const before = [...writing.acknowledged]
    const folder = scratchFolder()
    const made = await command('back-up', [folder], place)
    await writing.stop()
    expect(made).toMatchObject({ code: 0 })
    expect(writing.acknowledged.length).toBeGreaterThan(before.length)

    const target = await emptyPlace(engine)
    const restored = await command('restore-backup', [onlyBackup(folder)], target)
    expect(restored).toMatchObject({ code: 0 })
    const counts = /It has .*/
    expect(counts.exec(restored.out)![0]).toBe(counts.exec(made.out)![0])
    const stored = await storedKeys(target)
    expect(before.filter((key) => !stored.has(key))).toEqual([])
    const all = new Set(writing.acknowledged)
    expect([...stored].filter((key) => !all.has(key)).length).toBeLessThanOrEqual(1)
  })

  test('a restore replaces nothing without --force, and nothing by a damaged file', async () => {
    const { database, place } = await servingDatabase(engine)
    const folder = scratchFolder()
    expect(await command('back-up', [folder], place)).toMatchObject({ code: 0 })
    const backup = onlyBackup(folder)
    const store = databaseInquiryStore(database, { onMails: () => {}, onError: () => {} })
    await store.put(inquiryOf(crypto.randomUUID()), [MAIL], NOBODYS_CASE)
    await database.close()

    const refused = await command('restore-backup', [backup], place)
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('Nothing was changed') })
    expect((await storedKeys(place)).size).toBe(1)

    appendFileSync(backup, 'x')
    const damaged = await command('restore-backup', [backup, '--force'], place)
    expect(damaged).toMatchObject({ code: 1, out: expect.stringContaining('is damaged') })
    expect((await storedKeys(place)).size).toBe(1)

    writeFileSync(backup, readFileSync(backup).subarray(0, -1))
    expect(await command('restore-backup', [backup, '--force'], place)).toMatchObject({ code: 0 })
    expect((await storedKeys(place)).size).toBe(0)
  })

  test('the newest backups stay in a folder, readable by the site’s user alone', async () => {
    const { place } = await servingDatabase(engine)
    const folder = join(scratchFolder(), 'backups')
    for (let made = 0; made < 3; made++) {
      expect(await command('back-up', [folder, '--keep', '2'], place)).toMatchObject({ code: 0 })
    }
    expect(readdirSync(folder)).toHaveLength(4)
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  })

  test('a backup of the other engine, or without its checksum, is refused in words', async () => {
    const other = join(scratchFolder(), engine === 'sqlite' ? 'keystead-a.dump' : 'keystead-a.db')
    writeFileSync(other, '')
    const target = await emptyPlace(engine)
    const refused = await command('restore-backup', [other], target)
    expect(refused).toMatchObject({ code: 1, out: expect.stringMatching(/isn’t a backup of .* DATABASE_URL/) })
    const own = join(scratchFolder(), engine === 'sqlite' ? 'keystead-a.db' : 'keystead-a.dump')
    writeFileSync(own, '')
    const bare = await command('restore-backup', [own], target)
    expect(bare).toMatchObject({ code: 1, out: expect.stringMatching(/checksum .* is missing/) })
  })
})

test('of several hosts of PostgreSQL the one that takes writes is backed up and restored', ON_POSTGRES, async () => {
  const [{ place }, target] = [await servingDatabase('postgres'), await emptyPlace('postgres')]
  const amongTwo = ({ url, dataDir }: Place) => ({ url: url!.replace('@', '@127.0.0.1:1,'), dataDir })
  const folder = scratchFolder()
  expect(await command('back-up', [folder], amongTwo(place))).toMatchObject({ code: 0 })
  expect(await command('restore-backup', [onlyBackup(folder)], amongTwo(target))).toMatchObject({ code: 0 })
})

test('the embedded backup brings the session secret back and names the files it doesn’t hold', async () => {
  const { database, place } = await servingDatabase('sqlite')
  writeFileSync(join(place.dataDir, 'session-secret'), 's'.repeat(43))
  mkdirSync(join(place.dataDir, 'outbox'))
  writeFileSync(join(place.dataDir, 'outbox', 'a.eml'), 'mail')
  mkdirSync(join(place.dataDir, 'media', 'ab'), { recursive: true })
  writeFileSync(join(place.dataDir, 'media', 'ab', 'ab-400.jpg'), 'picture')
  await database.close()
  expect(await command('back-up', [], place)).toMatchObject({ code: 0 })
  const target = { dataDir: join(scratchFolder(), 'new') }
  const restored = await command('restore-backup', [onlyBackup(join(place.dataDir, 'backups'))], target)
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/outbox: 1 file\n/) })
  expect(restored.out).not.toContain('media')
  expect(readFileSync(join(target.dataDir, 'session-secret'), 'utf8')).toBe('s'.repeat(43))
  expect(existsSync(join(target.dataDir, 'keystead.db.restoring'))).toBe(false)
})

test('a folder without a database is named', async () => {
  const dataDir = scratchFolder()
  const refused = await command('back-up', [], { dataDir })
  expect(refused).toEqual({ code: 1, out: `There is no database in ${dataDir} (DATA_DIR).\n` })
})
