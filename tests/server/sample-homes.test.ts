import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { databaseHomeOrigins } from '#adapters/database/listings/home-origins.ts'
import { settleSamples, watchSamples } from '#compose/live-samples.ts'
import { createLog } from '#process/log.ts'
import { layAgencyFolder } from '../agency-folder.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'
import { madeCopy, startSite, START_TIMEOUT } from './started-site.ts'

const copy = madeCopy()
afterAll(() => copy.remove())

/** A data folder that holds the example feed's homes. */
function importedFolder(name: string, env: Record<string, string> = {}): string {
  const dataDir = path.join(copy.folder, name)
  importExample(dataDir, env)
  return dataDir
}

function importExample(dataDir: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync(
    process.execPath,
    [path.join(copy.folder, 'scripts/import-feed.ts'), 'docs/examples/reso-sample.json'],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...copy.compiled, ...env } },
  )
  // One record of the example is wrong on purpose.
  expect(status).toBe(2)
}

async function started(env: Record<string, string>) {
  const site = await startSite(copy, env)
  onTestFinished(() => site.stop())
  const ready = async () => (await (await fetch(`${site.url}/readyz`)).json()) as { sampleHomes: number }
  const statusOf = async (address: string) => (await fetch(site.url + address)).status
  return { ...site, ready, statusOf }
}

test(
  'an empty folder shows the sample homes, until an import beside the server brings real ones',
  {
    timeout: START_TIMEOUT,
  },
  async () => {
    const DATA_DIR = path.join(copy.folder, 'first-import')
    const site = await started({ DATA_DIR })
    expect((await site.ready()).sampleHomes).toBe(26)
    expect(await site.statusOf('/api/listings/1')).toBe(200)
    importExample(DATA_DIR)
    expect(await site.statusOf('/api/listings/1')).toBe(404)
  },
)

test('an agency’s folder takes their place, too', async () => {
  const { database, remove } = await openTestDatabase('sqlite')
  onTestFinished(remove)
  const origins = databaseHomeOrigins(database)
  const agencyDir = path.join(copy.folder, 'an-agency')
  const given = { sampleData: null, isProduction: true, feedsFile: null, databaseUrl: null, publicUrl: null, agencyDir }
  await settleSamples(database, given)
  expect(await origins()).toEqual({ samples: 26, imported: false })
  mkdirSync(agencyDir)
  writeFileSync(path.join(agencyDir, 'agency.json'), '{}')
  await settleSamples(database, given)
  expect(await origins()).toEqual({ samples: 0, imported: false })
  await settleSamples(database, { ...given, sampleData: 'on' })
  const watch = await watchSamples(database, given, createLog({ write: () => {} }, false))
  onTestFinished(watch.stop)
  expect(watch.isBesideReal()).toBe(true)
})

test('SAMPLE_DATA=on beside real homes is refused in production', { timeout: START_TIMEOUT }, async () => {
  const DATA_DIR = importedFolder('refused')
  const run = spawnSync(process.execPath, [path.join(copy.folder, 'src/entry/node.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR,
      SAMPLE_DATA: 'on',
      ...copy.compiled,
    },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/^The site cannot start: SAMPLE_DATA is "on", and there are homes from a feed: /)
})

test('elsewhere it shows both, and pages say so', { timeout: START_TIMEOUT }, async () => {
  const DATA_DIR = importedFolder('both', { SAMPLE_DATA: 'on' })
  layAgencyFolder(path.join(DATA_DIR, 'agency'))
  const site = await started({ DATA_DIR, SAMPLE_DATA: 'on', NODE_ENV: 'development' })
  expect((await site.ready()).sampleHomes).toBe(26)
  expect(site.logged()).toContainEqual(expect.objectContaining({ sampleHomes: 26, level: 'warn' }))
})
