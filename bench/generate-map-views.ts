import { townPoint } from '#content/gazetteer.ts'
import { roundedDegrees } from '#domain/geo/degrees.ts'
import type { Bounds, LatLng } from '#domain/geo/geo.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'

/** The window in which the map is seen, CSS pixels; the world is 512 of them wide at zoom 0. */
const WINDOW = { width: 1280, height: 800 }
const WORLD = 512

const TOWNS = [
  ['Ridgewood', 'Bergen'],
  ['Hackensack', 'Bergen'],
  ['Montclair', 'Essex'],
  ['Newark', 'Essex'],
  ['Hoboken', 'Hudson'],
  ['Jersey City', 'Hudson'],
  ['Morristown', 'Morris'],
  ['Dover', 'Morris'],
  ['Clifton', 'Passaic'],
  ['Sparta', 'Sussex'],
  ['Hackettstown', 'Warren'],
] as const

const WORDS = ['maple', 'colonial', 'river views', 'near the train', 'lo', 'quiet street']

/** How a visitor moves on: the zoom now and then by a step, the middle by up to half of the window. */
const PANS_IN_A_VISIT = 12

/** What the map asks for as visitors pan and zoom across the region, the same for the same seed. */
export function generateMapViews(count: number, seed = 5): MapQuery[] {
  const random = seededRandom(seed)
  const views: MapQuery[] = []
  while (views.length < count) views.push(...generateVisit(random))
  return views.slice(0, count)
}

function generateVisit(random: SeededRandom): MapQuery[] {
  const [name, county] = random.pick(TOWNS)
  let center = townPoint(name, county)!
  let zoom = random.whole(8, 14)
  const filters = random.chance(0.7) ? defaultFilters('sale', everyPrice) : generateFilters(center, random)
  return Array.from({ length: PANS_IN_A_VISIT }, () => {
    const within = windowAround(center, zoom)
    center = {
      lat: center.lat + random.around() * (within.north - within.south),
      lng: center.lng + random.around() * (within.east - within.west),
    }
    const view = { filters: { ...filters, within }, zoom }
    if (random.chance(0.25)) zoom = Math.min(14, Math.max(8, zoom + random.pick([-1, 1])))
    return view
  })
}

function windowAround({ lat, lng }: LatLng, zoom: number): Bounds {
  const width = (360 * WINDOW.width) / (WORLD * 2 ** zoom)
  const height = ((width * WINDOW.height) / WINDOW.width) * Math.cos((lat * Math.PI) / 180)
  const [west, south, east, north] = [lng - width / 2, lat - height / 2, lng + width / 2, lat + height / 2]
  return {
    west: roundedDegrees(west),
    south: roundedDegrees(south),
    east: roundedDegrees(east),
    north: roundedDegrees(north),
  }
}

/** One of what narrows a map: size and price, text, towns, or a drawn area. */
function generateFilters(center: LatLng, random: SeededRandom): ListingFilters {
  const filters = defaultFilters('sale', everyPrice)
  const min = random.whole(6, 14) * 50_000
  switch (random.whole(0, 3)) {
    case 0:
      return { ...filters, price: { min, max: min + random.whole(2, 14) * 50_000 }, beds: random.pick(BEDS_OPTIONS) }
    case 1:
      return { ...filters, search: random.pick(WORDS), beds: random.pick(BEDS_OPTIONS) }
    case 2:
      return { ...filters, towns: [1, 2, 3].map(() => pickTown(random)) }
    default:
      return { ...filters, area: generateArea(center, random) }
  }
}

function pickTown(random: SeededRandom): TownKey {
  const [name, county] = random.pick(TOWNS)
  return townKey(name, county)
}

/** A line as a hand draws it: around a middle, now nearer, now farther. */
function generateArea({ lat, lng }: LatLng, random: SeededRandom): LatLng[] {
  const points = random.whole(5, 40)
  const size = random.pick([0.02, 0.06, 0.15])
  return Array.from({ length: points }, (_, place) => {
    const [angle, reach] = [(place / points) * 2 * Math.PI, size * (0.7 + random.next() * 0.5)]
    return {
      lat: roundedDegrees(lat + Math.sin(angle) * reach),
      lng: roundedDegrees(lng + Math.cos(angle) * reach * 1.3),
    }
  })
}
