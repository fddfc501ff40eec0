import type { Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import type { Talk } from './talk.ts'
import { understandInTalk } from './understand-in-talk.ts'

/**
 * The two parts of a sentence that changes the search and asks something beside it, in the order said: 'add Pompton Lakes. Also
 * who pays the realtor?' Null for any other, and for one that is answered whole.
 */
export function wishAndQuestion(talk: Talk, said: string, context: AgentContext): [string, string] | null {
  const parts = said
    .split(context.grammar.words.nextSentence)
    .map((part) => part.trim())
    .filter(Boolean)
  const [first, second, ...others] = parts
  if (first === undefined || second === undefined || others.length > 0) return null
  const reads = [first, second].map((part) => understandInTalk(talk, part, context)) as [Understanding, Understanding]
  const isBoth = (isWish(reads[0]) && isQuestion(reads[1])) || (isQuestion(reads[0]) && isWish(reads[1]))
  if (!isBoth) return null
  const whole = understandInTalk(talk, said, context)
  return isWish(whole) && whole.question !== null ? null : [first, second]
}

/** Whether a part changes the search, and leaves nothing to ask. */
const isWish = ({ intent, parts, ambiguity, near, refused }: Understanding): boolean =>
  /^(?:search|refine)$/.test(intent) &&
  // 'Does anybody rent to people like me' names the market only.
  parts.some(({ kind }) => kind !== 'market') &&
  ambiguity === null &&
  near === null &&
  refused.length === 0

/** Whether a part asks what a text of its own answers. */
const isQuestion = ({ intent, question, refused }: Understanding): boolean =>
  /^(?:question|glossary)$/.test(intent) &&
  (question?.kind === 'glossary' || question?.kind === 'guidance' || question?.kind === 'plain') &&
  refused.length === 0
