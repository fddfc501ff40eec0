import { expect, test } from 'vitest'
import { listingsHead } from './listings-head.ts'

test('all homes, a county and their pages have canonical addresses of their own', () => {
  expect(listingsHead({}, 'Northern New Jersey')).toMatchObject({
    path: '/listings',
    noIndex: false,
    title: 'Homes for sale in Northern New Jersey',
  })
  expect(
    listingsHead({ county: 'Bergen', page: '2', sort: 'beds', view: 'list' }, 'Northern New Jersey'),
  ).toMatchObject({
    path: '/listings?county=Bergen&page=2',
    noIndex: false,
    title: 'Homes for sale in Bergen County, New Jersey, page 2',
  })
  expect(listingsHead({ market: 'rent' }, 'Northern New Jersey')).toMatchObject({
    path: '/listings?market=rent',
    noIndex: false,
  })
})

test('any other mix of filters stays out of the index', () => {
  for (const params of [{ q: 'lake' }, { beds: '2' }, { max: '800000' }, { county: 'Essex', amenities: 'pool' }]) {
    expect(listingsHead(params, 'Northern New Jersey').noIndex).toBe(true)
  }
})
