import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databaseUpdateStore } from '#adapters/database/updates/update-store.ts'
import { updateRound } from '#application/updates/update-worker.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import { filtersParams } from '#domain/search/filters-check.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { UPDATE_FREQUENCIES, type UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateStore } from '#ports/server/update-store.ts'
import { madeListing } from '../arbitrary/made-listing.ts'
import { onEngines } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { openTestDatabase } from './test-databases.ts'

const [HOUR, DAYS, PEOPLE, HOMES, STEP_HOURS] = [3_600_000, 30, 25, 40, 3]
const FROM = Date.parse('2026-10-19T14:00:00Z')
const COUNTIES = ['Bergen', 'Essex', 'Morris'] as const
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Numbers from 0 up to `below`, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Event {
  id: number
  home: number
  kind: string
  from?: number
  start?: string
}

interface Source {
  name: string
  every: UpdateFrequency
  county: (typeof COUNTIES)[number]
  upTo: number
  through: number
  toldAt: number
}

interface Person {
  email: string
  favorites: number[]
  sources: Source[]
  told: Set<number>
}

/** Whether New Jersey's clocks have struck 8 a.m. since, on such a day. */
function struckEight(since: number, now: number, every: string): boolean {
  for (let at = since - (since % HOUR) + HOUR; at <= now; at += HOUR) {
    const { day, hour } = newJerseyClock(new Date(at))
    if (hour === 8 && (every === 'daily' || WEEK[new Date(day).getUTCDay()] === every)) return true
  }
  return false
}

const ORDER = ['under-contract', 'reduced', 'new', 'back', 'open-house']

/** What is to be told, worked out plainly: no index, no log, no database. */
class PlainModel {
  readonly #people: readonly Person[]
  readonly #before = new Map<number, Listing | null>()
  readonly #events: Event[] = []

  constructor(people: readonly Person[], homes: readonly Listing[]) {
    this.#people = people
    for (const home of homes) this.#before.set(home.id, home)
  }

  notice(homes: readonly Listing[], now: number): void {
    const found: Omit<Event, 'id'>[] = []
    for (const home of [...homes].sort((a, b) => a.id - b.id)) {
      const before = this.#before.get(home.id)
      const active = home.status === 'active'
      if (active && before === undefined) found.push({ home: home.id, kind: 'new' })
      if (active && (before === null || before?.status === 'under-contract'))
        found.push({ home: home.id, kind: 'back' })
      if (!active && before !== undefined && before?.status !== 'under-contract')
        found.push({ home: home.id, kind: 'under-contract' })
      const price = this.#prices.get(home.id)
      if (active && price !== undefined && home.price < price)
        found.push({ home: home.id, kind: 'reduced', from: price })
      const next = home.openHouses.find(({ startsAt }) => Date.parse(startsAt) > now)?.startsAt
      if (active && next !== undefined && this.#visits.get(home.id) !== next)
        found.push({ home: home.id, kind: 'open-house', start: next })
      this.#prices.set(home.id, home.price)
      this.#visits.set(home.id, home.openHouses[0]?.startsAt)
    }
    const here = new Set(homes.map(({ id }) => id))
    for (const id of this.#before.keys()) if (!here.has(id)) this.#before.set(id, null)
    for (const home of homes) this.#before.set(home.id, home)
    for (const event of found) this.#events.push({ ...event, id: this.#events.length + 1 })
  }
  readonly #prices = new Map<number, number>()
  readonly #visits = new Map<number, string | undefined>()

  begin(homes: readonly Listing[]): void {
    for (const home of homes) {
      this.#prices.set(home.id, home.price)
      this.#visits.set(home.id, home.openHouses[0]?.startsAt)
    }
  }

  tell(homes: readonly Listing[], now: number): string[] {
    const { hour } = newJerseyClock(new Date(now))
    const last = this.#events.length
    return this.#people.flatMap((person) => {
      const due = person.sources.filter(({ every, through, toldAt }) =>
        every === 'at-once' ? hour >= 8 && hour < 21 && through < last : struckEight(toldAt, now, every),
      )
      const lines = homes.flatMap((home) => this.#line(person, due, home, now))
      for (const source of due) Object.assign(source, { through: last, toldAt: now })
      return lines.length === 0 ? [] : [`${person.email}: ${lines.sort().join('; ')}`]
    })
  }

  #line(person: Person, due: readonly Source[], home: Listing, now: number): string[] {
    const events = this.#events.filter(
      (event) =>
        event.home === home.id &&
        !person.told.has(event.id) &&
        due.some(
          (source) => event.id > source.through && concerns(source, person, { home, event, homes: this.#before }),
        ),
    )
    const active = home.status === 'active'
    const isTrue = ({ kind, from, start }: Event): boolean => {
      if (kind === 'under-contract') return !active
      if (kind === 'reduced') return active && from! > home.price
      if (kind === 'open-house')
        return active && Date.parse(start!) > now && home.openHouses.some((visit) => visit.startsAt === start)
      return active
    }
    const kinds = new Set(events.filter(isTrue).map(({ kind }) => kind))
    if (kinds.size === 0) return []
    for (const { id } of events) person.told.add(id)
    return [`${home.id} ${ORDER.filter((kind) => kinds.has(kind)).join('+')}`]
  }
}

interface Concern {
  home: Listing
  event: Event
  homes: ReadonlyMap<number, Listing | null>
}

function concerns(source: Source, { favorites }: Person, { home, event, homes }: Concern): boolean {
  if (source.name === 'favorites') return favorites.includes(home.id)
  if (!['new', 'back', 'reduced'].includes(event.kind)) return false
  if (source.name !== 'similar') return home.county === source.county && home.price <= source.upTo
  if (favorites.includes(home.id)) return false
  return favorites.some((id) => homes.get(id) && isLike(homes.get(id)!, home))
}

const isLike = (one: Pick<Listing, 'county' | 'price'>, other: Pick<Listing, 'county' | 'price'>): boolean =>
  one.county === other.county && Math.abs(one.price - other.price) <= 20_000

onEngines((engine) => {
  describe(`a month of updates on ${engine}`, () => {
    test(
      'H-04 every line of every email comes exactly once, also where the process is killed',
      { timeout: 180_000 },
      async () => {
        const { database, remove } = await openTestDatabase(engine)
        const roll = dice(20_261_019)
        let now = FROM
        const makeHome = (id: number): Listing =>
          madeListing({
            id,
            county: COUNTIES[roll(3)]!,
            price: 400_000 + 10_000 * roll(20),
            openHouses: [],
            title: `Home ${id}`,
            listedOn: newJerseyClock(new Date(now)).day,
          })
        let nextId = HOMES + 1
        let homes = Array.from({ length: HOMES }, (_, index) => makeHome(index + 1))
        const gone: Listing[] = []
        await replaceAll(database, homes)
        const people = Array.from({ length: PEOPLE }, (_, index): Person => {
          const every = () => UPDATE_FREQUENCIES[1 + roll(UPDATE_FREQUENCIES.length - 1)]!
          const source = (name: string): Source => ({
            name,
            every: every(),
            county: COUNTIES[roll(3)]!,
            upTo: 400_000 + 10_000 * roll(20),
            through: 0,
            toldAt: FROM,
          })
          const names = ['favorites', 'similar', 'search a', 'search b'].filter(() => roll(3) > 0)
          const favorites = [...new Set(Array.from({ length: 4 }, () => 1 + roll(HOMES)))]
          return { email: `p${index}@example.com`, favorites, sources: names.map(source), told: new Set() }
        })
        for (const person of people) await store(database, person)

        const model = new PlainModel(people, homes)
        model.begin(homes)
        let sent = 0
        const mailed = async () => {
          const rows = database.db.selectFrom('outbox_mails').select(['contents', 'recipient']).orderBy('created_at')
          const all = await rows.execute()
          const fresh = all.slice(sent)
          sent = all.length
          return fresh
            .map((row) => `${row.recipient}: ${(JSON.parse(row.contents!) as { subject: string }).subject}`)
            .sort()
        }
        const process = (kill: 'before' | 'after' | null): UpdateStore => {
          const real = databaseUpdateStore(database, {
            onMails: () => {},
            onError: (error) => {
              throw error
            },
          })
          if (kill === null) return real
          const settle: UpdateStore['settle'] = async (...telling) => {
            died = true
            if (kill === 'after') await real.settle(...telling)
            throw new Error('killed')
          }
          return { ...real, settle }
        }
        let died = false
        let running = process(null)
        let [mails, kills] = [0, 0]
        for (let step = 0; step < (DAYS * 24) / STEP_HOURS; step++) {
          now = FROM + step * STEP_HOURS * HOUR
          if (step > 0) homes = change(homes, gone, { roll, now, add: () => makeHome(nextId++) })
          await replaceAll(database, homes)
          if (step > 0) model.notice(homes, now)
          died = false
          const kill = step > 0 && roll(6) === 0 ? (roll(2) === 0 ? 'before' : 'after') : null
          // Another process goes on after the killed one's turn has run out.
          if (kill !== null) running = process(kill)
          await database.db.updateTable('update_turn').set({ leased_until: 0 }).execute()
          await updateRound({
            store: running,
            adoptSubscribers: async () => {},
            context: {},
            isLike: (one, other) => one.id !== other.id && isLike(one, other),
            mailFor: (entries, { email }) => ({
              topic: 'updates',
              secretUntil: null,
              mail: {
                to: [{ name: '', address: email }],
                replyTo: null,
                subject: entries
                  .map(({ home, news }) => `${home.id} ${news.map(({ kind }) => kind).join('+')}`)
                  .sort()
                  .join('; '),
                text: '',
                html: '',
                calendar: null,
              },
            }),
            clock: { now: () => new Date(now) },
            log: { info: () => {}, warn: () => {}, error: () => {} },
          })
          if (died) {
            kills++
            running = process(null)
          } else if (kill !== null) running = process(null)
          const told = died && kill === 'before' ? [] : model.tell(homes, now).sort()
          expect(await mailed(), `step ${step}, ${new Date(now).toISOString()}`).toEqual(told)
          mails += told.length
        }
        await remove()
        expect(mails).toBeGreaterThan(300)
        expect(kills).toBeGreaterThan(10)
      },
    )
  })
})

interface Change {
  roll: (below: number) => number
  now: number
  add: () => Listing
}

/** A few homes get another price or status, an open house, or leave; others come, or come back. */
function change(homes: readonly Listing[], gone: Listing[], { roll, now, add }: Change): Listing[] {
  const changed = homes.flatMap((home): Listing[] => {
    const visits = home.openHouses.filter(({ startsAt }) => Date.parse(startsAt) > now)
    const kept = { ...home, openHouses: visits }
    switch (roll(60)) {
      case 0:
        return [{ ...kept, price: kept.price - 10_000 }]
      case 1:
        return [{ ...kept, price: kept.price + 10_000 }]
      case 2:
        return [{ ...kept, status: kept.status === 'active' ? 'under-contract' : 'active' }]
      case 3:
        gone.push(kept)
        return []
      case 4: {
        const startsAt = new Date(now + (1 + roll(100)) * HOUR).toISOString()
        return [{ ...kept, openHouses: [{ startsAt, endsAt: startsAt, byAppointment: false, remarks: null }] }]
      }
      default:
        return [kept]
    }
  })
  if (roll(3) === 0) changed.push(add())
  if (gone.length > 0 && roll(4) === 0) changed.push(gone.shift()!)
  return changed
}

async function store(
  { db }: Awaited<ReturnType<typeof openTestDatabase>>['database'],
  { email, favorites, sources }: Person,
): Promise<void> {
  const [account_id, id] = [randomUUID(), email]
  const account = { first_name: 'Ana', last_name: 'Reader', email, email_verified: 1, created_at: '', updated_at: '' }
  const accounts = db.withTables<{ account_users: Record<string, string | number> }>()
  await accounts
    .insertInto('account_users')
    .values({ id: account_id, ...account })
    .execute()
  await db.insertInto('owners').values({ id, account_id, changed_on: '2026-10-19' }).execute()
  for (const [position, listing_id] of favorites.entries())
    await db
      .insertInto('favorites')
      .values({ owner_id: id, listing_id, position, added_on: '2026-10-19', note: '', seeded: 0 })
      .execute()
  for (const [position, { name, every, county, upTo }] of sources.entries()) {
    if (name.startsWith('search')) {
      const base = defaultFilters('sale')
      const filters = { ...base, county, price: { ...base.price, min: 0, max: upTo } }
      const search = JSON.stringify(filtersParams(filters))
      const row = { owner_id: id, id: name, position, name, search, created_on: '2026-10-19', seeded: 0 }
      await db.insertInto('saved_searches').values(row).execute()
    }
    await db
      .insertInto('update_choices')
      .values({
        owner_id: id,
        source: name,
        every,
        consent_version: '1',
        chosen_at: FROM,
        told_through: 0,
        told_at: FROM,
      })
      .execute()
  }
}
