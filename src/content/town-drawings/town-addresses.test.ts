import { expect, test } from 'vitest'
import { townCounty, townName } from '#domain/geo/town.ts'
import { townParams, townPath } from '#domain/town/town-slug.ts'
import { countyAt, TOWNS, townAt } from './town-addresses.ts'

test('M-04 each town has an address of its own, which leads back to it', () => {
  expect(new Set(TOWNS.map(townPath)).size).toBe(205)
  for (const key of TOWNS) {
    const { county, town } = townParams(key)
    expect(`${county}/${town}`).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/)
    expect(townAt(county, town)).toBe(key)
    // As somebody may type it.
    expect(townAt(townCounty(key).toUpperCase(), townName(key))).toBe(key)
  }
})

test.each([
  ['morris', 'boonton', 'Morris/Boonton'],
  ['morris', 'boonton-township', 'Morris/Boonton Township'],
  ['bergen', 'ho-ho-kus', 'Bergen/Ho-Ho-Kus'],
  ['morris', 'parsippany-troy-hills', 'Morris/Parsippany-Troy Hills'],
  ['bergen', 'glen-ridge', null],
  ['essex', '', null],
])('M-04 /towns/%s/%s is %s', (county, town, key) => expect(townAt(county, town)).toBe(key))

test('M-04 a county in any case, and no other', () => {
  expect(countyAt('ESSEX')).toBe('Essex')
  expect(countyAt('mercer')).toBeNull()
})
