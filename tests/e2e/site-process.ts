import { spawn, type ChildProcess } from 'node:child_process'
import { ENDS_WITH_STARTER } from '../ends-with-starter.ts'
import { freePort } from '../free-port.ts'

const READY = /is ready at (\S+)/
const START_TIMEOUT_MS = 90_000

/** A site of ours as a process of its own. */
export interface SiteProcess {
  url: string
  /** What it has written to its log. */
  said: () => string
  stop: () => Promise<void>
}

/** Starts a script on the Node of the tests. */
export function spawnNode(args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...ENDS_WITH_STARTER, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Starts a site on a free port, and waits until it is ready. */
export async function startSite(args: readonly string[], env: Record<string, string>): Promise<SiteProcess> {
  const port = await freePort()
  const child = spawnNode(args, { ...env, HOST: '127.0.0.1', PORT: String(port) })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${args.join(' ')} did not get ready`)), START_TIMEOUT_MS)
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
    child.stdout!.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const found = READY.exec(said)
      if (!found) return
      clearTimeout(timer)
      resolve(found[1]!)
    })
  })
  return { url, said: () => said, stop: () => stop(child) }
}

function stop(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
