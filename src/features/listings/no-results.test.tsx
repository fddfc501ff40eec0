import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings } from '#domain/search/search.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { NoResults } from './no-results.tsx'

const HOMES = SAMPLE_LISTINGS
const nothing = () => {}

test('L-06 an empty market says so and offers to save the search; other empty results don’t', async () => {
  const shown = (filters: ListingFilters) =>
    renderedOnRouter(
      () => (
        <NoResults
          filters={filters}
          page={searchListings(HOMES, { filters, sort: 'newest', page: 1 })}
          saveSearch={<b>Save</b>}
          onChoose={nothing}
          onReset={nothing}
        />
      ),
      '/listings',
    )
  const rentals = await shown(defaultFilters('rent'))
  for (const words of ['No properties found', 'Nothing is for rent right now.', '<b>Save</b>', 'Reset Filters']) {
    expect(rentals.replaceAll('<!-- -->', '')).toContain(words)
  }
  const none = await shown({ ...defaultFilters(), search: 'no such place' })
  expect(none).toContain('No properties found')
  expect(none).not.toContain('right now')
})
