// A process of bench/overload.ts: sends requests at a fixed rate whether or not earlier ones are answered, as visitors do.
import { Agent, get } from 'node:http'

export interface LoadOrder {
  url: string
  /** Requests for pages a second. */
  rate: number
  forMs: number
  /** Addresses to which a number is appended. */
  pages: readonly string[]
}

export interface Exchange {
  kind: 'page' | 'health' | 'file'
  /** 0 if the connection broke. */
  status: number
  /** From the moment it was due until its last byte, ms. */
  took: number
}

const TICK_MS = 5
/** Interval between two requests for a health check, and for a file, ms. */
const PROBE_MS = 100
const MAX_SOCKETS = 1000
const FILE = '/favicon.ico'

const { url, rate, forMs, pages } = JSON.parse(process.argv[2]!) as LoadOrder
const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, scheduling: 'lifo' })
const probes = new Agent({ keepAlive: true })
const exchanges: Promise<Exchange>[] = []

/** Many networks, so that no network's own limits are met. */
const visitor = (number: number): string => `10.${number & 255}.${(number >> 8) & 255}.1`

function send(kind: Exchange['kind'], address: string, due: number): void {
  const headers = {
    'accept-encoding': 'gzip, br, zstd',
    accept: 'text/html',
    'x-forwarded-for': visitor(exchanges.length),
  }
  const exchange = new Promise<Exchange>((resolve) => {
    const done = (status: number) => resolve({ kind, status, took: performance.now() - due })
    get(url + address, { agent: kind === 'page' ? agent : probes, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
      response.on('error', () => done(0))
    }).on('error', () => done(0))
  })
  exchanges.push(exchange)
}

const started = performance.now()
let sent = 0
let probed = 0
const timer = setInterval(() => {
  const elapsed = Math.min(performance.now() - started, forMs)
  for (; sent < (elapsed / 1000) * rate; sent++) {
    send('page', `${pages[sent % pages.length]}${1 + (sent % 9)}&n=${sent}`, started + (sent / rate) * 1000)
  }
  for (; probed < elapsed / PROBE_MS; probed++) {
    send('health', '/healthz', started + probed * PROBE_MS)
    send('file', FILE, started + probed * PROBE_MS)
  }
  if (elapsed < forMs) return
  clearInterval(timer)
  void Promise.all(exchanges).then((all) => process.send!(all, () => process.exit()))
}, TICK_MS)
