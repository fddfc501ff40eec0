import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { roundedDegrees } from '#domain/geo/degrees.ts'
import type { Bounds } from '#domain/geo/geo.ts'
import {
  atCenter,
  CLUSTER,
  drag,
  fromCenter,
  isNear,
  LONE_HOME,
  mapOf,
  mapReady,
  paramOf,
  pillOf,
  pillsInView,
  popup,
  RIDGEWOOD,
  rowOf,
  START,
  tipFromCenter,
} from './map-page.ts'
import { onBothMaps, onBuiltInMap } from './maps-under-test.ts'
import { expectNoAxeFindings } from './visitor.ts'

/** Ridgewood's northern edge, degrees of latitude. */
const RIDGEWOOD_NORTH = 41.003

onBothMaps('M: the view of every map', ({ visit, tile, choosePlace }) => {
  test('M-02 M-06 the map shows that it loads, then starts at 40.9263, -74.077, zoom 10', async () => {
    const page = await visit('/map', {
      painted: true,
      // The settings come first: the map can't be there before their answer.
      prepare: async (fresh) => {
        await fresh.route('**/map-settings.json', async (route) => {
          await fresh.getByText('Loading map...', { exact: true }).waitFor()
          await route.fallback()
        })
      },
    })
    await mapReady(page)
    await expect.poll(() => mapOf(page).count()).toBe(1)
    const expected = fromCenter(LONE_HOME.location!, START, 10, tile)
    expect(isNear(await tipFromCenter(page, pillOf(page, LONE_HOME.title)), expected)).toBe(true)
    await expectNoAxeFindings(page)
  })

  test('M-03 M-01 dragging moves the map, and only then the list follows', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pill)).toBe(true)
    await drag(page, { x: -60, y: 50 })
    await expect
      .poll(async () => {
        const { x, y } = await tipFromCenter(page, pill)
        return x < -40 && y > 30
      })
      .toBe(true)
    // The page's own moves didn't change the list.
    await expect.poll(() => viewOf(page)).not.toBeNull()
    const { west, south, east, north } = viewOf(page)!
    const { lat, lng } = LONE_HOME.location!
    expect(lng).toBeLessThan((west + east) / 2)
    expect(lat).toBeLessThan((south + north) / 2)
    await expect.poll(() => popup(page).count()).toBe(1)
    await page.goBack()
    await expect.poll(() => viewOf(page)).toBeNull()
    // Back at the first position.
    const expected = fromCenter(LONE_HOME.location!, START, 10, tile)
    await expect.poll(async () => isNear(await tipFromCenter(page, pill), expected)).toBe(true)
  })

  test('M-01 a view from the URL is shown whole and centered', async () => {
    const { lat, lng } = LONE_HOME.location!
    const seen = { west: lng - 0.3, south: lat - 0.2, east: lng + 0.3, north: lat + 0.2 }
    const page = await visit(`/map?bbox=${Object.values(seen).map(roundedDegrees).join(',')}`)
    await mapReady(page)
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title))).toBe(true)
    const { width } = (await mapOf(page).boundingBox())!
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => viewOf(page)?.east).toBeLessThan(seen.east)
    // One level deeper than where the box filled the map, or than the whole level before.
    const steps = zoomOf(viewOf(page)!, width, tile) - zoomOf(seen, width, tile)
    expect(steps).toBeGreaterThan(-0.1)
    expect(steps).toBeLessThan(1.1)
  })

  test('M-03 an area is drawn where the clicks were and shown on the map', async () => {
    const page = await visit('/map', { painted: true })
    await mapReady(page)
    await page.getByRole('button', { name: 'Draw an area', exact: true }).click()
    const box = (await mapOf(page).boundingBox())!
    const corner = { x: box.x + box.width - 240, y: box.y + 160 }
    const inside = { x: corner.x + 30, y: corner.y + 30, width: 60, height: 40 }
    // The ground comes after the homes.
    let before = await page.screenshot({ clip: inside })
    const isStill = async (): Promise<boolean> => {
      const earlier = before
      before = await page.screenshot({ clip: inside })
      return before.equals(earlier)
    }
    await expect.poll(isStill, { interval: 500 }).toBe(true)
    await page.mouse.click(corner.x, corner.y)
    await page.mouse.dblclick(corner.x + 120, corner.y)
    await page.mouse.click(corner.x + 120, corner.y + 100)
    await page.mouse.click(corner.x, corner.y + 100)
    await page.getByRole('region', { name: 'Draw an area' }).getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('area')).not.toBeNull()
    const [lat = 0, lng = 0] = new URL(page.url()).searchParams.get('area')!.split(',').map(Number)
    const at = fromCenter({ lat, lng }, START, 10, tile)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    expect(isNear(at, { x: corner.x - middle.x, y: corner.y - middle.y })).toBe(true)
    await expect.poll(async () => (await page.screenshot({ clip: inside })).equals(before)).toBe(false)
  })

  test('M-03 zoomed out, homes form clusters that separate when pressed', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const cluster = page.getByRole('button', { name: CLUSTER })
    const out = page.getByRole('button', { name: 'Zoom out' })
    await out.click()
    await expect.poll(() => cluster.count()).toBeGreaterThan(0)
    const name = (await cluster.first().locator('span').allTextContents()).join(' ')
    await cluster.first().click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  })

  test('M-04 a found place is shown with its whole extent', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await choosePlace(page, RIDGEWOOD.city)
    // The town fills the view: only its own home is inside.
    await expect.poll(() => pillsInView(page)).toEqual([expect.stringContaining(RIDGEWOOD.title)])
    await expectNoAxeFindings(page)
  })

  test('M-04 a found place is shown below the tools, even on two lines', async () => {
    const page = await visit('/map', {
      viewport: { width: 1000, height: 560 },
      // Without animation the first view in the URL is the final one.
      prepare: (fresh) => fresh.emulateMedia({ reducedMotion: 'reduce' }),
    })
    await mapReady(page)
    await choosePlace(page, RIDGEWOOD.city)
    const { height, y } = (await mapOf(page).boundingBox())!
    const lowest = (await page.getByText('Search as I move the map', { exact: true }).boundingBox())!
    const northOnScreen = () => {
      const view = viewOf(page)
      return view ? y + (height * (view.north - RIDGEWOOD_NORTH)) / (view.north - view.south) : 0
    }
    await expect.poll(northOnScreen).toBeGreaterThan(lowest.y + lowest.height)
  })

  test('M-04 a place without an extent is shown at zoom 17', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await choosePlace(page, 'Whippany')
    const { width } = (await mapOf(page).boundingBox())!
    const zoom = () => {
      const view = viewOf(page)
      return view ? zoomOf(view, width, tile) : 0
    }
    await expect.poll(zoom).toBeCloseTo(17, 1)
  })
})

onBuiltInMap('M: the view of every map', ({ visit }) => {
  test('M-01 resizing the window doesn’t search', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const { width } = (await mapOf(page).boundingBox())!
    await page.setViewportSize({ width: 1100, height: 760 })
    await expect.poll(async () => (await mapOf(page).boundingBox())!.width).toBeLessThan(width)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title))).toBe(true)
    expect(viewOf(page)).toBeNull()
  })
})

/** The view in the URL, or null. */
function viewOf(page: Page): Bounds | null {
  const text = paramOf(page, 'bbox')
  if (text === null) return null
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return { west, south, east, north }
}

const zoomOf = ({ west, east }: Bounds, width: number, tile: number): number =>
  Math.log2((width * 360) / (tile * (east - west)))
