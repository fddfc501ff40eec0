import { expect, test } from 'vitest'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { searchListings } from '#domain/search/search.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { NoResults } from './no-results.tsx'

const HOMES = SAMPLE_LISTINGS
const nothing = () => {}

test('L-06 an empty market says so and offers to save the search; other empty results don’t', async () => {
  const shown = (filters: ListingFilters, uncosted = 0) =>
    renderedOnRouter(
      () => (
        <NoResults
          query={{ filters, sort: 'newest', page: 1 }}
          view="grid"
          page={{
            ...searchListings(HOMES, { filters, sort: 'newest', page: 1 }, { loans: PUBLISHED_LOANS }),
            uncosted,
          }}
          saveSearch={<b>Save</b>}
          onChoose={nothing}
          onReset={nothing}
        />
      ),
      '/listings',
    )
  const rentals = await shown(defaultFilters('rent'))
  for (const words of ['No properties found', 'No homes are for rent right now.', '<b>Save</b>', 'Reset Filters']) {
    expect(rentals.replaceAll('<!-- -->', '')).toContain(words)
  }
  const none = await shown({ ...defaultFilters(), search: 'no such place' })
  expect(none).toContain('No properties found')
  expect(none).not.toContain('right now')
  expect(none).not.toContain('left out')
  const dear = { ...defaultFilters(), cost: { ...NO_COST_LIMIT, upTo: 2000 } }
  const uncosted = (await shown(dear, 1)).replaceAll('<!-- -->', '')
  expect(uncosted).toContain('1 home left out: we can’t calculate its cost.')
  expect(uncosted).toMatch(/<a [^>]*href="\/listings\?cost=2000&amp;uncosted=yes"[^>]*>Show it too<\/a>/)
})
