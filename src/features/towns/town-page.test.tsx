import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { TownPage as Town } from '#domain/town/town-page.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { CountyPage } from './county-page.tsx'
import { TownPage } from './town-page.tsx'

const NONE = { total: 0, shown: [], middlePrice: null, middleMonth: null, feeds: [] }
const sourced = <T,>(value: T) => ({ value, asOf: '2025', source: null })
const WALPACK: Town = {
  town: 'Sussex/Walpack',
  searched: ['Sussex/Walpack'],
  drawing: { kind: 'township', outline: 'M0 0l9 9 9-9z', land: '', roads: '', rails: '', stations: [], names: [] },
  neighbors: ['Sussex/Sandyston'],
  tax: sourced({
    year: 2025,
    bill: 1000,
    billBefore: 900,
    assessment: 200_000,
    school: 0,
    municipal: 400,
    county: 600,
    effectiveYear: 2025,
    effectivePct: 0.5,
    bandPct: 25,
    from: 'town' as const,
    fewHomes: true,
    countyMedian: 9000,
  }),
  medianSale: sourced(null),
  rents: sourced({ fiscalYear: 2027, zips: [] }),
  rentControl: { answer: 'not-checked', asOf: null },
  stateHelp: 10_000,
  trains: { asOf: '2026-09-22', endsOn: null, inTown: false, stations: [] },
  homes: { sale: NONE, rent: NONE },
  pins: [],
  schoolDistricts: [],
}
const visitor = {
  favorites: { ids: async () => ({ ok: true, value: [] }) },
  savedSearches: {},
  loadToldStore: () => new Promise(() => undefined),
} as never

const htmlOf = (page: Town): Promise<string> =>
  renderedOnRouter(
    () => (
      <QueryClientProvider client={new QueryClient()}>
        <TownPage page={page} visitor={visitor} />
      </QueryClientProvider>
    ),
    '/towns/sussex/walpack',
  )

async function textOf(page: Town): Promise<string> {
  return (await htmlOf(page))
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n')
}

describe('M: the page of a town', () => {
  test('M-04 what nobody knows takes no place; without a home it offers a search for the first', async () => {
    const text = await textOf(WALPACK)
    expect(text).toContain('A township in Sussex County, with no train station of its own.')
    expect(text).toContain('No homes listed here right now')
    expect(text).toContain('Save this search')
    expect(text).toContain('No station in Walpack')
    expect(text).not.toMatch(/HUD|Penn Station|Too few|Not checked|Fewer than/)
    expect(text).not.toContain('Not provided')
    expect(text).not.toMatch(/\$NaN|undefined|null/)
  })

  test('M-04 its homes and its neighbors’ are searched together, also without scripts', async () => {
    const html = await htmlOf(WALPACK)
    const searches = [...html.matchAll(/href="\/listings\?([^"]*)"/g)].map(
      ([, search = '']) => new URLSearchParams(search.replaceAll('&amp;', '&')),
    )
    const asked = searches.map((params) => [params.get('market'), params.get('towns')])
    expect(asked).toEqual([
      [null, 'Sussex/Sandyston,Sussex/Walpack'],
      ['rent', 'Sussex/Sandyston,Sussex/Walpack'],
    ])
  })

  test('M-04 several ZIP codes are rows, one that HUD lists twice is named', async () => {
    const zip = (name: string, inTwoAreas: boolean) => ({
      zip: name,
      area: 'Newark, NJ HUD Metro FMR Area',
      rents: [1460, 1640, 1990, 2490, 2830] as const,
      inTwoAreas,
    })
    const text = await textOf({
      ...WALPACK,
      rents: sourced({ fiscalYear: 2027, zips: [zip('07102', false), zip('07006', true)] }),
    })
    expect(text).toContain('US dollars per month in 2 ZIP codes, HUD’s 2027 figures (Newark area)')
    expect(text).toContain('HUD also lists 07006 in a second area')
  })

  test('M-04 a middle is said of three homes and more, never of two', async () => {
    const homes = (total: number, more: object) => ({ sale: { ...NONE, total, ...more }, rent: NONE })
    expect(await textOf({ ...WALPACK, homes: homes(2, {}) })).not.toContain('median')
    const middle = { middlePrice: 925_000, middleMonth: { dollars: 8260, homes: 2 } }
    expect(await textOf({ ...WALPACK, homes: homes(3, middle) })).toContain(
      'The median asking price is $925,000. The median monthly cost for the 2 homes with a known cost is about $8,260, using our standard assumptions.',
    )
  })
})

test('M-04 a county’s table goes by name, and unknown figures are words', async () => {
  const town = (name: 'A' | 'B', sale: number) => ({
    town: `Essex/${name}` as const,
    homes: { sale, rent: 0 },
    bill: null,
    medianSale: null,
    train: { kind: 'none' as const },
  })
  const outline = { outline: 'M0 0l9 9 9-9z', at: [4, 4] as const, fits: true }
  const page = {
    county: 'Essex' as const,
    drawing: { height: 100, towns: { 'Essex/A': outline, 'Essex/B': outline } },
    towns: [town('A', 0), town('B', 1)],
    taxYear: 2025,
    averageBill: { year: 2024, dollars: 13_615 },
    loanLimit: null,
    trainsAsOf: '2026-09-22',
  }
  const html = await renderedOnRouter(() => <CountyPage page={page} />, '/counties/essex')
  expect([...html.matchAll(/<th scope="row"><a[^>]*href="\/towns\/essex\/(\w)\??"/g)].map(([, name]) => name)).toEqual([
    'a',
    'b',
  ])
  expect(html).toContain('Too few sales')
  expect(html).toContain('Too few homes')
  expect(html).toContain('The two towns')
})
