import type { Feature, FeatureCollection, Point } from 'geojson'
import { GAZETTEER } from '#content/gazetteer.ts'

/** Population assumed where it is unknown; it decides the size of a name and the zoom it appears at. */
const DEFAULT_TOWN_POPULATION = 3000
const DEFAULT_HAMLET_POPULATION = 1500

type LngLatPair = readonly [lng: number, lat: number]

/** The position of each county's name, set by hand. */
const COUNTY_NAMES: Readonly<Record<string, LngLatPair>> = {
  Sussex: [-74.69, 41.155],
  Warren: [-74.99, 40.86],
  Morris: [-74.56, 40.86],
  Passaic: [-74.33, 41.06],
  Bergen: [-74.075, 40.965],
  Essex: [-74.27, 40.8],
  Hudson: [-74.065, 40.755],
}

/** Places outside the region. Rank 0 is a state, 1 New York City, 2 and 3 other places. */
const SURROUNDING_NAMES: readonly (readonly [name: string, at: LngLatPair, rank: number])[] = [
  ['New York City', [-73.955, 40.765], 1],
  ['White Plains', [-73.763, 41.034], 2],
  ['Yonkers', [-73.87, 40.945], 2],
  ['Nyack', [-73.918, 41.09], 3],
  ['Suffern', [-74.15, 41.115], 3],
  ['Newburgh', [-74.01, 41.503], 2],
  ['Middletown', [-74.423, 41.446], 2],
  ['Port Jervis', [-74.693, 41.375], 3],
  ['Stroudsburg', [-75.195, 40.987], 2],
  ['Easton', [-75.21, 40.688], 2],
  ['Allentown', [-75.477, 40.602], 2],
  ['Elizabeth', [-74.21, 40.664], 2],
  ['Plainfield', [-74.407, 40.634], 2],
  ['Trenton', [-74.76, 40.22], 2],
  ['Staten Island', [-74.15, 40.58], 2],
  ['Brooklyn', [-73.95, 40.65], 2],
  ['Bronx', [-73.87, 40.85], 2],
  ['NEW YORK', [-74.2, 41.35], 0],
  ['PENNSYLVANIA', [-75.32, 41.1], 0],
]

/** Waters, with the angle of their name, degrees clockwise; `ashore` names stand beside a narrow river. */
const WATER_NAMES: readonly (readonly [name: string, at: LngLatPair, angle: number, ashore: boolean])[] = [
  ['Hudson River', [-73.9, 40.94], -75, false],
  ['Newark Bay', [-74.135, 40.685], -60, false],
  ['Delaware River', [-75.08, 40.99], 0, false],
  ['Passaic River', [-74.36, 40.806], -60, true],
  ['Pequannock River', [-74.322, 41.013], 8, true],
  ['Musconetcong River', [-74.83, 40.852], -68, true],
]

const point = (at: LngLatPair, properties: Record<string, string | number | boolean>): Feature<Point> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [...at] },
})

const points = (features: Feature<Point>[]): FeatureCollection<Point> => ({ type: 'FeatureCollection', features })

export const townNames = (): FeatureCollection<Point> =>
  points(
    GAZETTEER.filter(({ kind }) => kind === 'town' || kind === 'hamlet').map(({ kind, name, at, population }) =>
      point([at.lng, at.lat], {
        name,
        population: population ?? (kind === 'town' ? DEFAULT_TOWN_POPULATION : DEFAULT_HAMLET_POPULATION),
      }),
    ),
  )

/** ZIP codes, for orientation when few towns are in view. */
export const zipNames = (): FeatureCollection<Point> =>
  points(GAZETTEER.filter(({ kind }) => kind === 'zip').map(({ name, at }) => point([at.lng, at.lat], { name })))

export const countyNames = (): FeatureCollection<Point> =>
  points(Object.entries(COUNTY_NAMES).map(([name, at]) => point(at, { name: `${name} County` })))

export const surroundingNames = (): FeatureCollection<Point> =>
  points(SURROUNDING_NAMES.map(([name, at, rank]) => point(at, { name, rank })))

export const waterNames = (): FeatureCollection<Point> =>
  points(WATER_NAMES.map(([name, at, angle, ashore]) => point(at, { name, angle, ashore })))
