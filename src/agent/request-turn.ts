import type { Grammar } from '#language/grammar.ts'
import { VIDEO_WISH } from './agency-note.ts'
import type { AgentContext } from './agent-context.ts'
import { calledInstead } from './call-instead.ts'
import { withChoices } from './choices.ts'
import { homeDescribed, homeMeant } from './home-reference.ts'
import type { Phrases } from './phrases/phrases.ts'
import { aboutIn, firstMessage, messageAfter } from './request-message.ts'
import { aboutRequest, emptied, reopened, withheld, type WithRequest } from './request-parts.ts'
import { NO_TIME, timeIn, togetherProblem, type TimeIn } from './request-time.ts'
import { saidInAct } from './said-in-act.ts'
import { turn, type Contact, type Request, type RequestPart, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'
import { isQuestion, understandFollowUp, understandIn } from './understand-in-talk.ts'

/** Starts a tour or message request with what the first sentence says. */
export async function beginRequest(
  talk: Talk,
  kind: Request['kind'],
  home: Request['home'],
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const time = kind === 'inquiry' ? NO_TIME : timeIn(withoutHome(said, null, context), kind, context)
  const isByVideo = kind === 'tour' && context.grammar.words.request.byVideo.test(said)
  const request: Request = {
    kind,
    home,
    day: time.day,
    slot: time.slot,
    at: time.at,
    message: messageAtFirst(kind, said, talk, context),
    asking: 'home',
    confirmation: null,
  }
  const contact = contactIn(said, talk.contact, false, context.grammar)
  const asked = await askOrReadBack({ ...talk, request, contact }, time, context, signal)
  if (asked.talk.request?.asking === 'yes') return asked
  const { took, byVideo } = context.phrases.request
  const heard = took(request, time.day !== null || time.slot !== null, changedParts(talk.contact, contact))
  return { ...asked, say: [isByVideo ? byVideo : '', heard, asked.say].filter(Boolean).join(' ') }
}

/** The words for the agency in the sentence that begins a request; of a message null, where it is still to be asked for. */
function messageAtFirst(kind: Request['kind'], said: string, talk: Talk, { grammar }: AgentContext): string | null {
  const { request: words, nthHome, asked } = grammar.words
  if (kind === 'callback') return aboutIn(said, words) ?? ''
  if (kind === 'tour') return words.byVideo.test(said) ? VIDEO_WISH : ''
  // The agency doesn't see which homes were shown.
  return firstMessage(said, talk, words)?.replace(nthHome('home'), asked.it) ?? null
}

/** Continues a request, or returns null if the sentence is about something else. */
export async function continueRequest(
  talk: Talk & { request: Request },
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn | null> {
  const { request } = talk
  const { answers, request: texts } = context.phrases
  const dropped = { ...talk, request: null }
  switch (saidInAct(talk, said, context)) {
    case 'end':
      return turn(dropped, `${texts.unsent(request.kind)} ${answers.farewell}`, { ends: true })
    case 'cancel':
      return turn(dropped, answers.sentNothing)
    case 'later':
      return turn(dropped, texts.takeYourTime)
    case 'send':
      return send(talk, context)
    case 'waits':
      return turn(talk, `${answers.quiet} ${texts.openQuestion(request)}`)
    case 'declined':
      return turn(talk, texts.notSent(request.kind))
    case 'early':
      return turn(talk, `${texts.soFar(request, talk.contact)} ${texts.openQuestion(request)}`)
    case 'call':
      return callInstead(talk, said, context, signal)
    case 'about':
      return aboutRequest(talk, said, context) ?? withDetail(talk, said, context, signal)
    case 'other':
      return null
    case 'detail':
      return withDetail(talk, said, context, signal)
  }
}

/** Asks for a call in place of the tour or the message, with the day, the hour and the number that the sentence names. */
function callInstead(talk: WithRequest, said: string, context: AgentContext, signal?: AbortSignal): Promise<Turn> {
  const time = timeIn(withoutHome(said, null, context), 'callback', context)
  const request = { ...calledInstead(talk.request), day: time.day, slot: time.slot, at: time.at }
  const contact = contactIn(said, talk.contact, false, context.grammar)
  return askOrReadBack({ ...talk, contact, request }, time, context, signal)
}

/** The request with what a sentence adds to it or corrects; null for a sentence that does neither. */
async function withDetail(
  talk: WithRequest,
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn | null> {
  const { request } = talk
  const reply = context.grammar.readReply(said)
  const time =
    request.kind === 'inquiry' ? NO_TIME : timeIn(withoutHome(said, request.asking, context), request.kind, context)
  const corrected = context.grammar.correctContact(said, talk.contact)
  const contact = corrected ?? contactIn(said, talk.contact, request.asking === 'name', context.grammar)
  const home = await homeIn(talk, said, context, signal)
  const words = context.grammar.withoutContact(said).replace(/^[\s,;.]+/, '')
  const message = /\p{L}/u.test(words)
    ? messageAfter(request, words === said ? said : words.trim(), reply, context.grammar.words.request)
    : request.message
  const isNew =
    time.day !== null ||
    time.slot !== null ||
    time.problem ||
    corrected ||
    contact !== talk.contact ||
    home ||
    message !== request.message
  if (!isNew) return reopened(talk, said, context) ?? withheld(request, said, talk, context)
  const next: Request = {
    ...request,
    day: time.day ?? request.day,
    slot: time.slot ?? request.slot,
    at: time.slot === null ? request.at : time.at,
    home: home ?? request.home,
    message,
  }
  const answered = await askOrReadBack({ ...talk, contact, request: next }, time, context, signal)
  if (answered.talk.request?.asking === 'yes') return answered
  const { took, corrected: thanked } = context.phrases.request
  const heard = changedParts(talk.contact, contact)
  const subject = message && message !== request.message ? [`“${message}”`] : []
  const lead = corrected
    ? thanked(heard[0] ?? contact.name)
    : took(next, time.day !== null || time.slot !== null, [...subject, ...heard])
  const isKept = request.asking === 'email' && contact.phone !== talk.contact.phone
  const why = isKept && !contact.email ? withheld(request, said, answered.talk, context, true) : null
  return { ...answered, say: [lead, (why ?? answered).say].filter(Boolean).join(' ') }
}

/** The parts of a contact that a sentence has changed. */
export const changedParts = (before: Contact, after: Contact): string[] =>
  (['name', 'email', 'phone'] as const).filter((part) => after[part] !== before[part]).map((part) => after[part])

/** Removes 'the first' when it means a home, so that it isn't read as a day, and a number to call, which is no hour. */
export const withoutHome = (said: string, asking: Request['asking'] | null, { grammar }: AgentContext): string =>
  grammar
    .withoutContact(said)
    .replace(grammar.words.nthHome(asking === 'home' || asking === 'day' ? asking : null), ' ')

/** The contact with what the sentence adds; the same object if it adds nothing. */
export function contactIn(said: string, known: Contact, nameAsked: boolean, grammar: Grammar): Contact {
  const email = grammar.readEmail(said)
  const name = grammar.readName(said, nameAsked)
  const phone = grammar.readPhone(said)
  if (!email && !name && !phone) return known
  return { name: name ?? known.name, email: email ?? known.email, phone: phone ?? known.phone }
}

async function homeIn(
  talk: Talk & { request: Request },
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Request['home']> {
  if (talk.request.kind === 'callback') return null
  const read = understandIn(talk, said, context)
  const followUp = understandFollowUp(talk, said, context)
  const spoken = read.home ?? followUp?.home ?? null
  const isAsked = talk.request.asking === 'home'
  if (!isAsked && context.grammar.words.request.looksAt.test(said)) return null
  // A question about another home doesn't change the request, and neither does a search.
  if (isAsked ? (read.fact ?? followUp?.fact ?? null) !== null : spoken === null || isQuestion(said, context))
    return null
  if (isAsked && spoken === null && read.parts.length > 0 && !homeDescribed(said, talk, read.homes)) return null
  const counted = isAsked ? /^\W*(?:number |no\.? )?(\d{1,2})\W*$/i.exec(said)?.[1] : undefined
  const nth = counted === undefined ? spoken : Number(counted)
  const found = await homeMeant({ ...talk, home: null }, nth, said, context, { signal })
  return found.ok && found.value?.id !== talk.request.home?.id ? found.value : null
}

function missing({ request, contact }: Talk & { request: Request }): RequestPart | null {
  const { kind, home, day, slot, message } = request
  if (kind === 'callback') return !contact.name ? 'name' : contact.phone ? null : 'phone'
  if (!home) return 'home'
  if (kind === 'tour' && !day) return 'day'
  if (kind === 'tour' && !slot) return 'slot'
  if (message === null) return 'message'
  if (!contact.name) return 'name'
  return contact.email ? null : 'email'
}

/** Asks for the next part of a request, or reads it back when nothing is missing. */
export async function askOrReadBack(
  talk: WithRequest,
  time: Pick<TimeIn, 'problem'>,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const together = togetherProblem(talk.request, context)
  const request = together ? { ...talk.request, slot: null, at: null } : talk.request
  const problem = time.problem ?? together
  const part = problem?.part ?? missing(talk)
  if (part) {
    const { answers, references, request: texts } = context.phrases
    const titles = talk.homes.map(({ title }) => title)
    const asks = { ...talk, home: request.home ?? talk.home, request: { ...request, asking: part, confirmation: null } }
    const isOfShown = part === 'home' && titles.length > 0
    const say = [
      problem?.words,
      isFirst(request) || isOther(talk) ? lead(request, context.phrases) : '',
      isOfShown ? answers.whichOf(titles) : texts.questions[part],
      OF_REACH.has(part) && !OF_REACH.has(request.asking) ? texts.orCancel : '',
    ]
    return withChoices(
      turn(asks, say.filter(Boolean).join(' ')),
      isOfShown ? titles.slice(0, MOST_CHOICES).map(references.nth) : [],
    )
  }
  return readBack(talk, context, signal)
}

/** The first question for one of these says how to end the request: they are what a visitor may not want to give. */
const OF_REACH: ReadonlySet<Request['asking']> = new Set(['email', 'phone'])

/** Most homes that are offered as buttons. */
const MOST_CHOICES = 4

/** No question was asked yet. */
const isFirst = ({ asking, confirmation }: Request): boolean => asking === 'home' && confirmation === null

/** The request is about another home than the current one. */
const isOther = ({ home, request }: WithRequest): boolean =>
  home !== null && request.home !== null && home.id !== request.home.id

const lead = ({ kind, home, message }: Request, { request }: Phrases): string =>
  kind === 'callback' ? request.callbackLead : home ? request.lead(kind, home.title, message ?? '') : ''

async function readBack(talk: WithRequest, context: AgentContext, signal?: AbortSignal): Promise<Turn> {
  const { request } = talk
  const read = await runTool(toolOf(request), toolInput(talk), context, signal)
  if (!read.ok) {
    const asking = read.problem.kind === 'invalid' ? (partOf(read.problem.fields[0]?.field) ?? 'yes') : 'yes'
    return turn(emptied(talk, asking), context.phrases.answers.problem(read.problem))
  }
  const facts = read.value.facts as { confirmation: string }
  const next: Talk = {
    ...talk,
    home: request.home ?? talk.home,
    request: { ...request, asking: 'yes', confirmation: facts.confirmation },
  }
  const { shown, sources, say } = read.value
  return withSending(turn(next, say, { shown: shown ? [shown] : [], sources }), context)
}

/** A read-back with its answers as buttons. */
const withSending = (asked: Turn, { phrases }: AgentContext): Turn => withChoices(asked, phrases.request.sending)

const partOf = (field: string | undefined): RequestPart | null => {
  if (field === 'name' || field === 'email' || field === 'phone' || field === 'message') return field
  if (field === 'tour.slot' || field === 'time_of_day') return 'slot'
  return field === 'day' || field?.startsWith('tour') ? 'day' : null
}

async function send(talk: WithRequest, context: AgentContext): Promise<Turn> {
  const { request } = talk
  // Without the signal, because an abort must not stop a send half-way.
  const sent = await runTool(
    toolOf(request),
    { ...toolInput(talk), ...(request.confirmation && { confirmation: request.confirmation }) },
    context,
  )
  if (!sent.ok)
    return withSending(
      turn(talk, context.phrases.request.notSentYet(context.phrases.answers.problem(sent.problem))),
      context,
    )
  const { say, shown, sources, facts } = sent.value
  const isSent = (facts as { sent: boolean }).sent
  const next = isSent ? null : { ...request, confirmation: (facts as { confirmation: string }).confirmation }
  const done = isSent ? { kind: 'sent' as const } : null
  const told = turn({ ...talk, request: next, sent: isSent ? request : talk.sent }, say, {
    shown: shown ? [shown] : [],
    sources,
    done,
  })
  return isSent ? told : withSending(told, context)
}

const TOOLS = { tour: 'book_tour', inquiry: 'send_inquiry', callback: 'request_callback' } as const
const toolOf = ({ kind }: Request): string => TOOLS[kind]

function toolInput({ request, contact }: WithRequest): Record<string, unknown> {
  const { home, day, slot, at, message, kind } = request
  const person = { name: contact.name, email: contact.email, phone: contact.phone }
  const time = at && { time: at }
  if (kind === 'callback')
    return {
      ...person,
      ...(day && { day }),
      ...(slot && { time_of_day: slot }),
      ...time,
      ...(message && { about: message }),
    }
  const who = { listing_id: home!.id, ...person }
  return kind === 'tour'
    ? { ...who, day, time_of_day: slot, ...time, ...(message && { wish: message }) }
    : { ...who, ...(message && { message }) }
}
