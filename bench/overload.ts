// node bench/overload.ts: the site under 1, 3 and 10 times the load it can sustain, sent by a process of its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { percentile, printTable } from './figures.ts'
import type { Exchange, LoadOrder } from './open-loop.ts'
import { serveLive } from './served-edition.ts'

/** Pages a second the site answers on two cores without a queue. */
const SUSTAINABLE = 150
const FACTORS = [1, 3, 10]
const LOADED_MS = 10_000
const WARM_UP_MS = 4000
/** An address each page, so that none is answered from a cache. */
const PAGES = ['/listings?beds=2&page=', '/?visit=', '/listings?maxPrice=900000&sort=price-asc&page=']
const BACK_TO_NORMAL_MS = 100

async function load(order: LoadOrder): Promise<Exchange[]> {
  const generator = fork('bench/open-loop.ts', [JSON.stringify(order)], { serialization: 'advanced' })
  const [exchanges] = (await once(generator, 'message')) as [Exchange[]]
  return exchanges
}

/** From the end of the load until a page takes at most BACK_TO_NORMAL_MS again, ms. */
async function recovery(url: string): Promise<number> {
  const ended = performance.now()
  for (;;) {
    const started = performance.now()
    const answer = await fetch(`${url}/listings?page=1&recovery=${started}`, {
      headers: { 'x-forwarded-for': '10.255.255.255' },
    })
    await answer.arrayBuffer()
    const now = performance.now()
    if (answer.status === 200 && now - started <= BACK_TO_NORMAL_MS) return now - ended
  }
}

const ms = (samples: readonly number[], share: number) =>
  samples.length === 0
    ? '–'
    : percentile(samples, share).toFixed(samples.length > 0 && percentile(samples, share) < 10 ? 1 : 0)
const tookOf = (exchanges: readonly Exchange[]) => exchanges.map(({ took }) => took)

async function measure(url: string, factor: number) {
  const rate = SUSTAINABLE * factor
  const exchanges = await load({ url, rate, forMs: LOADED_MS, pages: PAGES })
  const back = await recovery(url)
  const site = exchanges.filter(({ kind }) => kind === 'page')
  const accepted = site.filter(({ status }) => status === 200)
  const refused = site.filter(({ status }) => status === 503)
  const of = (kind: Exchange['kind']) => tookOf(exchanges.filter((exchange) => exchange.kind === kind))
  return {
    load: `${factor}x`,
    'sent/s': Math.round(site.length / (LOADED_MS / 1000)),
    'accepted/s': Math.round(accepted.length / (LOADED_MS / 1000)),
    'p50 ms': ms(tookOf(accepted), 0.5),
    'p99 ms': ms(tookOf(accepted), 0.99),
    '503/s': Math.round(refused.length / (LOADED_MS / 1000)),
    '503 p50': ms(tookOf(refused), 0.5),
    '503 p99': ms(tookOf(refused), 0.99),
    other: site.length - accepted.length - refused.length,
    '/healthz p99': ms(of('health'), 0.99),
    'file p99': ms(of('file'), 0.99),
    'recovery ms': Math.round(back),
  }
}

const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const server = await serveLive(data, { TRUST_PROXY: 'loopback' })
try {
  await load({ url: server.url, rate: SUSTAINABLE / 2, forMs: WARM_UP_MS, pages: PAGES })
  const rows = []
  for (const factor of FACTORS) rows.push(await measure(server.url, factor))
  printTable(
    `Overload: ${SUSTAINABLE} pages/s and multiples for ${LOADED_MS / 1000} s, times as the client sees them`,
    rows,
  )
} finally {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
