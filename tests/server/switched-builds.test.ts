// Builds that are finished beneath a running server: it serves the one it started with, to its end.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layMadeBuild, madeCopy, START_TIMEOUT, startSite, type StartedSite } from './started-site.ts'

/** More than a build keeps of those before it. */
const BUILDS = ['made-1', 'made-2', 'made-3', 'made-4', 'made-5']
/** All named after the one that the server starts with. */
const copy = madeCopy()
let site: StartedSite
beforeAll(async () => {
  site = await startSite(copy)
}, START_TIMEOUT)
afterAll(async () => {
  await site.stop()
  copy.remove()
})

const statusOf = async (address: string) => (await fetch(site.url + address)).status

test('pages that nobody had asked for, the old assets and the health check answer 200 after every switch', async () => {
  for (const [turn, build] of BUILDS.entries()) {
    layMadeBuild(copy, build)
    const addresses = [
      `/?turn=${turn}`,
      `/listings/${turn + 1}`,
      `/listings?page=${turn + 1}`,
      '/assets/made.js',
      '/readyz',
    ]
    for (const address of addresses) expect([address, await statusOf(address)]).toEqual([address, 200])
    expect(await statusOf(`/assets/${build}.js`)).toBe(404)
  }
  // The check of the test: others have been removed.
  expect(existsSync(path.join(copy.folder, 'dist/builds/made-1'))).toBe(false)
})

test('the next start serves the new build', { timeout: 2 * START_TIMEOUT }, async () => {
  await site.stop()
  site = await startSite(copy)
  expect(await statusOf('/assets/made-5.js')).toBe(200)
  expect(await statusOf('/assets/made.js')).toBe(404)
})
