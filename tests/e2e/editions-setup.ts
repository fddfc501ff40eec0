import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { hasBrowser } from '../../scripts/find-browsers.mjs'
import { layAgencyFolder } from '../agency-folder.ts'
import { spawnNode, startSite } from './site-process.ts'

export type Edition = 'live' | 'sample'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each edition runs, and the live edition with a real feed in its database, and with a key for Google's map. */
    addresses: Record<Edition | 'feed' | 'google', string>
    /** The live edition's data folder. */
    liveData: string
  }
}

/** An invalid key: in tests a stand-in answers in Google's place. */
const GOOGLE_MAP = { GOOGLE_MAPS_API_KEY: 'a-key', GOOGLE_MAPS_MAP_ID: 'a-map' }

interface Sites {
  addresses: Record<Edition | 'feed' | 'google', string>
  liveData: string
  stop: () => Promise<void>
}

/** There are no builds then. */
const NONE: Sites = { addresses: { live: '', sample: '', feed: '', google: '' }, liveData: '', stop: async () => {} }

/** The sites of a run, for the projects that set this up: each loads this file anew. */
const shared = globalThis as { keysteadSites?: { users: number; started: Promise<Sites> } }

/** Starts both editions as the README says, on fresh data and free ports, once for all tests in browsers. */
export default async function setup(project: TestProject) {
  const sites = (shared.keysteadSites ??= { users: 0, started: hasBrowser() ? start() : Promise.resolve(NONE) })
  sites.users++
  const { addresses, liveData, stop } = await sites.started
  project.provide('addresses', addresses)
  project.provide('liveData', liveData)
  return async () => {
    if (--sites.users > 0) return
    delete shared.keysteadSites
    await stop()
  }
}

async function start(): Promise<Sites> {
  const data = mkdtempSync(path.join(tmpdir(), 'keystead-e2e-'))
  const [liveData, feedData] = [path.join(data, 'live'), path.join(data, 'feed')]
  await finish(
    spawnNode(['scripts/import-feed.ts', 'docs/examples/reso-sample.json'], { DATA_DIR: feedData, SAMPLE_DATA: 'off' }),
  )
  layAgencyFolder(path.join(feedData, 'agency'))
  const [live, feed, google, sample] = await Promise.all([
    startSite(['src/entry/node.ts'], { DATA_DIR: liveData, TRUST_PROXY: 'loopback' }),
    startSite(['src/entry/node.ts'], { DATA_DIR: feedData, SAMPLE_DATA: 'off' }),
    startSite(['src/entry/node.ts'], { DATA_DIR: path.join(data, 'google'), ...GOOGLE_MAP }),
    startSite(['scripts/serve-sample.ts'], {}),
  ])
  return {
    addresses: { live: live.url, sample: sample.url, feed: feed.url, google: google.url },
    liveData,
    stop: async () => {
      await Promise.all([live, feed, google, sample].map((site) => site.stop()))
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The import ends with 2 where records were rejected, as one of the example's is. */
async function finish(child: ChildProcess) {
  child.stdout!.resume()
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0 && code !== 2) throw new Error(`the import of the example feed ended with ${code}`)
}
