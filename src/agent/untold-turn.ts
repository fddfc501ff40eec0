import { aboutHome, notToldOf, withHome } from './home-turn.ts'
import { factsOfSeveral } from './several-facts-turn.ts'
import { homesMeant, speaksOfSeveral } from './several-homes.ts'
import { turn, type Turn } from './talk.ts'
import { MOST_COMPARED } from './tools/compare-listings.ts'
import type { TurnInput } from './turn-input.ts'

/**
 * Answers what is asked of a home, or of several, in words that no other reader knows: of a feature what the listing says, of
 * anything else that it doesn't tell, and who can. Null for any other sentence, and before a home was shown.
 */
export async function answerUntold(input: TurnInput): Promise<Turn | null> {
  const { talk, said, context } = input
  const { words, featureIn } = context.grammar
  const text = said.trim()
  if (talk.homes.length === 0 && talk.home === null) return null
  const isAsked = words.asksOfHome.test(text)
  const isShort = talk.home !== null && text.split(/\s+/).length <= MAX_SHORT
  if (featureIn(text) !== null && (isAsked || isShort || words.question.test(text))) {
    const ofFeature: TurnInput = { ...input, read: { ...input.read, intent: 'listing', fact: 'features' } }
    return speaksOfSeveral(ofFeature) ? factsOfSeveral(ofFeature) : aboutHome(ofFeature)
  }
  if (!isAsked) return null
  return speaksOfSeveral(input) ? notToldOfAny(input) : withHome(input, (home) => notToldOf(input, home))
}

/** Longest question of the home in hand that names no more than what is asked, words: 'gas or electric stove'. */
const MAX_SHORT = 5

async function notToldOfAny(input: TurnInput): Promise<Turn> {
  const { talk, context } = input
  const { answers, facts } = context.phrases
  const meant = await homesMeant(input)
  if (!meant.ok) return turn(talk, answers.problem(meant.problem))
  const titles = meant.value.homes.slice(0, MOST_COMPARED).map(({ title }) => title)
  return turn(talk, facts.noneTells(titles), { compared: { by: null } })
}
