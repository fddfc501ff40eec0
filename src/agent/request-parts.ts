import { BRAND } from '#content/brand.ts'
import { turn, type Request, type RequestPart, type Talk, type Turn } from './talk.ts'

/** A talk with an open request. */
export type WithRequest = Talk & { request: Request }

const PARTS_NAMED: readonly (readonly [RequestPart, RegExp])[] = [
  ['email', /\be-?mail\b/i],
  ['name', /\bname\b/i],
  ['message', /\b(?:message|note|text|words)\b/i],
  ['day', /\b(?:day|date)\b/i],
  ['slot', /\b(?:time|hour)\b/i],
  ['home', /\b(?:home|house|property)\b/i],
]

/** Asks again for a part the visitor corrects: 'the email is wrong'. Null if no part is named. */
export function reopened(talk: WithRequest, said: string): Turn | null {
  if (!/\b(?:change|edit|wrong|correct|fix|different|another|rewrite)\b/i.test(said)) return null
  const part = PARTS_NAMED.find(([, pattern]) => pattern.test(said))?.[0]
  const isOfTour = part === 'day' || part === 'slot'
  const { kind } = talk.request
  if (!part || (isOfTour && kind !== 'tour') || (part === 'message' && kind !== 'inquiry')) return null
  return turn(emptied(talk, part), QUESTIONS[part])
}

/** Explains what a name or an email is needed for when the visitor withholds it; else null. */
export function withheld({ asking }: Request, said: string, talk: Talk): Turn | null {
  if (asking !== 'name' && asking !== 'email') return null
  if (!WITHHOLDS.test(said)) return null
  return turn(talk, `${NEEDED[asking]} Or phone us at ${BRAND.headerPhone}. ${QUESTIONS[asking]} Or say “cancel”.`)
}

const WITHHOLDS =
  /^no\b|\b(?:don['’]?t have|do not have|no e-?mail|without|rather not|prefer not|won['’]?t (?:say|tell|give)|none of your|skip|(?:call|phone|text) me)\b/i
const NEEDED = {
  name: 'The agency needs to know who asks.',
  email: 'The agency answers by email, so I can’t send it without an address.',
} as const

/** The open question, to be asked again. */
export const openQuestion = ({ kind, asking }: Request): string =>
  asking === 'yes' ? `Shall I send the ${kind === 'tour' ? 'request for a tour' : 'message'}?` : QUESTIONS[asking]

/** The question for each part. */
export const QUESTIONS: Readonly<Record<RequestPart, string>> = {
  home: 'Which home? Say for example “the first one”.',
  day: 'Which day suits you? Tours can be asked for from tomorrow on.',
  slot: 'In the morning, the afternoon or the evening?',
  message: 'What should the message say? Or say “just more information”.',
  name: 'What is your name?',
  email: 'What is your email address? You can also type it.',
}

/** The talk with one part of the request cleared and asked for. */
export function emptied(talk: WithRequest, asking: Request['asking']): Talk {
  const { request, contact } = talk
  return {
    ...talk,
    contact: {
      ...contact,
      ...(asking === 'name' && { name: '' }),
      ...(asking === 'email' && { email: '' }),
    },
    request: {
      ...request,
      asking,
      confirmation: null,
      ...(asking === 'home' && { home: null }),
      ...(asking === 'day' && { day: null }),
      ...(asking === 'slot' && { slot: null }),
      ...(asking === 'message' && { message: null }),
    },
  }
}
