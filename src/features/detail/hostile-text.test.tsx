import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ListingData } from './listing-data.tsx'

test('text of a feed cannot end the script that holds it, nor open another', () => {
  const hostile = '</script><script>alert(1)</script><!-- "quoted" & \u2028'
  const listing = { ...SAMPLE_LISTINGS[0]!, title: hostile, description: hostile, office: hostile }
  const html = renderToString(<ListingData listing={listing} origin="" />)
  const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  expect(scripts[0]![1]).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(scripts[0]![1]!)).toMatchObject({ name: hostile, description: hostile })
  expect(html).not.toContain('<script>alert')
})
