// node bench/server-rendering.ts: pages a second and their delay, with the sample data and with 100,000 homes.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { percentile, printTable } from './figures.ts'
import { cpuSeconds, serveLive } from './served-edition.ts'

const CONNECTIONS = 10
const WARM_UP_MS = 3000
const MEASURED_MS = 8000
const MANY = 100_000
async function load(url: string, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + forMs
  const delays: number[] = []
  const connection = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      const status = await answer(url, agent)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      delays.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return delays
}

function answer(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' }
    get(url, { agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject)
    }).on('error', reject)
  })
}

async function measure(homes: string, data: string, env: Record<string, string>, paths: readonly string[]) {
  const server = await serveLive(data, env)
  const rows: Record<string, string | number>[] = []
  try {
    for (const page of paths) {
      await load(server.url + page, WARM_UP_MS)
      const cpu = cpuSeconds(server.pid)
      const started = performance.now()
      const delays = await load(server.url + page, MEASURED_MS)
      const used = cpuSeconds(server.pid) - cpu
      rows.push({
        homes,
        page,
        'pages/s': Math.round(delays.length / ((performance.now() - started) / 1000)),
        'pages/CPU-s': Math.round(delays.length / used),
        'p50 ms': percentile(delays, 0.5).toFixed(1),
        'p99 ms': percentile(delays, 0.99).toFixed(1),
        'start ms': Math.round(server.startMs),
      })
    }
  } finally {
    await server.stop()
  }
  return rows
}

const PAGES = ['/', '/listings', '/listings?q=lake&beds=3&sort=price-asc', '/listings/3', '/healthz']
const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
try {
  const few = await measure('18', path.join(data, 'few'), {}, PAGES)
  execFileSync(process.execPath, ['bench/fill-database.ts', path.join(data, 'many'), String(MANY)], {
    stdio: 'inherit',
  })
  const many = await measure(String(MANY), path.join(data, 'many'), {}, PAGES)
  printTable('Server rendering (10 connections; /healthz is the host without a page)', [...few, ...many])
} finally {
  rmSync(data, { recursive: true, force: true })
}
