import { BRAND } from '#content/brand.ts'
import { refusalText } from '#content/fair-housing-refusals.ts'
import type { Understanding } from '#language/understanding.ts'
import { UNFILTERED_WORDS } from '#language/unfiltered-features.ts'
import type { AgentContext } from './agent-context.ts'
import { didNotUnderstand, FACTS_INSTEAD, problemText, TEXTS } from './answer-text.ts'
import { afford, asksSameCost, costOfHome, sellerFees, withMoneySaid, withOtherTerms } from './cost-turn.ts'
import { countiesTogether, county } from './county-turn.ts'
import { aboutHome, meant, withHome } from './home-turn.ts'
import { missedText } from './missed-text.ts'
import { outOfScopeAnswer, COUNTIES_SERVED } from './out-of-scope-answers.ts'
import { openQuestion } from './request-parts.ts'
import { beginRequest, contactIn, continueRequest } from './request-turn.ts'
import { count, saveSearch, searchOrMore } from './search-turn.ts'
import { withoutContact } from './spoken-contact.ts'
import { readReply } from './spoken-reply.ts'
import { turn, type Request, type Talk, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'
import { isQuestion, understandInTalk } from './understand-in-talk.ts'

/** Answers a sentence by rules alone. Returns the answer and the talk's next state; no sentence makes it throw. */
export async function answer(talk: Talk, said: string, context: AgentContext, signal?: AbortSignal): Promise<Turn> {
  if (!/[\p{L}\d]/u.test(said)) return turn(talk, TEXTS.nothing)
  if (AGAIN.test(said.trim()) && talk.lastSaid) return turn(talk, talk.lastSaid)
  const done = await answerNew(talk, said, context, signal)
  return { ...done, talk: { ...done.talk, lastSaid: done.say } }
}

const AGAIN =
  /^(?:(?:sorry|excuse me|can you|could you|please)[, ]+)*(?:repeat(?: (?:that|it|please))?|say (?:that|it) again|come again|pardon(?: me)?|what did you say|what was that|once more|i didn['’]?t (?:hear|catch|get) (?:that|you|it))(?:[, ]+please)?[?.!]*$/i

async function answerNew(
  talk: Talk,
  said: string,
  context: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const { request } = talk
  if (!request) return answerAnew(talk, said, context, signal)
  const next = await continueRequest({ ...talk, request }, said, context, signal)
  return next ?? answerAside(talk, request, said, context, signal)
}

/** Answers something else in the middle of a request, then repeats the open question. */
async function answerAside(
  talk: Talk,
  request: Request,
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const { intent, refused } = understandInTalk(talk, said, context)
  if (intent === 'unknown' && refused.length === 0 && !outOfScopeAnswer(said))
    return turn(talk, `I didn’t catch that. ${openQuestion(request)} Or say “cancel”.`)
  const aside = await answerAnew({ ...talk, request: null }, said, context, signal)
  if (aside.talk.request || aside.ends) return aside
  return {
    ...aside,
    talk: { ...aside.talk, request },
    say: `${aside.say} And back to your request: ${openQuestion(request)}`,
  }
}

async function answerAnew(
  before: Talk,
  heard: string,
  context: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const said = withoutContact(heard)
  const read = understandInTalk(before, said, context)
  const talk = withMoneySaid({ ...before, contact: contactIn(heard, before.contact, false) }, read)
  if (talk.contact !== before.contact && INTRODUCES.test(read.intent)) return turn(talk, thanksFor(talk.contact))
  const refused = refusalText(
    read.refused.map(({ kind }) => kind),
    'I',
  )
  if (refused && (read.intent === 'unknown' || asksOnlyThat(read, said)))
    return turn(talk, `${refused} ${FACTS_INSTEAD}`)
  if (read.hasVoucher && !SEARCHING.test(read.intent)) return turn(talk, TEXTS.voucher)
  const input: TurnInput = { talk, said, read, context, signal }
  const together = await countiesTogether(input)
  if (together) return { ...together, say: [refused, together.say].filter(Boolean).join(' ') }
  const answered = await byIntent(input)
  const missed = SEARCHING.test(read.intent)
    ? missedText(said, read.missed, [BRAND.agent.firstName, talk.contact.name])
    : ''
  const limits = read.limits.slice(0, 2).map(({ start, end, words }) => limitText(said.slice(start, end), words))
  const isElsewhere = missed.includes(COUNTIES_SERVED)
  const first = [refused, read.hasVoucher ? TEXTS.voucher : '']
  const say = isElsewhere ? [...first, missed, answered.say, ...limits] : [...first, answered.say, ...limits, missed]
  return { ...answered, say: say.filter(Boolean).join(' ') }
}

/** Intents of a sentence that only introduces the visitor. */
const INTRODUCES = /^(?:unknown|greeting)$/
const thanksFor = ({ name }: Talk['contact']): string =>
  `Thank you${name ? `, ${name}` : ''}. I’ll use that when you send a message or book a tour. What are you looking for?`

const limitText = (phrase: string, words: string): string =>
  words === UNFILTERED_WORDS
    ? `I can’t search by “${phrase.replace(/^(?:and|or|but) /i, '')}”.`
    : `“${phrase}”: ${words}`

/** Intents whose result a missed word could change. */
const SEARCHING = /^(?:search|refine|count)$/

/** Whether a refused question leaves nothing to answer: 'is Hoboken safe?', but not 'homes in a safe town'. */
const asksOnlyThat = ({ fact }: Understanding, said: string): boolean =>
  fact === null && isQuestion(said) && !/\b(?:homes?|houses?|listings?|apartments?|rentals?|condos?)\b/i.test(said)

function byIntent(input: TurnInput): Promise<Turn> | Turn {
  const { talk, said, read } = input
  switch (read.intent) {
    case 'search':
    case 'refine':
      return searchOrMore(input)
    case 'count':
      return count(input)
    case 'listing':
      return asksSameCost(input) ? withOtherTerms(input) : aboutHome(input)
    case 'county':
      return county(input)
    case 'budget':
      return afford(input)
    case 'monthly-cost':
    case 'cash-to-close':
    case 'move-in-cost':
    case 'rent-benchmark':
      return costOfHome(input, read.intent)
    case 'seller-fees':
      return sellerFees(input)
    case 'loan-terms':
      return withOtherTerms(input)
    case 'save-search':
      return saveSearch(input)
    case 'favorite':
      return withHome(input, (home) =>
        answerWithTool(input, { ...talk, home }, 'save_favorite', { listing_id: home.id }),
      )
    case 'tour':
    case 'inquiry':
      return request(input, read.intent)
    case 'help':
      return turn(talk, TEXTS.help)
    case 'greeting':
      return turn(talk, TEXTS.hello)
    case 'thanks':
      return turn(talk, TEXTS.thanks)
    case 'stop':
      return stop(talk, said)
    case 'unknown':
      return unknown(input)
  }
}

function unknown({ talk, said, read }: TurnInput): Turn {
  if (readReply(said)) return turn(talk, TEXTS.goOn)
  const beyond = outOfScopeAnswer(said)
  if (beyond) return turn(talk, beyond.say, { sources: beyond.sources })
  const elsewhere = missedText(said, read.missed, [])
  return turn(talk, elsewhere.includes(COUNTIES_SERVED) ? elsewhere : didNotUnderstand(said))
}

/** Ends the call on a clear farewell only: 'that's all' may be half a sentence. */
function stop(talk: Talk, said: string): Turn {
  const isFarewell = /\b(?:good ?bye|bye|hang up|end (?:the |this )?(?:call|chat|conversation)|see you)\b/i.test(said)
  return isFarewell ? turn(talk, TEXTS.farewell, { ends: true }) : turn(talk, TEXTS.quiet)
}

async function request(input: TurnInput, kind: Request['kind']): Promise<Turn> {
  const { talk, said, context, signal } = input
  const home = await meant(input)
  if (!home.ok) return turn(talk, problemText(home.problem))
  if (!home.value && talk.homes.length === 0) return turn(talk, kind === 'tour' ? TEXTS.noHome : TEXTS.noHomeToAsk)
  return beginRequest(talk, kind, home.value, said, context, signal)
}
