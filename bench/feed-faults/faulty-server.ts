import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '../seeded-random.ts'
import { resoRecord, type ChangingSource, type SourceRecord } from './changing-source.ts'

/** What can happen to a request. */
export const FAULTS = ['429', '500', 'cut', 'truncated', 'slow', 'expired token', 'kill'] as const
export type Fault = (typeof FAULTS)[number]

/** How a server joins its pages. */
export type Paging = 'links' | 'places'

const PAGE = 25
const SLOW_MS = 15
/** Of eight requests three are hit while faults are on. */
const FAULT_SHARE = 3 / 8

/**
 * A RESO Web API on this machine, with OAuth tokens that expire, whose answers fail as a seed says. `onKill` is to end the
 * importer; the request is then never answered.
 */
export class FaultyServer {
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #source: ChangingSource
  readonly #random: SeededRandom
  readonly #paging: Paging
  #token = 0
  /** Whether requests fail. */
  isFaulty = true
  onKill: () => void = () => {}
  /** How often each fault came. */
  readonly counts = new Map<Fault, number>()

  constructor(source: ChangingSource, random: SeededRandom, paging: Paging) {
    this.#source = source
    this.#random = random
    this.#paging = paging
  }

  /** Starts; returns the address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://server')
    const fault = this.isFaulty && this.#random.chance(FAULT_SHARE) ? this.#random.pick(FAULTS) : null
    if (fault !== null) this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1)
    if (fault === 'slow') await wait(SLOW_MS)
    if (fault === 'kill') return this.onKill()
    if (fault === '429') return send(response, 429, '{}', { 'retry-after': '0' })
    if (fault === '500') return send(response, 500, 'broken')
    if (fault === 'expired token') this.#token += 1
    const isAllowed = request.headers.authorization === `Bearer token-${this.#token}`
    if (url.pathname !== '/token' && !isAllowed) return send(response, 401, '{}')
    const body = JSON.stringify(url.pathname === '/token' ? { access_token: `token-${this.#token}` } : this.#page(url))
    if (fault === 'truncated') return send(response, 200, body.slice(0, this.#random.whole(0, body.length - 1)))
    if (fault !== 'cut') return send(response, 200, body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) })
    response.write(body.slice(0, this.#random.whole(0, body.length - 1)), () => response.destroy())
  }

  #page({ searchParams: query }: URL) {
    const since = /ModificationTimestamp ge ([^ )]+)/.exec(query.get('$filter') ?? '')?.[1]
    const from = since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(since)
    const byKey = (a: SourceRecord, b: SourceRecord) => (a.key < b.key ? -1 : 1)
    const found = [...this.#source.records.values()].filter(({ modified }) => modified >= from).toSorted(byKey)
    const skip = Number(query.get('$skip') ?? 0)
    const page = found.slice(skip, skip + PAGE)
    const next = new URLSearchParams(query)
    next.set('$skip', String(skip + PAGE))
    const hasLink = this.#paging === 'links' && skip + PAGE < found.length
    return {
      '@odata.count': found.length,
      value: page.map(resoRecord),
      ...(hasLink ? { '@odata.nextLink': `/odata/Property?${next.toString()}` } : {}),
    }
  }
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}
