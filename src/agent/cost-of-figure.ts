import { COUNTIES } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import { cashToClose } from '#domain/money/cash-to-close.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { costPieces, monthlyCost, roundedMonth, totalCents } from '#domain/money/monthly-cost.ts'
import { moveInCost } from '#domain/money/move-in.ts'
import { taxAtRate } from '#domain/money/property-tax.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import { rateSpread } from '#domain/money/rate-spread.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { withChoices } from './choices.ts'
import { loanInput, termsWith } from './loan-input.ts'
import { turn, type CostQuestion, type Talk, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Questions of cost that a price, a rent or nothing at all can be about. */
export type FigureCost = Exclude<CostQuestion, 'budget'> | 'move-in-cost' | 'rent-benchmark'

/**
 * What a price or rent costs, without a home: the one that the sentence names, else the price that was asked before; null where
 * there is none, or where a home is in hand.
 */
export async function costOfFigure(input: TurnInput, asked: FigureCost): Promise<Turn | null> {
  const { talk, read, context } = input
  const ofSale = asked === 'monthly-cost' || asked === 'cash-to-close'
  const named = read.money !== null && read.money.kind !== 'income' && read.home === null ? read.money : null
  const before = ofSale && read.home === null && (talk.priceAsked ?? priceSearched(talk))
  const money = named ?? (before ? ({ kind: 'price', amount: before } as const) : null)
  if (!money) return null
  const { phrases } = context
  if (asked === 'rent-benchmark') return turn(talk, phrases.renting.benchmarkNeedsHome(money.amount))
  const found = await context.figures.figures()
  if (!found.ok) return turn(talk, phrases.answers.problem(found.problem))
  if (money.kind === 'rent') return toMoveIn(input, money.amount, found.value)
  const costAsked = asked === 'cash-to-close' ? asked : 'monthly-cost'
  const next: Talk = { ...talk, costAsked, priceAsked: money.amount }
  return toBuy({ ...input, talk: next }, money.amount, found.value)
}

/** The price of an example. */
const EXAMPLE_PRICE = 500_000

/**
 * What a buyer hears who asks a cost of no home and no price: the cash at a price for example; of a month by which terms it
 * counts, and that it takes a price.
 */
export async function costOfNothing(input: TurnInput, asked: CostQuestion): Promise<Turn> {
  const { talk, context } = input
  const { phrases } = context
  const found = await context.figures.figures()
  if (!found.ok) return turn(talk, phrases.answers.problem(found.problem))
  const own = termsWith(loanInput(talk.terms), context.ownNumbers().terms)
  if (!own.ok) return turn(withoutTermsSaid(input), phrases.answers.problem(own.problem))
  const { price, homes, afford } = phrases.knowledge.choices
  if (asked === 'cash-to-close') {
    const example = toBuy({ ...input, talk: { ...talk, costAsked: asked } }, EXAMPLE_PRICE, found.value)
    return withChoices({ ...example, say: phrases.closing.forExample(example.say) }, [phrases.closing.atMyPrice, homes])
  }
  const { usualTerms } = found.value
  const today = newJerseyDay(context.clock.now())
  const terms = phrases.cost.terms(completeTerms(own.value, usualTerms), own.value, usualTerms, today)
  const say = phrases.monthlyCost.needsPrice(terms)
  const sources = [phrases.cost.figuresSource(phrases.monthlyCost.rateSource(usualTerms.rateAsOf))]
  return withChoices(turn(talk, say, { sources }), [phrases.monthlyCost.atExample, price, afford])
}

/** The talk without the terms that the sentence says: they are impossible. */
export const withoutTermsSaid = ({ talk, read }: Pick<TurnInput, 'talk' | 'read'>): Talk => ({
  ...talk,
  terms: Object.fromEntries(Object.entries(talk.terms).filter(([term]) => !Object.hasOwn(read.terms, term))),
})

/** The most that a search for sale was to cost, where it found no home to ask about. */
const priceSearched = ({ total, filters: { market, price } }: Talk): number | null =>
  total === 0 && market === 'sale' && price.max < EVERY_PRICE.max ? price.max : null

function toMoveIn({ talk, context }: TurnInput, rent: number, { moveIn }: PublicFigures): Turn {
  const { phrases, clock } = context
  const asked = { deposit: null, applicationFee: null, brokerFee: null, otherAdvance: 0, units: null }
  const cost = moveInCost({ rent, ...asked, feeGoesToBroker: false, date: newJerseyDay(clock.now()) }, moveIn)
  return turn(talk, phrases.renting.moveInAtRent(cost, moveIn), {
    sources: [phrases.cost.figuresSource('N.J.S.A. 46:8-19 and following')],
  })
}

/** The month of a price without a home, whole US dollars, by the talk's terms. */
export function monthAtPrice(input: TurnInput, price: number, figures: PublicFigures): number {
  const own = termsWith(loanInput(input.talk.terms), input.context.ownNumbers().terms)
  const terms = completeTerms(own.ok ? own.value : input.context.ownNumbers().terms, figures.usualTerms)
  return roundedMonth(totalCents(partsAt(input, price, terms, figures).parts))
}

function partsAt(input: TurnInput, price: number, terms: LoanTerms, figures: PublicFigures) {
  const { county, taxPct } = taxOf(input, figures)
  const propertyTax = taxAtRate(price, taxPct)
  const tax = { yearly: propertyTax, from: 'county', year: null, place: county } as const
  const home = { price, market: 'sale', costFacts: { tax, fee: 0, insured: 'building', feeCapped: true } } as const
  return {
    county,
    propertyTax,
    parts: monthlyCost(home, terms, costPieces(terms, figures.loanRules))!,
    spread: rateSpread(home, terms, figures.loanRules)!,
  }
}

function toBuy(input: TurnInput, price: number, figures: PublicFigures): Turn {
  const { talk, context } = input
  const { phrases } = context
  const { usualTerms, closingCosts, loanRules } = figures
  const own = termsWith(loanInput(talk.terms), context.ownNumbers().terms)
  if (!own.ok) return turn(withoutTermsSaid(input), phrases.answers.problem(own.problem))
  const terms = completeTerms(own.value, usualTerms)
  const { county, propertyTax, parts, spread } = partsAt(input, price, terms, figures)
  const sources = [phrases.cost.figuresSource(phrases.monthlyCost.rateSource(usualTerms.rateAsOf))]
  if (talk.costAsked === 'cash-to-close') {
    const place = { kind: 'house', county, associationFee: 0, septic: false, well: false } as const
    const cash = cashToClose(
      { ...place, price, terms, propertyTax, stateHelp: null, sellerCredit: 0, agentPct: 0 },
      closingCosts,
      loanRules,
    )
    return turn(talk, phrases.closing.cashAtPrice(cash, price), { sources })
  }
  const named = phrases.cost.terms(terms, own.value, usualTerms, newJerseyDay(context.clock.now()))
  return turn(talk, phrases.monthlyCost.atPrice({ price, parts, terms: named, county, spread }), { sources })
}

/** The tax of the county named, or of the search's one; else the middle of the counties' (null). */
function taxOf({ read, talk }: TurnInput, { countyTaxPct }: PublicFigures): { county: string | null; taxPct: number } {
  const { county, counties, towns } = talk.filters
  const searched = [...new Set([...(county ? [county] : []), ...counties, ...towns.map(townCounty)])]
  const asked = read.county ?? (searched.length === 1 ? searched[0]! : null)
  const taxPct = asked === null ? undefined : countyTaxPct[asked]
  if (taxPct !== undefined) return { county: asked, taxPct }
  const all = COUNTIES.map((one) => countyTaxPct[one] ?? 0).toSorted((a, b) => a - b)
  return { county: null, taxPct: all[Math.floor(all.length / 2)]! }
}
