import { expect, test } from 'vitest'
import { onEditions } from './visitor.ts'

const PATHS =
  '/ /listings /listings/3 /map /afford /afford/rent /compare /favorites /signin /signup /privacy /terms /how-we-compute /licenses'
const OF_SITE = /^Keystead: .+ Homes for sale and for rent from Bergen to Warren\.$/

onEditions(['live'], 'R-01 what is said of a page', ({ address, visit }) => {
  test('each document has its own description, once', async () => {
    const all = await Promise.all(
      PATHS.split(' ').map(async (path) => {
        const html = await (await fetch(address + path)).text()
        const said = [...html.matchAll(/<meta name="description" content="([^"]+)"\/>/g)].map(([, text]) => text!)
        expect(said).toHaveLength(1)
        expect(html).toContain(`<meta property="og:description" content="${said[0]}"/>`)
        return said[0]!
      }),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((text) => OF_SITE.test(text))).toEqual([all[0]])
  })

  test('a page that is opened from another one has the description of the site', async () => {
    const page = await visit('/terms')
    const said = () =>
      page.locator('meta[name="description"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
    expect(await said()).toEqual(['The terms for using this site.'])
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await page.waitForURL('**/favorites')
    await expect.poll(said).toEqual([expect.stringMatching(OF_SITE)])
  })
})
