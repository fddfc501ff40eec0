import { likelyRequests } from '#language/likely-requests.ts'
import { ask } from './open-question.ts'
import type { Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'
import { understandInTalk } from './understand-in-talk.ts'

/**
 * Answers a sentence that no reader understands by what it probably asks for, and says so; offers the likely requests and a
 * person where it isn't sure. Null where nothing is, and right after another question.
 */
export async function answerLikely(
  input: TurnInput,
  answerRead: (input: TurnInput) => Promise<Turn> | Turn,
): Promise<Turn | null> {
  const { talk, said, context } = input
  const { grammar, phrases } = context
  const likely = likelyRequests(said, grammar.likelyRequests, talk.homes.length > 0 || talk.home !== null)
  const [first] = likely
  if (!first) return null
  if (first.isSure && !first.request.acts) {
    const { says } = first.request
    const done = await answerRead({ ...input, said: says, read: understandInTalk(talk, says, context) })
    return { ...done, say: `${phrases.questions.tookReading(`“${says}”`)} ${done.say}` }
  }
  if (talk.question) return null
  const choices = [...likely.map(({ request: { says } }) => ({ label: says, says })), phrases.knowledge.choices.person]
  const different = choices.filter(
    ({ label, says }, index) => choices.findIndex((one) => one.says === says || one.label === label) === index,
  )
  return ask(talk, phrases.questions.whichRequest, { said, choices: different, readings: [] })
}
