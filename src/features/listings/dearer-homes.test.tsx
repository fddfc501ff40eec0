import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { DearerHomes } from './dearer-homes.tsx'

const HOMES = SAMPLE_LISTINGS
const LUXURY = { ...HOMES[0]!, id: 90, price: 3_400_000 }
const PENTHOUSE = { ...HOMES[0]!, id: 91, price: 12_500, market: 'rent' as const }

/** The words and the link below the homes. */
async function above(changes: Partial<ListingFilters>, homes = HOMES) {
  const query: ListingQuery = {
    filters: { ...defaultFilters(changes.market), ...changes },
    sort: 'price-asc',
    page: 1,
  }
  const count = searchListings(homes, query).facets.above
  const line = <DearerHomes count={count} query={query} view="list" />
  const html = (await renderedOnRouter(() => line, '/listings')).replaceAll('<!-- -->', '')
  const link = /<a[^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return [/>([\d,]+ more homes? (?:is|are) above [^<]*?)\. </.exec(html)?.[1], link]
}

test('homes above the slider’s first range are counted, with a link that opens the upper end and keeps the rest', async () => {
  expect(await above({})).toEqual(['2 more homes are above $1.5M', '/listings?max=100000000&sort=price-asc&view=list'])
  expect(await above({ county: 'Bergen' })).toEqual([
    '1 more home is above $1.5M',
    '/listings?county=Bergen&max=100000000&sort=price-asc&view=list',
  ])
})

test('the slider’s last step hides homes too, for sale and for rent', async () => {
  const price = { min: 300_000, max: 2_000_000 }
  expect(await above({ price }, [...HOMES, LUXURY])).toEqual([
    '1 more home is above $2M',
    '/listings?max=100000000&sort=price-asc&view=list',
  ])
  expect((await above({ market: 'rent' }, [...HOMES, PENTHOUSE]))[0]).toBe('1 more home is above $10,000 per month')
})

test('a highest price that was chosen and every price need no such line', async () => {
  expect(await above({ price: { min: 300_000, max: 800_000 } })).toEqual([undefined, undefined])
  expect(await above({ price: { min: 0, max: 100_000_000 } })).toEqual([undefined, undefined])
})
