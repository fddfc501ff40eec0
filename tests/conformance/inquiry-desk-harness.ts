import { httpInquiryGateway } from '#adapters/api-client/inquiry-gateway.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { caseOpening } from '#application/inquiries/case-opening.ts'
import { answererIn } from '#application/inquiries/inquiry-answerer.ts'
import { createInquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import { inquiryMails } from '#application/inquiries/inquiry-mails.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ok } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import { sourceOf } from '../second-agency.ts'
import { testSite } from '../server/test-site.ts'
import type { TestEngine } from './database-engines.ts'
import { ANSWERERS, type InquiryHarness } from './inquiry-gateway.ts'
import { openTestDatabase } from './test-databases.ts'

type Engine = TestEngine

/** Two people who answer in turn. */
const IN_TURN = {
  routes: ['turn' as const],
  roster: ANSWERERS.map((name, at) => ({
    key: `person-${at}`,
    name,
    license: { kind: 'broker' as const, reference: '0012345' },
    mail: `person-${at}@example.com`,
  })),
}

/** The server's desk over a database with the sample homes. */
export async function openDesk(engine: Engine, clock: Clock = { now: () => new Date() }) {
  const { database, remove } = await openTestDatabase(engine)
  await syncSamples(database, true)
  const onError = (error: unknown) => {
    throw error
  }
  const agency = sourceOf(SAMPLE_AGENCY, IN_TURN)
  const desk = createInquiryDesk({
    store: databaseInquiryStore(database, { onMails: () => {}, onError }),
    listings: databaseListingGateway(database, onError),
    answererOf: answererIn(agency),
    opening: caseOpening(agency, async () => ok([])),
    mailsFor: inquiryMails({
      agency,
      recipients: [{ name: 'Homes', address: 'homes@example.com' }],
      siteAddress: 'https://homes.example.com',
    }),
    clock,
    rateLimits: memoryRateLimits({ elapsed: () => performance.now() }),
  })
  const count = async (table: 'inquiries' | 'outbox_mails') => {
    const query = database.db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'))
    return (await query.executeTakeFirstOrThrow()).count
  }
  const kept = async () => ({ inquiries: await count('inquiries'), mails: await count('outbox_mails') })
  return { desk, kept, close: remove }
}

let networks = 0

/** The desk asked directly. */
export async function deskHarness(engine: Engine): Promise<InquiryHarness> {
  const { desk, kept, close } = await openDesk(engine)
  const gateway: InquiryHarness['gateway'] = {
    send: (listingId, inquiry, key) => desk({ listingId, inquiry, key, network: `network ${networks++}` }),
  }
  return { gateway, kept, close }
}

/** The browser's adapter, talking to the whole site over that desk. */
export async function httpHarness(engine: Engine): Promise<InquiryHarness> {
  const { desk, kept, close } = await openDesk(engine)
  const { fetch } = testSite({ inquiries: desk })
  const send = (path: string, init: RequestInit) =>
    fetch(
      Object.assign(new Request(`http://homes.test${path}`, init), { ip: `10.0.${networks >> 8}.${networks++ & 255}` }),
    )
  return { gateway: httpInquiryGateway(send), kept, close }
}
