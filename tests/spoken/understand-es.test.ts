import * as fc from 'fast-check'
import { describe as group, expect, test } from 'vitest'
import type { TownKey } from '#domain/geo/town.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { describe } from '#language/es/describe.ts'
import { spanishGrammar } from '#language/es/grammar.ts'
import { understand } from '#language/es/understand.ts'
import { SPOKEN_MAX_LENGTH } from '#language/split-words.ts'
import { misreadings, PLACE_NAMES, readerInTalk, readUtterances } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string, filters: ListingFilters = EVERYTHING) => understand(said, { filters, places: PLACE_NAMES })
const development = readUtterances('development-es.txt')

test.each([
  ['development-es.txt', 250, 0.95, understand],
  ['heldout-es.txt', 100, 0.95, readerInTalk(spanishGrammar)],
])('of the Spanish sentences of %s, enough are understood exactly', (file, least, share, reader) => {
  const all = readUtterances(file)
  const misread = all.filter((utterance) => misreadings(utterance, reader).length > 0)
  const exact = (all.length - misread.length) / all.length
  console.info(`${file}: ${all.length - misread.length} of ${all.length} exact (${(exact * 100).toFixed(1)} %)`)
  expect(all.length).toBeGreaterThanOrEqual(least)
  expect(exact < share ? misread.map(({ line }) => line) : []).toEqual([])
})

group('numbers', () => {
  test.each([
    ['cuatrocientos cincuenta mil', 450_000],
    ['medio millón', 500_000],
    ['un millón doscientos', 1_200_000],
    ['millón y medio', 1_500_000],
    ['450 mil', 450_000],
    ['$450,000', 450_000],
    ['uno punto dos millones', 1_200_000],
    ['1,2 millones', 1_200_000],
    ['setecientos veinticinco mil', 725_000],
  ])('%j', (said, max) => {
    expect(read(`casas en venta por menos de ${said}`).filters.price).toEqual({ min: EVERY_PRICE.min, max })
  })

  test.each([
    ['2 mil 500', 2500],
    ['2.400', 2400],
    ['$2,400', 2400],
    ['dos mil trescientos', 2300],
    ['dos quinientos', 2500],
  ])('%j a month', (said, max) => {
    expect(read(`para rentar por menos de ${said} al mes`).filters.price).toEqual({ min: EVERY_PRICE.min, max })
  })

  test('a bare small number is no price', () => {
    for (const said of ['la del segundo piso', 'con dos perros', 'somos cuatro', 'tengo 2 hijos', 'a 5 minutos'])
      expect(read(said).filters.price).toEqual(EVERYTHING.price)
  })
})

test('square metres are searched as square feet, and the chip says so', () => {
  const { filters, parts } = read('de 100 metros cuadrados')
  expect(filters.size).toEqual({ min: 1076, max: null })
  expect(parts.map(({ words }) => words)).toEqual(['Al menos 1,076 pies cuadrados'])
})

test('a listed home, a fact, a day and a sum are told', () => {
  expect(read('cuánto son los impuestos de la segunda')).toMatchObject({ intent: 'listing', home: 2, fact: 'taxes' })
  expect(read('quiero visitar la primera el sábado a las diez de la mañana')).toMatchObject({
    intent: 'tour',
    home: 1,
    when: 'el sábado a las diez de la mañana',
  })
  expect(read('gano 80 mil al año').money).toEqual({ kind: 'income', amount: 80_000 })
  expect(read('gano 5 mil al mes, qué puedo comprar').money).toEqual({ kind: 'income', amount: 60_000 })
  expect(read('gano 25 dólares por hora, qué puedo rentar').money).toEqual({ kind: 'income', amount: 52_000 })
  expect(read('cómo es el condado de Morris')).toMatchObject({ intent: 'county', county: 'Morris' })
  expect(read('tiene sótano')).toMatchObject({ intent: 'listing', fact: 'features', limits: [] })
  expect(read('con 20 por ciento de enganche').terms).toEqual({ down: { kind: 'percent', percent: 20 } })
  expect(read('y con 40 mil de pronto').terms).toEqual({ down: { kind: 'dollars', dollars: 40_000 } })
  expect(read('ganamos 120 mil y tenemos 40 mil ahorrados').household).toEqual({ savings: 40_000 })
})

test('homes are compared by what is asked', () => {
  expect(read('compara la primera con la tercera')).toMatchObject({ intent: 'compare', homes: { each: [1, 3] } })
  expect(read('cuál de las dos es más barata')).toMatchObject({
    intent: 'compare',
    measure: { of: 'price', most: false },
  })
  expect(read('por qué no hay ninguna')).toMatchObject({ intent: 'why-none' })
  expect(read('muéstrame casas parecidas a la segunda')).toMatchObject({ intent: 'similar', home: 2 })
})

test('a household tells what rooms it needs, and sets no filter', () => {
  const { roomNeed, filters } = read('tenemos dos hijos y buscamos casa en Clifton')
  expect(roomNeed).toBe(3)
  expect(filters.beds).toBeNull()
})

test('a name that can be a county or a city is asked about', () => {
  const readings = read('casas en Passaic').ambiguity!.readings
  expect(readings.map(({ label }) => label)).toEqual(['Condado de Passaic', 'Ciudad de Passaic'])
  for (const { says, filters } of readings) expect(read(says).filters).toEqual(filters)
})

group('fair housing', () => {
  test.each([
    'aceptan sección 8',
    'tengo un vale de vivienda y busco dos cuartos',
    'tengo dos niños pequeños y necesito tres cuartos',
    'tengo un perro de servicio',
    'ando en silla de ruedas y necesito entrada sin escalones',
    'soy veterano y busco casa',
    'soy dominicana y busco casa en Clifton',
    'no hablo inglés',
    'somos una pareja jubilada y queremos algo pequeño',
    'estoy embarazada y busco dos recámaras',
    'el balcón es seguro',
    'alquiler con depósito de seguridad de hasta 3000',
    'casa con sistema de seguridad',
    'cuánto es el seguro de la casa',
    'una casa blanca con cocina negra',
    'soy inmigrante y tengo ITIN',
  ])('a visitor’s own wish is no steering: %j', (said) => {
    expect(read(said).refused).toEqual([])
  })

  test.each([
    ['una zona segura', 'safety'],
    ['donde no haya crimen', 'safety'],
    ['un barrio de puros blancos', 'race'],
    ['donde vivan muchos mexicanos', 'origin'],
    ['cerca de una iglesia católica', 'religion'],
    ['que no haya niños', 'family'],
    ['que no acepten sección 8', 'income'],
    ['buenas escuelas', 'schools'],
    ['gente como nosotros', 'people'],
    ['un edificio sin viejos', 'age'],
  ])('steering is refused: %j', (said, kind) => {
    expect(read(said).refused.map((refusal) => refusal.kind)).toContain(kind)
  })
})

group('what was understood', () => {
  const plain = development.filter(({ said, before, refused }) => {
    const { intent, sort, limits, hasVoucher } = read(said, before)
    const isWhole = limits.length === 0 && refused?.length === 0 && !sort && !hasVoucher
    return intent === 'search' && before.market === 'sale' && isWhole
  })

  test.each(plain.map(({ said }) => [said]))('read again from its chips, %j is the same', (said) => {
    const { parts, filters } = read(said)
    expect(read(parts.map(({ words }) => words).join(', ')).filters).toEqual(filters)
  })
})

const WORDED = fc.record({
  market: fc.constantFrom('sale' as const, 'rent' as const),
  county: fc.constantFrom(null, 'Bergen' as const, 'Warren' as const),
  towns: fc.subarray([...new Set(PLACE_NAMES.towns.map(({ county, name }): TownKey => `${county}/${name}`))], {
    maxLength: 5,
  }),
  beds: fc.constantFrom(null, ...BEDS_OPTIONS),
  baths: fc.constantFrom(null, ...BATHS_OPTIONS),
  amenities: fc.subarray(['pool', 'renovated', 'twoCarGarage', 'waterfront'] as const),
  kinds: fc.subarray(['apartment', 'condo', 'house', 'multi-family', 'townhouse'] as const),
  search: fc.constantFrom('', 'colonial', 'Maple Avenue', '07030', 'tres piscinas'),
  words: fc.constantFrom('', '', 'home office', 'home office,piscina'),
  size: fc.constantFrom(null, { min: 650, max: null }, { min: null, max: 2100 }, { min: 900, max: 1200 }),
  built: fc.constantFrom(null, { min: 1931, max: null }, { min: null, max: 2015 }, { min: 1900, max: 1931 }),
  days: fc.constantFrom(null, 1, 7, 30),
  basement: fc.boolean(),
  stepFree: fc.boolean(),
  ends: fc.tuple(fc.integer({ min: 20_000, max: 3_000_000 }), fc.integer({ min: 20_000, max: 3_000_000 })),
  hasEnds: fc.tuple(fc.boolean(), fc.boolean()),
})

test('the sentence for filters, read again, gives the same filters', () => {
  fc.assert(
    fc.property(WORDED, ({ ends: [a, b], hasEnds: [isFrom, isTo], towns, county, ...others }) => {
      const filters: ListingFilters = {
        ...EVERYTHING,
        ...others,
        towns: towns.toSorted(),
        county: towns.length > 0 ? null : county,
        price: {
          min: isFrom ? Math.min(a, b) : EVERY_PRICE.min,
          max: isTo ? Math.max(a, b) : EVERY_PRICE.max,
        },
      }
      const said = describe(filters, PLACE_NAMES)
      fc.pre(said.length <= SPOKEN_MAX_LENGTH)
      expect(read(said).filters).toEqual(filters)
    }),
    { numRuns: 500 },
  )
})

test.each([
  { min: 10_000, max: 132_718 },
  { min: 1500, max: 400_000 },
  { min: 18_000, max: 22_000 },
])('a low minimum beside a sale’s maximum stays a sale price: $min to $max', (price) => {
  const filters = { ...EVERYTHING, price }
  expect(read(describe(filters, PLACE_NAMES)).filters).toEqual(filters)
})

test.each([
  ['21 cuarto espera, 2027', ['cuarto espera, 2027']],
  ['450 dormitorios no, 600 helipuerto', ['dormitorios', 'helipuerto']],
])('what is missed is told as it was said, though a correction has swapped its words: %s', (said, missed) => {
  expect(read(said).missed.map(({ start, end }) => said.slice(start, end))).toEqual(missed)
})
