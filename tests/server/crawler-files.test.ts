import { expect, test } from 'vitest'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { CatalogEntry } from '#ports/server/listing-catalog.ts'
import { SECOND_AGENCY, sourceOf } from '../second-agency.ts'
import { testSite } from './test-site.ts'

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1]!)

test('robots.txt names the sitemap by the address the site is known under', async () => {
  expect(await (await testSite().ask('/robots.txt')).text()).toContain('Sitemap: http://homes.test/sitemap.xml')
  const known = testSite({ publicUrl: 'https://homes.example.com' })
  expect(await (await known.ask('/robots.txt')).text()).toContain('Sitemap: https://homes.example.com/sitemap.xml')
})

test('the sitemap holds the pages and every listing with its last change', async () => {
  const answer = await testSite().ask('/sitemap.xml')
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toBe('application/xml')
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(addresses(xml)).toContain('http://homes.test/listings')
  expect(addresses(xml).filter((address) => /\/listings\/\d+$/.test(address))).toHaveLength(18)
  expect(xml).toMatch(/<loc>http:\/\/homes\.test\/listings\/1<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
})

test('the sitemap holds the pages of this agency alone', async () => {
  const agency = sourceOf({ ...SECOND_AGENCY, ownPages: [{ name: 'agents', title: 'Our agents' }] })
  const of = async (parts: Parameters<typeof testSite>[0]) =>
    addresses(await (await testSite(parts).ask('/sitemap.xml')).text())
  expect(await of({ agency })).toEqual(
    expect.arrayContaining(['http://homes.test/agents', 'http://homes.test/fair-housing']),
  )
  expect(await of({})).not.toContain('http://homes.test/agents')
})

test('past 50,000 addresses an index names parts that hold each listing once', async () => {
  const ids = [1, 2, 50_000, 50_001, 120_000]
  const entry = (id: number): CatalogEntry => ({ id, updatedAt: '2026-01-02T03:04:05Z' })
  const site = testSite({
    catalog: {
      highestId: async () => ok(120_000),
      between: async (first, last) => ok(ids.filter((id) => id >= first && id <= last).map(entry)),
    },
  })
  const index = await (await site.ask('/sitemap.xml')).text()
  expect(index).toContain('<sitemapindex ')
  const parts = addresses(index)
  expect(parts).toHaveLength(4)
  const found: string[] = []
  for (const part of parts) found.push(...addresses(await (await site.ask(new URL(part).pathname)).text()))
  expect(found.filter((address) => /\/listings\/\d/.test(address))).toEqual(
    ids.map((id) => `http://homes.test/listings/${id}`),
  )
  expect(found).toContain('http://homes.test/')
  // No such part: an address like any other.
  await site.ask('/sitemap-4.xml')
  expect(site.rendered).toHaveLength(1)
})

test('a sitemap that cannot be read is refused, not shown empty', async () => {
  const broken = async () => fail(unavailable('We can’t load the listings right now.'))
  const site = testSite({ catalog: { highestId: broken, between: broken } })
  expect((await site.ask('/sitemap.xml')).status).toBe(503)
})
