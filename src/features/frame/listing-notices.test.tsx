import { expect, test } from 'vitest'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { ListingNotices } from './listing-notices.tsx'

const rendered = async (notices: string, path: string, at: 'top' | 'foot') =>
  (await renderedOnRouter(() => <ListingNotices notices={notices} at={at} />, path)).replaceAll(/<[^>]*>/g, '')

test('samples beside real homes are called imaginary, at the top of pages with homes and the foot of the home page', async () => {
  const said = 'These are sample homes. They aren’t real, and you can’t buy or rent them.'
  expect(await rendered('samples', '/listings', 'top')).toBe(said)
  expect(await rendered('samples', '/listings/3', 'top')).toBe(said)
  expect(await rendered('samples', '/', 'foot')).toBe(said)
  expect(await rendered('samples', '/', 'top')).toBe('')
  expect(await rendered('samples', '/terms', 'top')).toBe('')
})

test('two notices share the line', async () => {
  expect(await rendered('samples|November 21, 2026 at 9:40 PM', '/map', 'top')).toBe(
    'These are sample homes. Listings as of November 21, 2026 at 9:40 PM.',
  )
})
