import { openQuestion } from './request-parts.ts'
import { readReply } from './spoken-reply.ts'
import { turn, type Talk, type Turn } from './talk.ts'

/**
 * Asks again after a yes that was said before the read-back, because it can't be consent to it. Null for any other
 * sentence.
 */
export function askAfterEarlyYes(talk: Talk, said: string): Turn | null {
  const { request } = talk
  if (request?.asking !== 'yes' || readReply(said) !== 'yes') return null
  return turn(talk, `You said yes before I had read it back. ${openQuestion(request)}`)
}
