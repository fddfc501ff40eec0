import type { Locator, Page } from 'playwright-core'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { LatLng } from '#domain/geo/geo.ts'

/** Tolerance of a pill's position: pills are on whole pixels, their tip just above the point. */
const PIXEL_TOLERANCE = 6

export const RIDGEWOOD = SAMPLE_LISTINGS.find(({ id }) => id === 3)!
/** The map's first position (M-06). */
export const START = { lat: 40.9263, lng: -74.077 }
/** A home that is in no cluster at the first position of either map. */
export const LONE_HOME = SAMPLE_LISTINGS.find(({ id }) => id === 9)!
/** The name of any home's pill. */
export const PILL = /^\$[\d.]+[kM] /
/** The name of any row: the whole price comes first. */
export const ROW = /^\$[\d,]+ /
/** The name of any cluster. */
export const CLUSTER = /^\d+ homes from \$[\d.]+[kM]$/

export const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of homes in Northern New Jersey' })
export const pills = (page: Page): Locator => page.getByRole('button', { name: PILL })
export const pillOf = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^\\$[\\d.]+[kM] ${title}, `) })
export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Homes' }).getByRole('button', { name: ROW })
export const rowOf = (page: Page, title: string): Locator => rows(page).filter({ hasText: title })
export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })
/** The popup of either map: the selected home's card above its pill, or a cluster's homes. */
export const popup = (page: Page): Locator => page.locator('.maplibregl-popup, .google-map-popup').getByRole('region')

/** The row of a home where no map is beside the list: it leads to the home. */
export const linkRowOf = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Homes' }).getByRole('link', { name: ROW }).filter({ hasText: title })

/** Waits until the map is drawn and has its homes. */
export async function mapReady(page: Page): Promise<void> {
  await page.locator('.map-marker').first().waitFor()
  await page.getByText('Loading map...').waitFor({ state: 'detached' })
}

/** A point on the map outside everything on it. */
export async function clickBackground(page: Page): Promise<void> {
  const box = (await mapOf(page).boundingBox())!
  await page.mouse.click(box.x + box.width - 200, box.y + 120)
}

interface Pixels {
  x: number
  y: number
}

/** Where a point lies from the map's middle, CSS pixels, on a web map of tiles so large. */
export function fromCenter(at: LatLng, center: LatLng, zoom: number, tile: number): Pixels {
  const world = tile * 2 ** zoom
  const x = ({ lng }: LatLng) => (lng / 360) * world
  const y = ({ lat }: LatLng) => (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * world
  return { x: x(at) - x(center), y: y(at) - y(center) }
}

/** Where the tip of a pill points, from the middle of the map, CSS pixels. */
export async function tipFromCenter(page: Page, pill: Locator): Promise<Pixels> {
  const [map, box] = await Promise.all([mapOf(page).boundingBox(), pill.boundingBox()])
  return {
    x: box!.x + box!.width / 2 - (map!.x + map!.width / 2),
    y: box!.y + box!.height + 4 - (map!.y + map!.height / 2),
  }
}

export const isNear = (a: Pixels, b: Pixels): boolean =>
  Math.abs(a.x - b.x) <= PIXEL_TOLERANCE && Math.abs(a.y - b.y) <= PIXEL_TOLERANCE

/** For `expect.poll`: whether the map is centred on a pill's home. */
export const atCenter = (page: Page, pill: Locator) => async () =>
  isNear(await tipFromCenter(page, pill), { x: 0, y: 0 })

/** What stands on the pills whose tip lies in the map. */
export async function pillsInView(page: Page): Promise<string[]> {
  const { x, y, width, height } = (await mapOf(page).boundingBox())!
  return pills(page).evaluateAll(
    (all, map) =>
      all
        .filter((pill) => {
          const box = pill.getBoundingClientRect()
          const across = box.left + box.width / 2
          return across > map.left && across < map.right && box.bottom > map.top && box.bottom < map.bottom
        })
        .map((pill) => pill.textContent),
    { left: x, top: y, right: x + width, bottom: y + height },
  )
}

/** How far a hand drags the map, CSS pixels. */
export async function drag(page: Page, { x, y }: Pixels): Promise<void> {
  const box = (await mapOf(page).boundingBox())!
  // Beside the tools and all pills of the samples.
  const from = { x: box.x + box.width - 200, y: box.y + 130 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.3, 0.6, 0.9, 1]) await page.mouse.move(from.x + x * share, from.y + y * share, { steps: 3 })
  await page.mouse.up()
}

const countLine = (page: Page): Locator => page.getByText(/^Showing [\d,]+ propert(y|ies)$/)
const lastNumberOf = async (line: Locator): Promise<number> =>
  Number(
    (await line.textContent())!
      .match(/[\d,]+/g)!
      .at(-1)!
      .replaceAll(',', ''),
  )

/** The number in the count line (M-01). */
export const countOf = (page: Page): Promise<number> => lastNumberOf(countLine(page))

/** The homes of the search wherever they are: those listed, unless the count says that there are more in all. Both are read at once. */
export const allOf = (page: Page): Promise<number> => lastNumberOf(countLine(page).locator('..'))

/** A parameter of the page's address; null where it is absent. */
export const paramOf = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name)

/** What the view holds, in zooms of 512 pixel tiles, told from the box in the page's address. */
export async function zoomInAddress(page: Page): Promise<number> {
  const [west, , east] = (new URL(page.url()).searchParams.get('bbox') ?? '').split(',').map(Number)
  const { width } = (await mapOf(page).boundingBox())!
  return Math.log2(((360 / (east! - west!)) * width) / 512)
}
