import { describe, expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string, filters = EVERYTHING) =>
  understand(said, { filters, places: PLACE_NAMES, defaultPrice: everyPrice })

describe('a name with several readings', () => {
  test.each([
    ['three bedrooms in Passaic under 500k', ['Passaic County', 'City of Passaic']],
    ['near Boonton', ['Boonton', 'Boonton Township']],
    [
      'homes in Washington Township',
      ['Bergen', 'Morris', 'Warren'].map((county) => `Washington Township, ${county} County`),
    ],
    ['Franklin', ['Franklin, Sussex County', 'Franklin, Warren County']],
    ['Chatham or Madison', ['Chatham', 'Chatham Township']],
    [
      'homes in Washington',
      ['Washington, Warren County', 'Bergen', 'Morris', 'Warren'].map((name, index) =>
        index === 0 ? name : `Washington Township, ${name} County`,
      ),
    ],
  ])('%s', (said, labels) => {
    const { ambiguity, filters } = read(said)
    expect(ambiguity?.readings.map(({ label }) => label)).toEqual(labels)
    for (const reading of ambiguity!.readings) {
      // Said after the sentence, a choice means the same as it offers; 'or Madison' is part of the sentence alone.
      if (/ or /.test(said)) continue
      expect({ says: reading.says, filters: read(reading.says, filters).filters }).toEqual({
        says: reading.says,
        filters: reading.filters,
      })
      expect(read(reading.says, filters).ambiguity).toBe(null)
    }
  })

  test('the taken reading is offered, unless it is all of several', () => {
    expect(read('homes in Passaic').ambiguity!.readings[0]!.filters).toEqual(read('homes in Passaic').filters)
  })
})

test('what falls away unasked is told', () => {
  const inForce = { ...EVERYTHING, search: 'tudor', beds: 3 as const, county: 'Bergen' as const }
  expect(read('show me homes in Hudson', inForce).dropped).toEqual(['search', 'beds'])
  expect(read('start over', inForce).dropped).toEqual([])
  expect(read('any number of bedrooms', inForce).dropped).toEqual([])
  expect(read('for rent instead', { ...EVERYTHING, price: { min: 0, max: 500_000 } })).toMatchObject({
    marketChanged: true,
    dropped: ['price'],
  })
  expect(read('under $2,500 a month')).toMatchObject({ marketChanged: true, dropped: [] })
  expect(read('with two bedrooms', inForce)).toMatchObject({ marketChanged: false, dropped: [] })
})

test.each([
  ['I work in Manhattan', { train: { to: 'new-york-penn', minutes: 45 } }],
  ['homes in NYC', { train: { to: 'new-york-penn', minutes: 45 } }],
  ['the PATH', { train: { walk: 15 } }],
])('what fits no filter offers what does: %s', (said, filters) => {
  const [limit] = read(said).limits
  expect(read(limit!.offer!.says).filters).toMatchObject(filters)
})

test('where others live and work offers the homes around it', () => {
  expect(read('my sister lives in Wayne').limits[0]!.offer).toEqual({ label: 'Near Wayne', says: 'near Wayne' })
  expect(read('near Wayne').filters.towns).toContain('Passaic/Wayne')
})

test('of two ends of a price, the lower one is the least', () => {
  expect(read('a voucher covers up to 2,150, 500k or more').filters.price).toEqual({ min: 2150, max: 500_000 })
})
