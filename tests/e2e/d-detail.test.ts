import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { pickSimilar } from '#domain/listing/similar.ts'
import { formatDollars, formatPrice } from '#domain/money/money.ts'
import { expectNoAxeFindings, onBothEditions, onEditions, onEitherEdition, onFeed, stopClock } from './visitor.ts'

const HOME = SAMPLE_LISTINGS[0]!
const FLAT = SAMPLE_LISTINGS.find(({ lotSize }) => lotSize === 'N/A')!

onBothEditions('D: detail', ({ visit }) => {
  test('D-02 unknown ids, and what is no id, are no listings', async () => {
    const page = await visit('/listings/999', { expectedErrors: /404/ })
    for (const id of ['0', '-3', 'abc', '1e3', '3.5', '99999999999999999999', '999']) {
      await page.goto(`/listings/${id}`)
      await page.getByRole('heading', { name: 'Property Not Found' }).waitFor()
      await page.getByText(/doesn.t exist or has been removed/).waitFor()
      expect(await page.getByRole('region', { name: 'Other homes' }).getByRole('article').count()).toBe(3)
    }
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
  })
})

onEitherEdition('D: detail', ({ visit }) => {
  test('D-03 no letter of an address that needs two lines is cut off', async () => {
    const page = await visit('/listings/5', { viewport: { width: 360, height: 740 } })
    const starts = await page
      .getByText('341 Ridgewood Avenue')
      .first()
      .evaluate((address) => {
        const text = document.createRange()
        text.selectNodeContents(address)
        const edge = address.closest('p')!.getBoundingClientRect().left
        return [...text.getClientRects()].map(({ left }) => left - edge)
      })
    expect(starts.length).toBeGreaterThan(1)
    // A comma for screen readers alone lies at -1.
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(-1)
  })

  test('D: the down payment moves month, parts, loan and cash together, and back', async () => {
    const page = await visit('/listings/5')
    const slider = page.getByRole('slider', { name: 'Down payment' })
    const shown = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
    await shown('About $8,340 per month, and $118,840 due at closing')
    await slider.press('End')
    await page.getByText('No mortgage insurance at 30% down.').waitFor()
    await page.getByRole('heading', { name: /, and \$302,815 due at closing$/ }).waitFor()
    await page.getByText('How the loan is paid down').click()
    await shown('There is no mortgage insurance on this loan.')
    expect(await page.getByRole('rowheader', { name: 'Mortgage insurance' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Back to 10%' }).click()
    await shown('About $8,340 per month, and $118,840 due at closing')
    await slider.press('End')
    await page.getByRole('button', { name: 'Use 30% everywhere' }).click()
    await page.getByText('Every cost uses 30% down.').waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Your numbers' }).innerText()).toContain('30% down')
    await expectNoAxeFindings(page)
  })

  test('D-01 the id comes from the path and the page opens at its top', async () => {
    const page = await visit('/listings')
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page.getByRole('article').nth(5).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
  })

  test('D-03 back link, title, price, address and the four tiles', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    await page.getByRole('heading', { level: 1, name: HOME.title }).waitFor()
    const main = await page.getByRole('main').innerText()
    expect(main).toContain(formatPrice(HOME.price, 'sale'))
    expect(main).toContain(HOME.address)
    await expect.poll(() => page.getByRole('link', { name: 'Back to Listings' }).getAttribute('href')).toBe('/listings')
    for (const [label, value] of [
      ['Bedrooms', `${HOME.beds}`],
      ['Bathrooms', `${HOME.baths}`],
      ['Sq. Ft.', HOME.squareFeet!.toLocaleString('en-US')],
      ['Lot Size', HOME.lotSize!],
    ] as const) {
      const term = page.getByRole('main').locator('dt', { hasText: label }).first()
      await expect.poll(() => term.locator('..').locator('dd').first().innerText()).toContain(value)
    }
    await expectNoAxeFindings(page)
  })

  test('D-03 a home without a lot says N/A', async () => {
    const page = await visit(`/listings/${FLAT.id}`)
    await page.getByRole('main').getByText('N/A', { exact: true }).first().waitFor()
  })

  test('D-04 the three tabs and the facts of Details', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await expect.poll(() => tab('Description').getAttribute('aria-selected')).toBe('true')
    await page.getByRole('tabpanel').getByText(HOME.description.slice(0, 60)).waitFor()
    await tab('Description').press('ArrowRight')
    await expect.poll(() => tab('Features').getAttribute('aria-selected')).toBe('true')
    for (const amenity of HOME.amenities) await page.getByRole('tabpanel').getByText(amenity, { exact: true }).waitFor()
    await expectNoAxeFindings(page)
    await tab('Details').click()
    const facts = page.getByRole('tabpanel')
    for (const [label, value] of [
      ['County', HOME.county],
      ['Price', formatDollars(HOME.price)],
      ['Type', 'Single Family'],
      ['Year Built', '2015'],
      ['School District', HOME.schoolDistrict!],
      ['Parking', HOME.features.includes('Two-Car Garage') ? 'Two-Car Garage' : 'Available'],
      ['Heating', 'Central'],
      ['Cooling', 'Central A/C'],
    ] as const) {
      const term = facts.locator('dt').filter({ hasText: new RegExp(`^${label}$`) })
      await expect.poll(() => term.locator('..').locator('dd').first().innerText()).toContain(value)
    }
    await expectNoAxeFindings(page)
  })

  test('D-04 parking follows the features', async () => {
    for (const garage of [true, false]) {
      const home = SAMPLE_LISTINGS.find(({ features }) => features.includes('Two-Car Garage') === garage)!
      const page = await visit(`/listings/${home.id}`)
      await page.getByRole('tab', { name: 'Details' }).click()
      const term = page.getByRole('tabpanel').locator('dt', { hasText: 'Parking' })
      await expect
        .poll(() => term.locator('..').locator('dd').first().innerText())
        .toBe(garage ? 'Two-Car Garage' : 'Available')
      await page.context().close()
    }
  })

  test('D-07 the favorite toggle flips with its toasts and is remembered', async () => {
    const home = SAMPLE_LISTINGS[1]!
    const page = await visit(`/listings/${home.id}`)
    const toggle = page.getByRole('button', { name: 'Favorite', exact: true })
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false')
    await toggle.click()
    await page.getByText(`${home.title} added to favorites`, { exact: true }).waitFor()
    await page.getByText(/Favorites section/).waitFor()
    await expectNoAxeFindings(page)
    await page.reload()
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: true }).waitFor()
    await toggle.click()
    await page.getByText(`${home.title} removed from favorites`, { exact: true }).waitFor()
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false')
  })

  test('D-08 shares by the device where it can', async () => {
    const page = await visit(`/listings/${HOME.id}`, {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          Object.defineProperty(navigator, 'share', {
            value: async (data: ShareData) => Object.assign(window, { shared: data }),
          })
        })
      },
    })
    await page.getByRole('button', { name: /share/i }).first().click()
    await page.waitForFunction(() => 'shared' in window)
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: HOME.title,
      text: `Check out this property: ${HOME.title}`,
      url: page.url(),
    })
  })

  test('D-08 copies the link where the device cannot share', async () => {
    const page = await visit(`/listings/${HOME.id}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: async (fresh) => {
        await fresh.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
      },
    })
    await page.getByRole('button', { name: /share/i }).first().click()
    await page.getByText('Link copied to clipboard', { exact: true }).waitFor()
    await page.getByText('You can now share this property with others.', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('D-03 similar homes are explained and lead on', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const similar = pickSimilar(HOME, SAMPLE_LISTINGS)
    expect(similar.length).toBeGreaterThan(0)
    const cards = page.getByRole('main').getByRole('article')
    await cards.first().waitFor()
    await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(similar.map(({ title }) => title))
    await page
      .getByText(new RegExp(`${HOME.county}.*20\\s?%`))
      .first()
      .waitFor()
    await cards.first().getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: similar[0]!.title }).waitFor()
    await page.getByText(/^1 \/ \d+$/).waitFor()
  })

  test('D-03 the address is read out and copied with its separators', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const address = page.getByRole('main').locator('header p').first()
    expect((await address.textContent())!.replace(/\s+/g, ' ')).toBe(`${HOME.address}, ${HOME.county} County`)
    const copied = await address.evaluate((line) => {
      getSelection()!.selectAllChildren(line)
      return getSelection()!.toString()
    })
    expect(copied.replace(/\s+/g, ' ')).toBe(`${HOME.address}, ${HOME.county} County`)
  })

  test('D-03 similar homes and what leads on fill their rows', async () => {
    const counts = SAMPLE_LISTINGS.map((home) => ({ id: home.id, count: pickSimilar(home, SAMPLE_LISTINGS).length }))
    for (const wanted of [1, 2, 3]) {
      const home = counts.find(({ count }) => count === wanted)
      if (!home) continue
      const page = await visit(`/listings/${home.id}`)
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const row = page.getByRole('region', { name: 'Similar homes' }).getByRole('list').first()
        await row.getByRole('article').first().waitFor()
        const ends = await row.evaluate((list) => {
          const shown = [...list.children].filter((item) => item.getBoundingClientRect().width > 0)
          return [list, shown.at(-1)!].map((element) => Math.round(element.getBoundingClientRect().right))
        })
        expect(ends[1]).toBe(ends[0])
      }
      await page.context().close()
    }
  })

  test('D-05 the location panel names the town', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    await page.getByRole('heading', { name: /location/i }).waitFor()
    await page.getByRole('main').getByText(new RegExp(HOME.city)).first().waitFor()
  })
})

onEditions(['sample'], 'D: simulated loading', ({ visit }) => {
  test('D-01 a skeleton stands for half a second', async () => {
    const page = await visit('/listings', { prepare: (fresh) => fresh.clock.install() })
    const link = page.getByRole('article').nth(2).getByRole('link').first()
    const name = (await link.textContent())!
    const skeleton = page.getByRole('main').locator('[aria-busy="true"]').first()
    await stopClock(page)
    await link.click()
    // What comes within 150 ms needs none; they begin once the page's code is there.
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return skeleton.isVisible()
      })
      .toBe(true)
    await page.clock.runFor(250)
    expect(await skeleton.count()).toBe(1)
    await page.clock.resume()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })
})

onEditions(['live'], 'D: as search engines see it', ({ address }) => {
  test('D-02 unknown ids answer 404', async () => {
    for (const id of ['999', 'abc', '0']) expect((await fetch(`${address}/listings/${id}`)).status).toBe(404)
  })

  test('D-03 the page holds its facts, canonical address, Open Graph and JSON-LD without scripts', async () => {
    const html = await (await fetch(`${address}/listings/${HOME.id}`)).text()
    expect(html).toContain(HOME.title)
    expect(html).toContain(HOME.description.slice(0, 40))
    expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+/listings/${HOME.id}"`))
    expect(html).toMatch(/property="og:image"[^>]+content="http[^"]+\.jpg"/)
    const data = JSON.parse(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!) as {
      '@type': string
      offers: { price: number; itemOffered: { numberOfBedrooms: number } }
    }
    expect(data['@type']).toBe('RealEstateListing')
    expect(data.offers.price).toBe(HOME.price)
    expect(data.offers.itemOffered.numberOfBedrooms).toBe(HOME.beds)
  })
})

onFeed('D: imported listings', ({ visit, address }) => {
  interface Found {
    id: number
    title: string
    address: string
    addressHidden: boolean
    office: string
    attributionContact: string | null
    schoolDistrict: string | null
  }
  const all = async (): Promise<Found[]> => {
    const { listings } = (await (await fetch(`${address}/api/listings?min=0&max=100000000`)).json()) as {
      listings: { id: number }[]
    }
    return Promise.all(
      listings.map(async ({ id }) => (await (await fetch(`${address}/api/listings/${id}`)).json()) as Found),
    )
  }

  test('D-04 imported homes show their own facts and say what is not provided', async () => {
    const homes = await all()
    const unknown = homes.find(({ schoolDistrict }) => schoolDistrict === null)!
    const page = await visit(`/listings/${unknown.id}`, { expectedErrors: /Failed to load resource|ERR_/ })
    await page.getByRole('tab', { name: 'Details' }).click()
    const term = page.getByRole('tabpanel').locator('dt', { hasText: 'School District' })
    await expect.poll(() => term.locator('..').locator('dd').first().innerText()).toBe('Not provided')
    await page.getByRole('main').getByText(unknown.office).first().waitFor()
    await expectNoAxeFindings(page)
  })

  test('D-03 a hidden address is shown nowhere', async () => {
    const hidden = (await all()).find(({ addressHidden }) => addressHidden)!
    expect(hidden.address).not.toMatch(/^\d/)
    const html = await (await fetch(`${address}/listings/${hidden.id}`)).text()
    expect(html).not.toMatch(/"streetAddress"|"latitude"|GeoCoordinates/)
    expect(html).toContain(hidden.address)
  })

  test('L-08 the samples are gone where they are switched off', async () => {
    for (let id = 1; id <= 18; id++) expect((await fetch(`${address}/api/listings/${id}`)).status).toBe(404)
  })
})
