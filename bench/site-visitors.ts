import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { madeInquiry } from '../tests/conformance/inquiry-gateway.ts'

/** A request and its end. */
export interface Outcome {
  kind: 'read' | 'write'
  path: string
  /** When it began and ended, ms. */
  from: number
  to: number
  /** 0: no answer. */
  status: number
}

/** Visitors who read pages and write favorites and inquiries, and what they were told. */
export interface SiteVisitors {
  outcomes: Outcome[]
  /** Acknowledged, by what is stored of them. */
  inquiries: Set<string>
  favorites: Set<string>
  stop(): Promise<void>
}

export interface VisitorOptions {
  readers: number
  writers: number
  /** Pause of each visitor between two requests, ms. */
  pauseMs: number
}

const READS = ['/', '/listings', '/listings/1', '/api/listings?market=rent', '/listings?county=Bergen', '/api/home']
const TIMEOUT = 20_000

/** Starts visitors on a site. An inquiry that isn't acknowledged is sent again with its key, as the form does. */
export function startVisitors(url: string, { readers, writers, pauseMs }: VisitorOptions): SiteVisitors {
  const outcomes: Outcome[] = []
  const [inquiries, favorites] = [new Set<string>(), new Set<string>()]
  const ending = new AbortController()
  let networks = 0
  const ask = async (kind: Outcome['kind'], path: string, init: RequestInit = {}): Promise<Response | null> => {
    const network = networks++
    const from = performance.now()
    const headers = {
      origin: url,
      // No limit is meant here.
      'x-forwarded-for': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
      ...(init.headers as Record<string, string>),
    }
    const answer = await whole(fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) }))
    outcomes.push({ kind, path, from, to: performance.now(), status: answer?.status ?? 0 })
    return answer?.ok ? answer : null
  }
  const read = async (first: number) => {
    for (let turn = first; !ending.signal.aborted; turn++) {
      await ask('read', READS[turn % READS.length]!)
      await pause(pauseMs)
    }
  }
  const inquire = async (key: string) => {
    const inquiry = madeInquiry({ email: `${key}@example.com` })
    const body = JSON.stringify({ listingId: 1, key, inquiry })
    const answer = await ask('write', '/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (answer) inquiries.add(`${key}@example.com`)
    return answer !== null
  }
  const save = async () => {
    const answer = await ask('write', '/api/favorites/2', { method: 'PUT' })
    const cookies = answer?.headers.getSetCookie().map((line) => line.split(';')[0]!) ?? []
    for (const cookie of cookies) {
      if (cookie.includes('keystead-visitor=')) favorites.add(hashOf(cookie.split('=')[1]!))
    }
  }
  const write = async () => {
    let key: string = randomUUID()
    while (!ending.signal.aborted) {
      if (await inquire(key)) key = randomUUID()
      await pause(pauseMs)
      await save()
      await pause(pauseMs)
    }
  }
  const all = Promise.all([
    ...Array.from({ length: readers }, (_, index) => read(index)),
    ...Array.from({ length: writers }, write),
  ])
  return {
    outcomes,
    inquiries,
    favorites,
    stop: async () => {
      ending.abort()
      await all
    },
  }
}

/** The answer with its whole body read; null where it broke off. */
async function whole(asking: Promise<Response>): Promise<Response | null> {
  try {
    const answer = await asking
    await answer.arrayBuffer()
    return answer
  } catch {
    return null
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** What is left of what was acknowledged. */
export async function countLost(databaseUrl: string, { inquiries, favorites }: SiteVisitors) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const values = async (query: string) => (await client.query<{ value: string }>(query)).rows.map(({ value }) => value)
  const [emails, visitors] = [
    await values('select email as value from inquiries'),
    await values('select visitor_hash as value from owners join favorites on owner_id = id where listing_id = 2'),
  ]
  await client.end()
  const [keptEmails, keptVisitors] = [new Set(emails), new Set(visitors)]
  return {
    acknowledged: inquiries.size + favorites.size,
    lost: [
      ...[...inquiries].filter((email) => !keptEmails.has(email)),
      ...[...favorites].filter((visitor) => !keptVisitors.has(visitor)),
    ].length,
    doubled: emails.length - keptEmails.size,
  }
}
