import { formatCount } from '#domain/count.ts'
import { isWithin } from '#domain/geo/geo.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { formatShortPrice } from '#domain/money/short-price.ts'
import { isPlaced, type MapCluster, type MapHomes, type PlacedHome } from '#domain/search/map-homes.ts'
import type { MapMarker } from '#ports/browser/map-view.ts'
import { knownFacts } from '#ui/listing/home-facts.ts'

/** What of the homes on the map the visitor has to do with just now. */
export interface Attention {
  selected: ListingSummary | null
  /** The pointer or the focus is on it, or on its row. */
  hovered: ListingSummary | null
  visited: ReadonlySet<number>
}

const HOME_KEY = /^home-(\d+)$/
const GROUP_KEY = /^group-(\d+)$/

export const homeKey = (id: number): string => `home-${id}`
const groupKey = (id: number): string => `group-${id}`

/** The home a marker stands for, or null. */
export const homeOfKey = (key: string): number | null => numberIn(HOME_KEY, key)
/** The cheapest home of the group a marker stands for, or null. */
export const groupOfKey = (key: string): number | null => numberIn(GROUP_KEY, key)

function numberIn(pattern: RegExp, key: string): number | null {
  const found = pattern.exec(key)
  return found ? Number(found[1]) : null
}

/**
 * The markers of what a map shows: homes as they come, in the order of the list, then groups. The selected home is always
 * one of its own, also where it stands in a group.
 */
export function homeMarkers({ homes, groups }: MapHomes, attention: Attention): MapMarker[] {
  const { selected, hovered } = attention
  const isAlone = ({ id }: ListingSummary) => homes.some((home) => home.id === id)
  const alone = selected && isPlaced(selected) && !isAlone(selected) ? [...homes, selected] : homes
  const within = hovered && !isAlone(hovered) && hovered.id !== selected?.id ? groupAround(hovered, groups) : null
  return [
    ...alone.map((home) => homeMarker(home, attention)),
    ...groups.map((group) => groupMarker(group, group === within)),
  ]
}

/** The group a home stands in, as far as its place tells. */
const groupAround = ({ location }: ListingSummary, groups: readonly MapCluster[]): MapCluster | null =>
  (location && groups.find(({ bounds }) => isWithin(location, bounds))) ?? null

const homeMarker = (home: PlacedHome, attention: Attention): MapMarker => ({
  key: homeKey(home.id),
  kind: 'home',
  at: home.location,
  words: [
    { text: formatShortPrice(home.price), seen: true },
    { text: homeWords(home), seen: false },
  ],
  look: lookOf(home.id, attention),
})

function lookOf(id: number, { selected, hovered, visited }: Attention): MapMarker['look'] {
  if (selected?.id === id) return 'selected'
  if (hovered?.id === id) return 'hovered'
  return visited.has(id) ? 'visited' : 'plain'
}

/** 'Lakeview Colonial, 12 Oak Road, Boonton, NJ 07005, 4 beds, 2.5 baths, 2,400 sq ft, $850,000'. */
const homeWords = (home: PlacedHome): string =>
  [home.title, home.address, ...knownFacts(home), formatPrice(home.price, home.market)].join(', ')

const groupMarker = ({ at, count, cheapest }: MapCluster, hovered: boolean): MapMarker => ({
  key: groupKey(cheapest.id),
  kind: 'cluster',
  at,
  words: [
    { text: formatCount(count), seen: true },
    { text: 'homes from', seen: false },
    { text: formatShortPrice(cheapest.price), seen: true },
  ],
  look: hovered ? 'hovered' : 'plain',
})
