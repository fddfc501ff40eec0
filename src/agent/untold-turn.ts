import { withHome, notToldOf } from './home-turn.ts'
import { homesMeant, speaksOfSeveral } from './several-homes.ts'
import { turn, type Turn } from './talk.ts'
import { MOST_COMPARED } from './tools/compare-listings.ts'
import type { TurnInput } from './turn-input.ts'

/**
 * Answers what is asked of a home, or of several, in words that no reader knows: that the listing doesn't tell, and who can.
 * Null for any other sentence, and before a home was shown.
 */
export async function answerUntold(input: TurnInput): Promise<Turn | null> {
  const { talk, said, context } = input
  if ((talk.homes.length === 0 && talk.home === null) || !context.grammar.words.asksOfHome.test(said.trim()))
    return null
  return speaksOfSeveral(input) ? notToldOfAny(input) : withHome(input, (home) => notToldOf(input, home))
}

async function notToldOfAny(input: TurnInput): Promise<Turn> {
  const { talk, context } = input
  const { answers, facts } = context.phrases
  const meant = await homesMeant(input)
  if (!meant.ok) return turn(talk, answers.problem(meant.problem))
  const titles = meant.value.homes.slice(0, MOST_COMPARED).map(({ title }) => title)
  return turn(talk, facts.noneTells(titles), { compared: { by: null } })
}
