import type { ListingSummary } from '#domain/listing/listing.ts'
import type { AgentContext } from './agent-context.ts'
import { besideAnswer } from './beside-answer.ts'
import { nextSteps } from './brief-turn.ts'
import { byIntent } from './by-intent.ts'
import { withoutNames } from './called-by-name.ts'
import { withChoices } from './choices.ts'
import { withMoneySaid } from './cost-turn.ts'
import { countiesTogether } from './county-turn.ts'
import { askNear } from './near-turn.ts'
import { answerTo, ask, askReading, withPlaceTaken, withSearchAsked } from './open-question.ts'
import { afterVoucher } from './question-turn.ts'
import { rankHomes } from './ranking-turn.ts'
import { asksOnlyThat, refuse, withRefusal } from './refusal-turn.ts'
import { homesIn, remembered } from './remembered-homes.ts'
import { changedParts, contactIn, continueRequest } from './request-turn.ts'
import { askHomeAgain } from './request-without-home.ts'
import { saidInAct } from './said-in-act.ts'
import { aboutSaved } from './saved-turn.ts'
import { aboutSent } from './sent-request.ts'
import { turn, type Request, type Talk, type Turn } from './talk.ts'
import { talkedOf } from './talked-of.ts'
import type { TurnInput } from './turn-input.ts'
import { seeksRental, understandInTalk } from './understand-in-talk.ts'
import { remembering, undo } from './undo.ts'
import { voucherForHome } from './voucher-turn.ts'
import { wishAndQuestion } from './wish-and-question.ts'

/** Answers a sentence by rules alone. Returns the answer and the talk's next state; no sentence makes it throw. */
export async function answer(talk: Talk, sentence: string, context: AgentContext, signal?: AbortSignal): Promise<Turn> {
  const said = talk.request?.asking === 'message' ? sentence : withoutNames(sentence, context.agency)
  if (!/[\p{L}\d]/u.test(said)) return turn(talk, context.phrases.answers.nothing)
  if (context.grammar.words.again.test(said.trim()) && talk.lastSaid)
    return withChoices(turn(talk, talk.lastSaid), talk.question?.choices ?? nextSteps({ talk, context }))
  const done = await answerNew(talk, said, context, signal)
  // A question that wasn't answered is dropped.
  const question = done.talk.question === talk.question ? null : done.talk.question
  const offer = done.talk.offer === talk.offer ? null : done.talk.offer
  const after = remembering(talk, done)
  // A cost asked next is that of a home just turned to.
  const priceAsked = after.home !== null && after.home !== talk.home ? null : after.priceAsked
  return {
    ...done,
    talk: {
      ...after,
      priceAsked,
      seen: remembered(after.seen, homesIn(done.shown)),
      lastSaid: done.say,
      isRenter: after.total === null && seeksRental(talk, said, context.grammar),
      homeWasAsked: done.asksHome,
      figureOf: done.figureOf ?? null,
      pendingQuestion: done.talk.pendingQuestion === talk.pendingQuestion ? null : done.talk.pendingQuestion,
      homeBefore: homeBefore(talk, after),
      compared: done.compared ?? null,
      told: done.told ?? null,
      talkedOf: done.talkedOf ?? null,
      question,
      offer,
    },
  }
}

/** The home in hand before the current one, as long as the list has both or none was left for another search. */
const homeBefore = (past: Talk, { home, filters }: Talk): ListingSummary | null => {
  if (filters !== past.filters) return null
  return past.home === null || past.home.id === home?.id ? past.homeBefore : past.home
}

async function answerNew(
  talk: Talk,
  said: string,
  context: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const { request } = talk
  if (request && understandInTalk(talk, said, context).intent === 'undo') return undo(talk, context)
  if (!request) return withAnyNext(await answerAnew(talk, said, context, signal), context)
  const dropping = saidInAct({ ...talk, request }, said, context)
  const wish = DROPS.test(dropping) ? wishBeside(talk, said, dropping === 'cancel', context) : null
  if (wish !== null) {
    const answered = await answerAnew({ ...talk, request: null }, wish, context, signal)
    return { ...answered, say: `${context.phrases.request.unsent(request.kind)} ${answered.say}` }
  }
  if (request.asking === 'home' && answerTo(talk, said, { context })) return aside(talk, request, said, context, signal)
  const next = await continueRequest({ ...talk, request }, said, context, signal)
  return next ?? answerAside(talk, request, said, context, signal)
}

/**
 * What a sentence wants done beside what it puts off or drops, in its own words: 'not yet, just keep the search for me'.
 * After 'never mind the tour' it may be another request.
 */
function wishBeside(talk: Talk, said: string, isDropped: boolean, context: AgentContext): string | null {
  const rest = said.replace(/^[^,.;!?]*[,.;!?]+\s*/, '')
  const read = (words: string) => understandInTalk({ ...talk, request: null }, words, context)
  const after = rest !== said && rest ? read(rest) : null
  if (isDropped && after && REQUESTS.test(after.intent)) return rest
  const { intent, parts } = read(said)
  // 'Forget it' clears no search.
  return WISHES.test(intent) || (SEARCHING.test(intent) && parts.some(({ kind }) => kind !== 'cleared')) ? said : null
}
const WISHES = /^(?:save-search|favorite|note|compare|similar|map|callback|person)$/
const REQUESTS = /^(?:inquiry|callback|tour)$/
const DROPS = /^(?:later|cancel)$/

/** An answer that neither asks nor shows anything: what can be said next stands below. */
function withAnyNext(answered: Turn, { phrases }: AgentContext): Turn {
  if (answered.shown.length > 0 || answered.ends || answered.talk.request || /[?]/.test(answered.say)) return answered
  const { place, price, person } = phrases.knowledge.choices
  const { startOver } = phrases.whyNone
  return withChoices(answered, answered.talk.total === 0 ? [startOver, place, person] : [place, price, person])
}

/** Answers something else in the middle of a request, then repeats the open question. */
async function answerAside(
  talk: Talk,
  request: Request,
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const { answers, outOfScope } = context.phrases
  const { intent, refused } = understandInTalk(talk, said, context)
  if (intent === 'unknown' && refused.length === 0 && !outOfScope.answer(said)) {
    if (request.asking === 'home' && talk.homes.length === 0) return askHomeAgain(talk, said, context)
    return turn(talk, answers.didNotCatch(context.phrases.request.openQuestion(request)))
  }
  return aside(talk, request, said, context, signal)
}

/** An answer with the open question of the request behind it; a home found alone is the one that was asked for. */
async function aside(
  talk: Talk,
  request: Request,
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const answered = await answerAnew({ ...talk, request: null }, said, context, signal)
  if (answered.talk.request || answered.ends) return answered
  const after = { ...answered, talk: { ...answered.talk, request } }
  // Without homes to choose from, the question would be asked in vain.
  if (request.asking === 'home' && answered.talk.homes.length === 0) return after
  const { backToRequest } = context.phrases.answers
  return { ...after, say: `${answered.say} ${backToRequest(context.phrases.request.openQuestion(request))}` }
}

async function answerAnew(
  before: Talk,
  heard: string,
  context: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const reply = answerTo(before, heard, { context })
  const said = context.grammar.withoutContact(reply?.said ?? withNumbers(heard, context))
  if (!reply) {
    const parts = wishAndQuestion(before, said, context)
    if (parts) return answerBoth(before, parts, context, signal)
    const asked = withSearchAsked(before)
    const onward = asked === before ? null : understandInTalk(asked, said, context)
    if (onward && SEARCHING.test(onward.intent)) {
      const read = withPlaceTaken(onward, before)
      return answerRead({ talk: withMoneySaid(asked, read), said, read, context, signal })
    }
  }
  const read = reply?.read ?? understandInTalk(before, said, context)
  const ofSent = reply ? null : await aboutSent(before, heard, read, context, signal)
  if (ofSent) return ofSent
  const isSaid = INTRODUCES.test(read.intent)
  const corrected = isSaid && !reply ? context.grammar.correctContact(heard, before.contact) : null
  const contact = corrected ?? contactIn(heard, before.contact, false, context.grammar)
  const talk = withMoneySaid({ ...before, contact }, read)
  if (isSaid && (corrected || contact !== before.contact)) return thankFor(before, talk, heard, context)
  const answered = await answerRead({ talk, said, read, context, signal })
  return withContactHeard(answered, before, talk, context)
}

/** Answers a wish and a question of one breath in the order said. */
async function answerBoth(
  talk: Talk,
  [first, second]: readonly [string, string],
  context: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const before = await answerAnew(talk, first, context, signal)
  const after = await answerAnew(before.talk, second, context, signal)
  return {
    ...after,
    say: `${before.say} ${after.say}`,
    shown: [...before.shown.filter(({ kind }) => kind !== 'choices'), ...after.shown],
    sources: [...before.sources, ...after.sources],
  }
}

/** A home typed as '#2' is the second one. */
const withNumbers = (said: string, { grammar }: AgentContext): string =>
  said.replaceAll(
    /(?<![\p{L}\d][ .,]?)#(?=\d{1,2}(?!\d))|(?<=^|\b(?:and|the|about|on|for|of|fav|save|y|la|de) )#(?=\d{1,2}(?!\d))/giu,
    `${grammar.words.asked.number} `,
  )

/** The first question of a request, after the contact that was given with it. */
function withContactHeard(answered: Turn, before: Talk, { contact }: Talk, { phrases }: AgentContext): Turn {
  const { request } = answered.talk
  const heard = changedParts(before.contact, contact)
  if (!request || before.request || request.asking === 'yes' || heard.length === 0) return answered
  return { ...answered, say: `${phrases.request.took(request, false, heard)} ${answered.say}` }
}

/** Repeats the contact that was told, and asks what it is for. */
function thankFor(before: Talk, talk: Talk, said: string, { phrases }: AgentContext): Turn {
  const { email, phone } = talk.contact
  const changed = changedParts(before.contact, talk.contact)
  const heard = [phone, email].filter((part) => changed.includes(part))
  const hasSearched = talk.total !== null
  const say = phrases.answers.thanksFor(talk.contact.name, heard, hasSearched)
  const { callback, message } = phrases.person
  const choices = talk.homes.length > 0 || talk.home ? [callback, message] : [callback]
  return hasSearched ? ask(talk, say, { said, choices, readings: choices.map(() => null) }) : turn(talk, say)
}

/** Answers a sentence as it was read: a refusal first, a question where it is unclear. */
async function answerRead(input: TurnInput): Promise<Turn> {
  const { said, read, context } = input
  const { answers, questions } = context.phrases
  const refused = answers.refusal(read.refused.map(({ kind }) => kind))
  if (refused && asksOnlyThat(read, said, context)) return refuse(input, refused)
  const ofVoucher = voucherForHome(input)
  if (ofVoucher) return ofVoucher
  if (read.hasVoucher && !isAskedInGeneral(input) && !SEARCHING.test(read.intent) && !ACTS.test(read.intent))
    return afterVoucher(input)
  const saved = refused ? null : ((await aboutSaved(input)) ?? (await rankHomes(input)))
  if (saved) return saved
  const together = await countiesTogether(input)
  if (together) return { ...together, say: [refused, together.say].filter(Boolean).join(' ') }
  const answered =
    askReading(input, questions.whichReading) ??
    (await askNear(input)) ??
    besideAnswer(
      {
        ...(await byIntent(input)),
        talkedOf: talkedOf(read, input.talk.filters.market, context.grammar.termsNamed(said)),
      },
      input,
      refused,
    )
  return refused ? withRefusal(answered, context) : answered
}

/** Intents of a sentence that only introduces the visitor. */
const INTRODUCES = /^(?:unknown|greeting)$/

/** A question about vouchers as such, 'how does Section 8 work', in which nobody says that they have one. */
const isAskedInGeneral = ({ read: { question }, said, context }: TurnInput): boolean =>
  question?.kind === 'guidance' ||
  (question?.kind === 'glossary' && context.grammar.readQuestion(said, false)?.kind === 'glossary')

/** Intents whose result a missed word could change. */
const SEARCHING = /^(?:search|refine|count|count-these)$/

/** A voucher may be named in a message. */
const ACTS = /^(?:inquiry|tour|callback|note)$/
