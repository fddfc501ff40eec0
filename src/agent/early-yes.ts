import { openQuestion } from './request-parts.ts'
import { readReply } from './spoken-reply.ts'
import { turn, type Talk, type Turn } from './talk.ts'

/**
 * A yes that was said before the question was there agrees to nothing: what is to be sent is asked about again. Null for
 * anything else.
 */
export function askAfterEarlyYes(talk: Talk, said: string): Turn | null {
  const { request } = talk
  if (request?.asking !== 'yes' || readReply(said) !== 'yes') return null
  return turn(talk, `You said yes before I had read it back. ${openQuestion(request)}`)
}
