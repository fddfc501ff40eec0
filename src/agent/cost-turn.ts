import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Understanding } from '#language/understanding.ts'
import { shareText } from './afford-text.ts'
import { problemText, TEXTS } from './answer-text.ts'
import { withHome } from './home-turn.ts'
import { loanInput } from './loan-input.ts'
import { searchInput } from './search-input.ts'
import { afterSearch, budget } from './search-turn.ts'
import { turn, type CostQuestion, type SpokenMeans, type Talk, type Turn } from './talk.ts'
import { BUYER_PAYS_NONE, SELLER_PAYS } from './tools/cash-to-close.ts'
import { answerWithTool, callTool, type TurnInput } from './turn-input.ts'

/** The talk with the terms and means that a sentence says. */
export const withMoneySaid = (talk: Talk, { terms, household, money }: Understanding): Talk => ({
  ...talk,
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
export function costOfHome(input: TurnInput, asked: HomeCost): Promise<Turn> | Turn {
  const { talk } = input
  const ofRent = asked === 'move-in-cost' || asked === 'rent-benchmark'
  if (talk.homes.length === 0 && !talk.home) return turn(talk, ofRent ? TEXTS.noHome : TEXTS.noHomeToCost)
  return withHome(input, (home) => {
    const cash = home.market === 'rent' ? 'move-in-cost' : 'cash-to-close'
    const question = asked === 'move-in-cost' || asked === 'cash-to-close' ? cash : asked
    const about: Talk = { ...talk, home, pendingQuestion: null }
    const tool = (next: Talk, terms = {}) =>
      answerWithTool(input, next, TOOLS[question], { listing_id: home.id, ...terms })
    if (question === 'move-in-cost' || question === 'rent-benchmark') return tool(about)
    const next: Talk = { ...about, costAsked: question }
    return withPossibleTerms(input, next, (terms) => tool(next, terms))
  })
}

/** Impossible terms are told and forgotten, so that the next sentence is answered by the earlier ones. */
async function withPossibleTerms(
  { talk, read }: TurnInput,
  next: Talk,
  answer: (terms: ReturnType<typeof loanInput>) => Promise<Turn>,
): Promise<Turn> {
  const answered = await answer(loanInput(next.terms))
  const isRefused = answered.sources.length === 0 && answered.shown.length === 0
  const before = Object.fromEntries(Object.entries(talk.terms).filter(([term]) => !Object.hasOwn(read.terms, term)))
  return isRefused ? { ...answered, talk: { ...answered.talk, terms: before } } : answered
}

/** Who pays the fees on the deed: of the home in hand, or in general. */
export function sellerFees(input: TurnInput): Promise<Turn> | Turn {
  const { talk } = input
  if (!talk.home || talk.home.market === 'rent') return turn(talk, `${SELLER_PAYS} ${BUYER_PAYS_NONE}`)
  return answerWithTool(input, talk, 'cash_to_close', {
    listing_id: talk.home.id,
    ...loanInput(talk.terms),
    about: 'seller_fees',
  })
}

/** Answers the last question of money again, by other terms: a month's cost where none was asked. */
export function withOtherTerms(input: TurnInput): Promise<Turn> | Turn {
  const asked: CostQuestion = input.talk.costAsked ?? 'monthly-cost'
  return asked === 'budget' ? afford(input) : costOfHome(input, asked)
}

/** 'What about the second one?' right after a cost asks for the same cost. */
export const asksSameCost = ({ talk, read, said }: TurnInput): boolean =>
  read.fact === null &&
  (talk.costAsked === 'monthly-cost' || talk.costAsked === 'cash-to-close') &&
  talk.lastSaid.startsWith('About $') &&
  /^(?:and|so|ok|okay|what about|how about|,| )*\b(?:what about|how about|and)\b/i.test(said)

const OF_HOME = /\b(?:afford|buy) (?:it|this|that|the)\b/i

/** Says what a month of the home in hand is of the income. */
async function affordHome(input: TurnInput, home: ListingSummary, means: SpokenMeans): Promise<Turn> {
  const next: Talk = { ...input.talk, home, costAsked: 'monthly-cost' }
  return withPossibleTerms(input, next, async (terms) => {
    const found = await callTool(input, 'monthly_cost', { listing_id: home.id, ...terms })
    if (!found.ok) return turn(next, problemText(found.problem))
    const { say, facts, shown, sources } = found.value
    const month = (facts as { monthly_usd?: number | null }).monthly_usd ?? null
    const share = month === null ? '' : ` ${shareText(month, means)}`
    return turn(next, say + share, { shown: shown ? [shown] : [], sources })
  })
}

/** Says what an income and savings buy; what a price or rent reaches where one is said. */
export async function afford(input: TurnInput): Promise<Turn> {
  const { talk, read, context } = input
  const known: SpokenMeans = { ...meansOf(context.ownNumbers().household), ...talk.means }
  const buys = read.filters.market === 'sale' && (read.money === null || read.money.kind === 'income')
  if (buys && talk.home?.market === 'sale' && OF_HOME.test(input.said)) return affordHome(input, talk.home, known)
  if (!buys || (known.income === undefined && known.savings === undefined)) return budget(input)
  const { market: _, min_price: __, max_price: ___, max_monthly_cost: ____, ...place } = searchInput(read.filters)
  const next: Talk = { ...talk, costAsked: 'budget' }
  return withPossibleTerms(input, next, async (terms) => {
    const found = await callTool(input, 'affordability', { ...place, ...known, ...terms })
    if (!found.ok) return turn(next, problemText(found.problem))
    const { shown, say, sources } = found.value
    return shown ? afterSearch({ ...next, offset: 0 }, found.value, say) : turn(next, say, { sources })
  })
}

/** What the visitor has entered, without what they left open. */
const meansOf = (household: { income: number | null; debts: number | null; savings: number | null }): SpokenMeans => {
  const { income, debts, savings } = household
  return Object.fromEntries(
    Object.entries({ income, debts, savings }).filter(([, amount]) => amount !== null),
  ) as SpokenMeans
}
