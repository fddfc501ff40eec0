import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { newsRetention } from '#adapters/database/updates/news-retention.ts'
import { databaseUpdateRequests } from '#adapters/database/updates/update-requests.ts'
import { databaseUpdateStore } from '#adapters/database/updates/update-store.ts'
import { updateRound, type UpdateWorkerDeps } from '#application/updates/update-worker.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { valueOrThrow } from '#domain/result.ts'
import { keptParams } from '#domain/saved/kept-search.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { DigestEntry } from '#domain/updates/digest.ts'
import type { PushNotice } from '#domain/updates/push-notice.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateStore } from '#ports/server/update-store.ts'
import { madeListing } from '../arbitrary/made-listing.ts'
import type { TestEngine } from './database-engines.ts'
import { replaceAll, rowsOf } from './database-harness.ts'
import { madeMail } from './mail-outbox.ts'
import { signedInOwner } from './signed-in-owner.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A Monday, 10 a.m. in New Jersey. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

const home = (id: number, facts: Partial<Listing> = {}) =>
  madeListing({ id, openHouses: [], listedOn: '2026-11-22', ...facts, title: `Home ${id}` })
const search = (facts: Partial<ListingFilters> = {}): ListingFilters => ({ ...defaultFilters('sale'), ...facts })
const visit = (startsAt: string) => ({ startsAt, endsAt: startsAt, byAppointment: false, remarks: null })

/** What an email said: each home's news and why it is there. */
const linesOf = (entries: readonly DigestEntry[]): string[] =>
  entries
    .map(({ home: { id }, news, why }) => {
      const reasons = why.map((one) =>
        one.kind === 'favorite'
          ? 'saved'
          : one.kind === 'search'
            ? one.name
            : one.kind === 'wishes'
              ? `wishes of ${one.name}: ${one.address['like']}`
              : `like ${one.to}`,
      )
      return `${id} ${news.map(({ kind }) => kind).join('+')} (${reasons.join(', ')})`
    })
    .sort()

/** The contract of `ports/update-store.ts` on an engine, by rounds of the worker that uses it. */
export function updateStoreConformance(engine: TestEngine): void {
  describe(`updates on homes on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    const database = () => opened().database
    let now = MONDAY
    let sent: string[] = []
    let wakings = 0
    let problems: unknown[] = []

    const rethrow = (error: unknown) => {
      throw error
    }
    const storeOf = (onError: (error: unknown) => unknown = rethrow): UpdateStore =>
      databaseUpdateStore(database(), { onMails: () => wakings++, onError })
    let own: UpdateStore
    const worker = (store = own): UpdateWorkerDeps => ({
      store,
      adoptSubscribers: async () => {},
      context: {},
      isLike: (one, other) => one.id !== other.id && one.county === other.county,
      mailFor: (entries, { firstName, email }) => ({
        topic: 'updates',
        secretUntil: null,
        mail: {
          to: [{ name: firstName ?? '', address: email }],
          replyTo: null,
          subject: linesOf(entries).join('; '),
          text: '',
          html: '',
          calendar: null,
        },
      }),
      clock: { now: () => new Date(now) },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })
    /** Looks once, and answers what has been mailed since the last time. */
    const round = async (deps = worker()): Promise<string[]> => {
      await updateRound(deps)
      const mails = await database().db.selectFrom('outbox_mails').select(['recipient', 'contents']).execute()
      const all = mails.map(
        ({ recipient, contents }) => `${recipient}: ${(JSON.parse(contents!) as { subject: string }).subject}`,
      )
      const fresh = all.sort().filter((one) => !sent.includes(one))
      expect(all.length - sent.length).toBe(fresh.length)
      sent = all
      return fresh
    }
    const list = (...homes: Listing[]) => replaceAll(database(), homes)
    /** Lists what feeds say of one home. */
    async function listAs(parcel_key: string, homes: Listing[]): Promise<void> {
      await list(...homes)
      const rest = { number_key: null, parcel_key, address_key: null, entries: '[]', ended_on: null }
      const rows = homes.map((one) => {
        const { source, source_key } = rowsOf(one).listing
        return { source, source_key, ...rest }
      })
      if (rows.length > 0) await database().db.insertInto('listing_histories').values(rows).execute()
    }

    /** Somebody with an account, who wants emails. */
    async function person(
      name: string,
      {
        verified = true,
        favorites = [],
        choices = {},
        searches = {},
      }: {
        verified?: boolean
        favorites?: number[]
        choices?: Partial<Record<'favorites' | 'similar', UpdateFrequency>>
        searches?: Record<string, { filters: ListingFilters; liked?: string[]; every: UpdateFrequency }>
      },
    ): Promise<string> {
      const { db } = database()
      const [account_id, id] = [randomUUID(), randomUUID()]
      const accounts = db.withTables<{ account_users: Record<string, string | number> }>()
      await accounts
        .insertInto('account_users')
        .values({
          id: account_id,
          first_name: name,
          last_name: 'Reader',
          email: `${name}@example.com`,
          email_verified: verified ? 1 : 0,
          created_at: '',
          updated_at: '',
        })
        .execute()
      await db.insertInto('owners').values({ id, account_id, changed_on: '2026-11-23' }).execute()
      for (const [position, listing_id] of favorites.entries())
        await db
          .insertInto('favorites')
          .values({ owner_id: id, listing_id, position, added_on: '2026-11-23', note: '', seeded: 0 })
          .execute()
      for (const [source, every] of Object.entries(choices)) await choose(id, source, every)
      for (const [position, [label, { filters, liked = [], every }]] of Object.entries(searches).entries()) {
        const stored = JSON.stringify(keptParams({ filters, liked }))
        const row = { name: label, search: stored, created_on: '2026-11-23', seeded: 0 }
        await db
          .insertInto('saved_searches')
          .values({ owner_id: id, id: label, position, ...row })
          .execute()
        await choose(id, label, every)
      }
      return id
    }
    const choose = (owner_id: string, source: string, every: UpdateFrequency) =>
      database()
        .db.insertInto('update_choices')
        .values({ owner_id, source, every, consent_version: '1', chosen_at: now, told_through: 0, told_at: now })
        .execute()

    beforeEach(async () => {
      now = MONDAY
      sent = []
      wakings = 0
      problems = []
      own = storeOf()
      const { db } = database()
      for (const table of ['owners', 'outbox_mails', 'home_news', 'known_homes'] as const)
        await db.deleteFrom(table).execute()
      await db.withTables<{ account_users: { id: string } }>().deleteFrom('account_users').execute()
      await db.updateTable('update_turn').set({ listings_version: null, lease: null, leased_until: null }).execute()
    })

    test('H-04 what is there when somebody begins is no news; a new home is, once', async () => {
      await list(home(1))
      await person('ana', { searches: { Bergen: { filters: search({ county: 'Bergen' }), every: 'at-once' } } })
      expect(await round()).toEqual([])
      await list(home(1), home(2), home(3, { county: 'Sussex' }), home(4, { market: 'rent', price: 2500 }))
      expect(await round()).toEqual(['ana@example.com: 2 new (Bergen)'])
      expect(wakings).toBe(1)
      now += 2 * HOUR
      expect(await round()).toEqual([])
    })

    test.each(['at-once', 'daily'] as const)(
      'H-04 wishes, %s: of the homes that meet the musts, those that meet every wish, and it says so',
      async (every) => {
        const filters = search({ county: 'Bergen', beds: 3, features: ['yard'] })
        await list(home(1))
        await person('ana', { searches: { Quiet: { filters, liked: ['beds', 'yard'], every } } })
        await round()
        const yard = { features: ['Yard'] }
        await list(
          home(1),
          home(2, { beds: 3, ...yard }),
          home(3, { beds: 2, ...yard }),
          home(4, { beds: 3, features: [] }),
          home(5, { beds: 3, ...yard, county: 'Essex' }),
        )
        now += 24 * HOUR
        expect(await round()).toEqual(['ana@example.com: 2 new (wishes of Quiet: beds,yard)'])
        await list(home(1), home(2, { beds: 3, ...yard }), home(3, { beds: 3, ...yard, price: 700_000 }))
        now += 24 * HOUR
        expect(await round()).toEqual(['ana@example.com: 3 reduced (wishes of Quiet: beds,yard)'])
      },
    )

    test('H-04 saved homes: reduced, under contract, back, and open to visitors', async () => {
      await list(home(1), home(2), home(3), home(4))
      await person('ana', { favorites: [1, 2, 3], choices: { favorites: 'at-once' } })
      await round()
      await list(
        home(1, { price: 780_000 }),
        home(2, { status: 'under-contract' }),
        home(3, { openHouses: [visit('2026-11-28T18:00:00.000Z')] }),
        home(4, { price: 1 }),
      )
      expect(await round()).toEqual([
        'ana@example.com: 1 reduced (saved); 2 under-contract (saved); 3 open-house (saved)',
      ])
      now += HOUR + 1
      await list(home(1, { price: 790_000 }), home(2), home(3, { openHouses: [visit('2026-11-28T18:00:00.000Z')] }))
      expect(await round()).toEqual(['ana@example.com: 2 back (saved)'])
    })

    test('H-04 what is no longer true when the email is written is left out', async () => {
      await list(home(1), home(2))
      await person('ana', { favorites: [1, 2], choices: { favorites: 'daily' } })
      await round()
      await list(home(1, { price: 700_000 }), home(2, { price: 700_000 }))
      await round()
      await list(home(1))
      now += 24 * HOUR
      expect(await round()).toEqual([])
    })

    test('H-04 a home that somebody follows for two reasons is told once, with both', async () => {
      await list(home(1), home(9, { county: 'Sussex' }))
      await person('ana', {
        favorites: [1],
        choices: { favorites: 'at-once', similar: 'at-once' },
        searches: { Bergen: { filters: search({ county: 'Bergen' }), every: 'daily' } },
      })
      await round()
      await list(home(1, { price: 790_000 }), home(2), home(9, { county: 'Sussex' }))
      expect(await round()).toEqual(['ana@example.com: 1 reduced (saved); 2 new (like Home 1)'])
      // The next morning the search has nothing that she doesn't know.
      now += 23 * HOUR
      expect(await round()).toEqual([])
    })

    test('H-04 daily at 8 a.m., weekly on the chosen day, at once neither at night nor twice in an hour', async () => {
      await list(home(1))
      const bergen = (every: UpdateFrequency) => ({ Bergen: { filters: search({ county: 'Bergen' }), every } })
      await person('daily', { searches: bergen('daily') })
      await person('thursday', { searches: bergen('thursday') })
      await person('atonce', { searches: bergen('at-once') })
      await round()
      const add = async (id: number) => {
        const rows = [home(id)].map(rowsOf)
        await ListingStore.write(database().db, async (store) => {
          await store.put(rows)
          return { changed: true }
        })
      }
      const told: string[] = []
      const arrivals: Record<number, number> = { 1: 2, 1.5: 3, 12: 4, 40: 5 }
      for (let hours = 0; hours <= 96; hours += 0.5) {
        now = MONDAY + hours * HOUR
        const arrival = arrivals[hours]
        if (arrival !== undefined) await add(arrival)
        for (const mail of await round()) told.push(`${hours} ${mail.replace('@example.com', '')}`)
      }
      expect(told).toEqual([
        '1 atonce: 2 new (Bergen)',
        '2 atonce: 3 new (Bergen)',
        '22 atonce: 4 new (Bergen)',
        '22 daily: 2 new (Bergen); 3 new (Bergen); 4 new (Bergen)',
        '46 atonce: 5 new (Bergen)',
        '46 daily: 5 new (Bergen)',
        '70 thursday: 2 new (Bergen); 3 new (Bergen); 4 new (Bergen); 5 new (Bergen)',
      ])
    })

    test('H-04 a home that is listed anew is back, and no news at all where its old listing goes at that moment', async () => {
      const listed = (...ids: number[]) =>
        listAs(
          'parcel 7',
          ids.map((id) => home(id, { source: 'feed' })),
        )
      await listed(1)
      await person('ana', { searches: { Bergen: { filters: search({ county: 'Bergen' }), every: 'at-once' } } })
      await round()
      await listed(2)
      expect(await round()).toEqual([])
      await listed()
      await round()
      await listed(3)
      expect(await round()).toEqual(['ana@example.com: 3 back (Bergen)'])
    })

    test('H-04 a home whose own listing is shown again after another feed’s has never been away', async () => {
      const listed = (id: number) => listAs('parcel 8', [home(id, { source: 'feed' })])
      await listed(1)
      await person('ana', { favorites: [1, 2], choices: { favorites: 'at-once' } })
      await round()
      for (const id of [2, 1, 2]) {
        await listed(id)
        expect(await round()).toEqual([])
      }
    })

    test('H-04 a home that has been on the market for long is no new listing where its feed is connected', async () => {
      await list(home(1))
      await person('ana', { searches: { Bergen: { filters: search({ county: 'Bergen' }), every: 'at-once' } } })
      await round()
      await list(home(1), home(2, { listedOn: '2026-11-08' }), home(3, { listedOn: '2026-11-09' }))
      expect(await round()).toEqual(['ana@example.com: 3 new (Bergen)'])
    })

    test('H-04 one person’s unreadable search or email keeps nobody else from theirs', async () => {
      const bergen = { Bergen: { filters: search({ county: 'Bergen' }), every: 'at-once' as const } }
      await list(home(1))
      const torn = await person('torn', { searches: bergen })
      await person('hurt', { searches: bergen })
      for (let index = 0; index < 25; index++) await person(`p${index}`, { searches: bergen })
      await round()
      await database().db.updateTable('saved_searches').set({ search: '{' }).where('owner_id', '=', torn).execute()
      await list(home(1), home(2))
      const deps = worker(storeOf((error) => problems.push(error)))
      await database().db.updateTable('update_turn').set({ leased_until: 0 }).execute()
      const mailFor: UpdateWorkerDeps['mailFor'] = (entries, reader) => {
        if (reader.firstName === 'hurt') throw new Error('no words')
        return deps.mailFor(entries, reader)
      }
      expect(await round({ ...deps, mailFor })).toHaveLength(25)
      expect(String(problems[0])).toMatch(/saved search "Bergen" cannot be read/)
      now += 2 * HOUR
      expect(await round(deps)).toEqual(['hurt@example.com: 2 new (Bergen)'])
    })

    test('H-04 each device of a person is told what the email tells, once, and as rarely', async () => {
      await list(home(1), home(2))
      const ana = await person('ana', { favorites: [1], choices: { favorites: 'at-once', similar: 'at-once' } })
      const { db } = database()
      const owner = await db.selectFrom('owners').select('account_id').where('id', '=', ana).executeTakeFirstOrThrow()
      const at = new Date(now)
      const { sessions } = await signedInOwner(db, { now: at, sessions: 2, accountId: owner.account_id! })
      for (const session_id of sessions) {
        const row = { session_id, endpoint: session_id, p256dh: '', auth: '', site_key: '', added_at: now }
        await db.insertInto('push_devices').values(row).execute()
      }
      const told = async () => {
        const rows = await db.selectFrom('outbox_pushes').select(['session_id', 'contents']).execute()
        await db.deleteFrom('outbox_pushes').execute()
        expect(rows.map((row) => row.session_id).sort()).toEqual(rows.length === 0 ? [] : sessions.toSorted())
        return [...new Set(rows.map((row) => row.contents))].map((one) => JSON.parse(one) as PushNotice)
      }
      await round()
      expect(await told()).toEqual([])
      await list(home(1, { price: 700_000, city: 'Montclair' }), home(2), home(3))
      expect(await round()).toEqual(['ana@example.com: 1 reduced (saved); 3 new (like Home 1)'])
      expect(await told()).toEqual([
        { title: '1 new home, 1 reduced', body: '$700,000, Montclair', path: '/listings/1' },
      ])
      await list(home(1, { price: 690_000 }), home(2), home(3))
      expect(await round()).toEqual([])
      expect(await told()).toEqual([])
      now += HOUR + 1
      await round()
      expect(await told()).toEqual([expect.objectContaining({ path: '/listings/1' })])
    })

    test('H-04 nobody without a confirmed address gets an email', async () => {
      await list(home(1))
      await person('ana', {
        verified: false,
        searches: { Bergen: { filters: search({ county: 'Bergen' }), every: 'at-once' } },
      })
      await round()
      await list(home(1), home(2))
      expect(await round()).toEqual([])
    })

    test('H-04 an address without an account gets the news since it was confirmed, once', async () => {
      const requests = databaseUpdateRequests(database(), {
        ownerIdOf: (email) => `owner of ${email}`,
        clock: { now: () => new Date(now) },
        onMails: () => {},
        onError: rethrow,
      })
      const [filters, expiresAt] = [search({ county: 'Bergen' }), new Date(now + 72 * HOUR)]
      const asked = {
        id: 'r1',
        email: 'eve@example.com',
        name: 'Bergen',
        filters,
        liked: ['county'],
        every: 'at-once' as const,
        expiresAt,
      }
      await list(home(1))
      await person('ana', { favorites: [1], choices: { favorites: 'at-once' } })
      const mail = { topic: 'confirm-updates' as const, mail: madeMail('Confirm'), secretUntil: expiresAt }
      valueOrThrow(await requests.add(asked, mail))
      await database().db.deleteFrom('outbox_mails').execute()
      await round()
      await list(home(1), home(2))
      expect(await round()).toEqual([])
      valueOrThrow(await requests.confirm('r1'))
      expect(await round()).toEqual([])
      await list(home(1), home(2), home(3))
      expect(await round()).toEqual(['eve@example.com: 3 new (wishes of Bergen: county)'])
      now += 2 * HOUR
      expect(await round()).toEqual([])
    })

    test('H-04 who stops the emails while one is written gets none', async () => {
      await list(home(1))
      const ana = await person('ana', { favorites: [1], choices: { favorites: 'at-once' } })
      await round()
      await list(home(1, { price: 700_000 }))
      const stopped: UpdateStore = {
        ...own,
        settle: async (...telling) => {
          await database().db.deleteFrom('update_choices').where('owner_id', '=', ana).execute()
          return own.settle(...telling)
        },
      }
      expect(await round(worker(stopped))).toEqual([])
    })

    test('H-04 two processes at work, of which one has lost its turn, send one email', async () => {
      await list(home(1))
      await person('ana', { favorites: [1], choices: { favorites: 'at-once' } })
      const [one, other] = [storeOf(), storeOf()]
      await round(worker(one))
      await list(home(1, { price: 700_000 }))
      expect(await round(worker(other))).toEqual([])
      const meddled: UpdateStore = {
        ...one,
        settle: async (...telling) => {
          await database().db.updateTable('update_turn').set({ leased_until: 0 }).execute()
          await updateRound(worker(other))
          return one.settle(...telling)
        },
      }
      expect(await round(worker(meddled))).toEqual(['ana@example.com: 1 reduced (saved)'])
    })

    test('H-04 where the log of changes is too short, all homes are compared', async () => {
      await list(home(1), home(2))
      await person('ana', { favorites: [1, 2], choices: { favorites: 'at-once' } })
      await round()
      await list(home(1, { price: 700_000 }), home(2))
      await database().db.deleteFrom('listing_changes').execute()
      expect(await round()).toEqual(['ana@example.com: 1 reduced (saved)'])
    })

    test('R-04 news is forgotten after 60 days, and a home that has been away for a year', async () => {
      await list(home(1), home(2))
      await person('ana', { favorites: [1], choices: { favorites: 'monday' } })
      await round()
      await list(home(1, { price: 700_000 }))
      await round()
      const { removeOld } = newsRetention(database())
      expect(await removeOld(new Date(now + 59 * 24 * HOUR))).toBe(0)
      // The newest stays, for its number.
      expect(await removeOld(new Date(now + 61 * 24 * HOUR))).toBe(0)
      await list(home(1, { price: 690_000 }))
      now += HOUR
      await round()
      expect(await removeOld(new Date(now + 61 * 24 * HOUR))).toBe(1)
      expect(await own.lastNews()).toBe(2)
      expect(await removeOld(new Date(now + 366 * 24 * HOUR))).toBe(1)
      const known = await database().db.selectFrom('known_homes').select('listing_id').execute()
      expect(known.map((row) => row.listing_id)).toEqual([1])
    })

    test('H-04 while nobody wants updates no process takes the turn', async () => {
      const holder = async () =>
        (await database().db.selectFrom('update_turn').select('lease').executeTakeFirst())!.lease
      await list(home(1))
      await round()
      expect(await holder()).toBeNull()
      await person('ana', { favorites: [1], choices: { favorites: 'at-once' } })
      await round()
      expect(await holder()).not.toBeNull()
    })

    test('H-04 what happened while nobody wanted to know is no news to the next who does', async () => {
      await list(home(1))
      const ana = await person('ana', { favorites: [1], choices: { favorites: 'at-once' } })
      await round()
      await database().db.deleteFrom('owners').where('id', '=', ana).execute()
      await round()
      await list(home(1, { price: 700_000 }), home(2))
      await round()
      await person('eve', { favorites: [1], choices: { favorites: 'at-once', similar: 'at-once' } })
      expect(await round()).toEqual([])
    })
  })
}
