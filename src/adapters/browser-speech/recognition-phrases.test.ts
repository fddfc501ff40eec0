import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { phrasesFor } from './recognition-phrases.ts'

const [home, other] = SAMPLE_LISTINGS.map((listing, index) => ({
  ...listing,
  address: `${index + 7}${index === 1 ? '-9' : ''} ${['Oak Street', 'Mill Pond Road'][index] ?? 'Elm'}, Madison, NJ 07940`,
}))

test('phrases are the places and the streets of the homes shown last, each once', () => {
  const phrases = phrasesFor({ newPhrase: (phrase, boost) => ({ phrase, boost }) }, ['Madison'])
  phrases.add({ kind: 'listing', listing: home! })
  phrases.add({
    kind: 'search',
    filters: defaultFilters('sale', everyPrice),
    sort: 'newest',
    total: 2,
    listings: [home!, other!],
  })
  phrases.add({ kind: 'county', county: 'Bergen' })
  expect(phrases.all().map(({ phrase }) => phrase)).toEqual(['Madison', 'Oak Street', 'Mill Pond Road'])
})

test('a browser that takes no phrases gets none', () => {
  expect(phrasesFor({ newPhrase: null }, ['Madison']).all()).toEqual([])
})
