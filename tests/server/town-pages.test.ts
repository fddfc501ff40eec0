import { describe, expect, test } from 'vitest'
import { taxTown } from '#content/public-figures/tax-town.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { PLACE_PATHS, TOWNS } from '#content/town-drawings/town-addresses.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import type { CountyPage, TownPage } from '#domain/town/town-page.ts'
import { countyPath, townPath } from '#domain/town/town-slug.ts'
import { testSite } from './test-site.ts'

const site = testSite()
const read = async <T>(path: string): Promise<T> => {
  const answer = await site.ask(`/api${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}

describe('M: towns and counties', () => {
  test('M-04 each of the 205 towns has a page: outline, neighbors, tax, stations or the nearest', async () => {
    expect(TOWNS).toHaveLength(205)
    const pages = await Promise.all(TOWNS.map((town) => read<TownPage>(townPath(town))))
    expect(pages.map(({ town }) => town)).toEqual(TOWNS)
    for (const page of pages) {
      const { town, drawing, tax, trains, neighbors } = page
      expect([town, drawing.outline.startsWith('M'), neighbors.length > 0]).toEqual([town, true, true])
      expect([town, trains.stations.length > 0, tax.value.bill > 0]).toEqual([town, true, true])
      expect([town, page.rents.value.zips.length > 0 || page.rents.value.fiscalYear === 2027]).toEqual([town, true])
    }
  })

  test.each([
    ['/towns/essex/glen-ridge', ['07028']],
    ['/towns/morris/parsippany-troy-hills', ['07034', '07054', '07878']],
    ['/towns/essex/millburn', ['07041', '07078']],
  ])('M-04 %s has the benchmark rents of its own ZIP codes and of its villages’', async (path, zips) => {
    expect((await read<TownPage>(path)).rents.value.zips.map(({ zip }) => zip)).toEqual(zips)
  })

  test('M-04 the homes of the pages are those of the town, in each market', async () => {
    for (const town of TOWNS) {
      const homes = ALL_SAMPLES.filter(({ city, county }) => taxTown(city, county) === town)
      if (homes.length === 0) continue
      const page = await read<TownPage>(townPath(town))
      const count = (market: string) => homes.filter((home) => home.market === market).length
      expect([page.homes.sale.total, page.homes.rent.total]).toEqual([count('sale'), count('rent')])
    }
  })

  test('M-04 the seven counties have their towns by name, with the same homes', async () => {
    const pages = await Promise.all(COUNTIES.map((county) => read<CountyPage>(countyPath(county))))
    expect(pages.flatMap(({ towns }) => towns.map(({ town }) => town)).toSorted()).toEqual(TOWNS)
    for (const { county, towns, drawing } of pages) {
      expect(Object.keys(drawing.towns)).toHaveLength(towns.length)
      const homes = ALL_SAMPLES.filter((home) => home.county === county && taxTown(home.city, county) !== null)
      expect(towns.reduce((sum, town) => sum + town.homes.sale + town.homes.rent, 0)).toBe(homes.length)
      expect(towns.every(({ town }) => townCounty(town) === county)).toBe(true)
    }
  })

  test.each(['/towns/essex/nowhere', '/towns/bergen/glen-ridge', '/towns/mercer/trenton', '/counties/mercer'])(
    'M-04 %s is not found',
    async (path) => {
      expect((await site.ask(`/api${path}`)).status).toBe(404)
    },
  )

  test('X-06 the sitemap names every page once, without a date that nobody knows', async () => {
    const xml = await (await site.ask('/sitemap.xml')).text()
    expect(PLACE_PATHS).toHaveLength(212)
    for (const path of PLACE_PATHS) {
      expect(xml.split(`<url><loc>http://homes.test${path}</loc></url>`)).toHaveLength(2)
    }
  })
})
