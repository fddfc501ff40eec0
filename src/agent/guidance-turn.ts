import { GUIDANCE_SOURCES } from '#content/glossary/guidance-sources.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import { loanLimit } from '#domain/money/loan-limits.ts'
import type { Market } from '#domain/money/money.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { Result } from '#domain/result.ts'
import type { Choice, Source } from '#domain/voice/conversation.ts'
import type { Guidance } from '#language/guidance.ts'
import type { SpokenQuestion } from '#language/questions.ts'
import { withChoices } from './choices.ts'
import { costOfNothing, monthAtPrice } from './cost-of-figure.ts'
import { meant } from './home-turn.ts'
import { loanInput, termsWith } from './loan-input.ts'
import { withNext, type ChoiceName } from './next-choices.ts'
import { placesSaid } from './places-said.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { hudRents, lowestTaxes, rentControlOf, taxIn } from './town-money.ts'
import { callTool, type TurnInput } from './turn-input.ts'

export type GuidanceQuestion = Extract<SpokenQuestion, { kind: 'guidance' }>

/** The share of a gross income above which rent counts as a burden (U.S. Department of Housing and Urban Development). */
const RENT_PCT = 30

/** Answers a question of money, or of the way to a home, that is asked in general. */
export async function answerGuidance(input: TurnInput, question: GuidanceQuestion): Promise<Turn> {
  const { talk, context } = input
  const { guidance } = context.phrases
  const { about } = question
  const texts = guidance.texts as Partial<Record<Guidance, string>>
  const named = about === 'is-it-law' && LAW.test(talk.lastSaid) ? 'law-named' : about
  const told = ofMarket(talk, named).flatMap((one) => texts[one] ?? [])
  const sources = about === 'in-the-month' ? [context.phrases.cost.figuresSource('')] : officesOf(about)
  if (about === 'fee-covers') return withSteps(input, await withFeeOfHome(input, told.join('\n')), about)
  if (told.length > 0) return withSteps(input, turn(talk, told.join('\n'), { sources }), about)
  const found = await context.figures.figures()
  if (!found.ok) return turn(talk, context.phrases.answers.problem(found.problem))
  const computed = await compute(input, question, found.value)
  return computed.shown.length > 0 ? computed : withSteps(input, computed, about)
}

/** What a fee pays for in general, after the fee of the home that is meant; the listing doesn't say what that one covers. */
async function withFeeOfHome(input: TurnInput, inGeneral: string): Promise<Turn> {
  const { talk, context } = input
  const home = await meant(input)
  if (!home.ok || home.value === null) return turn(talk, inGeneral)
  const found = await callTool(input, 'listing_facts', { listing_id: home.value.id, facts: ['fees'] })
  if (!found.ok) return turn(talk, inGeneral)
  const { say, sources } = found.value
  return turn({ ...talk, home: home.value }, `${say} ${context.phrases.facts.feeUntold} ${inGeneral}`, {
    sources,
    figureOf: 'fee',
  })
}

/** A law that an answer named. */
const LAW = /N\.J\.(?:S\.A|A\.C)\.|U\.S\.C|\b(?:\d+ CFR|Act\b)/

/** What is told of a question that a purchase and a rental answer differently: of both before the first search. */
function ofMarket({ filters, total, home }: Talk, about: Guidance): readonly Guidance[] {
  const both = BY_MARKET[about]
  if (both === undefined) return [about]
  const market = home?.market ?? (total === null ? null : filters.market)
  return market === null ? [...new Set([both.rent, both.sale])] : [both[market]]
}

const BY_MARKET: Readonly<Partial<Record<Guidance, Readonly<Record<Market, Guidance>>>>> = {
  papers: { sale: 'papers-to-buy', rent: 'papers-to-rent' },
  'after-liking': { sale: 'to-buy-it', rent: 'to-rent-it' },
  'least-down': { sale: 'low-down', rent: 'low-down' },
  cosign: { sale: 'unmarried', rent: 'cosign-to-rent' },
}

/** A link to the office that says so. */
function officesOf(about: Guidance): readonly Source[] {
  const { office, href } = GUIDANCE_SOURCES[about] ?? {}
  return office === undefined || href === undefined ? [] : [{ label: office, href, attribution: '' }]
}

async function compute(input: TurnInput, question: GuidanceQuestion, figures: PublicFigures): Promise<Turn> {
  const { talk, said, context } = input
  const { guidance, renting } = context.phrases
  const places = placesSaid(said, context.places)
  switch (question.about) {
    case 'rates':
      return rates(input, figures)
    case 'loan-limits':
      return limits(input, figures)
    case 'income-to-buy':
      return question.asked?.amount
        ? incomeToBuy(input, question.asked.amount, figures)
        : costOfNothing(input, 'budget')
    case 'income-to-rent': {
      const rent = question.asked?.amount ?? null
      return turn(
        talk,
        rent === null ? guidance.incomeToRent(null) : guidance.incomeToRent([rent, yearly(rent, RENT_PCT)]),
      )
    }
    case 'savings-needed':
      return costOfNothing(input, 'cash-to-close')
    case 'insurance-cost': {
      const { insurance } = completeTerms(ownTerms(input), figures.usualTerms)
      const home = talk.home?.market === 'sale' ? talk.home : null
      return dated(input, guidance.insurance(insurance, home), '')
    }
    case 'funding-fee':
      return dated(input, guidance.fundingFee(figures.loanRules.va.fees), '')
    case 'rent-control-in':
      return turn(talk, rentControlOf(places, figures, renting.controlIn) ?? guidance.texts['rent-increase'])
    case 'town-tax':
      return fromTable(input, await context.figures.taxTable(), (table) =>
        taxIn({ places, table, figures, amount: question.asked?.amount ?? null, texts: guidance }),
      )
    case 'lowest-tax':
      return fromTable(input, await context.figures.taxTable(), (table) =>
        lowestTaxes({ places, table, towns: context.places.towns, texts: guidance }),
      )
    case 'hud-rent':
      return fromTable(input, await context.figures.rentBenchmarks(), (table) =>
        hudRents({ places, table, names: context.places, asked: question.asked, texts: guidance }),
      )
    default:
      return turn(talk, guidance.needsPlace)
  }
}

/** What is told of a table; asks for the place where none of its rows is meant. */
function fromTable<Table>(
  { talk, context }: TurnInput,
  table: Result<Table>,
  told: (table: Table) => { say: string; source: string } | null,
): Turn {
  const { phrases } = context
  if (!table.ok) return turn(talk, phrases.answers.problem(table.problem))
  const found = told(table.value)
  if (found) return turn(talk, found.say, { sources: [phrases.cost.figuresSource(found.source)] })
  return withNext({ context }, turn(talk, phrases.guidance.needsPlace), ['place', 'person'])
}

const yearly = (month: number, pct: number): number => Math.ceil((month * 12 * 100) / pct / 1000) * 1000

const ownTerms = ({ talk, context }: TurnInput) => {
  const own = termsWith(loanInput(talk.terms), context.ownNumbers().terms)
  return own.ok ? own.value : context.ownNumbers().terms
}

const dated = ({ talk, context }: TurnInput, say: string, attribution: string): Turn =>
  turn(talk, say, { sources: [context.phrases.cost.figuresSource(attribution)] })

/** The average of the day it was published, and the visitor's own where they said one. */
function rates(input: TurnInput, { usualTerms }: PublicFigures): Turn {
  const { phrases } = input.context
  const own = ownTerms(input).ratePct
  const say = phrases.guidance.rates(usualTerms.ratePct, usualTerms.rateAsOf, own)
  return dated(input, say, phrases.monthlyCost.rateSource(usualTerms.rateAsOf))
}

/** The loan limits of the counties named, else of those whose limit is the lowest. */
function limits(input: TurnInput, { loanLimits }: PublicFigures): Turn {
  const { context, said } = input
  const named = placesSaid(said, context.places).find(({ kind }) => kind === 'county')
  const of = (county: string) => ({
    county,
    conforming: loanLimit('conforming', county, 1, loanLimits)!,
    fha: loanLimit('fha', county, 1, loanLimits)!,
  })
  const all = COUNTIES.map(of).toSorted((a, b) => b.conforming - a.conforming)
  const shown = named?.kind === 'county' ? [of(named.county)] : all
  return dated(input, context.phrases.guidance.limits(loanLimits.year, shown), '')
}

/** The income before tax of which the month of a price is the share that the rule of thumb names. */
function incomeToBuy(input: TurnInput, price: number, figures: PublicFigures): Turn {
  const { phrases, clock } = input.context
  const own = ownTerms(input)
  const { frontPct: front, backPct } = figures.debtLimits['rule-of-thumb']
  const frontPct = front ?? backPct
  const month = monthAtPrice(input, price, figures)
  const terms = phrases.cost.terms(
    completeTerms(own, figures.usualTerms),
    own,
    figures.usualTerms,
    newJerseyDay(clock.now()),
  )
  const say = phrases.guidance.incomeToBuy({ price, month, income: yearly(month, frontPct), frontPct, terms })
  return dated(input, say, phrases.monthlyCost.rateSource(figures.usualTerms.rateAsOf))
}

/** The buttons below an answer. */
function withSteps(input: TurnInput, answered: Turn, about: Guidance): Turn {
  const { guidance } = input.context.phrases
  const own: readonly Choice[] = (guidance.choices as Partial<Record<Guidance, readonly Choice[]>>)[about] ?? []
  const names: readonly ChoiceName[] = NEXT[about] ?? ['afford', 'steps', 'person']
  const next = withNext(input, answered, own.length > 1 ? names.slice(-1) : names)
  return own.length === 0 ? next : withChoices(next, own)
}

const NEXT: Readonly<Partial<Record<Guidance, readonly ChoiceName[]>>> = {
  offer: ['attorney', 'call', 'person'],
  bidding: ['counties', 'person'],
  'without-inspection': ['inspection', 'person'],
  attorney: ['attorney', 'person'],
  gift: ['afford', 'downPayment', 'person'],
  'gift-allowed': ['afford', 'downPayment', 'person'],
  'age-to-sign': ['rentals', 'person'],
  'lease-cancel': ['attorney', 'person'],
  'incomes-together': ['rentals', 'person'],
  'deposit-as-rent': ['rentals', 'person'],
  'home-sold': ['rentals', 'person'],
  'found-later': ['inspection', 'attorney', 'person'],
  'seller-backs-out': ['attorney', 'person'],
  'under-contract': ['attorney', 'homes', 'person'],
  'rent-increase': ['rentals', 'person'],
  'lease-end': ['rentals', 'person'],
  'rent-control-in': ['rentals', 'person'],
  'hud-rent': ['rentals', 'rent', 'person'],
  'income-to-rent': ['rent', 'rentals', 'person'],
  'deposit-limit': ['rentals', 'person'],
  'deposit-back': ['rentals', 'person'],
  'program-refused': ['rentals', 'place', 'person'],
  'house-rules': ['rentals', 'person'],
  'papers-to-rent': ['rentals', 'person'],
  'lease-break': ['rentals', 'person'],
  repairs: ['rentals', 'person'],
  entry: ['rentals', 'person'],
  'renters-insurance': ['rentals', 'person'],
  'credit-to-rent': ['rentals', 'person'],
  'eviction-record': ['rentals', 'person'],
  'cosign-to-rent': ['rentals', 'person'],
  'income-to-come': ['rentals', 'person'],
  'pet-charges': ['rentals', 'person'],
  'late-rent': ['rentals', 'person'],
  roommates: ['rentals', 'person'],
  utilities: ['rentals', 'person'],
  heat: ['rentals', 'person'],
  'voucher-list': ['rentals', 'person'],
  unanswered: ['person', 'homes', 'rentals', 'steps'],
  scams: ['rentals', 'person'],
  papers: ['afford', 'rent', 'person'],
  'after-liking': ['afford', 'steps', 'person'],
  viewing: ['inspection', 'person'],
  'veteran-tax': ['taxRelief', 'person'],
  'inspection-finds': ['inspection', 'attorney', 'person'],
  'cancel-purchase': ['attorney', 'person'],
  'up-front-rent': ['rent', 'rentals', 'person'],
  'low-down': ['downPayment', 'afford', 'person'],
  'tenants-in-it': ['attorney', 'person'],
  'unit-rent': ['rentals', 'person'],
  flood: ['person'],
  'tax-changes': ['taxRelief', 'person'],
  'town-tax': ['taxRelief', 'price', 'person'],
  'lowest-tax': ['taxRelief', 'price', 'person'],
  'rent-help': ['rentals', 'person'],
  'criminal-record': ['rentals', 'person'],
  screening: ['rentals', 'person'],
  bankruptcy: ['rentals', 'afford', 'person'],
  'guarantor-owes': ['rentals', 'person'],
  'lease-length': ['rentals', 'person'],
  occupancy: ['rentals', 'person'],
  'changes-for-disability': ['rentals', 'person'],
  pace: ['place', 'price', 'person'],
  'tax-appeal': ['taxRelief', 'person'],
  'who-decides-tax': ['taxRelief', 'person'],
  'inspection-cost': ['inspection', 'person'],
  'is-it-law': ['person'],
  'who-decides-contract': ['attorney', 'person'],
}
