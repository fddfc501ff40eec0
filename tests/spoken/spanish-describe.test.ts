import { expect, test } from 'vitest'
import { PLACES } from '#content/places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { describe } from '#language/es/describe.ts'
import { readPlaceNames } from '#language/place-names.ts'

const places = readPlaceNames(PLACES, townNeighbors)

test.each<[string, Partial<ListingFilters>]>([
  ['Viviendas', {}],
  [
    'Viviendas en el condado de Bergen con al menos 3 dormitorios y piscina por menos de $800,000',
    { county: 'Bergen', beds: 3, amenities: ['pool'], price: { min: 0, max: 800_000 } },
  ],
  [
    'Viviendas en alquiler en Hoboken o Montclair con mascotas permitidas entre $1,500 y $2,500 al mes',
    {
      market: 'rent',
      towns: ['Hudson/Hoboken', 'Essex/Montclair'] as ListingFilters['towns'],
      pets: true,
      price: { min: 1500, max: 2500 },
    },
  ],
  [
    'Viviendas renovadas a la orilla del agua en los condados de Essex o Hudson con al menos 1,200 pies cuadrados y garaje para al menos 2 autos construidas en 1990 o después',
    {
      counties: ['Essex', 'Hudson'],
      amenities: ['renovated', 'waterfront'],
      size: { min: 1200, max: null },
      garage: { min: 2, max: null },
      built: { min: 1990, max: null },
    },
  ],
])('Spanish: %s', (words, filters) => {
  expect(describe({ ...defaultFilters('sale', everyPrice), ...filters }, places)).toBe(words)
})
