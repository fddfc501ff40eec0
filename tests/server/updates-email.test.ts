import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { layAgencyFolder } from '../agency-folder.ts'
import { record } from '../feed/feed-records.ts'
import { scratchFolder } from '../feed/scratch-store.ts'
import { madeCopy, startSite, type StartedSite } from './started-site.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DAY = 24 * 3_600_000
const PATIENCE = { timeout: 90_000, interval: 250 }
const copy = madeCopy()
afterAll(() => copy.remove())

/** The operator's import of a feed with one home. */
function importHome(dataDir: string, price: number): void {
  const file = join(dataDir, 'feed.json')
  writeFileSync(file, JSON.stringify([record('K1', { ListPrice: price })]))
  const { stderr, status } = spawnSync(process.execPath, ['scripts/import-feed.ts', file, '--source', 'garden'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
}

/** Reads or changes the database beside the server, as an operator can. */
function inDatabase<T>(dataDir: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, 'keystead.db'), { timeout: 10_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const countOf = (dataDir: string, table: 'known_homes' | 'home_news'): number =>
  inDatabase(dataDir, (database) => Number(database.prepare(`select count(*) as n from ${table}`).get()!['n']))

/** The written mails to an address; their soft line breaks are undone. The folder comes with the first mail. */
const mailsTo = (dataDir: string, email: string): string[] =>
  (existsSync(join(dataDir, 'outbox')) ? readdirSync(join(dataDir, 'outbox')) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))

/** A browser's requests with its cookies. */
function browserOf(site: StartedSite) {
  const jar = new Map<string, string>()
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(site.url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const header of answer.headers.getSetCookie()) {
      const [name, value = ''] = header.split(';')[0]!.split('=', 2) as [string, string?]
      jar.set(name, value)
    }
    const text = await answer.text()
    expect({ path, status: answer.status, text }).toMatchObject({ status: expect.toSatisfy((code) => code < 300) })
    return text === '' ? null : JSON.parse(text)
  }
}

test(
  'H-04 a saved home’s reduction reaches its reader by email, once, though the server was killed',
  { timeout: 300_000 },
  async () => {
    const dataDir = scratchFolder()
    layAgencyFolder(join(dataDir, 'agency'))
    importHome(dataDir, 500_000)
    let site = await startSite(copy, { DATA_DIR: dataDir })
    const ask = browserOf(site)
    const email = 'ana@example.com'
    await ask('POST', '/api/account/sign-up', {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email,
      password: 'blue door, warm kitchen',
    })
    const link = await vi.waitUntil(() => /#(?:[\w-]+\.)?([\w-]+)\s/.exec(mailsTo(dataDir, email)[0] ?? ''), PATIENCE)
    await ask('POST', '/api/account/confirmation', { token: link[1] })
    const home = inDatabase(dataDir, (database) =>
      Number(database.prepare("select id from listings where source = 'garden'").get()!['id']),
    )
    await ask('PUT', `/api/favorites/${home}`)
    await ask('PUT', '/api/updates', { source: 'favorites', every: 'daily' })
    await vi.waitUntil(() => countOf(dataDir, 'known_homes') > 0, PATIENCE)

    importHome(dataDir, 485_000)
    await vi.waitUntil(() => countOf(dataDir, 'home_news') > 0, PATIENCE)
    site.signal('SIGKILL')
    await site.stop()
    // As if the choice were some days old, and the morning past.
    inDatabase(dataDir, (database) => database.exec(`update update_choices set told_at = told_at - ${3 * DAY}`))
    site = await startSite(copy, { DATA_DIR: dataDir })
    const found = () => mailsTo(dataDir, email).filter((mail) => mail.includes('off: '))
    await vi.waitUntil(() => found().length > 0, PATIENCE)
    const [mail] = found()
    expect(mail).toMatch(/^Subject: \$15,000 off: /m)
    expect(mail).toContain('You saved this home')

    const path = new URL(/^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail!)![1]!).pathname
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(site.url + path, { method: 'POST', body })).status).toBe(200)
    const left = inDatabase(dataDir, (database) => database.prepare('select * from update_choices').all())
    expect(left).toEqual([])
    expect(found()).toHaveLength(1)
    await site.stop()
  },
)

test(
  'H-04 an address without an account asks, confirms, is told what came after, and ends it with one click',
  { timeout: 300_000 },
  async () => {
    const dataDir = scratchFolder()
    layAgencyFolder(join(dataDir, 'agency'))
    importHome(dataDir, 500_000)
    const site = await startSite(copy, { DATA_DIR: dataDir })
    const ask = browserOf(site)
    const email = 'eve@example.com'
    const filters = { ...defaultFilters('sale'), price: { min: 0, max: 5_000_000 } }
    const answer = await ask('POST', '/api/updates/requests', { email, every: 'daily', filters })
    expect(answer).toEqual({ status: 'accepted' })
    const [path] = await vi.waitUntil(
      () => /\/updates\/confirm\/[\w-]+/.exec(mailsTo(dataDir, email)[0] ?? ''),
      PATIENCE,
    )
    expect((await fetch(site.url + path)).status).toBe(200)
    expect(inDatabase(dataDir, (database) => database.prepare('select * from update_choices').all())).toEqual([])
    const confirmed = { method: 'POST', body: new URLSearchParams({ confirm: 'emails' }) }
    expect((await fetch(site.url + path, confirmed)).status).toBe(200)
    await vi.waitUntil(() => countOf(dataDir, 'known_homes') > 0, PATIENCE)

    importHome(dataDir, 485_000)
    await vi.waitUntil(() => countOf(dataDir, 'home_news') > 0, PATIENCE)
    inDatabase(dataDir, (database) => database.exec(`update update_choices set told_at = told_at - ${3 * DAY}`))
    const digests = () => mailsTo(dataDir, email).filter((mail) => mail.includes('off: '))
    await vi.waitUntil(() => digests().length > 0, PATIENCE)
    const [mail] = digests()
    expect(mail).toContain('Matches your saved search')
    expect(mail).not.toContain('/account')
    const stop = new URL(/^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail!)![1]!).pathname
    expect(await (await fetch(site.url + stop)).text()).toContain('You get emails about:')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(site.url + stop, { method: 'POST', body })).status).toBe(200)
    for (const table of ['subscribers', 'update_requests', 'update_choices', 'told_news'])
      expect(inDatabase(dataDir, (database) => database.prepare(`select * from ${table}`).all())).toEqual([])
    const left = inDatabase(dataDir, (database) =>
      database.prepare('select * from outbox_mails where recipient = ?').all(email),
    )
    expect([left, digests()]).toEqual([[], [mail]])
    await site.stop()
  },
)
