import { expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { homeFigures } from '#content/public-figures/home-figures.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { NO_OWN_TERMS, type LoanTerms } from '#domain/money/loan-terms.ts'
import { NO_OFFER, NO_OWN_NUMBERS, type Household, type OwnOffer } from '#domain/money/own-numbers.ts'
import { renderedOnRouter } from '../../../../tests/rendered-on-router.tsx'
import { SaleCostSection } from './sale-cost-section.tsx'
import { saleCosts } from './sale-costs.ts'

const BOOK = { figures: publicFigures(NO_OVERRIDES), taxes: taxTable({}), rents: rentBenchmarks({}) }
const { usual, rules } = BUILT_IN_COST_BASIS
const victorian = SAMPLE_LISTINGS.find(({ price }) => price === 925_000)!

interface Reader {
  answers: Household
  book: typeof BOOK
  offer?: OwnOffer
}

/** The section as it is read. */
async function read(
  change: Partial<LoanTerms> = {},
  listing: Listing = victorian,
  { answers, book, offer = NO_OFFER }: Reader = { answers: NO_OWN_NUMBERS.household, book: BOOK },
): Promise<string> {
  const html = await renderedOnRouter(() => {
    const terms = { ...usual, ...change }
    const home = {
      listing,
      figures: homeFigures(listing, book).sale!,
      costTerms: { ...BUILT_IN_COST_BASIS, own: NO_OWN_TERMS, fromLink: false, inAddress: false, terms, pieces: [] },
      costs: saleCosts(listing, terms, rules),
      onTry: () => {},
      isTrying: false,
      onUseEverywhere: () => '',
    }
    return (
      <SaleCostSection
        {...home}
        numbers={{ household: answers, offer }}
        store={null}
        loadNumbers={() => Promise.reject(new Error('Nothing is kept on a server.'))}
      />
    )
  }, '/listings/3')
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/(?:td|th|tr|p|h2|h3|caption)>|<small>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
}

const down = (percent: number) => ({ down: { kind: 'percent' as const, percent } })

test('D: a month in parts, each with its source', async () => {
  const text = await read()
  expect(text).toContain(
    'What it costs About $8,340 per month, and $118,840 due at closing Assumes 10% down, 30-year loan at 7.40% (',
  )
  expect(text).toContain('Property tax From the listing, 2025: $23,100 per year $1,925')
  expect(text).toContain('Assumes 0.6% of the loan per year (0.3% to 1.2% is usual) $416')
  expect(text).toContain('Association fee None, according to the listing $0')
  expect(text).toContain('Estimated total $8,340')
  expect(text).toContain(
    'Put 20% down and you won’t pay mortgage insurance: $92,500 more up front, about $1,060 less per month.',
  )
  expect(text).toContain('You can ask to end mortgage insurance after payment 105 (8 years 9 months)')
})

test('D: the down payment moves bar, table, plot and cash together', async () => {
  const text = await read(down(20))
  expect(text).toContain('About $7,280 per month, and $')
  expect(text).not.toContain('Mortgage insurance Assumes')
  expect(text).toContain('No mortgage insurance at 20% down.')
  expect(text).toContain('There is no mortgage insurance on this loan.')
  expect(text).toContain('Down payment 20% of $925,000 $185,000')
})

test('D: cash to close, without the seller’s fee', async () => {
  const text = await read()
  expect(text).toContain('and $118,840 due at closing')
  expect(text).toContain('Closing costs Expect $14,231 to $43,852 $26,340')
  expect(text).toContain('Survey A lender or title company may accept an existing survey. $500–$1,200. $850')
  expect(text).toContain('Up to $23,125 (2.5%) if the seller doesn’t pay your agent')
  expect(text).toContain('Transfer fees The seller pays $8,705 $0')
  expect(text).toContain('Buyers pay none in New Jersey.')
  expect(text).toContain('Recording the deed $63–$95. $75')
})

test('D: a deposit, a seller’s credit and one’s own agent count as the visitor entered them', async () => {
  const offer = { deposit: 30_000, sellerCredit: 60_000, agentPct: 2 }
  const text = await read({}, victorian, { answers: NO_OWN_NUMBERS.household, book: BOOK, offer })
  expect(text).toContain('Seller credit Your number. It lowers only the closing costs −$26,340')
  expect(text).toContain('Your agent Your number: 2% of the price $18,500 ')
  expect(text).toContain('Estimated total $111,000')
  expect(text).toContain(
    '$1,000 at signing, and the rest of your $30,000 after attorney review, usually within 10 days. That leaves about $81,000 for closing day.',
  )
  expect(text).toContain('Yours is above that. Ask your lender.')
})

test('D: a condo has no survey and no termite inspection, and asks for working capital', async () => {
  const condo = { ...victorian, structure: { ...victorian.structure, kind: 'condo' as const } }
  const text = await read({}, condo)
  expect(text).not.toContain('Survey')
  expect(text).not.toContain('Termite')
  expect(text).toContain('Working capital contribution')
})

test('D: State help is taken off where the answers make it likely, and the words say so', async () => {
  const limits = { income: { low: 150_000, high: 180_000 }, price: { low: 950_000, high: 990_000 } }
  const figures = { [`njhmfa.limits.${victorian.county}`]: { value: limits, asOf: '2026-11-01' } }
  const book = { ...BOOK, figures: publicFigures({ ...NO_OVERRIDES, figures }) }
  const cash = (income: number | null) =>
    read({}, victorian, { answers: { ...NO_OWN_NUMBERS.household, firstTimeBuyer: true, income }, book })
  const likely = await cash(120_000)
  expect(likely).toContain('Likely, based on your answers. Your lender decides −$15,000')
  expect(likely).toContain('and $103,840 due at closing')
  expect(await cash(200_000)).not.toContain('Down payment assistance Likely')
  expect(await cash(null)).toContain('Not included until your eligibility is clear $0')
})

test('D: a loan over its county’s limit is said, the FHA’s in its own words', async () => {
  const dear = { ...victorian, price: 1_500_000 }
  expect(await read({}, dear)).toContain(
    'This loan is above the 2026 limit of $1,209,750. Lenders may set different terms.',
  )
  expect(await read({ loan: 'fha' }, dear)).toContain('above the FHA’s 2026 limit of $1,249,125 in Essex County')
  expect(await read()).not.toContain('above the')
})

test('D: what is unknown is called Not provided, never a zero', async () => {
  const unknown = { ...victorian, costFacts: { tax: null, fee: null, insured: 'building' as const, feeCapped: true } }
  const text = await read({}, unknown)
  expect(text).toContain('About $111,140 due at closing We don’t know this home’s property tax')
  expect(text).toContain('Not in the listing, and we don’t have this town’s tax rate Not provided')
  expect(text).toContain('Estimated total Not provided')
  expect(text).not.toContain('Estimated total $8')
})

test('D: the FHA’s insurance has words in place of points', async () => {
  expect(await read({ loan: 'fha', ...down(5) })).toContain('You pay FHA mortgage insurance for the whole term.')
  expect(await read({ loan: 'fha' })).toContain('You pay FHA mortgage insurance for 11 years.')
})

test('D: no word that promises', async () => {
  const text = await read()
  expect(text).not.toMatch(
    /you qualify|approved|today’s rate|best rate|free money|grant|fair price|overpriced|taxes are/i,
  )
})
