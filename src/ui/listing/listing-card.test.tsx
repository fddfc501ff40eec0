import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { ListingCard } from './listing-card.tsx'

/** The words of a card, without its markup. */
async function words(changes: Partial<ListingSummary>): Promise<string> {
  const listing = { ...SAMPLE_LISTINGS[0]!, ...changes }
  const html = await renderedOnRouter(
    () => <ListingCard listing={listing} saved={false} onToggleSaved={() => {}} />,
    '/listings',
  )
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('L-07 every feature is there to be read out, however many are shown', async () => {
  expect(await words({ features: ['Pool', 'Balcony', 'Doorman'] })).toContain('Pool Balcony Doorman Listed by')
  expect(await words({ features: ['Pool', 'Balcony', 'Doorman', 'Waterfront', 'Renovated'] })).toContain(
    'Pool Balcony Doorman Waterfront Renovated Listed by',
  )
})

test('L-07 what is unknown of a home is left out, a studio is called one', async () => {
  const text = await words({ beds: 0, baths: null, squareFeet: null })
  expect(text).toContain('Studio')
  expect(text).not.toMatch(/baths?\b|sq ft|null/)
})

test('L-07 a rent is a price by the month, and a home under contract says so', async () => {
  const text = await words({ market: 'rent', price: 2400, status: 'under-contract' })
  expect(text).toContain('$2,400 a month')
  expect(text).toContain('Under contract')
})

test('a home outside the seven counties is tagged, the others are not', async () => {
  expect(await words({ county: 'Mercer' })).toContain('Mercer County Outside our seven counties')
  expect(await words({ county: 'Morris' })).not.toContain('Outside')
})
