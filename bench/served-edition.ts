import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../tests/free-port.ts'

/** A running server of the product, as a benchmark needs it. */
export interface ServedEdition {
  url: string
  pid: number
  /** From the start of the process to the first answer, ms. */
  startMs: number
  stop(): Promise<void>
}

/** Starts the built live edition on a data folder and a free port, and waits for its first answer. */
export async function serveLive(dataDir: string, env: Record<string, string> = {}): Promise<ServedEdition> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['src/entry/node.ts'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(`${url}/readyz`, child)
  return { url, pid: child.pid!, startMs: performance.now() - started, stop: () => stop(child) }
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`the server ended with ${child.exitCode} before it was ready`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Ticks a second of /proc/PID/stat (USER_HZ, fixed by Linux's interface). */
const TICKS_PER_SECOND = 100

/** Processor seconds a process has used so far (Linux only: /proc). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
