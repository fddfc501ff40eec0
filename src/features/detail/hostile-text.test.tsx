import { createMemoryHistory, createRootRoute, createRouter, HeadContent, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing.ts'
import { detailHead } from './detail-head.ts'

/** The head of a listing's page as the server writes it. */
async function renderHead(listing: Listing): Promise<string> {
  const rootRoute = createRootRoute({ head: () => detailHead(listing, '/listings/1', ''), component: HeadContent })
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer: true,
  })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

test('text of a feed cannot end the script that holds it, nor open another', async () => {
  const hostile = '</script><script>alert(1)</script><!-- "quoted" & \u2028'
  const html = await renderHead({ ...SAMPLE_LISTINGS[0]!, title: hostile, description: hostile, office: hostile })
  const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  expect(scripts[0]![1]).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(scripts[0]![1]!)).toMatchObject({ name: hostile, description: hostile })
  expect(html).not.toContain('<script>alert')
})
