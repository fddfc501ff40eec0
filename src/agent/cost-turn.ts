import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Understanding } from '#language/understanding.ts'
import { compare } from './compare-turn.ts'
import { costOfFigure, costOfNothing, withoutTermsSaid } from './cost-of-figure.ts'
import { withHome } from './home-turn.ts'
import { loanInput } from './loan-input.ts'
import { withNext } from './next-choices.ts'
import { searchInput } from './search-input.ts'
import { afterSearch, budget, withTakeHome } from './search-turn.ts'
import { turn, type CostQuestion, type SpokenMeans, type Talk, type Turn } from './talk.ts'
import { answerWithTool, callTool, type TurnInput } from './turn-input.ts'

/** The talk with the terms, means and people that a sentence tells. */
export const withMoneySaid = (talk: Talk, { terms, household, money, people }: Understanding): Talk => ({
  ...talk,
  people,
  terms: { ...talk.terms, ...terms },
  means: { ...talk.means, ...household, ...(money?.kind === 'income' && { income: money.amount }) },
})

type HomeCost = 'monthly-cost' | 'cash-to-close' | 'move-in-cost' | 'rent-benchmark'

const TOOLS: Readonly<Record<HomeCost, string>> = {
  'monthly-cost': 'monthly_cost',
  'cash-to-close': 'cash_to_close',
  'move-in-cost': 'move_in_cost',
  'rent-benchmark': 'rent_benchmark',
}

/** Says what the home that is meant costs. A renter's cash is the one to move in, a buyer's the one to close. */
export async function costOfHome(input: TurnInput, asked: HomeCost): Promise<Turn> {
  const ofFigure = await costOfFigure(input, asked)
  if (ofFigure) return ofFigure
  const { talk, context } = input
  const { answers } = context.phrases
  const ofRent = asked === 'move-in-cost' || asked === 'rent-benchmark'
  if (talk.homes.length === 0 && !talk.home)
    return ofRent || countsNone(input) ? turn(talk, answers.noHome, { asksHome: true }) : costOfNothing(input, asked)
  return withHome(input, (home) => {
    const cash = home.market === 'rent' ? 'move-in-cost' : 'cash-to-close'
    const question = asked === 'move-in-cost' || asked === 'cash-to-close' ? cash : asked
    const about: Talk = { ...talk, home, pendingQuestion: null, priceAsked: null }
    const tool = (next: Talk, terms = {}) =>
      answerWithTool(input, next, TOOLS[question], { listing_id: home.id, ...terms })
    if (question === 'move-in-cost' || question === 'rent-benchmark') return tool(about)
    const next: Talk = { ...about, costAsked: question }
    return withPossibleTerms(input, next, (terms) => tool(next, terms))
  })
}

/** A home is counted, 'the first one', where the search finds none. */
const countsNone = ({ talk, read }: TurnInput): boolean => talk.total === 0 && read.home !== null

/** Impossible terms are told and forgotten, so that the next sentence is answered by the earlier ones. */
async function withPossibleTerms(
  { talk, read }: TurnInput,
  next: Talk,
  answer: (terms: ReturnType<typeof loanInput>) => Promise<Turn>,
): Promise<Turn> {
  const answered = await answer(loanInput(next.terms))
  const isRefused = answered.sources.length === 0 && answered.shown.length === 0
  return isRefused
    ? { ...answered, talk: { ...answered.talk, terms: withoutTermsSaid({ talk, read }).terms } }
    : answered
}

/** Who pays the fees on the deed: of the home in hand, or in general. */
export function sellerFees(input: TurnInput): Promise<Turn> | Turn {
  const { talk, context } = input
  if (!talk.home || talk.home.market === 'rent') return turn(talk, context.phrases.closing.feesInGeneral)
  return answerWithTool(input, talk, 'cash_to_close', {
    listing_id: talk.home.id,
    ...loanInput(talk.terms),
    about: 'seller_fees',
  })
}

/** Answers the last question of money again, by other terms: a month's cost where none was asked. */
export function withOtherTerms(input: TurnInput): Promise<Turn> | Turn {
  if (input.talk.compared?.by === 'month') return compare(input, 'month')
  const asked: CostQuestion = input.talk.costAsked ?? 'monthly-cost'
  return asked === 'budget' ? afford(input) : costOfHome(input, asked)
}

/** 'What about the second one?' right after a cost asks for the same cost. */
export const asksSameCost = ({ talk, read, said, context }: TurnInput): boolean =>
  read.fact === null &&
  (talk.costAsked === 'monthly-cost' || talk.costAsked === 'cash-to-close') &&
  (talk.lastSaid.startsWith(context.phrases.cost.about)
    ? context.grammar.words.whatAbout.test(said)
    : OF_MONTH.test(talk.talkedOf?.subject ?? '') && context.grammar.words.andNth.test(said.trim()))
/** What was asked of the cost before another home is. */
const OF_MONTH = /^(?:month|pmi)$/

/** Says what a month of the home in hand is of the income. */
async function affordHome(input: TurnInput, home: ListingSummary, means: SpokenMeans): Promise<Turn> {
  const { phrases } = input.context
  const next: Talk = { ...input.talk, home, costAsked: 'monthly-cost' }
  return withPossibleTerms(input, next, async (terms) => {
    const found = await callTool(input, 'monthly_cost', { listing_id: home.id, ...terms })
    if (!found.ok) return turn(next, phrases.answers.problem(found.problem))
    const { say, facts, shown, sources } = found.value
    const month = (facts as { monthly_usd?: number | null }).monthly_usd ?? null
    const share = month === null ? '' : ` ${phrases.afford.share(month, means)}`
    return turn(next, say + share, { shown: shown ? [shown] : [], sources })
  })
}

/** Says what an income and savings buy; what a price or rent reaches where one is said. */
export async function afford(input: TurnInput): Promise<Turn> {
  const { talk, read, context } = input
  const { gift, ...means }: SpokenMeans = { ...meansOf(context.ownNumbers().household), ...talk.means }
  const known: SpokenMeans = gift === undefined ? means : { ...means, savings: (means.savings ?? 0) + gift }
  const buys = read.filters.market === 'sale' && (read.money === null || read.money.kind === 'income')
  if (buys && talk.home?.market === 'sale' && context.grammar.words.affordsIt.test(input.said))
    return affordHome(input, talk.home, known)
  const isUnknown = known.income === undefined && known.savings === undefined
  const { debts } = read.household
  if (buys && isUnknown && typeof debts === 'number') return askIncome(input, debts)
  if (!buys || isUnknown) return budget(input)
  const { market: _, min_price: __, max_price: ___, max_monthly_cost: ____, ...place } = searchInput(read.filters)
  const next: Talk = { ...talk, costAsked: 'budget' }
  const homes = !isOnlyTold(input)
  return withPossibleTerms(input, next, async (terms) => {
    const found = await callTool(input, 'affordability', { ...place, ...known, ...terms, homes })
    if (!found.ok) return turn(next, context.phrases.answers.problem(found.problem))
    const { shown, sources } = found.value
    const say = withTakeHome(input, found.value.say)
    if (!homes) return withNext(input, turn(next, say, { sources }), ['afford', 'place', 'person'])
    return shown ? afterSearch(context.phrases, { ...next, offset: 0 }, found.value, say) : turn(next, say, { sources })
  })
}

/**
 * Whether the means were told and no home was asked for: what they allow is said, and the search stays as it is, unless it
 * came from other means.
 */
const isOnlyTold = ({ talk, said, read, context }: TurnInput): boolean => {
  const { asksWhatItBuys, wantsNoHomes } = context.grammar.words
  if (wantsNoHomes.test(said)) return true
  const isOfMeans = talk.costAsked === 'budget' && talk.filters.cost.upTo !== null
  return !isOfMeans && read.parts.length === 0 && !asksWhatItBuys.test(said)
}

/** Notes what is owed, and asks for what is earned and saved. */
const askIncome = ({ talk, context }: TurnInput, debts: number): Turn => {
  const { afford: texts } = context.phrases
  return withNext({ context }, turn(talk, `${texts.noted(debts)} ${texts.askMeans}`), ['price', 'steps', 'person'])
}

/** What the visitor has entered, without what they left open. */
const meansOf = (household: { income: number | null; debts: number | null; savings: number | null }): SpokenMeans => {
  const { income, debts, savings } = household
  return Object.fromEntries(
    Object.entries({ income, debts, savings }).filter(([, amount]) => amount !== null),
  ) as SpokenMeans
}
