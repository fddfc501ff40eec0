import { expect, test } from 'vitest'
import { mapHead } from './map-address.ts'

test('the map without filters is worth finding, with filters or a view it is the same page', () => {
  expect(mapHead({})).toEqual({
    title: 'Property map',
    description: 'Explore homes for sale across Northern New Jersey, town by town.',
    path: '/map',
    noIndex: false,
  })
  for (const params of [{ q: 'lake' }, { bbox: '-74.3,40.7,-73.9,41.1' }, { follow: 'off' }, { market: 'rent' }]) {
    expect(mapHead(params)).toMatchObject({ path: '/map', noIndex: true })
  }
})

test('a county and the market are named', () => {
  expect(mapHead({ county: 'Morris', market: 'rent' })).toMatchObject({
    title: 'Property map of Morris County',
    description: 'Explore homes for rent across Morris County, New Jersey, town by town.',
  })
})
