import { requestNote } from './agency-note.ts'
import type { AgentContext } from './agent-context.ts'
import type { WithRequest } from './request-parts.ts'
import type { Request } from './talk.ts'
import { understandInTalk } from './understand-in-talk.ts'

/** Longest text of what a call is about, characters. */
const MAX_ABOUT = 300

/** Whether a call is asked for in place of a tour or a message, or agreed to where it was offered. */
export function wantsCallInstead(talk: WithRequest, said: string, context: AgentContext): boolean {
  const { kind, asking } = talk.request
  if (kind === 'callback') return false
  const { readReply } = context.grammar
  if (readReply(said) === 'yes') return asking !== 'yes' && talk.lastSaid.includes(context.phrases.request.orCall)
  // 'Yes, and have them call me' agrees to what was read back.
  if (asking === 'yes' && readReply(said.split(/[,;.]| and | y /)[0]!) === 'yes') return false
  return understandInTalk({ ...talk, request: null }, said, context).intent === 'callback'
}

/** The request for a call in place of a tour or a message, which it is about. */
export const calledInstead = (request: Request): Request => ({
  kind: 'callback',
  home: null,
  day: null,
  slot: null,
  at: null,
  message: requestNote(request).slice(0, MAX_ABOUT).toWellFormed(),
  asking: 'home',
  confirmation: null,
})
