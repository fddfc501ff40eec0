import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { isWithin, type Bounds } from '#domain/geo/geo.ts'
import {
  allOf,
  atCenter,
  card,
  countOf,
  drag,
  CLUSTER,
  mapReady,
  paramOf,
  pillOf,
  pillsInView,
  popup,
  RIDGEWOOD,
  rowOf,
  rows,
} from './map-page.ts'
import { expectFocus, expectNoAxeFindings, onBothEditions, onEditions, onEitherEdition } from './visitor.ts'

/** Around Ridgewood and Fair Lawn: two of the samples. */
const RIDGEWOOD_VIEW = 'bbox=-74.2,40.9,-74.02,41.02'

const follow = (page: Page) => page.getByRole('checkbox', { name: 'Search as I move the map', exact: true })

function boxIn(text: string): Bounds {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return { west, south, east, north }
}

const titleIn = (pill: string): string => SAMPLE_LISTINGS.find(({ title }) => pill.includes(title))!.title

const samplesWithin = (box: Bounds) =>
  SAMPLE_LISTINGS.filter(({ location }) => location === null || isWithin(location, box))

/** The list holds what the view in the address holds. */
async function listHoldsItsView(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const box = paramOf(page, 'bbox')
      return box !== null && (await countOf(page)) === samplesWithin(boxIn(box)).length
    })
    .toBe(true)
}

onBothEditions('M: the list follows the map', ({ visit }) => {
  test('M-01 before the map is moved the list holds its first view and says how many there are in all; the address says nothing of a view', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await expect.poll(() => follow(page).isChecked()).toBe(true)
    await page.getByText(`${SAMPLE_LISTINGS.length} in all`, { exact: true }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(await countOf(page))
    const seen = await pillsInView(page)
    for (const pill of seen) await rowOf(page, titleIn(pill)).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await follow(page).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => countOf(page)).toBe(SAMPLE_LISTINGS.length)
  })
})

onEitherEdition('M: the list follows the map', ({ visit }) => {
  test('M-01 dragging the map narrows the list to its view; Back and Forward bring view and list back', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await drag(page, { x: -420, y: 160 })
    await listHoldsItsView(page)
    await expect.poll(() => countOf(page)).toBeLessThan(SAMPLE_LISTINGS.length)
    const moved = page.url()
    const pillsThere = await pillsInView(page)
    await page.goBack()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await expect.poll(() => pillsInView(page)).not.toEqual(pillsThere)
    await page.goForward()
    expect(page.url()).toBe(moved)
    await expect.poll(() => pillsInView(page)).toEqual(pillsThere)
    await listHoldsItsView(page)
  })

  test('M-01 an address with a view opens there, with the homes in it', async () => {
    const page = await visit(`/map?${RIDGEWOOD_VIEW}`)
    await mapReady(page)
    const expected = samplesWithin(boxIn('-74.2,40.9,-74.02,41.02'))
    await expect.poll(() => countOf(page)).toBe(expected.length)
    for (const { title } of expected) await rowOf(page, title).waitFor()
    const seen = await pillsInView(page)
    for (const { title } of expected) expect(seen.some((pill) => pill.includes(title))).toBe(true)
  })
})

// The same code in both editions: one is enough.
onEditions(['live'], 'M: what moves the list', ({ visit }) => {
  test('M-03 centring on a home and reading its popup is no search', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await rowOf(page, RIDGEWOOD.title).click()
    await expect.poll(atCenter(page, pillOf(page, RIDGEWOOD.title))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
  })

  test('M-01 switched off, the list stays as it is while the map keeps its view; switched on, it holds the view', async () => {
    const page = await visit(`/map?${RIDGEWOOD_VIEW}`)
    await mapReady(page)
    const before = await countOf(page)
    await follow(page).focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/follow=off/)
    await expect.poll(() => countOf(page)).toBe(SAMPLE_LISTINGS.length)
    const at = paramOf(page, 'at')
    expect(at).not.toBeNull()
    await drag(page, { x: -100, y: 80 })
    await expect.poll(() => paramOf(page, 'at')).not.toBe(at)
    await expect.poll(() => countOf(page)).toBe(SAMPLE_LISTINGS.length)
    await page.reload()
    await mapReady(page)
    await expect.poll(() => follow(page).isChecked()).toBe(false)
    await follow(page).click()
    await listHoldsItsView(page)
    await expect.poll(() => countOf(page)).toBeLessThan(SAMPLE_LISTINGS.length)
    expect(before).toBeLessThan(SAMPLE_LISTINGS.length)
  })

  test('M-04 a place that is found, and a group that is pressed, are moves of the visitor', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const atFirst = await pillsInView(page)
    const search = page.getByPlaceholder('Search for a location', { exact: true })
    await search.fill('Ridgewood')
    await page.getByRole('option', { name: /^Ridgewood ?Bergen County/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    await expect.poll(() => pillsInView(page)).toHaveLength(1)
    await page.goBack()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    // The map is back where it began: a hand on it earlier would stop it on its way.
    await expect.poll(() => pillsInView(page)).toEqual(atFirst)
    const cluster = page.getByRole('button', { name: CLUSTER })
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => cluster.count()).toBeGreaterThan(0)
    const far = new URL(page.url()).search
    await cluster.first().click()
    await expect.poll(() => new URL(page.url()).search).not.toBe(far)
    await listHoldsItsView(page)
  })

  test('M-01 the keyboard moves the map too; where no home is in view, the list says so and leads back', async () => {
    const page = await visit('/map?bbox=-73.9,41.1,-73.8,41.15')
    await page.getByText('No properties match your search criteria.').waitFor()
    const relax = page.getByRole('button', {
      name: `Looking beyond the map’s view would show ${SAMPLE_LISTINGS.length} homes.`,
    })
    await relax.waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Clear Search', exact: true }).click()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await mapReady(page)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('region', { name: 'Map of homes in Northern New Jersey' }).focus()
    await page.keyboard.press('ArrowDown')
    await listHoldsItsView(page)
  })

  test('M-03 what was looked at stays marked after the page was left', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await rowOf(page, RIDGEWOOD.title).click()
    await page.getByRole('button', { name: 'Close home details' }).click()
    const look = () => pillOf(page, RIDGEWOOD.title).getAttribute('data-look')
    await page.mouse.move(5, 5)
    await expect.poll(look).toBe('visited')
    await page.reload()
    await mapReady(page)
    await expect.poll(look).toBe('visited')
    const other = SAMPLE_LISTINGS.find(({ city }) => city === 'Fair Lawn')!
    await expect.poll(() => pillOf(page, other.title).getAttribute('data-look')).toBe('plain')
  })
})

onEditions(['live'], 'M: what the list asks for', ({ visit }) => {
  test('M-01 a change of the filters asks for the list once, and its answer says how many there are in all', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await page.getByText(`${SAMPLE_LISTINGS.length} in all`, { exact: true }).waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/listings') asked.push(request.url())
    })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('combobox', { name: 'Beds' }).selectOption('3+')
    const wanted = SAMPLE_LISTINGS.filter(({ beds }) => beds !== null && beds >= 3)
    await expect.poll(() => allOf(page)).toBe(wanted.length)
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)
  })
})

onEditions(['live'], 'M: homes on the map that fail', ({ visit }) => {
  test('M-02 where the map’s homes can’t be had the list stays, and a note offers to try again', async () => {
    let broken = true
    const page = await visit('/map', {
      expectedErrors: /503/,
      prepare: (fresh) =>
        fresh.route('**/api/map?**', (route) =>
          broken ? route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }) : route.continue(),
        ),
    })
    const note = page.getByRole('alert').filter({ hasText: 'We couldn’t load the homes on the map.' })
    await note.waitFor()
    await page.getByText(`${SAMPLE_LISTINGS.length} in all`, { exact: true }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(await countOf(page))
    await expectNoAxeFindings(page)
    broken = false
    await note.getByRole('button', { name: 'Try again' }).click()
    await mapReady(page)
    await note.waitFor({ state: 'detached' })
  })

  /** A group of which one home is known to the search. */
  const door = {
    homes: [],
    groups: [
      {
        at: RIDGEWOOD.location,
        count: 2,
        cheapest: { id: 3, price: 1_000_000, market: 'sale' },
        bounds: {
          west: RIDGEWOOD.location!.lng,
          south: RIDGEWOOD.location!.lat,
          east: RIDGEWOOD.location!.lng,
          north: RIDGEWOOD.location!.lat,
        },
      },
    ],
  }

  test('M-03 homes at one door can be gone through by keyboard; Escape gives the focus back', async () => {
    const page = await visit('/map', {
      prepare: (fresh) => fresh.route('**/api/map?**', (route) => route.fulfill({ json: door })),
    })
    const cluster = page.getByRole('button', { name: '2 homes from $1M' })
    await cluster.waitFor()
    await cluster.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: '2 homes here' })
    await list.getByRole('button').waitFor()
    await list.getByText('and 1 more in the list').waitFor()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await expectFocus(cluster)
    await page.keyboard.press('Enter')
    await list.getByRole('button').waitFor()
    // It gets the focus with a frame.
    await expectFocus(list)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await popup(page).and(card(page, RIDGEWOOD.title)).waitFor()
    await expect.poll(() => rowOf(page, RIDGEWOOD.title).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => list.count()).toBe(0)
  })
})
