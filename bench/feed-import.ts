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
  /** Largest resident memory, MB. */
  peak: number
}

/** Runs the command to its end. Its memory is asked for a few times a second, and once more by what the kernel kept. */
function importFile(file: string, dataDir: string): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/import-feed.ts', file], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', FEEDS: '', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, residentPeak(child.pid!))), 100)
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peak })
      else reject(new Error(`the import ended with ${code}`))
    })
  })
}

/** The kernel's high-water mark (VmHWM), MB; 0 once the process is gone. */
function residentPeak(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1000
  } catch {
    return 0
  }
}

const folder = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
try {
  const file = join(folder, 'feed.json')
  await writeFeed(file, COUNT)
  const first = await importFile(file, folder)
  const again = await importFile(file, folder)
  const line = (what: string, { seconds, peak }: Run) => ({
    what,
    seconds: seconds.toFixed(1),
    'records/s': Math.round(COUNT / seconds),
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
