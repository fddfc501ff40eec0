import { expect, test } from 'vitest'
import { mapHead } from './map-address.ts'

test('only the map without filters or a view is indexed; every map has the same path', () => {
  expect(mapHead({}, 'Northern New Jersey')).toEqual({
    title: 'Property map',
    description: 'Explore homes for sale across Northern New Jersey, town by town.',
    path: '/map',
    noIndex: false,
  })
  for (const params of [{ q: 'lake' }, { bbox: '-74.3,40.7,-73.9,41.1' }, { follow: 'off' }, { market: 'rent' }]) {
    expect(mapHead(params, 'Northern New Jersey')).toMatchObject({ path: '/map', noIndex: true })
  }
})

test('the head names the county and the market', () => {
  expect(mapHead({ county: 'Morris', market: 'rent' }, 'Northern New Jersey')).toMatchObject({
    title: 'Property map of Morris County',
    description: 'Explore homes for rent across Morris County, New Jersey, town by town.',
  })
})
