import { hash, randomUUID } from 'node:crypto'
import type { Inquiry, TakenInquiry } from '#domain/inquiry/inquiry.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { InquiryStore, StoredInquiry } from '#ports/server/inquiry-store.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import type { RateLimitRule, RateLimits } from '#ports/server/rate-limits.ts'
import { takeAll } from '../limits/take-all.ts'
import type { CaseOpening } from './case-opening.ts'
import type { AnswererOf } from './inquiry-answerer.ts'
import type { InquiryHome } from './inquiry-mails.ts'

/** Inquiries an hour from one network: offices and families share one. */
const MAX_FROM_NETWORK = 30
/** Inquiries an hour with one email address, which gets an acknowledgement of each. */
const MAX_WITH_EMAIL = 10
const HOUR = 60 * 60 * 1000

export interface InquiryDeskDeps {
  store: InquiryStore
  listings: Pick<ListingGateway, 'byId' | 'similarTo'>
  /** The mails sent with an inquiry; `home` is null for a request for a call. */
  mailsFor: (stored: StoredInquiry, home: InquiryHome | null, answerer: Mailbox | null) => OutgoingMail[]
  answererOf: AnswererOf
  opening: CaseOpening
  clock: Clock
  rateLimits: RateLimits
}

/** An inquiry whose fields have been checked. */
export interface ArrivedInquiry {
  /** Null for a request for a call. */
  listingId: number | null
  /** One for each message; null for a form that the browser sent without scripts: equal ones within minutes are one message. */
  key: string | null
  inquiry: Inquiry
  /** The sender's network, as `clientNetwork` names it. */
  network: string
}

/** Takes inquiries: each is stored once, with its mails, before the answer. */
export type InquiryDesk = (arrived: ArrivedInquiry) => Promise<Result<TakenInquiry>>

/** Creates the inquiry desk; its answers are those of `InquiryGateway.send`. */
export function createInquiryDesk({
  store,
  listings,
  mailsFor,
  answererOf,
  opening,
  clock,
  rateLimits,
}: InquiryDeskDeps): InquiryDesk {
  const networks = rateLimits.limit({ name: 'inquiries', allowed: MAX_FROM_NETWORK, period: HOUR })
  const emails = rateLimits.limit({ name: 'inquiries-by-email', allowed: MAX_WITH_EMAIL, period: HOUR })

  /** The id under which the same was stored with this key; null where the key is new. */
  const storedId = async (key: string, contentHash: string): Promise<Result<string | null>> => {
    const found = await store.find(key)
    if (!found.ok) return found
    if (found.value === null) return ok(null)
    return found.value.contentHash === contentHash ? ok(found.value.id) : fail(USED_KEY)
  }

  /** As `storedId`, also if the browser itself has just sent the same: a press can be sent by both, it and the scripts. */
  const storedAmong = async (keys: readonly string[], contentHash: string): Promise<Result<string | null>> => {
    for (const key of keys) {
      const id = await storedId(key, contentHash)
      if (!id.ok || id.value !== null) return id
    }
    return ok(null)
  }

  /** Who answers what was stored before: the rules name the same person for the same id, so none is stored with it. */
  const takenBefore = async (id: string, { listingId, inquiry }: ArrivedInquiry): Promise<Result<TakenInquiry>> => {
    const home = listingId === null ? ok(null) : await listings.byId(listingId)
    return ok({ answeredBy: home.ok ? (answererOf({ id, inquiry }, home.value)?.name ?? null) : null })
  }

  const take = async (arrived: ArrivedInquiry, contentHash: string): Promise<Result<TakenInquiry>> => {
    const { listingId, key: given, inquiry, network } = arrived
    const derived = derivedKeys(contentHash, clock.now())
    const key = given ?? derived[0]
    // Before the limits: a repeated request gets the first one's answer.
    const before = await storedAmong([key, ...derived], contentHash)
    if (!before.ok) return before
    if (before.value !== null) return takenBefore(before.value, arrived)
    const email = inquiry.email.toLowerCase()
    const allowed = await takeAll([[networks, network], ...(email ? [[emails, email] as const] : [])], tooMany)
    if (!allowed.ok) return allowed
    const listing = listingId === null ? ok(null) : await listings.byId(listingId)
    if (!listing.ok) return listing
    const stored: StoredInquiry = {
      id: randomUUID(),
      key,
      contentHash,
      receivedAt: clock.now(),
      listingId,
      listingTitle: listing.value?.title ?? CALLBACK_TITLE,
      inquiry,
    }
    const answerer = answererOf(stored, listing.value)
    const home = listing.value && { listing: listing.value, similar: await similarTo(listing.value, listings) }
    const opened = await opening(answerer, stored.receivedAt)
    if (!opened.ok) return opened
    const put = await store.put(stored, mailsFor(stored, home, answerer), opened.value)
    if (!put.ok) return put
    if (put.value) return ok({ answeredBy: answerer?.name ?? null })
    // Another request with the same key was stored in the meantime.
    const first = await storedId(key, contentHash)
    return first.ok ? takenBefore(first.value ?? stored.id, arrived) : first
  }

  const inTurn = createTurns()
  return async (arrived) => {
    // A hidden field: only programs fill it in. They get a success, and nothing is stored.
    if (arrived.inquiry.website !== '') return ok({ answeredBy: null })
    const contentHash = hashOf(arrived.listingId, arrived.inquiry)
    return inTurn(contentHash, () => take(arrived, contentHash))
  }
}

/** How long an inquiry waits for similar homes, ms. */
const SIMILAR_WAIT = 500

/** Similar homes still available; none where they can't be read in time: the inquiry is worth more than they are. */
async function similarTo(
  { id }: Pick<Listing, 'id'>,
  listings: Pick<ListingGateway, 'byId' | 'similarTo'>,
): Promise<Listing[]> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), SIMILAR_WAIT)
  const ended = new Promise<never>((_, reject) => late.signal.addEventListener('abort', reject))
  try {
    return await Promise.race([availableLike(id, listings, late.signal), ended])
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}

/** Whole listings, because they say what their sources require to be shown with them. */
async function availableLike(
  id: number,
  listings: Pick<ListingGateway, 'byId' | 'similarTo'>,
  signal: AbortSignal,
): Promise<Listing[]> {
  const found = await listings.similarTo(id, signal)
  const available = found.ok ? found.value.filter(({ status }) => status !== 'under-contract') : []
  const homes = await Promise.all(available.map((home) => listings.byId(home.id, signal)))
  return homes.flatMap((home) => (home.ok ? [home.value] : []))
}

/** Runs work with the same name one after the other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    try {
      return await turn
    } finally {
      if (last.get(name) === turn) last.delete(name)
    }
  }
}

/** How long equal forms without a key count as one, ms. */
const SAME_MESSAGE = 10 * 60_000

/**
 * The keys that a form without one can have been stored under, the one it gets now first: UUIDs (RFC 9562, version 8) of its
 * content and of the time, in steps.
 */
function derivedKeys(contentHash: string, now: Date): [string, string] {
  const step = Math.floor(now.getTime() / SAME_MESSAGE)
  return [uuidOf(`${contentHash} ${step}`), uuidOf(`${contentHash} ${step - 1}`)]
}

function uuidOf(text: string): string {
  const hex = hash('sha256', text, 'hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Stands for the home's title in a request for a call. */
const CALLBACK_TITLE = 'Call back'

const hashOf = (listingId: number | null, inquiry: Inquiry): string =>
  hash('sha256', JSON.stringify([listingId, inquiry]), 'base64url')

const USED_KEY: Problem = { kind: 'conflict', message: 'This message was already sent with different text.' }

function tooMany(seconds: number, limit: RateLimitRule): Problem {
  const minutes = Math.ceil(seconds / 60)
  const later = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  const message = `You’ve sent many messages in a short time. Please try again ${later}, or call us.`
  return { kind: 'rate-limited', message, retryAfterSeconds: seconds, limit }
}
