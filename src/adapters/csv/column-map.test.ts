import { describe, expect, test } from 'vitest'
import { missingFields, readColumnMap, suggestColumnMap } from './column-map.ts'

describe('the suggested map', () => {
  test.each([
    ['ListPrice', 'ListPrice'],
    ['List Price', 'ListPrice'],
    ['ASKING_PRICE', 'ListPrice'],
    ['Beds', 'BedroomsTotal'],
    ['Sq. Ft.', 'LivingArea'],
    ['ZIP Code', 'PostalCode'],
    ['Town', 'City'],
    ['Photo URL 12', 'Media'],
    ['images', 'Media'],
    ['MLS Number', ['ListingKey', 'ListingId']],
    ['MLS #', ['ListingKey', 'ListingId']],
    ['Private Remarks', null],
    ['Agent Remarks', null],
    ['Owner', null],
    ['Lockbox Code', null],
    ['Solar', null],
    ['Spa', null],
    ['Hot Tub', null],
    ['Fence', null],
    ['Windows', null],
    ['Views', null],
    ['Community', null],
  ])('%s is %j', (heading, field) => {
    expect(suggestColumnMap([heading]).columns[heading]).toEqual(field)
  })

  test('the first column for a field is read; pictures may stand in several', () => {
    expect(suggestColumnMap(['Price', 'List Price', 'Photo 1', 'Photo 2', '']).columns).toEqual({
      Price: 'ListPrice',
      'List Price': null,
      'Photo 1': 'Media',
      'Photo 2': 'Media',
    })
  })

  test('a key of its own is not replaced by the listing number', () => {
    expect(suggestColumnMap(['ListingKey', 'MLS']).columns).toEqual({ ListingKey: 'ListingKey', MLS: 'ListingId' })
  })

  test('what is missing is named, but for what has a default', () => {
    const map = suggestColumnMap(['MLS', 'Status', 'Price', 'Town', 'County'])
    expect(missingFields(map)).toEqual(['PropertyType', 'ListOfficeName', 'OnMarketDate'])
    const defaults = { PropertyType: 'Residential', ListOfficeName: 'Ours' }
    const columns = { ...map.columns, Updated: 'ModificationTimestamp' as const }
    expect(missingFields({ ...map, columns, defaults })).toEqual([])
  })
})

describe('a saved map', () => {
  test('is read as it was written', () => {
    const map = { ...suggestColumnMap(['MLS', 'Price', 'Owner']), values: { StandardStatus: { A: 'Active' } } }
    expect(readColumnMap(JSON.stringify(map), 'map.json')).toEqual(map)
  })

  test.each([
    ['{', 'map.json is not JSON'],
    ['[]', 'map.json isn’t a column map'],
    ['{"columns":{"Price":"ListPrize"}}', 'ListPrize'],
    ['{"columns":{"Notes":"PrivateRemarks"}}', 'PrivateRemarks'],
    ['{"columns":{},"defaults":{"Statuss":"Active"}}', '"Statuss" isn’t a field'],
    ['{"columns":{},"values":{"StandardStatus":"Active"}}', 'values.StandardStatus'],
    ['{"columns":{},"coloumns":{}}', 'coloumns'],
  ])('%s is refused with its place', (text, message) => {
    expect(() => readColumnMap(text, 'map.json')).toThrow(message)
  })
})
