// node bench/server-rendering.ts: pages a second of processor time and their delay, beside a bare React page; the sample data
// and 100,000 homes.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { percentile, printTable } from './figures.ts'
import { cpuSeconds, serveLive } from './served-edition.ts'

const CONNECTIONS = 10
/** Node compiles a page's hot code for some thousand pages. */
const WARM_UP_MS = 6000
const MEASURED_MS = Number(process.env['MEASURED_MS'] ?? 8000)
const MANY = 100_000

/** Headers of each request, by its number. */
type Headers = (count: number) => Record<string, string>
const REPEATED: Headers = () => ({})
/** Without PUBLIC_URL the host belongs to the page, so that each request is for a page not seen before. */
const FIRST_TIME: Headers = (count) => ({ host: `host-${count}.test` })

interface Loaded {
  delays: number[]
  /** Of the last answer's text, uncompressed if it wasn't compressed. */
  bytes: number
}

let asked = 0
async function load(url: string, headers: Headers, forMs: number): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + forMs
  const delays: number[] = []
  let bytes = 0
  const connection = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      bytes = await answer(url, agent, headers((asked += 1)))
      delays.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return { delays, bytes }
}

/** The size of the answer's body as it was sent. Through a proxy on this machine no network's budget is charged. */
function answer(url: string, agent: Agent, more: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      accept: 'text/html',
      'x-forwarded-for': '198.51.100.7',
      ...more,
    }
    get(url, { agent, headers }, (response) => {
      let bytes = 0
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('end', () => resolve(bytes))
        .on('error', reject)
    }).on('error', reject)
  })
}

interface Measured {
  'pages/CPU-s': number
  'p50 ms': string
  'p99 ms': string
  'sent bytes': number
}

async function measure(url: string, pid: number, headers: Headers): Promise<Measured> {
  await load(url, headers, WARM_UP_MS)
  const cpu = cpuSeconds(pid)
  const { delays, bytes } = await load(url, headers, MEASURED_MS)
  return {
    'pages/CPU-s': Math.round(delays.length / (cpuSeconds(pid) - cpu)),
    'p50 ms': percentile(delays, 0.5).toFixed(1),
    'p99 ms': percentile(delays, 0.99).toFixed(1),
    'sent bytes': bytes,
  }
}

/** The bare page's row: what the others are divided by. */
async function measureBare(): Promise<Measured> {
  const child = spawn(process.execPath, ['bench/bare-page.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const measured = await measure(line.toString().trim(), child.pid!, REPEATED)
  child.kill()
  return measured
}

async function measureSite(homes: string, data: string, bare: Measured) {
  const server = await serveLive(data)
  const rows: Record<string, string | number>[] = []
  const row = async (page: string, seen: string, headers: Headers) => {
    const measured = await measure(server.url + page, server.pid, headers)
    rows.push({ page, homes, seen, ...measured, 'of bare': (measured['pages/CPU-s'] / bare['pages/CPU-s']).toFixed(2) })
  }
  try {
    for (const page of PAGES) {
      await row(page, 'before', REPEATED)
      await row(page, 'first time', FIRST_TIME)
    }
    await row('/healthz', '', REPEATED)
  } finally {
    await server.stop()
  }
  return rows
}

const PAGES = ['/', '/listings', '/listings?q=lake&beds=3&sort=price-asc', '/listings/3', '/towns/essex/glen-ridge']
const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
try {
  const bare = await measureBare()
  const few = await measureSite('18', path.join(data, 'few'), bare)
  execFileSync(process.execPath, ['bench/fill-database.ts', path.join(data, 'many'), String(MANY)], {
    stdio: 'inherit',
  })
  const many = await measureSite(String(MANY), path.join(data, 'many'), bare)
  const bareRow = { page: 'bare React page', homes: '18', seen: '', ...bare, 'of bare': '1.00' }
  printTable('Server rendering (10 connections; /healthz is the host without a page)', [bareRow, ...few, ...many])
} finally {
  rmSync(data, { recursive: true, force: true })
}
