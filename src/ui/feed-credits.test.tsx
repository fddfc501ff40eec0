import { expect, test } from 'vitest'
import { renderedOnRouter } from '../../tests/rendered-on-router.tsx'
import { FeedCredits } from './feed-credits.tsx'

const FEED = {
  name: 'Our MLS',
  logo: '/feed-logos/0123',
  disclaimer: 'Deemed <reliable>.\nNot guaranteed.',
  listingsAsOf: '2026-11-22T02:05:00Z',
}
const credits = (feeds: (typeof FEED | { [K in keyof typeof FEED]: (typeof FEED)[K] | null })[]) =>
  renderedOnRouter(() => <FeedCredits feeds={feeds as (typeof FEED)[]} />, '/listings')

test('L-07 a source is named with its logo, its disclaimer and the time in New Jersey', async () => {
  const html = await credits([FEED])
  expect(html).toContain('src="/feed-logos/0123" alt=""')
  expect(html).toMatch(/Listings from <span[^>]*>Our MLS</)
  expect(html).toContain('<time dateTime="2026-11-22T02:05:00Z">November 21, 2026 at 9:05 PM</time>')
  expect(html).toContain('Deemed &lt;reliable&gt;.\nNot guaranteed.')
})

test('L-07 what a source does not require is left out', async () => {
  expect(await credits([])).not.toContain('section')
  const html = await credits([{ ...FEED, logo: null, disclaimer: null, listingsAsOf: null }])
  expect(html).not.toMatch(/<img|<time|as of/)
})
