import { sql, type Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { databaseInquiryRecords } from '#adapters/database/inquiries/inquiry-records.ts'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { lockOwner } from '#adapters/database/saved/owner-lock.ts'
import { visitorRetention } from '#adapters/database/saved/visitor-retention.ts'
import type { Schema } from '#adapters/database/schema.ts'
import { stopAddress } from '#adapters/database/updates/stopped-addresses.ts'
import { databaseUpdateRequests, updateRequestRetention } from '#adapters/database/updates/update-requests.ts'
import { databaseUpdateSubscriptions } from '#adapters/database/updates/update-subscriptions.ts'
import { subscriberId } from '#application/updates/update-link.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readKeptSearch } from '#domain/saved/kept-search.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import { openPersonalSite, type PersonalSite } from '../server/personal-site.ts'
import { onEngines } from './database-engines.ts'
import { madeMail } from './mail-outbox.ts'
import { plantAccount } from './saved-items-harness.ts'

const DAY = 24 * 3_600_000
const BERGEN: ListingFilters = { ...defaultFilters('sale'), county: 'Bergen' }
const ESSEX: ListingFilters = { ...defaultFilters('sale'), county: 'Essex' }

onEngines((engine) => {
  describe(`email updates to an address without an account on ${engine}`, () => {
    let now = Date.parse('2026-11-23T15:00:00Z')
    let wakings = 0
    let site: PersonalSite
    beforeAll(async () => {
      site = await openPersonalSite({ engine })
    })
    afterAll(() => site.close())
    beforeEach(() => site.db.deleteFrom('outbox_mails').execute())

    const database = () => ({ db: site.db, lookups: site.db })
    const rethrow = (error: unknown) => {
      throw error
    }
    const requests = () =>
      databaseUpdateRequests(database(), {
        ownerIdOf: (email) => subscriberId(email, 'only for tests'),
        clock: { now: () => new Date(now) },
        onMails: () => wakings++,
        onError: rethrow,
      })
    const subscriptions = () => databaseUpdateSubscriptions(database(), rethrow)
    const newEmail = () => `${randomUUID()}@example.com`

    async function ask(
      email: string,
      filters = BERGEN,
      every: Exclude<UpdateFrequency, 'off'> = 'daily',
      liked: string[] = [],
    ) {
      const id = randomUUID()
      const expiresAt = new Date(now + 3 * DAY)
      const mail = { ...madeMail('Confirm'), to: [{ name: '', address: email }] }
      const request = { id, email, name: `In ${filters.county}`, filters, liked, every, expiresAt }
      valueOrThrow(await requests().add(request, { topic: 'confirm-updates', mail, secretUntil: expiresAt }))
      return id
    }
    const find = async (id: string) => valueOrThrow(await requests().find(id))
    const confirm = async (id: string) => valueOrThrow(await requests().confirm(id))
    const mailsTo = (email: string) =>
      site.db.selectFrom('outbox_mails').select('topic').where('recipient', '=', email).execute()
    const ownerOf = async (email: string) =>
      (await site.db.selectFrom('subscribers').select('owner_id').where('email', '=', email).executeTakeFirst())
        ?.owner_id
    const choicesOf = async (ownerId: string) => valueOrThrow(await subscriptions().of(ownerId)).choices
    const everything = async (email: string) => [
      ...(await site.db.selectFrom('update_requests').select('id').where('email', '=', email).execute()),
      ...(await site.db.selectFrom('subscribers').select('owner_id').where('email', '=', email).execute()),
      ...(await mailsTo(email)),
    ]

    test('H-04 a request stores one email, and nothing begins until it is confirmed', async () => {
      const email = newEmail()
      const id = await ask(email)
      expect(wakings).toBeGreaterThan(0)
      expect(await mailsTo(email)).toEqual([{ topic: 'confirm-updates' }])
      for (let times = 0; times < 2; times++)
        expect(await find(id)).toEqual({ search: 'In Bergen', every: 'daily', isConfirmed: false })
      expect(await ownerOf(email)).toBeUndefined()
    })

    test('H-04 confirmed, as often as it is repeated, the address has the search once', async () => {
      const email = newEmail()
      const id = await ask(email)
      for (let times = 0; times < 2; times++)
        expect(await confirm(id)).toEqual({ search: 'In Bergen', every: 'daily', isConfirmed: true })
      expect(await find(id)).toMatchObject({ isConfirmed: true })
      const ownerId = (await ownerOf(email))!
      expect(valueOrThrow(await subscriptions().of(ownerId))).toEqual({
        choices: [{ about: { search: 'In Bergen' }, every: 'daily' }],
        hasAccount: false,
      })
      const choice = site.db.selectFrom('update_choices').select(['consent_version', 'chosen_at', 'told_at'])
      expect(await choice.where('owner_id', '=', ownerId).execute()).toEqual([
        { consent_version: '2026-11-28', chosen_at: now, told_at: now },
      ])
    })

    test('H-04 a second request for the same search replaces the first, which no longer works', async () => {
      const email = newEmail()
      const first = await ask(email)
      const second = await ask(email, BERGEN, 'friday')
      expect([await find(first), await confirm(first)]).toEqual([null, null])
      await confirm(second)
      expect(await choicesOf((await ownerOf(email))!)).toEqual([{ about: { search: 'In Bergen' }, every: 'friday' }])
    })

    test('H-04 asked for again, a search that has emails gets the new frequency, and no news is passed over', async () => {
      const email = newEmail()
      await confirm(await ask(email))
      const ownerId = (await ownerOf(email))!
      await site.db.updateTable('update_choices').set({ told_through: -7 }).where('owner_id', '=', ownerId).execute()
      const again = await ask(email, BERGEN, 'at-once')
      await confirm(again)
      await confirm(await ask(email, ESSEX))
      expect(await find(again)).toMatchObject({ every: 'at-once', isConfirmed: true })
      expect(await choicesOf(ownerId)).toEqual([
        { about: { search: 'In Bergen' }, every: 'at-once' },
        { about: { search: 'In Essex' }, every: 'daily' },
      ])
      const rows = site.db.selectFrom('update_choices').select('told_through').where('owner_id', '=', ownerId)
      expect((await rows.execute()).map((row) => row.told_through)).toContain(-7)
    })

    test('H-04 the same filters by wishes are another search, which keeps its wishes', async () => {
      const email = newEmail()
      await confirm(await ask(email))
      await confirm(await ask(email, BERGEN, 'sunday', ['county']))
      await confirm(await ask(email, BERGEN, 'monday', ['county']))
      const ownerId = (await ownerOf(email))!
      expect(await choicesOf(ownerId)).toEqual([
        { about: { search: 'In Bergen' }, every: 'daily' },
        { about: { search: 'In Bergen' }, every: 'monday' },
      ])
      const rows = site.db.selectFrom('saved_searches').select('search').where('owner_id', '=', ownerId)
      const kept = await rows.orderBy('position').execute()
      expect(kept.map(({ search }) => readKeptSearch(JSON.parse(search) as Record<string, string>))).toEqual([
        { filters: BERGEN, liked: [] },
        { filters: BERGEN, liked: ['county'] },
      ])
    })

    test('R-04 a link expires after three days, and what it was about is deleted', async () => {
      const email = newEmail()
      const id = await ask(email)
      const { removeOld } = updateRequestRetention(site)
      await site.db.updateTable('outbox_mails').set({ state: 'sent', settled_at: now }).execute()
      expect(await removeOld(new Date(now + 3 * DAY - 1))).toBe(0)
      expect(await mailsTo(email)).toHaveLength(1)
      now += 3 * DAY
      expect([await find(id), await confirm(id)]).toEqual([null, null])
      expect(await removeOld(new Date(now))).toBeGreaterThan(0)
      expect(await everything(email)).toEqual([])
    })

    test('an address has at most 20 searches', async () => {
      const email = newEmail()
      const priced = (min: number) => ({ ...BERGEN, price: { ...BERGEN.price, min: min * 10_000 } })
      for (let index = 1; index <= 20; index++) await confirm(await ask(email, priced(index)))
      const more = await ask(email, priced(21))
      expect(await requests().confirm(more)).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
      expect(await find(more)).toMatchObject({ isConfirmed: false })
      await confirm(await ask(email, priced(3), 'monday'))
      expect(await choicesOf((await ownerOf(email))!)).toHaveLength(20)
    })

    test('R-04 stopping leaves nothing of the address, and another’s untouched', async () => {
      const [email, other] = [newEmail(), newEmail()]
      const [id] = [await ask(email), await confirm(await ask(other))]
      await confirm(id)
      await ask(email, ESSEX)
      const ownerId = (await ownerOf(email))!
      const stopped = { choices: [], hasAccount: false }
      for (let times = 0; times < 2; times++)
        expect(valueOrThrow(await subscriptions().stopAll(ownerId))).toEqual(stopped)
      expect(await everything(email)).toEqual([])
      const owners = await site.db.selectFrom('owners').select('id').where('id', '=', ownerId).execute()
      expect([owners, await find(id)]).toEqual([[], null])
      expect(await choicesOf((await ownerOf(other))!)).toHaveLength(1)
    })

    test('H-04 stopped and asked for again, the emails are stopped by an earlier link, too', async () => {
      const email = newEmail()
      await confirm(await ask(email))
      const earlier = (await ownerOf(email))!
      valueOrThrow(await subscriptions().stopAll(earlier))
      await confirm(await ask(email, ESSEX))
      expect(await choicesOf(earlier)).toEqual([{ about: { search: 'In Essex' }, every: 'daily' }])
      valueOrThrow(await subscriptions().stopAll(earlier))
      expect(await everything(email)).toEqual([])
    })

    const stop = (address: string, reason: StopReason = 'bounce') =>
      site.db.transaction().execute((transaction) => stopAddress(transaction, { address, reason, now: new Date(now) }))
    /** PostgreSQL tells how many wait for the transaction; those of SQLite stand in line for its one writer. */
    const haveBegun = (transaction: Transaction<Schema>, count: number) =>
      engine === 'sqlite'
        ? wait(150)
        : vi.waitFor(async () => expect(await waitingFor(transaction)).toBe(count), { timeout: 30_000, interval: 20 })
    async function waitingFor(transaction: Transaction<Schema>): Promise<number> {
      await sql`SELECT pg_stat_clear_snapshot()`.execute(transaction)
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::integer AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(transaction)
      return rows[0]!.count
    }
    /** Starts works in turn while a transaction holds what it changes, and waits for all. */
    async function during(
      change: (transaction: Transaction<Schema>) => Promise<void>,
      ...works: (() => Promise<unknown>)[]
    ) {
      const started: Promise<unknown>[] = []
      await site.db.transaction().execute(async (transaction) => {
        await change(transaction)
        for (const work of works) {
          started.push(work())
          await haveBegun(transaction, started.length)
        }
      })
      await Promise.all(started)
    }

    test('H-04 a request at the moment of a bounce stores nothing', async () => {
      const email = newEmail()
      const bounced = { address: email, reason: 'bounce', now: new Date(now) } as const
      await during(
        (transaction) => stopAddress(transaction, bounced),
        () => ask(email),
      )
      expect(await everything(email)).toEqual([])
    })

    test('H-04 a bounce at the moment of a confirmation ends what it began', async () => {
      const email = newEmail()
      const id = await ask(email)
      await during(
        async (transaction) => {
          await transaction.updateTable('update_requests').set({ name: 'Held' }).where('id', '=', id).execute()
        },
        () => confirm(id),
        () => stop(email),
      )
      expect(await everything(email)).toEqual([])
    })

    test('R-04 forgetting at the operator’s command ends what an address gets and asked for; a complaint stays', async () => {
      const records = databaseInquiryRecords(database(), { now: () => new Date(now) })
      const [email, pending, other] = [newEmail(), newEmail(), newEmail()]
      for (const address of [email, other]) await confirm(await ask(address))
      await ask(email, ESSEX)
      await ask(pending)
      const nothing = { inquiries: 0, hadUpdates: false, hasComplained: false }
      expect(await records.forget(` ${email.toUpperCase()}`)).toEqual({ ...nothing, hadUpdates: true })
      expect(await records.forget(pending)).toEqual({ ...nothing, hadUpdates: true })
      expect([...(await everything(email)), ...(await everything(pending))]).toEqual([])
      expect(await ownerOf(other)).toBeDefined()
      await stop(email)
      await stop(pending, 'complaint')
      expect(await records.forget(email)).toEqual(nothing)
      expect(await records.forget(pending)).toEqual({ ...nothing, hasComplained: true })
      for (const address of [email, pending]) await ask(address)
      expect([await mailsTo(email), await mailsTo(pending)]).toEqual([[{ topic: 'confirm-updates' }], []])
    })

    test('R-04 forgetting keeps the updates of an account, which is kept, too', async () => {
      const email = `${await plantAccount(site)}@example.com`
      const mail = { ...madeMail('News'), to: [{ name: '', address: email }] }
      const sent = { topic: 'updates', mail, secretUntil: null } as const
      await putMails(site.db, [sent], { now: new Date(now), inquiryId: null })
      await databaseInquiryRecords(database(), { now: () => new Date(now) }).forget(email)
      expect(await mailsTo(email)).toEqual([{ topic: 'updates' }])
    })

    test.each(['bounce', 'complaint'] as const)(
      'H-04 after a %s nothing is left of the address, and it gets no link either',
      async (reason) => {
        const email = newEmail()
        await confirm(await ask(email))
        const pending = await ask(email, ESSEX)
        await stop(email.toUpperCase(), reason)
        expect([await find(pending), await everything(email)]).toEqual([null, []])
        const again = await ask(email)
        expect([await everything(email), await confirm(again)]).toEqual([[], null])
      },
    )

    test.each(['bounce', 'complaint'] as const)(
      'H-04 after a %s of an address that has confirmed nothing, its links don’t work, and those that wait aren’t sent',
      async (reason) => {
        const [email, other] = [newEmail(), newEmail()]
        const pending = [await ask(email), await ask(email, ESSEX)]
        await ask(other)
        await stop(email, reason)
        expect(await everything(email)).toEqual([])
        for (const id of pending) expect([await find(id), await confirm(id)]).toEqual([null, null])
        expect(await everything(other)).toHaveLength(2)
      },
    )

    test('R-04 a subscriber is no visitor who never came back', async () => {
      const email = newEmail()
      await confirm(await ask(email))
      await visitorRetention(site).removeOld(new Date(now + 1000 * DAY))
      expect(await ownerOf(email)).toBeDefined()
    })

    /** An account, and the address of its own as a subscriber that has two searches. */
    async function subscribedAccount() {
      const account = await plantAccount(site)
      const email = `${account}@example.com`
      await confirm(await ask(email))
      await confirm(await ask(email, ESSEX, 'sunday'))
      return { account, email, former: (await ownerOf(email))! }
    }
    const adopt = async () => valueOrThrow(await site.savedItems.adoptSubscribers())

    test('H-04 an account takes over what its address gets, and the earlier link stops it', async () => {
      const { account, email, former } = await subscribedAccount()
      await site.db.insertInto('told_news').values({ owner_id: former, news_id: 7 }).execute()
      for (let times = 0; times < 2; times++) await adopt()
      expect(await ownerOf(email)).toBeUndefined()
      const { searches } = valueOrThrow(await site.savedItems.updates({ account }).choices())
      expect(searches.filter(({ every }) => every !== 'off').map(({ name, every }) => [name, every])).toEqual([
        ['In Bergen', 'daily'],
        ['In Essex', 'sunday'],
      ])
      expect(valueOrThrow(await subscriptions().of(former))).toMatchObject({ hasAccount: true })
      expect(await choicesOf(former)).toHaveLength(2)
      const told = site.db.selectFrom('told_news').innerJoin('owners', 'owners.id', 'owner_id').select('news_id')
      expect(await told.where('account_id', '=', account).execute()).toEqual([{ news_id: 7 }])
      expect(valueOrThrow(await subscriptions().stopAll(former))).toEqual({ choices: [], hasAccount: true })
      const kept = valueOrThrow(await site.savedItems.savedSearches({ account }).list())
      expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['In Bergen', 'In Essex']))
    })

    test('H-04 a link that is used while an account takes over stops what the account has then', async () => {
      const { account, former } = await subscribedAccount()
      await during(
        (transaction) => lockOwner(transaction, former),
        adopt,
        () => subscriptions().stopAll(former),
      )
      // Of two that wait for a row, PostgreSQL may let the later one go first.
      expect(await choicesOf(former)).toEqual([])
      const { searches } = valueOrThrow(await site.savedItems.updates({ account }).choices())
      expect(searches.filter(({ every }) => every !== 'off')).toEqual([])
    })

    test('H-04 asked for at an address that an account had, emails are stopped by its earlier link, and the account’s are not', async () => {
      const { account, email, former } = await subscribedAccount()
      await adopt()
      const users = site.db.withTables<AccountTables>().updateTable('account_users')
      await users.set({ email: newEmail() }).where('id', '=', account).execute()
      await confirm(await ask(email))
      valueOrThrow(await subscriptions().stopAll(former))
      expect(await ownerOf(email)).toBeUndefined()
      const { searches } = valueOrThrow(await site.savedItems.updates({ account }).choices())
      expect(searches.filter(({ every }) => every !== 'off')).toHaveLength(2)
    })

    test('H-04 one address that can’t be taken over is reported, and keeps no other from it', async () => {
      const people = [await subscribedAccount(), await subscribedAccount(), await subscribedAccount()]
      const [{ former }] = people as [(typeof people)[0]]
      // Taken over twice: the database refuses.
      const { id } = await site.db.selectFrom('owners').select('id').where('id', '<>', former).executeTakeFirstOrThrow()
      await site.db.insertInto('adopted_subscribers').values({ former_id: former, owner_id: id }).execute()
      site.errors.length = 0
      await adopt()
      expect(site.errors.map(String)).toEqual([expect.stringContaining(former)])
      expect((await Promise.all(people.map(({ email }) => ownerOf(email)))).filter(Boolean)).toEqual([former])
      await site.db.deleteFrom('owners').where('id', '=', former).execute()
    })

    test('H-04 what the account itself has chosen about the same search counts', async () => {
      const { account } = await subscribedAccount()
      const own = valueOrThrow(await site.savedItems.savedSearches({ account }).add('Mine', ESSEX))
      valueOrThrow(await site.savedItems.updates({ account }).choose({ search: own.id }, 'at-once'))
      await adopt()
      const { searches } = valueOrThrow(await site.savedItems.updates({ account }).choices())
      expect(searches.filter(({ every }) => every !== 'off').map(({ name, every }) => [name, every])).toEqual([
        ['Mine', 'at-once'],
        ['In Bergen', 'daily'],
      ])
    })

    test('H-04 an account whose address isn’t confirmed takes over nothing', async () => {
      const { account, email } = await subscribedAccount()
      const users = site.db.withTables<AccountTables>().updateTable('account_users')
      await users.set({ email_verified: 0 }).where('id', '=', account).execute()
      await adopt()
      expect(await ownerOf(email)).toBeDefined()
    })
  })
})
