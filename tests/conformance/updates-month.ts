import { randomUUID } from 'node:crypto'
import type { Database } from '#adapters/database/database.ts'
import { databaseUpdateStore } from '#adapters/database/updates/update-store.ts'
import { updateRound, type UpdateWorkerDeps } from '#application/updates/update-worker.ts'
import type { County } from '#domain/geo/county.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import { filtersParams } from '#domain/search/filters-check.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { UPDATE_FREQUENCIES } from '#domain/updates/update-frequency.ts'
import type { UpdateStore } from '#ports/server/update-store.ts'
import { madeListing } from '../arbitrary/made-listing.ts'
import type { MonthPerson, MonthSource } from './updates-model.ts'

const HOUR = 3_600_000

/** When a month of updates begins: a Monday, 10 a.m. in New Jersey. */
export const MONTH_BEGINS = Date.parse('2026-10-19T14:00:00Z')

/** Numbers from 0 up to `below`, the same in every run. */
export type Dice = (below: number) => number

export function dice(seed: number): Dice {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** How large a month is. */
export interface MonthSize {
  people: number
  homes: number
  counties: readonly County[]
  /** Prices are so many steps of $10,000 from $400,000 up; a search takes those of `searchPrices` of them. */
  prices: number
  searchPrices: number
  /** Of so many homes five change between two rounds. */
  rarity: number
  /** Between two rounds so many homes are new with a chance of a third each, and as many return with a chance of a quarter. */
  arrivals: number
}

/** Homes by their ids, and what happens to them. */
export class MonthMarket {
  readonly homes = new Map<number, Listing>()
  readonly #gone: Listing[] = []
  readonly #size: MonthSize
  readonly #roll: Dice
  #nextId = 1

  constructor(size: MonthSize, roll: Dice) {
    this.#size = size
    this.#roll = roll
    for (let index = 0; index < size.homes; index++) this.#add(MONTH_BEGINS)
  }

  #add(now: number): Listing {
    const { counties, prices } = this.#size
    const id = this.#nextId++
    const home = madeListing({
      id,
      county: counties[this.#roll(counties.length)]!,
      price: 400_000 + 10_000 * this.#roll(prices),
      openHouses: [],
      title: `Home ${id}`,
      listedOn: newJerseyClock(new Date(now)).day,
    })
    this.homes.set(id, home)
    return home
  }

  /** A few homes get another price or status, an open house, or leave; others come, or come back. */
  change(now: number): { changed: Listing[]; removed: number[] } {
    const [changed, removed]: [Listing[], number[]] = [[], []]
    for (const home of this.homes.values()) {
      const kept = withoutPastVisits(home, now)
      const next = this.#happening(kept, now)
      if (next === home) continue
      if (next) {
        changed.push(next)
        this.homes.set(home.id, next)
      } else {
        removed.push(home.id)
        this.#gone.push(kept)
        this.homes.delete(home.id)
      }
    }
    for (let rolls = 0; rolls < this.#size.arrivals; rolls++) {
      if (this.#roll(3) === 0) changed.push(this.#add(now))
      if (this.#gone.length === 0 || this.#roll(4) > 0) continue
      const back = withoutPastVisits(this.#gone.shift()!, now)
      // One that left just now comes back as if it had never been away.
      const place = removed.indexOf(back.id)
      if (place >= 0) removed.splice(place, 1)
      this.homes.set(back.id, back)
      changed.push(back)
    }
    return { changed, removed }
  }

  /** The home as it goes on; null where it leaves. */
  #happening(home: Listing, now: number): Listing | null {
    const roll = this.#roll
    switch (roll(this.#size.rarity)) {
      case 0:
        return { ...home, price: home.price - 10_000 }
      case 1:
        return { ...home, price: home.price + 10_000 }
      case 2:
        return { ...home, status: home.status === 'active' ? 'under-contract' : 'active' }
      case 3:
        return null
      case 4: {
        const startsAt = new Date(now + (1 + roll(100)) * HOUR).toISOString()
        return { ...home, openHouses: [{ startsAt, endsAt: startsAt, byAppointment: false, remarks: null }] }
      }
      default:
        return home
    }
  }
}

function withoutPastVisits(home: Listing, now: number): Listing {
  const openHouses = home.openHouses.filter(({ startsAt }) => Date.parse(startsAt) > now)
  return openHouses.length === home.openHouses.length ? home : { ...home, openHouses }
}

/** People with what they follow, in the order of their ids, which are their addresses. */
export function monthPeople({ people, homes, counties, prices, searchPrices }: MonthSize, roll: Dice): MonthPerson[] {
  return Array.from({ length: people }, (_, index): MonthPerson => {
    const source = (name: string): MonthSource => {
      const upTo = 400_000 + 10_000 * roll(prices)
      return {
        name,
        every: UPDATE_FREQUENCIES[1 + roll(UPDATE_FREQUENCIES.length - 1)]!,
        county: counties[roll(counties.length)]!,
        from: Math.max(0, upTo - 10_000 * searchPrices),
        upTo,
        through: 0,
        toldAt: MONTH_BEGINS,
      }
    }
    const names = ['favorites', 'similar', 'search a', 'search b'].filter(() => roll(3) > 0)
    const favorites = [...new Set(Array.from({ length: 4 }, () => 1 + roll(homes)))]
    const email = `p${String(index).padStart(6, '0')}@example.com`
    return { email, favorites, sources: names.map(source), told: new Set(), mailedAt: 0 }
  })
}

/** Stores people with their choices. */
export async function storePeople({ db }: Pick<Database, 'db'>, people: readonly MonthPerson[]): Promise<void> {
  for (const { email, favorites, sources } of people)
    await db.transaction().execute(async (transaction) => {
      const [account_id, id] = [randomUUID(), email]
      const account = {
        first_name: 'Ana',
        last_name: 'Reader',
        email,
        email_verified: 1,
        created_at: '',
        updated_at: '',
      }
      const accounts = transaction.withTables<{ account_users: Record<string, string | number> }>()
      await accounts
        .insertInto('account_users')
        .values({ id: account_id, ...account })
        .execute()
      await transaction.insertInto('owners').values({ id, account_id, changed_on: '2026-10-19' }).execute()
      const saved = favorites.map((listing_id, position) => ({
        owner_id: id,
        listing_id,
        position,
        added_on: '2026-10-19',
        note: '',
        seeded: 0,
      }))
      await transaction.insertInto('favorites').values(saved).execute()
      for (const [position, { name, every, county, from, upTo }] of sources.entries()) {
        if (name.startsWith('search')) {
          const base = defaultFilters('sale')
          const filters = { ...base, county, price: { ...base.price, min: from, max: upTo } }
          const search = JSON.stringify(filtersParams(filters))
          const row = { owner_id: id, id: name, position, name, search, created_on: '2026-10-19', seeded: 0 }
          await transaction.insertInto('saved_searches').values(row).execute()
        }
        await transaction
          .insertInto('update_choices')
          .values({
            owner_id: id,
            source: name,
            every,
            consent_version: '1',
            chosen_at: MONTH_BEGINS,
            told_through: 0,
            told_at: MONTH_BEGINS,
          })
          .execute()
      }
    })
}

/** When a process is killed: before it stores emails, right after, or between two pages of people. */
export type Kill = 'before' | 'after' | 'between'

interface RoundParts {
  database: Pick<Database, 'db'>
  now: number
  /** Names the round in its emails. */
  round: number
  kill: Kill | null
  isLike: UpdateWorkerDeps['isLike']
  onMails?: () => void
}

/**
 * One round of a process of its own, which goes on after the turn of the one before has run out. Returns the address up to which people have been
 * told; null where nobody has, and undefined where everybody has.
 */
export async function monthRound({
  database,
  now,
  round,
  kill,
  isLike,
  onMails = () => {},
}: RoundParts): Promise<string | null | undefined> {
  await database.db.updateTable('update_turn').set({ leased_until: 0 }).execute()
  const real = databaseUpdateStore(database, {
    onMails,
    onError: (error) => {
      throw error
    },
  })
  let [told, died]: [string | null, boolean] = [null, false]
  const dying: UpdateStore = {
    ...real,
    async dueReaders(...question) {
      if (kill !== null && told !== null) {
        died = true
        throw new Error('killed')
      }
      return real.dueReaders(...question)
    },
    async settle(tellings, at) {
      if (kill === 'before' || died) {
        died = true
        throw new Error('killed')
      }
      const stored = await real.settle(tellings, at)
      told = tellings.at(-1)!.reader.ownerId
      if (kill !== 'after') return stored
      died = true
      throw new Error('killed')
    },
  }
  const rounds = updateRound({
    store: dying,
    adoptSubscribers: async () => {},
    context: {},
    isLike,
    mailFor: (entries, { email }) => ({
      topic: 'updates',
      secretUntil: null,
      mail: {
        to: [{ name: '', address: email }],
        replyTo: null,
        subject: `Round ${round}`,
        text: entries
          .map(({ home, news }) => `${home.id} ${news.map(({ kind }) => kind).join('+')}`)
          .sort()
          .join('\n'),
        html: '',
        calendar: null,
      },
    }),
    clock: { now: () => new Date(now) },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  await rounds.catch((error: unknown) => {
    if (!died) throw error
  })
  return died ? told : undefined
}
