import { newJerseyDay } from '#domain/day.ts'
import { tourDays } from '#domain/inquiry/tour.ts'
import type { AgentContext } from './agent-context.ts'
import { problemText, TEXTS } from './answer-text.ts'
import { homeMeant } from './home-reference.ts'
import { emptied, QUESTIONS, reopened, withheld, type WithRequest } from './request-parts.ts'
import { readEmail, readName, readPhone } from './spoken-contact.ts'
import { readSpokenTime, spokenDay, type SpokenTime } from './spoken-day.ts'
import { readReply } from './spoken-reply.ts'
import { turn, type Contact, type Request, type RequestPart, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'
import { isQuestion, understandFollowUp, understandIn } from './understand-in-talk.ts'

/** Starts a tour or message request with what the first sentence says. */
export function beginRequest(
  talk: Talk,
  kind: Request['kind'],
  home: Request['home'],
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const time = kind === 'tour' ? timeIn(withoutHome(said, false), context) : NO_TIME
  const request: Request = {
    kind,
    home,
    day: time.day,
    slot: time.slot,
    message: kind === 'tour' ? '' : null,
    asking: 'home',
    confirmation: null,
  }
  const contact = contactIn(said, talk.contact, false)
  return askOrReadBack({ ...talk, request, contact }, time, context, signal)
}

/** Continues a request, or returns null if the sentence is about something else. */
export async function continueRequest(
  talk: Talk & { request: Request },
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn | null> {
  const { request } = talk
  const reply = readReply(said)
  if (reply === 'cancel') return turn({ ...talk, request: null }, TEXTS.sentNothing)
  if (request.asking === 'yes' && reply === 'yes') return send(talk, context)
  if (request.asking === 'yes' && reply === 'no') {
    return turn(
      talk,
      `${TEXTS.sentNothing} What should I change? Say for example “${changeExample(request)}”, or “cancel”.`,
    )
  }
  const time = request.kind === 'tour' ? timeIn(withoutHome(said, request.asking === 'home'), context) : NO_TIME
  const contact = contactIn(said, talk.contact, request.asking === 'name')
  const home = await homeIn(talk, said, context, signal)
  const message = messageIn(request, said, reply)
  const isNew =
    time.day !== null ||
    time.slot !== null ||
    time.problem ||
    contact !== talk.contact ||
    home ||
    message !== request.message
  if (!isNew) return reopened(talk, said) ?? withheld(request, said, talk)
  const next: Request = {
    ...request,
    day: time.day ?? request.day,
    slot: time.slot ?? request.slot,
    home: home ?? request.home,
    message,
  }
  return askOrReadBack({ ...talk, contact, request: next }, time, context, signal)
}

/** Removes 'the first' when it means a home, so that it isn't read as a day; days follow 'on', 'for' or 'by'. */
function withoutHome(said: string, homeAsked: boolean): string {
  const nth = '\\bthe (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th))\\b'
  return said.replace(new RegExp(homeAsked ? nth : `(?<!\\b(?:on|for|by) )${nth}(?! of)`, 'i'), ' ')
}

const changeExample = ({ kind }: Request): string =>
  kind === 'tour' ? 'make it Sunday afternoon' : 'my email is name@example.com'

interface TimeIn extends Pick<SpokenTime, 'day' | 'slot'> {
  /** Why the day or time is not possible, and which part to ask for again. */
  problem: { part: RequestPart; words: string } | null
}
const NO_TIME: TimeIn = { day: null, slot: null, problem: null }

function timeIn(said: string, { clock }: AgentContext): TimeIn {
  const today = newJerseyDay(clock.now())
  const { day, slot, outside } = readSpokenTime(said, today)
  const { first, last } = tourDays(today)
  if (day !== null && (day < first || day > last)) {
    const words = `Tours can be asked for from tomorrow up to ${spokenDay(last)}.`
    return { day: null, slot, problem: { part: 'day', words } }
  }
  const words = `There are no tours at ${outside}; they are between 9 AM and 7 PM.`
  return { day, slot, problem: outside === null ? null : { part: 'slot', words } }
}

/** The contact with what the sentence adds; the same object if it adds nothing. */
export function contactIn(said: string, known: Contact, nameAsked: boolean): Contact {
  const email = readEmail(said)
  const name = readName(said, nameAsked)
  const phone = readPhone(said)
  if (!email && !name && !phone) return known
  return { name: name ?? known.name, email: email ?? known.email, phone: phone ?? known.phone }
}

async function homeIn(
  talk: Talk & { request: Request },
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Request['home']> {
  const { places } = context
  const spoken = understandIn(talk, said, places).home ?? understandFollowUp(talk, said, places)?.home ?? null
  const isAsked = talk.request.asking === 'home'
  // A question about another home doesn't change the request.
  if (!isAsked && (spoken === null || isQuestion(said))) return null
  const counted = isAsked ? /^\W*(?:number |no\.? )?(\d{1,2})\W*$/i.exec(said)?.[1] : undefined
  const nth = counted === undefined ? spoken : Number(counted)
  const found = await homeMeant({ ...talk, home: null }, nth, said, context, signal)
  return found.ok && found.value?.id !== talk.request.home?.id ? found.value : null
}

const SAYS = /\b(?:message|note|it) (?:should|shall|must) (?:be|say|read)[:,]? +(.+)$/i

/** The message text: the answer to its question, cut to 1,000 characters. */
function messageIn(
  { kind, asking, message }: Request,
  spoken: string,
  reply: ReturnType<typeof readReply>,
): string | null {
  const given = kind === 'inquiry' ? SAYS.exec(spoken)?.[1] : undefined
  if (asking !== 'message' && given === undefined) return message
  const said = given ?? spoken
  return reply !== null ||
    /\b(?:just )?(?:more|some) info(?:rmation)?\b|\b(?:nothing|no message|the usual)\b/i.test(said)
    ? ''
    : said.slice(0, 1000).toWellFormed()
}

function missing({ request, contact }: Talk & { request: Request }): RequestPart | null {
  const { kind, home, day, slot, message } = request
  if (!home) return 'home'
  if (kind === 'tour' && !day) return 'day'
  if (kind === 'tour' && !slot) return 'slot'
  if (message === null) return 'message'
  if (!contact.name) return 'name'
  return contact.email ? null : 'email'
}

async function askOrReadBack(
  talk: WithRequest,
  time: TimeIn,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const { request } = talk
  const part = time.problem?.part ?? missing(talk)
  if (part) {
    const asks = { ...talk, home: request.home ?? talk.home, request: { ...request, asking: part, confirmation: null } }
    return turn(
      asks,
      [time.problem?.words, isFirst(request) || isOther(talk) ? lead(request) : '', QUESTIONS[part]]
        .filter(Boolean)
        .join(' '),
    )
  }
  return readBack(talk, context, signal)
}

/** No question was asked yet. */
const isFirst = ({ asking, confirmation }: Request): boolean => asking === 'home' && confirmation === null

/** The request is about another home than the current one. */
const isOther = ({ home, request }: WithRequest): boolean =>
  home !== null && request.home !== null && home.id !== request.home.id

const lead = ({ kind, home }: Request): string =>
  home ? `${kind === 'tour' ? 'A tour of' : 'A message about'} ${home.title}.` : ''

async function readBack(talk: WithRequest, context: AgentContext, signal?: AbortSignal): Promise<Turn> {
  const { request } = talk
  const read = await runTool(toolOf(request), toolInput(talk), context, signal)
  if (!read.ok) {
    const asking = read.problem.kind === 'invalid' ? (partOf(read.problem.fields[0]?.field) ?? 'yes') : 'yes'
    return turn(emptied(talk, asking), problemText(read.problem))
  }
  const facts = read.value.facts as { confirmation: string }
  const next: Talk = {
    ...talk,
    home: request.home,
    request: { ...request, asking: 'yes', confirmation: facts.confirmation },
  }
  const { shown, sources, say } = read.value
  return turn(next, say, { shown: shown ? [shown] : [], sources })
}

const partOf = (field: string | undefined): RequestPart | null =>
  field === 'name' || field === 'email' || field === 'message' ? field : field?.startsWith('tour') ? 'day' : null

async function send(talk: WithRequest, context: AgentContext): Promise<Turn> {
  const { request } = talk
  // Without the signal, because an abort must not stop a send half-way.
  const sent = await runTool(
    toolOf(request),
    { ...toolInput(talk), ...(request.confirmation && { confirmation: request.confirmation }) },
    context,
  )
  if (!sent.ok) return turn(talk, `${problemText(sent.problem)} I haven’t sent it yet. Shall I try again?`)
  const { say, shown, sources, facts } = sent.value
  const isSent = (facts as { sent: boolean }).sent
  const next = isSent ? null : { ...request, confirmation: (facts as { confirmation: string }).confirmation }
  return turn({ ...talk, request: next }, say, { shown: shown ? [shown] : [], sources })
}

const toolOf = ({ kind }: Request): string => (kind === 'tour' ? 'book_tour' : 'send_inquiry')

function toolInput({ request, contact }: WithRequest): Record<string, unknown> {
  const { home, day, slot, message, kind } = request
  const who = { listing_id: home!.id, name: contact.name, email: contact.email, phone: contact.phone }
  return kind === 'tour' ? { ...who, day, time_of_day: slot } : { ...who, ...(message && { message }) }
}
