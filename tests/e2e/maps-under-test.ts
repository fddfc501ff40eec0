import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import type { Edition } from './editions-setup.ts'
import { withGoogle, type GoogleManner } from './google-maps-stand-in.ts'
import { editionVisitor, googleVisitor, type VisitOptions } from './visitor.ts'

/** One of the maps behind the port, in one edition, and what is its own about it. */
export interface MapUnderTest {
  edition: Edition
  /** Opens a page of the site. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>
  address: string
  /** Pixels of a tile: what zoom 10 means. */
  tile: number
  /** What belongs to the map in the page's document, none of it left when the map is gone. */
  parts: string
  /** Stations, lines and tax rates can be laid over it. */
  hasLayers: boolean
  /** Finds a place with the map's search, as far as choosing it. */
  choosePlace: (page: Page, name: string) => Promise<void>
}

type Title = 'built-in live' | 'Google sample'

const BUILT_IN = {
  tile: 512,
  hasLayers: true,
  parts: '.maplibregl-map, .maplibregl-canvas, .maplibregl-marker',
  async choosePlace(page: Page, name: string) {
    await page.getByPlaceholder('Search for a location', { exact: true }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name} ?\\w+ County$`) }).click()
  },
}

const GOOGLE = {
  tile: 256,
  hasLayers: false,
  parts: '.gm-style, .google-map, gmp-advanced-marker, gmp-place-autocomplete',
  async choosePlace(page: Page, name: string) {
    await page.getByPlaceholder('Search for a location', { exact: true }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}, NJ`) }).click()
  },
}

/** A visitor of a site with a key for Google's map, where Google answers in this manner. */
export function visitWithGoogle(edition: Edition, manner: GoogleManner): Pick<MapUnderTest, 'visit' | 'address'> {
  // The sample edition is told of the key by the test, so its policy of files knows nothing of Google.
  const site = edition === 'live' ? googleVisitor() : editionVisitor('sample')
  return {
    address: site.address,
    visit: (path, { prepare, ...options } = {}) =>
      site.visit(path, {
        ...(edition === 'sample' ? { bypassCSP: true } : {}),
        ...options,
        prepare: async (page) => {
          await withGoogle(page, manner)
          await prepare?.(page)
        },
      }),
  }
}

const mapUnderTest = (title: Title): MapUnderTest =>
  title === 'built-in live'
    ? { ...BUILT_IN, ...editionVisitor('live') }
    : { ...GOOGLE, edition: 'sample', ...visitWithGoogle('sample', 'answers') }

/** Tests of what the page does with whatever map it has. */
export function onBuiltInMap(title: string, tests: (map: MapUnderTest) => void): void {
  describe(`${title} [built-in live]`, () => tests(mapUnderTest('built-in live')))
}

/** The same tests on the built-in map and on Google's, each in one edition: neither map knows in which it is. */
export function onBothMaps(title: string, tests: (map: MapUnderTest) => void): void {
  const titles: Title[] = ['built-in live', 'Google sample']
  describe.each(titles)(`${title} [%s]`, (name) => tests(mapUnderTest(name)))
}
