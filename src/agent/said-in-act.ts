import type { AgentContext } from './agent-context.ts'
import { wantsCallInstead } from './call-instead.ts'
import type { WithRequest } from './request-parts.ts'
import { understandInTalk } from './understand-in-talk.ts'

/**
 * What a sentence is that is said while a request is open: the first of these that it can be.
 *
 * - end: a goodbye; cancel: drops the request; later: wants to think first; waits: wants a moment;
 * - send: a yes to what was read back; declined: a no to it; early: a yes while a part is missing;
 * - call: wants to be called instead of the tour or the message;
 * - about: asks what is held so far, or whether a part has to be given;
 * - other: a wish of its own, such as a search, which is answered before the open question is asked again;
 * - detail: a part or a correction of one, or anything that turns out to be none.
 */
export type SaidInAct =
  | 'end'
  | 'cancel'
  | 'later'
  | 'waits'
  | 'send'
  | 'declined'
  | 'early'
  | 'call'
  | 'about'
  | 'other'
  | 'detail'

/** Tells what a sentence is that is said while a request is open. */
export function saidInAct(talk: WithRequest, said: string, context: AgentContext): SaidInAct {
  const { asking } = talk.request
  const { grammar } = context
  const { farewell, request: words } = grammar.words
  // 'Never mind, here it is: jo@example.com' gives a part.
  const reply = givesContact(said, context) ? null : grammar.readReply(said)
  if (farewell.test(said) && !givesContact(said, context)) return 'end'
  if (reply === 'cancel') return 'cancel'
  if (words.thinksItOver.test(said)) return 'later'
  if (grammar.words.brief.waits.test(bare(said))) return 'waits'
  if (wantsCallInstead(talk, said, context)) return 'call'
  if (asking === 'yes' && reply) return reply === 'yes' ? 'send' : 'declined'
  if (reply === 'yes') return 'early'
  if (ABOUT.some((name) => words[name].test(said))) return 'about'
  return asking === 'message' && isOther(talk, said, context) ? 'other' : 'detail'
}

/** What is asked about the request itself. */
const ABOUT = ['readsBack', 'isNeeded', 'asksHours', 'cancelsSent', 'isSent', 'asksWho'] as const

/** In lower case without the marks around it. */
const bare = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replace(/[\s.!?…]+$/, '')

const givesContact = (said: string, { grammar }: AgentContext): boolean =>
  grammar.readEmail(said) !== null || grammar.readPhone(said) !== null

/** Whether a sentence is plainly no text of a message, though one was asked for. */
function isOther(talk: WithRequest, said: string, context: AgentContext): boolean {
  const { intent, parts } = understandInTalk({ ...talk, request: null }, said, context)
  const isSearch = intent === 'search' && parts.some(({ kind }) => kind === 'place')
  return isSearch || ACTS.test(intent)
}

const ACTS = /^(?:callback|person|save-search|map|similar|help|stop)$/
