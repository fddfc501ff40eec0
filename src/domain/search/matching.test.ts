import { expect, test } from 'vitest'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { defaultFilters } from './filters.ts'
import { mayMatch } from './matching.ts'

test('a card, which knows nothing of the building, may match filters that don’t ask for it', () => {
  const { structure: _, utilities: _utilities, amenities: _amenities, ...card } = madeListing({ id: 1 })
  const filters = defaultFilters(card.market)
  expect(mayMatch(card as unknown as ListingSummary, filters)).toBe(true)
  expect(mayMatch(card as unknown as ListingSummary, { ...filters, beds: 20 })).toBe(false)
})
