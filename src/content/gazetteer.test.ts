import type { MultiPolygon } from 'geojson'
import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import { COUNTIES } from '#domain/geo/county.ts'
import { isInside, isWithin } from '#domain/geo/geo.ts'
import type { Place } from '#domain/geo/place.ts'
import { townKey } from '#domain/geo/town.ts'
import { GAZETTEER, townPoint } from './gazetteer.ts'
import views from './place-views.json' with { type: 'json' }
import { PLACES } from './places.ts'
import { SAMPLE_LISTINGS } from './sample-data/listings.ts'

type Outlines<Name extends string> = Topology & {
  objects: Record<Name, GeometryCollection<{ name: string; county: string }>>
}

const readOutlines = <Name extends string>(file: string): Outlines<Name> =>
  JSON.parse(readFileSync(new URL(`../../public/basemap/${file}`, import.meta.url), 'utf8')) as Outlines<Name>

const towns = readOutlines<'towns'>('towns.topo.json')
const region = readOutlines<'villages'>('region.topo.json')
const townOutlines = new Map(
  feature(towns, towns.objects.towns).features.map(({ properties, geometry }) => [
    townKey(properties.name, properties.county),
    (geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates)
      .flat()
      .map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lat, lng }))),
  ]),
)
const villages = feature(region, region.objects.villages).features.map(({ properties }) =>
  townKey(properties.name, properties.county),
)
const townsAndVillages = GAZETTEER.filter(({ kind }) => kind === 'town' || kind === 'hamlet')
const keyOf = ({ name, county }: Place) => townKey(name, county)

test('M-04 every place lies in one of the seven counties, and all seven are places', () => {
  expect(new Set(GAZETTEER.map(({ county }) => county))).toEqual(new Set(COUNTIES))
  const counties = GAZETTEER.filter(({ kind }) => kind === 'county').map(({ name }) => name)
  expect(counties.sort()).toEqual(COUNTIES.map((county) => `${county} County`))
})

test('every place has its own view, in the order of the places', () => {
  expect(views).toHaveLength(PLACES.length)
})

test('M-04 the view of a place holds a point near it', () => {
  const outside = GAZETTEER.filter(({ at, bounds }) => bounds && !isWithin(at, bounds)).map(({ name }) => name)
  expect(outside).toEqual([])
})

test('M-04 towns, counties and ZIP codes all have a view to fit', () => {
  const without = GAZETTEER.filter(({ kind, bounds }) => kind !== 'hamlet' && bounds === null)
  expect(without).toEqual([])
})

test('M-04 a town or village is known once by its county and name, and every outline is that of one', () => {
  const keys = townsAndVillages.map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
  expect([...townOutlines.keys(), ...villages].filter((key) => !keys.includes(key))).toEqual([])
})

test('M-04 all 205 towns have an outline with a Census code, and their point lies in it', () => {
  expect(new Set(towns.objects.towns.geometries.map(({ id }) => id)).size).toBe(205)
  expect(towns.objects.towns.geometries.every(({ id }) => /^34\d{8}$/.test(String(id)))).toBe(true)
  const outside = GAZETTEER.filter(({ kind }) => kind === 'town').filter((town) => {
    const rings = townOutlines.get(keyOf(town)) ?? []
    return rings.filter((ring) => isInside(town.at, ring)).length % 2 === 0
  })
  expect(outside.map(keyOf)).toEqual([])
})

test('M-04 the towns of the sample homes are known, as far as they lie in the seven counties', () => {
  const here = SAMPLE_LISTINGS.filter(({ county }) => COUNTIES.some((name) => name === county))
  expect(here.length).toBeGreaterThan(10)
  const unknown = here.filter(({ city, county }) => townPoint(city, county) === null)
  expect(unknown.map(({ city }) => city)).toEqual([])
})
