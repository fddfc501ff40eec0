// node bench/feed-import.ts [COUNT]: what an import of a file takes, as `npm run import` does it, into an embedded database: the
// first time, and again with nothing changed. 50,000 records unless asked otherwise.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTable } from './figures.ts'
import { writeFeed } from './generate-feed.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const COUNT = Number(process.argv[2] ?? 50_000)

interface Run {
  seconds: number
  /** Of all its threads: less than the time on a machine that others use, too, or more on one with idle cores. */
  cpuSeconds: number
  /** Largest resident memory, MB. */
  peak: number
}

/** Runs the command to its end. What it used is asked for ten times a second: the kernel forgets it at the end. */
function importFile(file: string, dataDir: string): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'scripts/import-feed.ts', file], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', FEEDS: '', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  let used = { cpuSeconds: 0, peak: 0 }
  const watch = setInterval(() => (used = usedBy(child.pid!) ?? used), 100)
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, ...used })
      else reject(new Error(`the import ended with ${code}`))
    })
  })
}

/** Clock ticks to a second (USER_HZ of Linux). */
const TICKS = 100

/** What a process has used so far, by /proc (proc(5)): its high-water mark and its time on processors. Null once it is gone. */
function usedBy(pid: number): Pick<Run, 'cpuSeconds' | 'peak'> | null {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const [, user, system] = /\) \S(?: \S+){10} (\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    if (kilobytes === undefined) return null
    return { cpuSeconds: (Number(user) + Number(system)) / TICKS, peak: Number(kilobytes) / 1000 }
  } catch {
    return null
  }
}

const folder = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
try {
  const file = join(folder, 'feed.json')
  await writeFeed(file, COUNT)
  const first = await importFile(file, folder)
  const again = await importFile(file, folder)
  const line = (what: string, { seconds, cpuSeconds, peak }: Run) => ({
    what,
    seconds: seconds.toFixed(1),
    'records/s': Math.round(COUNT / seconds),
    'CPU s': cpuSeconds.toFixed(1),
    'peak MB': Math.round(peak),
  })
  const megabytes = (statSync(file).size / 1e6).toFixed(0)
  printTable(`Import of a file with ${COUNT.toLocaleString('en-US')} records (${megabytes} MB)`, [
    line('first', first),
    line('unchanged', again),
  ])
  console.log(`unchanged ${(first.seconds / again.seconds).toFixed(1)} times as fast as the first`)
} finally {
  rmSync(folder, { recursive: true })
}
