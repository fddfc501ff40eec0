import { randomUUID } from 'node:crypto'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseMailOutbox } from '#adapters/database/mail/mail-outbox.ts'
import type { InquiryRow } from '#adapters/database/schema.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { agencyServices } from '#compose/live-agency-side.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AgencyPage } from '#ports/browser/agency-page.ts'
import { SERVER_ACTOR } from '#ports/server/agency-audit.ts'
import type { TestEngine } from '../conformance/database-engines.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'
import { sourceOf } from '../second-agency.ts'
import { totpCode } from '../totp-app.ts'
import { testSite, TEST_AGENCY_RENDERER } from './test-site.ts'

export const AGENCY_SITE = 'https://homes.test'
export const PASSWORD = 'blue door, warm kitchen'
const LIGHT_HASH = { memory: 32, passes: 1, parallelism: 1 }
const COOKIE = '__Host-keystead-agency'

/** The whole site in this process over a database of its own, with the agency's side. */
export async function openAgencySite({ engine = 'sqlite' }: { engine?: TestEngine } = {}) {
  const { database, remove } = await openTestDatabase(engine)
  const time = { shift: 0 }
  const clock = { now: () => new Date(Date.now() + time.shift) }
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const outbox = databaseMailOutbox(database, { clock, onStored: () => {}, onError })
  const agency = sourceOf(SAMPLE_AGENCY)
  const rateLimits = memoryRateLimits({ elapsed: () => performance.now() })
  const accounts = openAccounts({
    db: database.db.withTables<AccountTables>(),
    agency,
    clock,
    outbox,
    secret: 'only for tests, only for tests, only for tests',
    siteAddress: AGENCY_SITE,
    hashCost: LIGHT_HASH,
    onError,
  })
  const deps = {
    accounts: accounts.members,
    outbox,
    agency,
    siteAddress: AGENCY_SITE,
    clock,
    onMails: () => {},
    onError,
    listings: databaseListingGateway(database, onError),
    rateLimits,
  }
  const services = agencyServices(database, { ...deps, refusalMs: 0 })
  const pages: AgencyPage[] = []
  const site = testSite({
    publicUrl: AGENCY_SITE,
    accounts,
    agencySide: {
      services,
      renderer: {
        ...TEST_AGENCY_RENDERER,
        render: async (page) => {
          pages.push(page)
          return TEST_AGENCY_RENDERER.render(page)
        },
      },
    },
    clock,
    rateLimits,
  })

  /** Somebody with a browser, on a network of their own. */
  function browser() {
    const jar = new Map<string, string>()
    const network = randomUUID()
    const send = async (
      method: string,
      path: string,
      fields?: Record<string, string>,
      headers: Record<string, string> = {},
    ) => {
      const request = new Request(`${AGENCY_SITE}${path}`, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          origin: AGENCY_SITE,
          ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        ...(fields && { body: new URLSearchParams(fields).toString() }),
      })
      Object.defineProperty(request, 'ip', { value: network })
      const response = await site.fetch(request)
      for (const header of response.headers.getSetCookie()) {
        const [name, value = ''] = header.split(';')[0]!.split('=', 2) as [string, string?]
        if (/;\s*max-age=0\b/i.test(header)) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    }
    return {
      jar,
      send,
      open: (path: string) => send('GET', path),
      post: (path: string, fields: Record<string, string> = {}) => send('POST', path, fields),
    }
  }

  /** A member of a role who is signed in; the key of the second step is theirs. */
  async function member(role: AgencyRole, name = 'Nora Feld') {
    const email = `${randomUUID()}@example.com`
    const link = valueOrThrow(await services.people.invite(email, role, SERVER_ACTOR))
    const joining = browser()
    await joining.post('/agency/join', { token: link, name, password: PASSWORD })
    await joining.open('/agency/join/two-step')
    const page = pages.at(-1)!.screen
    if (page.name !== 'join-two-step') throw new Error(`joining led to ${page.name}`)
    await joining.post('/agency/join/two-step', { code: codeOf(page.key) })
    await joining.open('/agency/join/codes')
    const codes = pages.at(-1)!.screen
    await joining.post('/agency/join/codes')
    const session = valueOrThrow(await services.sessions.find(joining.jar.get(COOKIE)!))!
    return {
      ...joining,
      email,
      name,
      key: page.key,
      recoveryCodes: codes.name === 'join-codes' ? codes.recoveryCodes : [],
      id: session.member.id,
      accountId: session.member.accountId,
    }
  }
  /** Stores an inquiry as an earlier version of the site does, and answers its id. */
  async function arrive({ id = randomUUID(), ...change }: Partial<InquiryRow> = {}): Promise<string> {
    const row: InquiryRow = {
      id,
      idempotency_key: id,
      content_hash: id,
      received_at: clock.now().getTime(),
      listing_id: 1,
      listing_title: 'Lakeview House',
      name: 'Dana Whitfield',
      email: `${id}@example.com`,
      phone: '(201) 555-0177',
      message: 'Is the oil tank above ground?',
      tour_day: null,
      tour_slot: null,
      consent_version: '2026-11-21',
      agency_notice_version: '2026-11-22',
    }
    await database.db
      .insertInto('inquiries')
      .values({ ...row, ...change })
      .execute()
    return id
  }
  const codeOf = (key: string) => totpCode(key, clock.now().getTime())
  return {
    db: database.db,
    time,
    errors,
    services,
    accounts,
    pages,
    routes: site.routes,
    fetch: site.fetch,
    browser,
    member,
    arrive,
    codeOf,
    /** What an address was mailed, the newest last. */
    mailsTo: async (email: string) =>
      (await database.db.selectFrom('outbox_mails').selectAll().where('recipient', '=', email).execute()).map(
        ({ contents }) => JSON.parse(contents!) as { subject: string; text: string },
      ),
    /** Entries of the audit log, the newest first. */
    log: async () => valueOrThrow(await services.audit.read({}, { before: null, limit: 50 })),
    close: async () => {
      await accounts.close()
      await remove()
    },
  }
}

export type AgencySite = Awaited<ReturnType<typeof openAgencySite>>
export type AgencyPerson = Awaited<ReturnType<AgencySite['member']>>
export const AGENCY_SESSION = COOKIE
