import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_OWN_TERMS } from '#domain/money/loan-terms.ts'
import type { Market } from '#domain/money/money.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { NO_COST_LIMIT, type CostLimit } from '#domain/search/filters/cost.ts'
import { CostControl } from './cost-control.tsx'

const TERMS = { ...NO_OWN_TERMS, down: { kind: 'dollars', dollars: 60_000 }, ratePct: 6.5, loan: 'fha' } as const

/** What a form sends of the control, by name. */
function sent(limit: Partial<CostLimit>, market: Market = 'sale'): Record<string, string> {
  const filters = { ...defaultFilters(market), cost: { ...NO_COST_LIMIT, ...limit } }
  const html = renderToStaticMarkup(<CostControl filters={filters} onSlide={() => {}} />)
  const inputs = html.match(/<input[^>]*>/g) ?? []
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  const named = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')] as const)
  return Object.fromEntries(named.filter(([name]) => name !== ''))
}

test('L-03 a form sent without scripts keeps the limit and the visitor’s own numbers', () => {
  expect(sent({})).toEqual({})
  const terms = { down: '60000usd', rate: '6.5', loan: 'fha' }
  expect(sent({ terms: TERMS })).toEqual(terms)
  expect(sent({ upTo: 5000, withUnknown: true, terms: TERMS })).toEqual({ cost: '5000', uncosted: 'yes', ...terms })
  expect(sent({ terms: TERMS }, 'rent')).toEqual(terms)
})
