import { formatCount } from '#domain/count.ts'
import { isWithin } from '#domain/geo/geo.ts'
import { knownFacts } from '#domain/listing/home-size.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { formatShortPrice } from '#domain/money/short-price.ts'
import { isPlaced, type MapCluster, type MapHomes, type PlacedHome } from '#domain/search/map-homes.ts'
import type { MapMarker } from '#ports/browser/map-view.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { shortCost } from '#ui/listing/home-cost.ts'

/** Which homes on the map are selected, hovered or visited. */
export interface Attention {
  selected: ListingSummary | null
  /** The pointer or the focus is on its pill or its row. */
  hovered: ListingSummary | null
  visited: ReadonlySet<number>
}

const HOME_KEY = /^home-(\d+)$/
const CLUSTER_KEY = /^cluster-(\d+)$/

export const homeKey = (id: number): string => `home-${id}`
const clusterKey = (id: number): string => `cluster-${id}`

/** The id of the home a marker shows, or null. */
export const homeOfKey = (key: string): number | null => idIn(HOME_KEY, key)
/** The id of the cheapest home of the cluster a marker shows, or null. */
export const clusterOfKey = (key: string): number | null => idIn(CLUSTER_KEY, key)

function idIn(pattern: RegExp, key: string): number | null {
  const found = pattern.exec(key)
  return found ? Number(found[1]) : null
}

/**
 * The markers of a map: homes in the order of the list, then clusters. The selected home always has a marker of its own,
 * even if it is part of a cluster. With `months` they show what a home costs a month instead of its price.
 */
export function homeMarkers(
  { homes, groups }: MapHomes,
  attention: Attention,
  months: CostTerms | null = null,
): MapMarker[] {
  const { selected, hovered } = attention
  const isAlone = ({ id }: ListingSummary) => homes.some((home) => home.id === id)
  const alone = selected && isPlaced(selected) && !isAlone(selected) ? [...homes, selected] : homes
  const within = hovered && !isAlone(hovered) && hovered.id !== selected?.id ? clusterAround(hovered, groups) : null
  return [
    ...alone.map((home) => homeMarker(home, attention, months)),
    ...groups.map((cluster) => clusterMarker(cluster, cluster === within, months !== null)),
  ]
}

/** The first cluster whose box contains the home. */
const clusterAround = ({ location }: ListingSummary, groups: readonly MapCluster[]): MapCluster | null =>
  (location && groups.find(({ bounds }) => isWithin(location, bounds))) ?? null

const homeMarker = (home: PlacedHome, attention: Attention, months: CostTerms | null): MapMarker => ({
  key: homeKey(home.id),
  kind: 'home',
  at: home.location,
  words: [
    ...(months ? monthWords(home, months) : [{ text: formatShortPrice(home.price), seen: true }]),
    { text: homeWords(home), seen: false },
  ],
  look: lookOf(home.id, attention),
})

/** '$5.4k' is read out as a month's cost. */
function monthWords(home: PlacedHome, months: CostTerms): MapMarker['words'] {
  const month = shortCost(home, months)
  return [
    { text: month ?? 'n/a', seen: true },
    { text: month ? 'a month,' : 'Monthly cost: Not provided,', seen: false },
  ]
}

function lookOf(id: number, { selected, hovered, visited }: Attention): MapMarker['look'] {
  if (selected?.id === id) return 'selected'
  if (hovered?.id === id) return 'hovered'
  return visited.has(id) ? 'visited' : 'plain'
}

/** 'Lakeview Colonial, 12 Oak Road, Boonton, NJ 07005, 4 beds, 2.5 baths, 2,400 sq ft, $850,000'. */
const homeWords = (home: PlacedHome): string =>
  [home.title, home.address, ...knownFacts(home), formatPrice(home.price, home.market)].join(', ')

/** The cheapest home by its price need not be that by its month: a cluster of months has none. */
const clusterMarker = ({ at, count, cheapest }: MapCluster, hovered: boolean, byMonth: boolean): MapMarker => ({
  key: clusterKey(cheapest.id),
  kind: 'cluster',
  at,
  words: [
    { text: formatCount(count), seen: true },
    ...(byMonth
      ? [{ text: 'homes', seen: false }]
      : [
          { text: 'homes from', seen: false },
          { text: formatShortPrice(cheapest.price), seen: true },
        ]),
  ],
  look: hovered ? 'hovered' : 'plain',
})
