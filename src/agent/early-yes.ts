import type { AgentContext } from './agent-context.ts'
import { turn, type Talk, type Turn } from './talk.ts'

/**
 * Asks again after a yes that was said before the read-back, because it can't be consent to it. Null for any other
 * sentence.
 */
export function askAfterEarlyYes(talk: Talk, said: string, { grammar, phrases }: AgentContext): Turn | null {
  const { request } = talk
  if (request?.asking !== 'yes' || grammar.readReply(said) !== 'yes') return null
  return turn(talk, phrases.answers.saidYesEarly(phrases.request.openQuestion(request)))
}
