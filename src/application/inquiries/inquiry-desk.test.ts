import { afterEach, expect, test, vi } from 'vitest'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { InquiryStore } from '#ports/server/inquiry-store.ts'
import { memoryRateLimits } from '../limits/memory-limits.ts'
import { createInquiryDesk, type ArrivedInquiry } from './inquiry-desk.ts'
import type { InquiryHome } from './inquiry-mails.ts'

afterEach(() => void vi.useRealTimers())

const [HOME, OTHER, SOLD] = [
  ALL_SAMPLES[0]!,
  { ...ALL_SAMPLES[1]!, status: 'active' as const },
  { ...ALL_SAMPLES[2]!, status: 'under-contract' as const },
]
const ARRIVED: ArrivedInquiry = {
  listingId: HOME.id,
  key: '0d5c8f5e-0000-4000-8000-000000000000',
  network: '10.0.0.1',
  inquiry: {
    name: 'Ana Example',
    email: 'ana@example.com',
    phone: '',
    message: 'Is it still available?',
    tour: null,
    consent: '2026-11-21',
    agencyNotice: '2026-11-22',
    website: '',
  },
}

/** Sends an inquiry while similar homes are looked up like this; answers what its mails are made of. */
async function homesMailed(similarTo: ListingGateway['similarTo']): Promise<(InquiryHome | null)[]> {
  const homes: (InquiryHome | null)[] = []
  const store: InquiryStore = { find: async () => ok(null), put: async () => ok(true) }
  const desk = createInquiryDesk({
    store,
    listings: { byId: async (id) => ok([HOME, OTHER, SOLD].find((home) => home.id === id)!), similarTo },
    mailsFor: (_, home) => {
      homes.push(home)
      return []
    },
    answererOf: () => null,
    opening: async (_, at) => ok({ assigneeId: null, dueAt: at }),
    clock: { now: () => new Date('2026-11-28T15:00:00Z') },
    rateLimits: memoryRateLimits({ elapsed: () => 0 }),
  })
  const sending = desk(ARRIVED)
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1000)
  expect(await sending).toEqual(ok({ answeredBy: null }))
  return homes
}

test('D-09 the mails get the homes like the one asked about that can be had', async () => {
  expect(await homesMailed(async () => ok([OTHER, SOLD]))).toEqual([{ listing: HOME, similar: [OTHER] }])
})

test.each<[string, ListingGateway['similarTo']]>([
  ['cannot be read', async () => fail(unavailable('The database is down.'))],
  ['throw', () => Promise.reject(new Error('broken'))],
])('D-09 similar homes that %s hold up neither the inquiry nor its mails', async (_, similarTo) => {
  expect(await homesMailed(similarTo)).toEqual([{ listing: HOME, similar: [] }])
})

test('D-09 an inquiry doesn’t wait long for similar homes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const signals: AbortSignal[] = []
  const homes = await homesMailed((_, signal) => {
    signals.push(signal!)
    return new Promise(() => {})
  })
  expect(homes).toEqual([{ listing: HOME, similar: [] }])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
