import { foldCase } from '../fold-case.ts'
import { foldTown, townKey, type TownKey } from '../geo/town.ts'
import type { AgencySettings } from './settings.ts'

type Answerer = AgencySettings['roster'][number]
type Route = NonNullable<NonNullable<AgencySettings['inquiries']>['route']>[number]

/** What decides who answers an inquiry. */
export interface AskedOf {
  /** The home it is about; null for a request for a call. */
  home: { city: string; county: string; office: string; agent: string | null } | null
  /** The language it is written in, a code like 'es'; null if that can't be told. */
  language: string | null
  /** The inquiry's id, a UUID. */
  id: string
}

/** Every broker's site is in English. */
const COMMON_LANGUAGE = 'en'

/**
 * The person of the roster who answers an inquiry: of the agency's rules, in its order, the first that names somebody. Where a rule
 * names several, it is their turn by the inquiry's id: evenly in the long run, the same at every instance and try, and without a count
 * that instances would have to share. Null: nobody in particular. Only people with a mail address of their own answer.
 */
export function whoAnswers(
  { roster, routes, firm }: { roster: readonly Answerer[]; routes: readonly Route[]; firm: string },
  asked: AskedOf,
): Answerer | null {
  const people = roster.filter(({ mail }) => mail !== undefined)
  for (const route of routes) {
    const named = people.filter((one) => isNamed(one, route, { ...asked, firm }))
    if (named.length > 0) return named[turnOf(asked.id) % named.length]!
  }
  return null
}

function isNamed(person: Answerer, route: Route, { home, language, firm }: AskedOf & { firm: string }): boolean {
  switch (route) {
    case 'home':
      return home?.office === firm && home.agent !== null && foldCase(home.agent) === foldCase(person.name)
    case 'town':
      return home !== null && (person.towns ?? []).some((town) => isIn(home, town as TownKey))
    case 'language':
      return language !== null && language !== COMMON_LANGUAGE && (person.languages ?? []).includes(language)
    case 'turn':
      return true
  }
}

const isIn = ({ city, county }: { city: string; county: string }, town: TownKey): boolean =>
  foldTown(townKey(city, county)) === foldTown(town)

/** A number from a UUID's first 32 bits, which are random. */
const turnOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16)
