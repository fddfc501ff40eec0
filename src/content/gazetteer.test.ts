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

interface Region extends Topology {
  objects: { towns: GeometryCollection<{ name: string; county: string }> }
}

const region = JSON.parse(
  readFileSync(new URL('../../public/basemap/region.topo.json', import.meta.url), 'utf8'),
) as Region
const outlines = feature(region, region.objects.towns).features.map(({ properties, geometry }) => ({
  key: townKey(properties.name, properties.county),
  rings: (geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates)
    .flat()
    .map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lat, lng }))),
}))
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
  expect(outlines.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([])
})

test('M-04 what the outlines lack: the townships, which the map shows by a box', () => {
  const outlined = new Set(outlines.map(({ key }) => key))
  const without = GAZETTEER.filter((place) => place.kind === 'town' && !outlined.has(keyOf(place)))
  expect(without).toHaveLength(66)
  expect(without.map(keyOf)).toEqual(expect.arrayContaining(['Passaic/Wayne', 'Essex/Montclair', 'Bergen/Mahwah']))
  const [least, most] = [0.02, 0.25]
  const sizes = without.map(({ bounds }) => Math.max(bounds!.east - bounds!.west, bounds!.north - bounds!.south))
  expect(sizes.filter((size) => size < least || size > most)).toEqual([])
})

test('M-04 no town stands inside the outline of another', () => {
  const towns = GAZETTEER.filter(({ kind }) => kind === 'town')
  const ofTowns = outlines.filter(({ key }) => towns.some((town) => keyOf(town) === key))
  const misplaced = towns.flatMap((town) => {
    const holder = ofTowns.find(({ rings }) => rings.filter((ring) => isInside(town.at, ring)).length % 2 === 1)
    return holder && holder.key !== keyOf(town) ? [`${keyOf(town)} in ${holder.key}`] : []
  })
  expect(misplaced).toEqual([])
})

test('M-04 the towns of the sample homes are known, as far as they lie in the seven counties', () => {
  const here = SAMPLE_LISTINGS.filter(({ county }) => COUNTIES.some((name) => name === county))
  expect(here.length).toBeGreaterThan(10)
  const unknown = here.filter(({ city, county }) => townPoint(city, county) === null)
  expect(unknown.map(({ city }) => city)).toEqual([])
})
