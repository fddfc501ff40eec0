// node bench/inquiries.ts: how long visitors wait for 'sent' while a hundred inquiries a second arrive, on the embedded
// database of the built live edition, its mails being written as files meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openWriter } from '#adapters/database/sqlite/connection.ts'
import { madeInquiry } from '../tests/conformance/inquiry-gateway.ts'
import { percentile, printTable } from './figures.ts'
import { serveLive } from './served-edition.ts'

const WARM_UP_S = 2
const MEASURED_S = 10
const BAR_MS = 50
/** About what an inquiry with its two mails writes. */
const BARE_BYTES = 8000

const agent = new Agent({ keepAlive: true, maxSockets: 200 })
let clients = 0

/** Sends one inquiry, each from a client of its own; how long the answer took, ms. */
function send(url: string): Promise<number> {
  const client = clients++
  const body = JSON.stringify({ listingId: 1 + (client % 18), key: crypto.randomUUID(), inquiry: madeInquiry() })
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
    }
    const sending = request(`${url}/api/inquiries`, { agent, method: 'POST', headers }, (response) => {
      response
        .resume()
        .on('error', reject)
        .on('end', () =>
          response.statusCode === 201
            ? resolve(performance.now() - started)
            : reject(new Error(`answered ${response.statusCode}`)),
        )
    })
    sending.on('error', reject).end(body)
  })
}

/** Sends at a steady rate per second, without waiting for earlier answers. */
async function load(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const started = performance.now()
  const answers: Promise<number>[] = []
  for (let place = 0; place < perSecond * seconds; place++) {
    const pause = started + (place * 1000) / perSecond - performance.now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    answers.push(send(url))
  }
  return Promise.all(answers)
}

async function measure(perSecond: number): Promise<Record<string, string | number>> {
  const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
  const server = await serveLive(data, { TRUST_PROXY: 'loopback' })
  try {
    await load(server.url, perSecond, WARM_UP_S)
    const times = await load(server.url, perSecond, MEASURED_S)
    return toLine(`${perSecond} a second`, times)
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** What the machine's disk allows at this moment: commits of a few kilobytes one after the other, and nothing else. */
function measureBareCommits(): Record<string, string | number> {
  const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
  const { raw, close } = openWriter(path.join(data, 'bare.db'))
  raw.exec('CREATE TABLE rows (words text)')
  const insert = raw.prepare('INSERT INTO rows (words) VALUES (?)')
  const times = Array.from({ length: 500 }, () => {
    const started = performance.now()
    insert.run('x'.repeat(BARE_BYTES))
    return performance.now() - started
  })
  close()
  rmSync(data, { recursive: true, force: true })
  return toLine('bare commits, one at a time', times)
}

function toLine(what: string, times: readonly number[]): Record<string, string | number> {
  const ms = (share: number) => percentile(times, share).toFixed(1)
  return {
    what,
    number: times.length,
    'p50 ms': ms(0.5),
    'p99 ms': ms(0.99),
    'slowest ms': Math.max(...times).toFixed(1),
    [`p99 / ${BAR_MS} ms`]: (percentile(times, 0.99) / BAR_MS).toFixed(2),
  }
}

printTable('Inquiries: from the request to 201, stored and on the disk', [
  measureBareCommits(),
  await measure(10),
  await measure(100),
  await measure(200),
  measureBareCommits(),
])
agent.destroy()
