import { expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { circleAround } from '#domain/geo/circle-around.ts'
import { circleMiles } from '#domain/geo/circle-miles.ts'
import { roundedDegrees } from '#domain/geo/degrees.ts'
import { townKey } from '#domain/geo/town.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand as inEnglish } from '#language/en/understand.ts'
import { understand as inSpanish } from '#language/es/understand.ts'
import { STATION_POINTS } from '#language/station-points.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string, filters: ListingFilters = EVERYTHING, understand = inEnglish) =>
  understand(said, { filters, places: PLACE_NAMES })
const enEspanol = (said: string) => read(said, EVERYTHING, inSpanish)

const station = (name: string) => STATION_POINTS.find((one) => one.name === name)!.at
const center = (name: string, county: string) =>
  PLACE_NAMES.towns.find((town) => townKey(town.name, town.county) === townKey(name, county))!.at

test('the stations are at their points in the built-in timetable', () => {
  for (const { name, town, at } of STATION_POINTS) {
    const meant = EMBEDDED_TIMETABLE.stations.filter((one) => one.name === name && one.town === town)
    expect(meant.map((one) => ({ lat: roundedDegrees(one.at.lat), lng: roundedDegrees(one.at.lng) }))).toContainEqual(
      at,
    )
  }
  const rail = EMBEDDED_TIMETABLE.stations.filter(({ kind }) => kind === 'rail').map(({ name }) => name)
  expect(rail.filter((name) => !STATION_POINTS.some((one) => one.name === name))).toEqual([])
})

test.each([
  ['within 2 miles of Montclair station', 'Montclair Bay Street', 2],
  ['within a mile of Glen Ridge station', 'Glen Ridge', 1],
  ['less than 3 miles from Hoboken Terminal', 'Hoboken Terminal', 3],
  ['half a mile from the Bay Street station', 'Montclair Bay Street', 0.5],
  ['within ½ mile of Ridgewood train station', 'Ridgewood', 0.5],
  ['a quarter of a mile from Millburn station', 'Millburn', 0.25],
  ['three quarters of a mile from Upper Montclair station', 'Upper Montclair', 0.75],
  ['within a mile and a half of the train station in Madison', 'Madison', 1.5],
  ['up to 1.25 miles from Newark Penn Station', 'Newark Penn Station', 1.25],
  ['no more than 25 miles from Penn Station', 'New York Penn Station', 25],
  ['within 1 mile of Grove Street station in Jersey City', 'Grove Street', 1],
  ['in a 2 mile radius of Secaucus Junction', 'Secaucus Junction', 2],
])('%s is a circle', (said, name, miles) => {
  const { filters, missed, intent } = read(said)
  expect({ area: filters.area, missed, intent }).toEqual({
    area: circleAround(name === 'Grove Street' ? GROVE : station(name), miles),
    missed: [],
    intent: 'search',
  })
  expect(circleMiles(filters.area!)).toBe(miles)
  expect([filters.towns, filters.train.to]).toEqual([[], null])
})
const GROVE = STATION_POINTS.find(({ name, town }) => name === 'Grove Street' && town === 'Hudson/Jersey City')!.at

test.each([
  ['within 2 miles of downtown Montclair', 'Montclair', 'Essex', 2],
  ['a mile from the center of Newton', 'Newton', 'Sussex', 1],
  ['3 bedrooms within half a mile of Ridgewood town center', 'Ridgewood', 'Bergen', 0.5],
])('%s is a circle around the town’s point', (said, town, county, miles) => {
  const { filters, missed } = read(said)
  expect({ area: filters.area, towns: filters.towns, missed }).toEqual({
    area: circleAround(center(town, county), miles),
    towns: [],
    missed: [],
  })
})

test.each([
  ['a menos de 2 millas de la estación de Montclair', station('Montclair Bay Street'), 2],
  ['casas a media milla de la estación Glen Ridge', station('Glen Ridge'), 0.5],
  ['a una milla y media de la terminal de Hoboken', station('Hoboken'), 1.5],
  ['a un cuarto de milla de la estación de tren de Ridgewood', station('Ridgewood'), 0.25],
  ['a menos de una milla del centro de Montclair', center('Montclair', 'Essex'), 1],
  ['en un radio de 3 millas de Newark Penn Station', station('Newark Penn Station'), 3],
])('%s es un círculo', (said, at, miles) => {
  const { filters, missed } = enEspanol(said)
  expect({ area: filters.area, towns: filters.towns, missed }).toEqual({
    area: circleAround(at, miles),
    towns: [],
    missed: [],
  })
})

test('the circle is named, and a station that goes by another name', () => {
  const montclair = read('within 2 miles of Montclair station')
  expect(montclair.parts.map(({ words }) => words)).toEqual(['Within 2 miles of Montclair Bay Street station'])
  const { parts, limits } = read('half a mile from Jersey City station')
  expect(parts.map(({ words }) => words)).toEqual(['Within ½ mile of Journal Square station'])
  expect(limits.map(({ words }) => words)).toEqual(['This uses the station “Journal Square” in Jersey City.'])
  expect(enEspanol('a menos de 2 millas de la estación de Montclair').parts.map(({ words }) => words)).toEqual([
    'A menos de 2 millas de la estación Montclair Bay Street',
  ])
})

test('a circle takes the place of the towns in force, and is searched with those named beside it', () => {
  const inForce = { ...EVERYTHING, towns: ['Hudson/Hoboken'] as const, beds: 3 }
  expect(read('within 2 miles of Montclair station', inForce).filters).toMatchObject({ towns: [], beds: 3 })
  const both = read('3 beds in Glen Ridge within 2 miles of Bay Street station')
  expect(both.filters).toMatchObject({
    beds: 3,
    towns: ['Essex/Glen Ridge'],
    area: circleAround(station('Montclair Bay Street'), 2),
  })
  expect(read('in Nutley', both.filters).filters).toMatchObject({ towns: ['Essex/Nutley'], area: null })
})

test.each([
  ['within a mile of 100 Main Street, Montclair', 'mile', ['Essex/Montclair']],
  ['within a mile of Valley Road in Montclair', 'mile', ['Essex/Montclair']],
  ['within 30 miles of Montclair station', 'within 30 miles of Montclair station', []],
  ['within 500 feet of Montclair station', 'feet', ['Essex/Montclair']],
])('%s is no circle, and what isn’t searched by is told', (said, told, towns) => {
  const { filters, limits, missed } = read(said)
  expect([filters.area, filters.towns]).toEqual([null, towns])
  const spans = [...limits, ...missed].map(({ start, end }) => said.slice(start, end))
  expect(spans).toContain(told)
})

test.each([
  ['within a mile of a train station', /station/],
  ['within 2 miles of Atlantis station', /Atlantis/],
  ['within 2 miles of my mother', /mother/],
])('%s is told as not understood', (said, what) => {
  const { limits, missed } = read(said)
  expect([...limits, ...missed].map(({ start, end }) => said.slice(start, end)).join()).toMatch(what)
})

test('minutes stay a commute, and a town its neighbors', () => {
  expect(read('within 20 minutes of Hoboken station').filters).toMatchObject({ area: null, train: { minutes: 20 } })
  const near = read('within 3 miles of Ridgewood').filters
  expect([near.area, near.towns.length > 1]).toEqual([null, true])
})
