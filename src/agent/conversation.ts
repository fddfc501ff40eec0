import { BRAND } from '#content/brand.ts'
import { refusalWords } from '#content/fair-housing-refusals.ts'
import type { Understanding } from '#language/understanding.ts'
import { UNFILTERED_WORDS } from '#language/unfiltered.ts'
import type { AgentContext } from './agent-context.ts'
import { didNotUnderstand, FACTS_INSTEAD, problemWords, WORDS } from './answer-text.ts'
import { spoken, type Asked } from './asked.ts'
import { countiesTogether, county } from './county-turn.ts'
import { aboutHome, meant, withHome } from './home-turn.ts'
import { missedWords } from './missed-text.ts'
import { beyondListings, COUNTIES_SERVED } from './out-of-scope-answers.ts'
import { readInTalk } from './read-in-talk.ts'
import { openQuestion } from './request-parts.ts'
import { beginRequest, contactIn, continueRequest } from './request-turn.ts'
import { budget, count, saveSearch, searchOrMore } from './search-turn.ts'
import { withoutContact } from './spoken-contact.ts'
import { readReply } from './spoken-reply.ts'
import { turn, type Request, type Talk, type Turn } from './talk.ts'
import { isQuestion } from './understand-in.ts'

/** The agent's answer to a sentence, by rules alone, and where the conversation stands then. Never throws for what is said. */
export async function answer(
  talk: Talk,
  said: string,
  surroundings: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  if (!/[\p{L}\d]/u.test(said)) return turn(talk, WORDS.nothing)
  if (AGAIN.test(said.trim()) && talk.lastSaid) return turn(talk, talk.lastSaid)
  const done = await answerNew(talk, said, surroundings, signal)
  return { ...done, talk: { ...done.talk, lastSaid: done.say } }
}

const AGAIN =
  /^(?:(?:sorry|excuse me|can you|could you|please)[, ]+)*(?:repeat(?: (?:that|it|please))?|say (?:that|it) again|come again|pardon(?: me)?|what did you say|what was that|once more|i didn['’]?t (?:hear|catch|get) (?:that|you|it))(?:[, ]+please)?[?.!]*$/i

async function answerNew(
  talk: Talk,
  said: string,
  surroundings: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const { request } = talk
  if (!request) return answerAnew(talk, said, surroundings, signal)
  const next = await continueRequest({ ...talk, request }, said, surroundings, signal)
  return next ?? answerAside(talk, request, said, surroundings, signal)
}

/** Something else in the middle of a request is answered, and the open question asked again. */
async function answerAside(
  talk: Talk,
  request: Request,
  said: string,
  surroundings: AgentContext,
  signal?: AbortSignal,
): Promise<Turn> {
  const { intent, refused } = readInTalk(talk, said, surroundings)
  if (intent === 'unknown' && refused.length === 0 && !beyondListings(said))
    return turn(talk, `I didn’t catch that. ${openQuestion(request)} Or say “cancel”.`)
  const aside = await answerAnew({ ...talk, request: null }, said, surroundings, signal)
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
  surroundings: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Turn> {
  const talk = { ...before, contact: contactIn(heard, before.contact, false) }
  const said = withoutContact(heard)
  const read = readInTalk(talk, said, surroundings)
  if (talk.contact !== before.contact && INTRODUCES.test(read.intent)) return turn(talk, thanksFor(talk.contact))
  const refused = refusalWords(
    read.refused.map(({ kind }) => kind),
    'I',
  )
  if (refused && (read.intent === 'unknown' || asksOnlyThat(read, said)))
    return turn(talk, `${refused} ${FACTS_INSTEAD}`)
  const asked: Asked = { talk, said, read, surroundings, signal }
  const together = await countiesTogether(asked)
  if (together) return { ...together, say: [refused, together.say].filter(Boolean).join(' ') }
  const answered = await byIntent(asked)
  const missed = SEARCHING.test(read.intent)
    ? missedWords(said, read.missed, [BRAND.agent.firstName, talk.contact.name])
    : ''
  const limits = read.limits.slice(0, 2).map(({ start, end, words }) => limitWords(said.slice(start, end), words))
  const isElsewhere = missed.includes(COUNTIES_SERVED)
  const say = isElsewhere ? [refused, missed, answered.say, ...limits] : [refused, answered.say, ...limits, missed]
  return { ...answered, say: say.filter(Boolean).join(' ') }
}

/** What the visitor says of themselves is the whole sentence, or stands beside a greeting. */
const INTRODUCES = /^(?:unknown|greeting)$/
const thanksFor = ({ name }: Talk['contact']): string =>
  `Thank you${name ? `, ${name}` : ''}. I’ll use that when you send a message or book a tour. What are you looking for?`

const limitWords = (phrase: string, words: string): string =>
  words === UNFILTERED_WORDS
    ? `I can’t search by “${phrase.replace(/^(?:and|or|but) /i, '')}”.`
    : `“${phrase}”: ${words}`

/** Only a search may lose something by a word that wasn't understood. */
const SEARCHING = /^(?:search|refine|count)$/

/** 'Is Hoboken safe?': a question that is refused leaves nothing to answer, unless homes are asked for. */
const asksOnlyThat = ({ fact }: Understanding, said: string): boolean =>
  fact === null && isQuestion(said) && !/\b(?:homes?|houses?|listings?|apartments?|rentals?|condos?)\b/i.test(said)

function byIntent(asked: Asked): Promise<Turn> | Turn {
  const { talk, said, read } = asked
  switch (read.intent) {
    case 'search':
    case 'refine':
      return searchOrMore(asked)
    case 'count':
      return count(asked)
    case 'listing':
      return aboutHome(asked)
    case 'county':
      return county(asked)
    case 'budget':
      return budget(asked)
    case 'save-search':
      return saveSearch(asked)
    case 'favorite':
      return withHome(asked, (home) => spoken(asked, { ...talk, home }, 'save_favorite', { listing_id: home.id }))
    case 'tour':
    case 'inquiry':
      return request(asked, read.intent)
    case 'help':
      return turn(talk, WORDS.help)
    case 'greeting':
      return turn(talk, WORDS.hello)
    case 'thanks':
      return turn(talk, WORDS.thanks)
    case 'stop':
      return stop(talk, said)
    case 'unknown':
      return unknown(asked)
  }
}

function unknown({ talk, said, read }: Asked): Turn {
  if (readReply(said)) return turn(talk, WORDS.goOn)
  const beyond = beyondListings(said)
  if (beyond) return turn(talk, beyond.say, { sources: beyond.sources })
  const elsewhere = missedWords(said, read.missed, [])
  return turn(talk, elsewhere.includes(COUNTIES_SERVED) ? elsewhere : didNotUnderstand(said))
}

/** Only an outright farewell ends a call: 'that's all' may be half a sentence. */
function stop(talk: Talk, said: string): Turn {
  const isFarewell = /\b(?:good ?bye|bye|hang up|end (?:the |this )?(?:call|chat|conversation)|see you)\b/i.test(said)
  return isFarewell ? turn(talk, WORDS.farewell, { ends: true }) : turn(talk, WORDS.quiet)
}

async function request(asked: Asked, kind: Request['kind']): Promise<Turn> {
  const { talk, said, surroundings, signal } = asked
  const home = await meant(asked)
  if (!home.ok) return turn(talk, problemWords(home.problem))
  if (!home.value && talk.homes.length === 0) return turn(talk, kind === 'tour' ? WORDS.noHome : WORDS.noHomeToAsk)
  return beginRequest(talk, kind, home.value, said, surroundings, signal)
}
