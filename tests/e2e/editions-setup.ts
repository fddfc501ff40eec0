import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

export type Edition = 'live' | 'sample'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each edition runs, and the live edition with a real feed in its database, and with a key for Google's map. */
    addresses: Record<Edition | 'feed' | 'google', string>
  }
}

const READY = /https?:\/\/[\w.:[\]-]+/
const START_TIMEOUT_MS = 30_000
/** Nobody's: in tests a stand-in answers in Google's place. */
const GOOGLE_MAP = { GOOGLE_MAPS_API_KEY: 'a-key', GOOGLE_MAPS_MAP_ID: 'a-map' }

/** Starts both editions as the README says, on fresh data and free ports, for all end-to-end tests. */
export default async function setup(project: TestProject) {
  const data = mkdtempSync(path.join(tmpdir(), 'keystead-e2e-'))
  const feedData = path.join(data, 'feed')
  await finish(
    spawnNode(['scripts/import-feed.ts', 'docs/examples/reso-sample.json'], { DATA_DIR: feedData, SAMPLE_DATA: 'off' }),
  )
  const [live, feed, google, sample] = await Promise.all([
    startServer(['src/main.ts'], { DATA_DIR: path.join(data, 'live') }),
    startServer(['src/main.ts'], { DATA_DIR: feedData, SAMPLE_DATA: 'off' }),
    startServer(['src/main.ts'], { DATA_DIR: path.join(data, 'google'), ...GOOGLE_MAP }),
    startServer(['scripts/serve-sample.ts'], {}),
  ])
  project.provide('addresses', { live: live.url, sample: sample.url, feed: feed.url, google: google.url })
  return async () => {
    await Promise.all([live, feed, google, sample].map(({ process }) => stop(process)))
    rmSync(data, { recursive: true, force: true })
  }
}

function spawnNode(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The import ends with 2 where records were rejected, as one of the example's is. */
async function finish(child: ChildProcess) {
  child.stdout!.resume()
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0 && code !== 2) throw new Error(`the import of the example feed ended with ${code}`)
}

async function startServer(args: string[], env: Record<string, string>) {
  const port = await freePort()
  const child = spawnNode(args, { ...env, HOST: '127.0.0.1', PORT: String(port) })
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${args.join(' ')} did not get ready`)), START_TIMEOUT_MS)
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
    child.stdout!.on('data', (chunk: Buffer) => {
      const found = READY.exec(String(chunk))
      if (!found) return
      clearTimeout(timer)
      resolve(found[0])
    })
  })
  return { process: child, url }
}

function stop(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
