import { describe, expect, test } from 'vitest'
import { timetableName } from '#domain/commute/timetable-name.ts'
import type { TownBill } from '#domain/town/town-page.ts'
import { countySentence, townsWithHomes } from './county-words.ts'
import {
  billHeading,
  estimatedTax,
  examplePrices,
  homesSentence,
  placeSentences,
  rentControlFact,
} from './town-words.ts'
import { minutesText, nearestText, pennFact, trainCell, trainsHeading } from './train-words.ts'

const BILL: TownBill = {
  year: 2025,
  bill: 23_673,
  billBefore: 22_985,
  assessment: 674_911,
  school: 14_416,
  municipal: 5551,
  county: 3706,
  effectiveYear: 2025,
  effectivePct: 2.044,
  bandPct: 10,
  from: 'town',
  fewHomes: false,
  countyMedian: 15_100,
}

test.each([
  [0, 0, 'No homes listed here right now.'],
  [1, 0, 'One home for sale, none for rent.'],
  [0, 1, 'No homes for sale, one for rent.'],
  [3, 12, 'Three homes for sale, 12 for rent.'],
  [1200, 2, '1,200 homes for sale, two for rent.'],
])('M-04 %i for sale and %i for rent: %s', (sale, rent, sentence) => expect(homesSentence(sale, rent)).toBe(sentence))

describe('M: the tax of a town', () => {
  test.each([
    [14_416, 'About 61% of the average tax bill goes to schools'],
    [11_836, 'About 50% of the average tax bill goes to schools'],
    [4000, 'About 17% of the average tax bill goes to schools'],
  ])('M-04 a school tax of $%i', (school, heading) => expect(billHeading({ ...BILL, school })).toBe(heading))

  test('M-04 an estimate has a band of 10 percent, and few homes give none', () => {
    expect(estimatedTax(600_000, BILL)).toEqual({ about: 12_300, low: 11_000, high: 13_500 })
    expect(billHeading({ ...BILL, fewHomes: true })).toBe('Not enough homes for an average bill')
  })

  test('M-04 the prices are round and about the middle sale', () => {
    const sourced = <T>(value: T) => ({ value, asOf: '2025', source: null })
    const page = { tax: sourced(BILL), medianSale: sourced({ price: 1_127_500, sales: 98 }) }
    expect(examplePrices(page)).toEqual([700_000, 900_000, 1_100_000, 1_400_000])
  })
})

const RIDE = { place: 'new-york-penn', to: 'Penn Station', usual: 36, fastest: 32, slowest: 39 } as const
const STATION = {
  name: 'Glen Ridge',
  kind: 'rail',
  lines: ['Montclair-Boonton Line'],
  town: 'Essex/Glen Ridge',
  miles: null,
  rides: [{ ...RIDE, trains: 6, perHour: 1.5, isAbout: false, changeAt: null }],
} as const
const town = 'Essex/Glen Ridge' as const
const page = (trains: object) => ({
  town,
  trains: { asOf: '2026-09-22', endsOn: null, inTown: true, stations: [STATION], ...trains },
})

describe('M: the trains of a town', () => {
  test('M-04 one station is named with its line, several are counted', () => {
    expect(trainsHeading(page({}))).toBe('Glen Ridge station, Montclair-Boonton Line')
    expect(trainsHeading(page({ stations: [STATION, STATION] }))).toBe('Two stations in Glen Ridge')
    expect(pennFact(page({}))).toEqual({
      value: '36 min',
      source: 'From Glen Ridge, no transfer; timetable of September 2026',
    })
  })

  test('M-04 without a station the nearest is named, in singular and plural', () => {
    const away = (miles: number) =>
      page({ inTown: false, stations: [{ ...STATION, miles, name: 'Bay Street', town: 'Essex/Montclair' }] })
    expect(trainsHeading(away(1))).toBe('No station in Glen Ridge')
    expect(nearestText(away(1))).toContain('Bay Street in Montclair, about 1 mile in a straight line')
    expect(pennFact(away(5))).toEqual({
      value: null,
      missing: 'No station',
      source: 'The nearest is Bay Street, about 5 miles away',
    })
  })

  test('M-04 minutes that are not scheduled say about, and modes are not switched silently', () => {
    expect(minutesText({ usual: 10, isAbout: true })).toBe('about 10')
    expect(trainCell({ kind: 'other', modes: ['light-rail'] }).value).toBe('Light rail only')
    expect(trainCell({ kind: 'none' }).value).toBe('No station')
    expect(trainCell({ kind: 'ride', minutes: 71, isAbout: false, station: 'Boonton', hasChange: true })).toMatchObject(
      {
        value: '71 min',
        note: 'Boonton, one transfer',
      },
    )
    expect(timetableName({ asOf: '2026-09-22' })).toBe('timetable of September 2026')
  })
})

describe('M: a town in two sentences', () => {
  const told = (trains: object, bill: Partial<TownBill> = {}) =>
    placeSentences({
      ...page(trains),
      drawing: { kind: 'borough' } as never,
      tax: { value: { ...BILL, ...bill }, asOf: '2025', source: null },
    })

  test('M-04 kind of place, county, train, and the bill against the county', () => {
    expect(told({})).toBe(
      'A borough in Essex County, 36 minutes from New York Penn Station, by train. The average tax bill was $23,673 in 2025, about $8,600 above the median of the county’s towns.',
    )
    expect(told({}, { bill: 12_000 })).toContain('about $3,100 below the median of the county’s towns.')
    expect(told({}, { bill: 15_200 })).toContain('in 2025, about the median of the county’s towns.')
  })

  test('M-04 what nobody knows is left out', () => {
    expect(told({ inTown: false, stations: [] }, { fewHomes: true })).toBe(
      'A borough in Essex County, with no train station of its own.',
    )
    expect(told({ stations: [{ ...STATION, rides: [] }] }, { fewHomes: true })).toBe(
      'A borough in Essex County with one station.',
    )
  })
})

test('M-04 rent control is what was read, never more', () => {
  expect(rentControlFact({ answer: 'not-checked', asOf: null }, '2026-06-01').word).toBe('Not checked')
  expect(rentControlFact({ answer: 'listed', asOf: '2025-06-17' }, '2026-06-01').source).toBe(
    'The town code included rent control as of June 17, 2025. Ask the rent board which homes it covers',
  )
})

test('M-04 a county counts towns and homes, and names the towns with homes', () => {
  const row = (name: string, sale: number, rent = 0) => ({
    town: `Essex/${name}` as const,
    homes: { sale, rent },
    bill: null,
    medianSale: null,
    train: { kind: 'none' } as const,
  })
  expect(countySentence({ towns: [row('A', 0)] })).toBe('1 town, no homes listed here right now.')
  expect(countySentence({ towns: [row('A', 1), row('B', 0, 2)] })).toBe('2 towns, 1 home for sale and 2 for rent.')
  expect(townsWithHomes({ towns: [row('A', 1), row('B', 1), row('C', 2)] })).toBe('In A, B, and C')
  expect(townsWithHomes({ towns: [row('A', 0)] })).toBeNull()
})
