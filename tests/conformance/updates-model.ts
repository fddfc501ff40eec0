import type { County } from '#domain/geo/county.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'

const HOUR = 3_600_000
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const ORDER = ['under-contract', 'reduced', 'new', 'back', 'open-house']

interface Event {
  id: number
  home: number
  kind: string
  from?: number
  start?: string
}

/** What somebody follows. */
export interface MonthSource {
  name: string
  every: UpdateFrequency
  county: County
  /** Prices of a search, in US dollars. */
  from: number
  upTo: number
  /** News up to this one is told or left out. */
  through: number
  toldAt: number
}

export interface MonthPerson {
  email: string
  favorites: number[]
  sources: MonthSource[]
  told: Set<number>
  mailedAt: number
}

/** What is to be told, worked out plainly: no index, no log, no database. */
export class UpdatesModel {
  readonly #people: readonly MonthPerson[]
  /** As they are; null where they have left. */
  readonly #homes = new Map<number, Listing | null>()
  readonly #prices = new Map<number, number>()
  readonly #visits = new Map<number, string | undefined>()
  readonly #events: Event[] = []
  /** When New Jersey's clocks have struck 8 a.m., and on which day. */
  readonly #mornings: { at: number; weekday: string }[] = []
  #hour: number

  constructor(people: readonly MonthPerson[], homes: Iterable<Listing>, now: number) {
    this.#people = people
    this.#hour = now
    for (const home of homes) this.#keep(home)
  }

  #keep(home: Listing): void {
    this.#homes.set(home.id, home)
    this.#prices.set(home.id, home.price)
    this.#visits.set(home.id, home.openHouses[0]?.startsAt)
  }

  /** Looks at the homes that may have changed. */
  notice(homes: readonly Listing[], removed: readonly number[], now: number): void {
    const found: Omit<Event, 'id'>[] = []
    for (const home of [...homes].sort((a, b) => a.id - b.id)) {
      const before = this.#homes.get(home.id)
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
    }
    for (const id of removed) this.#homes.set(id, null)
    for (const home of homes) this.#keep(home)
    for (const event of found) this.#events.push({ ...event, id: this.#events.length + 1 })
  }

  /** The lines of every person's email now, for the people up to an address. */
  tell(now: number, upTo = '\uffff'): Map<string, string[]> {
    this.#strike(now)
    const last = this.#events.length
    const emails = new Map<string, string[]>()
    for (const person of this.#people) {
      if (person.email > upTo) continue
      const due = person.sources.filter((source) => this.#isDue(source, person, now))
      const lines = this.#lines(person, due, now)
      for (const source of due) Object.assign(source, { through: last, toldAt: now })
      if (lines.length === 0) continue
      person.mailedAt = now
      emails.set(person.email, lines.sort())
    }
    return emails
  }

  #strike(now: number): void {
    for (let at = this.#hour - (this.#hour % HOUR) + HOUR; at <= now; at += HOUR) {
      const { day, hour } = newJerseyClock(new Date(at))
      if (hour === 8) this.#mornings.push({ at, weekday: WEEK[new Date(day).getUTCDay()]! })
      this.#hour = at
    }
  }

  #isDue({ every, through, toldAt }: MonthSource, { mailedAt }: MonthPerson, now: number): boolean {
    if (every !== 'at-once')
      return this.#mornings.some(({ at, weekday }) => at > toldAt && (every === 'daily' || weekday === every))
    const { hour } = newJerseyClock(new Date(now))
    return hour >= 8 && hour < 21 && through < this.#events.length && mailedAt <= now - HOUR
  }

  #lines(person: MonthPerson, due: readonly MonthSource[], now: number): string[] {
    if (due.length === 0) return []
    const byHome = new Map<number, Event[]>()
    for (const event of this.#events.slice(Math.min(...due.map(({ through }) => through)))) {
      const home = this.#homes.get(event.home)
      if (!home || person.told.has(event.id)) continue
      if (!due.some((source) => event.id > source.through && this.#concerns(source, person, home, event))) continue
      byHome.set(home.id, [...(byHome.get(home.id) ?? []), event])
    }
    return [...byHome].flatMap(([id, events]) => this.#line(person, this.#homes.get(id)!, events, now))
  }

  #line(person: MonthPerson, home: Listing, events: readonly Event[], now: number): string[] {
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

  #concerns(source: MonthSource, { favorites }: MonthPerson, home: Listing, { kind }: Event): boolean {
    if (source.name === 'favorites') return favorites.includes(home.id)
    if (!['new', 'back', 'reduced'].includes(kind)) return false
    if (source.name !== 'similar')
      return home.county === source.county && home.price >= source.from && home.price <= source.upTo
    if (favorites.includes(home.id)) return false
    return favorites.some((id) => this.#homes.get(id) && isLike(this.#homes.get(id)!, home))
  }
}

/** In the same county, for much the same price. */
export const isLike = (one: Pick<Listing, 'county' | 'price'>, other: Pick<Listing, 'county' | 'price'>): boolean =>
  one.county === other.county && Math.abs(one.price - other.price) <= 20_000
