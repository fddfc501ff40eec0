import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { BROOKSIDE, layAgencyFolder } from '../agency-folder.ts'
import { madeCopy, startSite, type StartedSite } from './started-site.ts'

// Every test starts a process or two.
vi.setConfig({ testTimeout: 120_000 })

const copy = madeCopy()
const running: StartedSite[] = []
afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
  copy.remove()
})

let count = 0
/** A data folder; its agency's if there is to be one. */
function dataFolder(agency?: object, files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = path.join(copy.folder, `agency-data-${++count}`)
  mkdirSync(folder)
  if (agency) layAgencyFolder(path.join(folder, 'agency'), agency, files)
  return folder
}

async function started(DATA_DIR: string, env: Record<string, string> = {}): Promise<StartedSite> {
  const site = await startSite(copy, { DATA_DIR, ...env })
  running.push(site)
  return site
}

const page = async ({ url }: StartedSite): Promise<string> => (await fetch(url)).text()

/** What a start that fails says, and how it ends. */
async function refused(
  DATA_DIR: string,
  env: Record<string, string> = {},
  program = 'src/entry/node.ts',
  args: string[] = [],
) {
  const child = spawn(process.execPath, [path.join(copy.folder, program), ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR, ...copy.compiled, ...env },
  })
  let written = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written += text))
  const [code] = await once(child, 'close')
  return { code: code as number | null, lines: written.trimEnd().split('\n') }
}

const FEED = path.join(import.meta.dirname, '../../docs/examples/reso-sample.json')
const importHomes = async (folder: string) => {
  await refused(folder, {}, 'scripts/import-feed.ts', [FEED])
}

test('samples only, no folder: the made-up agency', async () => {
  const site = await started(dataFolder())
  expect(await page(site)).toContain('<p>Keystead</p>')
  expect(await (await fetch(`${site.url}/agency-texts/pages/terms.json`)).text()).toContain(
    'are made up to show the product',
  )
})

test('samples only, a folder: its agency beside the sample homes', async () => {
  const site = await started(dataFolder(BROOKSIDE), { SAMPLE_DATA: 'on' })
  expect(await page(site)).toContain('<p>Brookside Homes</p>')
  const terms = await (await fetch(`${site.url}/agency-texts/pages/terms.json`)).text()
  expect(terms).toContain('Listings marked as samples are imaginary')
  expect(terms).not.toMatch(/made up|Keystead|Maya/)
})

test('real homes and a folder: its agency, and no word of samples', async () => {
  const folder = dataFolder(BROOKSIDE)
  await importHomes(folder)
  const site = await started(folder)
  expect(await page(site)).toContain('<p>Brookside Homes</p>')
  for (const text of ['pages/terms', 'pages/privacy', 'pages/fair-housing', 'testimonials', 'counties']) {
    const words = await (await fetch(`${site.url}/agency-texts/${text}.json`)).text()
    expect([text, /sample|imaginary|made up|simulated|Keystead|Maya|555/i.exec(words)?.[0]]).toEqual([text, undefined])
  }
})

test('feeds, no folder: refused with the way out', async () => {
  const folder = dataFolder()
  writeFileSync(path.join(folder, 'feeds.json'), '{ "feeds": [] }')
  const { code, lines } = await refused(folder, { FEEDS: path.join(folder, 'feeds.json') })
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/cannot start: There are real homes but no .*agency.*`npm run agency -- init`/),
  ])
})

test('an imported home, no folder: refused with the way out', async () => {
  const folder = dataFolder()
  await importHomes(folder)
  const { code, lines } = await refused(folder)
  expect([code, lines.at(-1)]).toEqual([
    1,
    expect.stringMatching(/There are real homes but no .*`npm run agency -- init`/),
  ])
})

test('a folder with mistakes: refused, each named', async () => {
  const folder = dataFolder({ ...BROOKSIDE, firm: { name: 'Brookside' }, phnoes: [] }, { 'texts/terms.md': '<b>x</b>' })
  const { code, lines } = await refused(folder)
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/cannot start: agency\.json, line \d+: firm\.licenseLine is missing/),
    expect.stringMatching(/cannot start: agency\.json, line \d+: phnoes isn’t an entry here; did you mean "phones"\?/),
    expect.stringMatching(/cannot start: texts\/terms\.md, line 1 must begin with front matter/),
    expect.stringMatching(/cannot start: texts\/terms\.md, line 1 has HTML/),
  ])
})

test('terms without a section that the site links to: a warning at the start, a mistake in the check', async () => {
  const terms = '---\ntitle: Terms\nupdated: 2026-11-20\n---\n## Whom we work for\n\nYou.\n'
  const folder = dataFolder(BROOKSIDE, { 'texts/terms.md': terms })
  const missing = /^ *texts\/terms\.md has no section "Agency", but the inquiry form links to it; give that section/
  const site = await started(folder)
  expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({
    agency: { needsAttention: [expect.stringMatching(missing)] },
  })
  const { code, lines } = await refused(folder, {}, 'scripts/agency-folder.ts', ['check'])
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/agency has 1 mistake:$/), expect.stringMatching(missing)])
})

test('AGENCY_DIR that isn’t there: refused', async () => {
  const { code, lines } = await refused(dataFolder(), { AGENCY_DIR: '/srv/nowhere' })
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/AGENCY_DIR is "\/srv\/nowhere", which doesn’t exist/)])
})

test('SIGHUP reads the folder again while requests run; a wrong one leaves the old in force', async () => {
  const folder = dataFolder(BROOKSIDE)
  const site = await started(folder)
  const seen = new Set<string>()
  const asking = { on: true }
  const ask = async () => {
    while (asking.on) {
      const answer = await fetch(site.url)
      seen.add(`${answer.status} ${/<p>(.*)<\/p>/.exec(await answer.text())?.[1]}`)
    }
  }
  const asked = [ask(), ask(), ask(), ask()]
  layAgencyFolder(path.join(folder, 'agency'), { ...BROOKSIDE, site: { ...BROOKSIDE.site, name: 'Hillside Homes' } })
  site.signal('SIGHUP')
  await expect.poll(() => page(site), { timeout: 30_000 }).toContain('<p>Hillside Homes</p>')
  layAgencyFolder(path.join(folder, 'agency'), { ...BROOKSIDE, mail: { address: 'nobody' } })
  site.signal('SIGHUP')
  const readiness = async () => (await (await fetch(`${site.url}/readyz`)).json()) as { agency?: object }
  await expect
    .poll(async () => (await readiness()).agency, { timeout: 30_000 })
    .toEqual({
      needsAttention: [
        expect.stringMatching(/^agency\.json, line \d+: mail\.address is "nobody"; it must be an email/),
      ],
    })
  expect(await page(site)).toContain('<p>Hillside Homes</p>')
  layAgencyFolder(path.join(folder, 'agency'), BROOKSIDE)
  site.signal('SIGHUP')
  await expect.poll(() => page(site), { timeout: 30_000 }).toContain('<p>Brookside Homes</p>')
  expect((await readiness()).agency).toBeUndefined()
  asking.on = false
  await Promise.all(asked)
  expect(seen).toEqual(new Set(['200 Brookside Homes', '200 Hillside Homes']))
})

test('a folder that is taken away while the site runs leaves its agency in force', async () => {
  const folder = dataFolder(BROOKSIDE)
  const site = await started(folder)
  cpSync(path.join(folder, 'agency'), path.join(folder, 'elsewhere'), { recursive: true })
  rmSync(path.join(folder, 'agency'), { recursive: true })
  site.signal('SIGHUP')
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${site.url}/readyz`)).json()), { timeout: 30_000 })
    .toContain('needsAttention')
  expect(await page(site)).toContain('<p>Brookside Homes</p>')
})
