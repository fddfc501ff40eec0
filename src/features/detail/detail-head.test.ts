import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { detailHead, listingDescription, listingTitle } from './detail-head.ts'

const SITE = { origin: 'https://homes.example', agency: SAMPLE_AGENCY }
const HOME = SAMPLE_LISTINGS[0]!

test('the title names home, town and, where there is room, the price', () => {
  expect(
    listingTitle(
      { ...HOME, title: 'Charming Lakeview House', address: '1 Lake Drive, Denville, NJ 07834' },
      'Keystead',
    ),
  ).toBe('Charming Lakeview House, Denville NJ – $850,000')
  expect(listingTitle({ ...HOME, title: 'Lakeview House with a Private Dock' }, 'Keystead')).toBe(
    'Lakeview House with a Private Dock, Mountain Lakes NJ',
  )
  const fromFeed = { ...HOME, title: '2-bedroom co-op in Rockaway', address: '11 Main St, Rockaway, NJ 07866' }
  expect(listingTitle(fromFeed, 'Keystead')).toBe('2-bedroom co-op in Rockaway, NJ – $850,000')
})

test('the description begins with the facts and is cut between words', () => {
  for (const listing of SAMPLE_LISTINGS) {
    const text = listingDescription(listing)
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/^\$[\d,]+, \d+ beds?, [\d.]+ baths?, [\d,]+ sq ft, /)
    const words = `${listing.description.replace(/\s+/g, ' ')} `
    const told = text.slice(text.indexOf('. ') + 2, -1)
    expect(words.startsWith(told) && /[\s,.;:–-]/.test(words[told.length]!)).toBe(true)
  }
})

test('a listing without facts or text still has a description', () => {
  const bare = { ...HOME, beds: null, baths: null, squareFeet: null, description: '' }
  expect(listingDescription(bare)).toBe('$850,000, Mountain Lakes, Morris County.')
})

test('D-02 a page without a listing asks search engines to leave it out', () => {
  const { meta } = detailHead(null, '/listings/abc', SITE)
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta).toContainEqual({ title: expect.stringContaining('Property Not Found') })
})

test('the canonical address is the listing’s own, whatever was asked for', () => {
  const { links, meta } = detailHead(HOME, '/listings/1', SITE)
  expect(links).toEqual([{ rel: 'canonical', href: 'https://homes.example/listings/1' }])
  expect(meta).toContainEqual({ property: 'og:image', content: `https://homes.example${HOME.picture!.url}` })
})
