import { COUNTIES, type County } from '../geo/county.ts'
import { HOME_KINDS, type HomeKind } from '../listing/home-kind.ts'
import { withoutPart } from '../search/filter-parts.ts'
import type { FilterPart } from '../search/filters.ts'
import { everyPrice } from '../search/filters/price.ts'
import { kindsOf } from '../search/kinds-of-market.ts'
import type { Asked, RankedHome, RankedPage, RankQuery } from './ranking.ts'
import { mustSteps } from './wishes.ts'

/** One thing of a ranked search turned, to find a home unlike those that it shows. */
export type Turn =
  /** Only these, in none of which the best homes are. */
  | { by: 'county'; counties: readonly County[] }
  | { by: 'kind'; kinds: readonly HomeKind[] }
  /** Without this must. */
  | { by: 'must'; part: FilterPart }

/** The first home of a turned search that the best ones aren’t, or that misses the must. */
export interface Contrast {
  turn: Turn
  home: RankedHome
}

/** As many as are shown. */
const MOST = 3
/** As many of the homes ranked first are what others differ from: a small market may have every county on a page. */
const BEST = 3
/** As many musts as are tried: each turn ranks once more. */
const MOST_MUSTS = 2

/** The limits that a visitor may have set too tight; who may live in a home is none of them, nor is its place. */
const LIMITS: ReadonlySet<FilterPart['part']> = new Set([
  'cost',
  'price',
  'train',
  'beds',
  'baths',
  'size',
  'lot',
  'built',
  'fee',
])

/** A room in a shared home is another way to live, not another home. */
const isHome = (kind: HomeKind): boolean => kind !== 'room'

/** Whether the visitor has marked a home as not for them. */
export type IsPassed = (id: number) => boolean

const NONE_PASSED: IsPassed = () => false

/** The homes that contrasts differ from: those of a first page that the visitor hasn’t passed on. */
export const bestOf = ({ homes }: Pick<RankedPage, 'homes'>, isPassed = NONE_PASSED): RankedHome[] =>
  homes.filter(({ listing }) => !isPassed(listing.id)).slice(0, BEST)

/** What may be turned of a search that these homes are the best of. */
export function turnsOf({ filters, liked }: Asked, homes: readonly RankedHome[]): Turn[] {
  if (homes.length === 0) return []
  const counties = COUNTIES.filter(
    (county) => !filters.notCounties.includes(county) && homes.every(({ listing }) => listing.county !== county),
  )
  const kinds = kindsOf(filters.market, HOME_KINDS).filter(
    (kind) => isHome(kind) && !filters.notKinds.includes(kind) && homes.every(({ fit }) => fit.kind !== kind),
  )
  const musts = mustSteps(filters, liked).filter(({ part }) => LIMITS.has(part.part))
  return [
    ...(counties.length > 0 ? [{ by: 'county', counties } as const] : []),
    ...(kinds.length > 0 ? [{ by: 'kind', kinds } as const] : []),
    ...musts.slice(0, MOST_MUSTS).map(({ part }) => ({ by: 'must', part }) as const),
  ]
}

/** The first page of the same search with one thing turned. */
export function turned({ filters, liked }: Asked, turn: Turn): RankQuery {
  if (turn.by === 'must') return { filters: withoutPart(filters, turn.part, everyPrice), liked, page: 1 }
  const isOther = (name: string) => name !== (turn.by === 'county' ? 'county' : 'kinds')
  return {
    filters:
      turn.by === 'county'
        ? { ...filters, county: null, counties: turn.counties, notCounties: [] }
        : { ...filters, kinds: turn.kinds, notKinds: [] },
    liked: liked.filter(isOther),
    page: 1,
  }
}

/** A turn with the first page that it found. */
export interface Turned {
  turn: Turn
  page: Pick<RankedPage, 'total' | 'homes' | 'feeds'>
}

/**
 * Up to three homes unlike the best ones of a first page, no two the same: in another county, of another kind, and one that
 * misses the tightest of the musts, which is the one that most homes miss.
 */
export function contrastsOf(
  first: Pick<RankedPage, 'homes'>,
  found: readonly Turned[],
  isPassed = NONE_PASSED,
): Contrast[] {
  const isRanked = isOneOf(first.homes)
  const others = found.filter(({ turn }) => turn.by !== 'must')
  const musts = found.filter(({ turn }) => turn.by === 'must').toSorted((a, b) => b.page.total - a.page.total)
  const shown = bestOf(first, isPassed)
  const contrasts: Contrast[] = []
  for (const { turn, page } of [...others, ...musts]) {
    if (contrasts.length === MOST || contrasts.some((each) => each.turn.by === turn.by)) continue
    const isShown = isOneOf(shown)
    const home = page.homes.find(
      ({ listing: { id } }) =>
        !isShown(id) &&
        !isPassed(id) &&
        // Both are in one order: what meets the must and is on this first page is on the other one, too.
        !(turn.by === 'must' && isRanked(id)),
    )
    if (!home) continue
    shown.push(home)
    contrasts.push({ turn, home })
  }
  return contrasts
}

function isOneOf(homes: readonly RankedHome[]): (id: number) => boolean {
  const ids = new Set(homes.map(({ listing }) => listing.id))
  return (id) => ids.has(id)
}
