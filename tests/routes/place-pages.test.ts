import { describe, expect, test, vi } from 'vitest'
import { sampleHomesByTown } from '#adapters/sample/homes-by-town.ts'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { townPages } from '#adapters/town-pages/town-pages.ts'
import { createQueryClient } from '#app/query-client.ts'
import { browserFigures } from '#compose/browser-figures.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { PLACE_PATHS } from '#content/town-drawings/town-addresses.ts'
import { ok } from '#domain/result.ts'
import { Route as CountyRoute } from '../../src/routes/counties.$county.tsx'
import { Route as TownRoute } from '../../src/routes/towns.$county.$town.tsx'

const ORIGIN = 'https://homes.example'
const towns = townPages({
  listings: sampleListingGateway({ delayMs: 0 }),
  countHomes: sampleHomesByTown,
  tables: browserFigures(),
  timetable: async () => ok(EMBEDDED_TIMETABLE),
})
const context = { gateways: { towns }, queryClient: createQueryClient(true), origin: ORIGIN, agency: SAMPLE_AGENCY }

interface Head {
  meta: Record<string, unknown>[]
  links: { rel: string; href: string }[]
}

/** Loads a page by its route and answers its head; throws what the loader throws. */
async function headOf(path: string): Promise<Head> {
  const [, kind, county = '', town = ''] = path.split('/')
  const { loader, head } = (kind === 'towns' ? TownRoute : CountyRoute).options as unknown as {
    loader: (given: object) => Promise<unknown>
    head: (given: object) => Promise<Head>
  }
  const params = kind === 'towns' ? { county, town } : { county }
  const loaderData = await loader({ context, params })
  return head({ loaderData, match: { context }, params })
}

describe('M: the heads of the towns’ and counties’ pages', () => {
  test('M-04 each of the 212 has a title of its own, its canonical address and its place on the site', async () => {
    vi.stubEnv('SSR', true)
    const heads = await Promise.all(PLACE_PATHS.map(headOf))
    vi.unstubAllEnvs()
    const titles = heads.map(({ meta }) => meta.find((tag) => 'title' in tag)!['title'])
    expect(new Set(titles).size).toBe(212)
    heads.forEach(({ meta, links }, at) => {
      const url = `${ORIGIN}${PLACE_PATHS[at]}`
      expect(links).toContainEqual({ rel: 'canonical', href: url })
      expect(String(meta.find(({ name }) => name === 'description')!['content']).length).toBeGreaterThan(60)
      const { '@graph': graph } = meta.find((tag) => 'script:ld+json' in tag)!['script:ld+json'] as {
        '@graph': { '@type': string; itemListElement?: { item: string }[] }[]
      }
      expect(graph[0]).toMatchObject({ '@type': 'BreadcrumbList' })
      expect(graph[0]!.itemListElement!.at(-1)!.item).toBe(url)
    })
  })

  test.each([
    ['/towns/Essex/Glen-Ridge', { county: 'essex', town: 'glen-ridge' }],
    ['/towns/morris/Boonton%20Township', { county: 'morris', town: 'boonton-township' }],
    ['/counties/ESSEX', { county: 'essex' }],
  ])('M-04 %s leads to the address the page has', async (path, params) => {
    const thrown: unknown = await headOf(decodeURIComponent(path)).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ status: 301, options: { params } })
  })

  test.each(['/towns/essex/nowhere', '/counties/mercer'])('M-04 %s is not found', async (path) => {
    expect(await headOf(path).catch((error: unknown) => error)).toMatchObject({ isNotFound: true })
  })
})
