import { expect } from 'vitest'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import type { Send } from '#adapters/api-client/api-client.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { databasePushDevices } from '#adapters/database/updates/push-devices.ts'
import { databaseUpdateRequests } from '#adapters/database/updates/update-requests.ts'
import { databaseUpdateSubscriptions } from '#adapters/database/updates/update-subscriptions.ts'
import { vapidKeys } from '#adapters/web-push/vapid-keys.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { createUpdateDesk } from '#application/updates/update-desk.ts'
import { ownerOf, subscriberId, updateToken } from '#application/updates/update-link.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ok } from '#domain/result.ts'
import type { Clock, MonotonicClock } from '#ports/clock.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { linkToken } from '../conformance/account-gateway.ts'
import type { TestEngine } from '../conformance/database-engines.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'
import { sourceOf } from '../second-agency.ts'
import { testSite } from './test-site.ts'

export const SITE = 'http://homes.test'

/** A thousandth of a real hash's time: no test here is about the hash. */
const LIGHT_HASH = { memory: 32, passes: 1, parallelism: 1 }

export interface PersonalSiteOptions {
  engine?: TestEngine
  sampleData?: boolean
  publicUrl?: string | null
  clock?: Clock
  monotonic?: MonotonicClock
}

/** The whole site in this process over a database of its own, with what visitors keep and their accounts. */
export async function openPersonalSite({
  engine = 'sqlite',
  sampleData = true,
  publicUrl = null,
  clock = { now: () => new Date() },
  monotonic = { elapsed: () => performance.now() },
}: PersonalSiteOptions = {}) {
  const { database, remove } = await openTestDatabase(engine)
  await syncSamples(database, true)
  const mails: OutgoingMail[] = []
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const outbox = { enqueue: async (mail: OutgoingMail) => (mails.push(mail), ok(undefined)) }
  const secret = 'only for tests, only for tests, only for tests'
  const db = database.db.withTables<AccountTables>()
  const accounts = openAccounts({
    db,
    agency: sourceOf(SAMPLE_AGENCY),
    clock,
    outbox,
    secret,
    siteAddress: SITE,
    hashCost: LIGHT_HASH,
    onError,
  })
  const savedItems = databaseSavedItems(database, { clock, startsWithSamples: () => sampleData, secret, onError })
  const { ask, fetch, routes, rendered } = testSite({
    publicUrl,
    accounts,
    savedItems,
    subscriptions: databaseUpdateSubscriptions(database, onError),
    updateDesk: createUpdateDesk({
      requests: databaseUpdateRequests(database, {
        ownerIdOf: (email) => subscriberId(email, secret),
        clock,
        onMails: () => {},
        onError,
      }),
      agency: sourceOf(SAMPLE_AGENCY),
      siteAddress: SITE,
      clock,
    }),
    ownerOfUpdates: (token) => ownerOf(token, secret),
    pushDevices: databasePushDevices(database, { siteKey: vapidKeys(secret).publicKey, clock, onError }),
    clock,
    rateLimits: memoryRateLimits(monotonic),
  })
  let visitors = 0
  return {
    db: database.db,
    accounts,
    savedItems,
    /** Path of the page that stops an owner's email updates. */
    updatesPath: (ownerId: string) => `/updates/${updateToken(ownerId, secret)}`,
    mails,
    errors,
    routes,
    /** Asks without a browser: no cookie, no Origin. */
    ask,
    /** What the pages were rendered with, in turn. */
    rendered,
    /** Somebody with a browser, on a network of their own unless told. */
    visitor: (network = `10.0.${visitors >> 8}.${visitors++ & 255}`) => ({
      ...openBrowser(fetch, { network, origin: publicUrl ?? SITE }),
      mails,
    }),
    close: async () => {
      await accounts.close()
      await remove()
    },
  }
}

export type PersonalSite = Awaited<ReturnType<typeof openPersonalSite>>
export type Browser = ReturnType<PersonalSite['visitor']>

/** Sends as a browser does from one of the site's pages, and keeps its cookies. */
function openBrowser(
  fetch: (request: Request) => Promise<Response>,
  { network, origin }: { network: string; origin: string },
) {
  const jar = new Map<string, string>()
  const set: string[] = []
  const keep = (header: string) => {
    set.push(header)
    const [name, value = ''] = header.split(';')[0]!.split('=', 2) as [string, string?]
    if (/;\s*max-age=0\b/i.test(header)) jar.delete(name)
    else jar.set(name, value)
  }
  const send: Send = async (path, init) => {
    const headers = new Headers({
      'sec-fetch-site': 'same-origin',
      origin,
      ...(init.headers as Record<string, string>),
    })
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = new Request(`${origin}${path}`, { ...init, headers })
    Object.defineProperty(request, 'ip', { value: network })
    const answer = await fetch(request)
    for (const header of answer.headers.getSetCookie()) keep(header)
    return answer
  }
  return {
    send,
    /** Sends a form as the browser itself does. */
    sendForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    jar,
    /** All Set-Cookie headers received. */
    set,
    ask: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

export const PASSWORD = 'blue door, warm kitchen'
let people = 0
/** Somebody whose email address no test has used. */
export const newPerson = () => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: `person${people++}@example.com`,
  password: PASSWORD,
})

/** The token of the newest link mailed to an address: of a sign-up, a new address or a reset. */
export const mailedToken = linkToken

/** Makes an account, as a visitor does by the mailed link. Signs in. */
export const join = async (browser: Browser, person = newPerson()) => {
  expect((await browser.ask('POST', '/api/account/sign-up', person)).status).toBe(200)
  const token = mailedToken(browser.mails, person.email)
  expect((await browser.ask('POST', '/api/account/confirmation', { token })).status).toBe(200)
  return person
}
