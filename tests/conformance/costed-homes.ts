import fc from 'fast-check'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { taxFigures } from '#content/public-figures/tax-figures.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { UNKNOWN_ASSOCIATION } from '#domain/listing/association.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import { NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import { MARKETS } from '#domain/money/money.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { madeImport } from './listing-import.ts'

/** What the site computes by: taxes are also estimated from towns and counties. */
export const FIGURES: ListingFigures = { taxes: taxFigures({}), loans: PUBLISHED_LOANS, timetable: EMBEDDED_TIMETABLE }

const percent = (value: number) => ({ kind: 'percent' as const, percent: value })
const dollars = (value: number) => ({ kind: 'dollars' as const, dollars: value })
const own = (terms: Partial<OwnTerms>): OwnTerms => ({ ...NO_OWN_TERMS, ...terms })

/** Numbers of visitors: each loan with percent and US dollars down, at several rates and terms. */
export const ASSUMPTIONS: readonly OwnTerms[] = [
  own({}),
  own({ down: percent(0), ratePct: 0, years: 30 }),
  own({ down: percent(3), ratePct: 7.4, mortgageInsurancePct: 1.5 }),
  own({ down: percent(10), ratePct: 6.875, years: 15, insurance: 1234.56 }),
  own({ down: percent(19.99), ratePct: 7.125, years: 10 }),
  own({ down: percent(33.3333), ratePct: 3.125, years: 25 }),
  own({ down: percent(100), insurance: 0 }),
  own({ down: dollars(0), ratePct: 20 }),
  own({ down: dollars(60_000), ratePct: 7.4, mortgageInsurancePct: 0.58 }),
  own({ down: dollars(250_000.5), ratePct: 5.99, years: 20 }),
  own({ loan: 'fha', down: percent(3.5), ratePct: 6.5 }),
  own({ loan: 'fha', down: percent(5), ratePct: 7.4, years: 25 }),
  own({ loan: 'fha', down: percent(10), ratePct: 0, years: 20 }),
  own({ loan: 'fha', down: dollars(25_000), ratePct: 6.25 }),
  own({ loan: 'fha', down: dollars(150_000), ratePct: 7.0001, years: 20 }),
  own({ loan: 'va', down: percent(0), ratePct: 6.1 }),
  own({ loan: 'va', down: percent(5), ratePct: 7.4, years: 15 }),
  own({ loan: 'va', down: percent(10), ratePct: 4.75, insurance: 2999.99 }),
  own({ loan: 'va', down: dollars(40_000), ratePct: 6.66 }),
  own({ loan: 'va', down: dollars(99_999.99), ratePct: 8.875, years: 25 }),
]

/** Prices at which some visitor's rate changes, and those beside them. */
const EDGES = ASSUMPTIONS.flatMap((terms) => costPieces(completeTerms(terms, FIGURES.loans.usual), FIGURES.loans.rules))
  .filter(({ upTo }) => Number.isFinite(upTo))
  .flatMap(({ upTo }) => [Math.floor(upTo) - 1, Math.floor(upTo), Math.floor(upTo) + 1])
  .filter((price) => price > 0)

const anyPrice = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 60, max: 3000 }).map((thousands) => thousands * 1000) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20_000_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(...EDGES) },
)

const anyTown = fc.constantFrom(
  { city: 'Ridgewood', county: 'Bergen' },
  { city: 'Upper Montclair', county: 'Essex' },
  { city: 'Kearny', county: 'Hudson' },
  { city: 'Union City', county: 'Hudson' },
  { city: 'Phillipsburg', county: 'Warren' },
  { city: 'Nowhere', county: 'Sussex' },
  { city: 'Princeton', county: 'Mercer' },
)

const anyCents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)

const anyFacts = fc
  .record({
    market: fc.constantFrom(...MARKETS, 'sale' as const, 'sale' as const),
    price: anyPrice,
    kind: fc.option(fc.constantFrom(...HOME_KINDS)),
    town: anyTown,
    taxes: fc.option(fc.record({ amount: anyCents(60_000), year: fc.constant(2025) }), { freq: 2 }),
    taxAssessedValue: fc.option(fc.integer({ min: 1000, max: 2_000_000 })),
    associationFee: fc.option(
      fc.record({ amount: anyCents(3000), frequency: fc.constantFrom('monthly', 'quarterly', 'yearly', 'once') }),
    ),
  })
  .map(({ town, kind, ...facts }) => ({
    ...facts,
    ...town,
    association: UNKNOWN_ASSOCIATION,
    structure: { ...UNKNOWN_STRUCTURE, kind },
  }))

/** Homes of both markets, the same ones each time: odd prices, taxes listed, estimated and unknown, fees of every kind. */
export const costedHomes = (count: number): ImportedListing[] =>
  fc.sample(anyFacts, { numRuns: count, seed: 14 }).map((facts, at) => madeImport(`M${at}`, facts))
