import type { Choice } from '#domain/voice/conversation.ts'
import { undoChoice, withChoices } from './choices.ts'
import { ask } from './open-question.ts'
import { turn, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'
import { understandInTalk } from './understand-in-talk.ts'

/** Intents under which a word or two may stand that ask for nothing by themselves. */
const UNREAD = /^(?:unknown|compare|listing)$/

/**
 * Answers a word or two that say something only in the talk: 'hm', 'one second', 'and?', 'none of these', 'the second', 'four'.
 * Null for any other sentence.
 */
export async function answerBrief(
  input: TurnInput,
  answerRead: (input: TurnInput) => Promise<Turn> | Turn,
): Promise<Turn | null> {
  const { talk, read, context } = input
  if (!UNREAD.test(read.intent) || read.parts.length > 0 || read.refused.length > 0) return null
  const { brief } = context.phrases
  const words = context.grammar.words.brief
  const said = input.said
    .trim()
    .toLowerCase()
    .replace(/^[¿¡\s]+|[\s.!?…]+$/g, '')
  const next = nextSteps(input)
  if (words.waits.test(said)) return withChoices(turn(talk, context.phrases.answers.quiet), next)
  if (words.unsure.test(said))
    return withChoices(turn(talk, talk.total === null ? brief.unsure : brief.unsureOfHomes), next)
  if (words.approves.test(said)) return withChoices(turn(talk, context.phrases.answers.goOn), next)
  if (words.objects.test(said))
    return withChoices(turn(talk, brief.objects), [undoChoice(context.phrases), ...next.slice(-2)])
  if (words.dislikes.test(said) && talk.total !== null) return withChoices(turn(talk, brief.dislikes), next)
  if (words.goesOn.test(said) && talk.total !== null) return answerAs(input, brief.choices.more.says, answerRead)
  const nth = words.ordinals.findIndex((ordinal) => ordinal.test(said))
  if (nth >= 0 && (nth < talk.homes.length || talk.total === 0)) return answerAs(input, brief.nth(nth), answerRead)
  const count = words.count(said)
  return count === null ? null : askCount(input, count)
}

const answerAs = (input: TurnInput, says: string, answerRead: (input: TurnInput) => Promise<Turn> | Turn) =>
  answerRead({ ...input, said: says, read: understandInTalk(input.talk, says, input.context) })

/** What can be pressed next: of the homes shown, or to begin with. */
export function nextSteps({ talk, context }: Pick<TurnInput, 'talk' | 'context'>): readonly Choice[] {
  const { brief, knowledge, whyNone } = context.phrases
  const { place, price, steps, person } = knowledge.choices
  if (talk.total === null) return [place, price, steps, person]
  if (talk.total === 0) return [whyNone.startOver, place, person]
  return [brief.choices.cheaper, brief.choices.more, whyNone.startOver, person]
}

/** Asks what a bare number counts; null right after another question. */
function askCount({ talk, said, context }: TurnInput, count: number): Turn | null {
  const { brief, questions } = context.phrases
  const isHome = count <= talk.homes.length
  const choices = [
    brief.beds(count),
    ...(isHome ? [brief.home(count)] : []),
    ...(count <= 3 ? [brief.baths(count)] : []),
    brief.price(count, talk.filters.market),
  ]
  if (talk.question) return null
  const readings = choices.map(() => null)
  return ask(talk, questions.whichReading(choices.map(({ label }) => label)), { said, choices, readings })
}
