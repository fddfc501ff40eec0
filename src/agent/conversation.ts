import { BRAND } from '#content/brand.ts'
import { refusalWords } from '#content/fair-housing-refusals.ts'
import type { County } from '#domain/county.ts'
import { activeParts, everyPrice, type ListingFilters } from '#domain/filters.ts'
import type { ListingSummary } from '#domain/listing.ts'
import type { Result } from '#domain/result.ts'
import type { Understanding } from '#domain/spoken/understanding.ts'
import { UNFILTERED_WORDS } from '#domain/spoken/wishes.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { didNotUnderstand, FACTS_INSTEAD, problemWords, WORDS } from './answer-words.ts'
import { beyondListings, COUNTIES_SERVED } from './beyond-listings.ts'
import { asksCheapestCounty, countiesByPrice, countiesCompared } from './county-comparison.ts'
import { countedHomes } from './found-words.ts'
import { homeMeant, homeNamed } from './home-reference.ts'
import { missedWords } from './missed-words.ts'
import { beginRequest, contactIn, continueRequest, openQuestion } from './request-turn.ts'
import { searchInput } from './search-input.ts'
import { withoutContact } from './spoken-contact.ts'
import { readReply } from './spoken-reply.ts'
import type { AgentSurroundings } from './surroundings.ts'
import { turn, type Request, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'
import { READ_OUT } from './tools/search-listings.ts'
import { isQuestion, understandFollowUp, understandIn } from './understand-in.ts'

interface Asked {
  talk: Talk
  said: string
  read: Understanding
  surroundings: AgentSurroundings
  signal: AbortSignal | undefined
}

/** The agent's answer to a sentence, by rules alone, and where the conversation stands then. Never throws for what is said. */
export async function answer(
  talk: Talk,
  said: string,
  surroundings: AgentSurroundings,
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
  surroundings: AgentSurroundings,
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
  surroundings: AgentSurroundings,
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
  surroundings: AgentSurroundings,
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
  const answered = await byIntent({ talk, said, read, surroundings, signal })
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

/** A sentence of its own, or one that only goes on from what was talked of. */
function readInTalk(talk: Talk, said: string, { places }: AgentSurroundings): Understanding {
  const alone = understandIn(talk, said, places)
  if (isAboutShown(talk, alone, said)) return { ...alone, intent: 'listing', home: null, fact: null }
  return (mayGoOn(alone, said) && understandFollowUp(talk, said, places)) || alone
}

/** 'Tell me more about the craftsman', 'the Victorian one': a home just shown, by a word of its title. */
const isAboutShown = ({ homes }: Talk, { intent, parts }: Understanding, said: string): boolean =>
  /^(?:search|refine|unknown)$/.test(intent) &&
  parts.every(({ kind }) => kind === 'search') &&
  /\b(?:about|details)\b|\bthe \w+ one\b/i.test(said) &&
  !/^(?:what|how) about\b/i.test(said) &&
  homeNamed(said, homes) !== null

/** Only a search may lose something by a word that wasn't understood. */
const SEARCHING = /^(?:search|refine|count)$/

/** 'When was the Tudor built?' is no search for Tudors. */
const mayGoOn = ({ intent, refused, parts }: Understanding, said: string): boolean =>
  refused.length === 0 &&
  (intent === 'unknown' ||
    (/^(?:search|refine)$/.test(intent) &&
      parts.every(({ kind }) => kind === 'search' || kind === 'sort') &&
      isQuestion(said)))

/** 'Is Hoboken safe?': a question that is refused leaves nothing to answer, unless homes are asked for. */
const asksOnlyThat = ({ fact }: Understanding, said: string): boolean =>
  fact === null && isQuestion(said) && !/\b(?:homes?|houses?|listings?|apartments?|rentals?|condos?)\b/i.test(said)

function byIntent(asked: Asked): Promise<Turn> | Turn {
  const { talk, said, read } = asked
  const compared = countiesCompared(said)
  if (compared.length > 0) return compareCounties(asked, compared)
  if (asksCheapestCounty(said)) return turn(talk, countiesByPrice())
  switch (read.intent) {
    case 'search':
    case 'refine':
      return isMore(asked) ? more(asked) : search(asked)
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

const sameFilters = (a: ListingFilters, b: ListingFilters): boolean => JSON.stringify(a) === JSON.stringify(b)

/** 'Show me more' changes nothing of the search. */
const isMore = ({ talk, read }: Asked): boolean =>
  read.intent === 'refine' &&
  talk.total !== null &&
  read.sort === null &&
  read.parts.length === 0 &&
  read.limits.length === 0 &&
  sameFilters(read.filters, talk.filters)

async function more(asked: Asked): Promise<Turn> {
  const { talk } = asked
  const offset = talk.offset + READ_OUT
  const { filters, sort } = talk
  const found = await run(asked, 'search_listings', { ...searchInput(filters), sort, offset })
  if (!found.ok) return turn(talk, problemWords(found.problem))
  const { shown } = found.value
  if (shown?.kind !== 'search' || shown.listings.length === 0) return turn(talk, found.value.say)
  return afterSearch({ ...talk, offset }, found.value, found.value.say)
}

/** What can't be asked for changes nothing; its reason is said with the answer. */
async function search(asked: Asked): Promise<Turn> {
  const { talk, read, said } = asked
  const isOnlyLimits = read.limits.length > 0 && read.parts.length === 0 && sameFilters(read.filters, talk.filters)
  if (isOnlyLimits) {
    const beyond = beyondListings(said)
    return turn(talk, beyond?.say ?? '', beyond ? { sources: beyond.sources } : {})
  }
  const sort = read.sort ?? (read.intent === 'refine' ? talk.sort : 'newest')
  const found = await run(asked, 'search_listings', { ...searchInput(read.filters), sort })
  // What was asked for stands, so that the next sentence can go on from it.
  const next = { ...talk, filters: read.filters, sort, offset: 0 }
  if (!found.ok) return turn(next, problemWords(found.problem))
  return afterSearch(next, found.value, found.value.say)
}

async function count(asked: Asked): Promise<Turn> {
  const { talk, read, surroundings } = asked
  const found = await run(asked, 'search_listings', searchInput(read.filters))
  const next: Talk = { ...talk, filters: read.filters, sort: 'newest', offset: 0 }
  if (!found.ok) return turn(next, problemWords(found.problem))
  const { shown, say } = found.value
  const total = shown?.kind === 'search' ? shown.total : 0
  return afterSearch(next, found.value, total > 0 ? `${countedHomes(total, read.filters, surroundings.places)}.` : say)
}

function afterSearch(talk: Talk, { shown, sources, facts }: ToolAnswer, say: string): Turn {
  if (shown?.kind !== 'search') return turn(talk, say, { sources })
  const { listings, total, filters, sort } = shown
  const home = listings.length === 1 && total === 1 ? listings[0]! : null
  const marketIsEmpty = (facts as { in_market?: number }).in_market === 0
  const isPart = talk.offset === 0 && total > listings.length
  const hint = isPart
    ? ' Say “show me more” for the next ones.'
    : total === 0 && !marketIsEmpty && activeParts(filters, everyPrice).length > 1
      ? ' Say “start over” to begin anew.'
      : ''
  const next: Talk = { ...talk, filters, sort, total, homes: listings, home, asked: null, marketIsEmpty }
  return turn(next, say + hint, { shown: [shown], sources })
}

async function aboutHome(asked: Asked): Promise<Turn> {
  const { talk, read } = asked
  const fact = read.fact ?? (talk.home ? null : talk.asked)
  return withHome(
    asked,
    (home) =>
      spoken(asked, { ...talk, home, asked: null }, 'listing_facts', {
        listing_id: home.id,
        ...askedOf(fact, asked.said),
      }),
    fact,
  )
}

const FEATURES =
  /\b(pool|basement|fireplace|attic|deck|patio|porch|balcony|terrace|elevator|laundry|washer|dryer|dishwasher|dock|doorman|gym|view|hardwood|sunroom|office|pantry|storage)s?\b/i

/** 'Does it have a basement?' asks for that one feature. */
function askedOf(fact: Talk['asked'], said: string): { facts: Talk['asked'][]; feature?: string } {
  const feature = fact === 'features' ? FEATURES.exec(said)?.[1] : undefined
  return feature ? { facts: [], feature } : { facts: fact ? [fact] : [] }
}

async function compareCounties(asked: Asked, counties: readonly County[]): Promise<Turn> {
  const turns: Turn[] = []
  for (const name of counties) turns.push(await spoken(asked, asked.talk, 'county_facts', { county: name }))
  return turn(asked.talk, turns.map(({ say }) => say).join(' '), {
    shown: turns.flatMap(({ shown }) => shown),
    sources: turns.flatMap(({ sources }) => sources),
  })
}

function county(asked: Asked): Promise<Turn> | Turn {
  const { talk, read } = asked
  const name = read.county ?? talk.filters.county
  return name ? spoken(asked, talk, 'county_facts', { county: name }) : turn(talk, WORDS.whichCounty)
}

async function budget(asked: Asked): Promise<Turn> {
  const { talk, read } = asked
  const { market, min_price: _, max_price: __, ...place } = searchInput(read.filters)
  const money = read.money ? { [read.money.kind]: read.money.amount } : {}
  const found = await run(asked, 'budget', { ...place, ...(read.money?.kind === 'income' && { market }), ...money })
  if (!found.ok) return turn(talk, problemWords(found.problem))
  return found.value.shown
    ? afterSearch({ ...talk, offset: 0 }, found.value, found.value.say)
    : turn(talk, found.value.say)
}

function saveSearch(asked: Asked): Promise<Turn> | Turn {
  const { talk } = asked
  const isEmpty = talk.total === null && activeParts(talk.filters, everyPrice).length === 0
  return isEmpty ? turn(talk, WORDS.nothingYet) : spoken(asked, talk, 'save_search', searchInput(talk.filters))
}

async function request(asked: Asked, kind: Request['kind']): Promise<Turn> {
  const { talk, said, surroundings, signal } = asked
  const home = await meant(asked)
  if (!home.ok) return turn(talk, problemWords(home.problem))
  if (!home.value && talk.homes.length === 0) return turn(talk, kind === 'tour' ? WORDS.noHome : WORDS.noHomeToAsk)
  return beginRequest(talk, kind, home.value, said, surroundings, signal)
}

/** Does something with the home that is meant; asks which one where that isn't clear. */
async function withHome(
  asked: Asked,
  act: (home: ListingSummary) => Promise<Turn>,
  fact: Talk['asked'] = null,
): Promise<Turn> {
  const { talk } = asked
  const home = await meant(asked)
  if (!home.ok) return turn(talk, problemWords(home.problem))
  if (home.value) return act(home.value)
  return turn({ ...talk, asked: fact }, talk.homes.length > 0 ? whichOf(talk.homes) : WORDS.noHome)
}

const whichOf = (homes: readonly ListingSummary[]): string =>
  `Which one do you mean? ${homes.map(({ title }, place) => `${place + 1}: ${title}`).join('; ')}.`

const meant = ({ talk, read, said, surroundings, signal }: Asked) =>
  homeMeant(talk, read.home, said, surroundings, signal)

const run = (
  { surroundings, signal }: Asked,
  tool: string,
  input: Record<string, unknown>,
): Promise<Result<ToolAnswer>> => runTool(tool, input, surroundings, signal)

/** What a tool says is the answer. */
async function spoken(asked: Asked, talk: Talk, tool: string, input: Record<string, unknown>): Promise<Turn> {
  const done = await run(asked, tool, input)
  if (!done.ok) return turn(talk, problemWords(done.problem))
  const { say, shown, sources } = done.value
  return turn(talk, say, { shown: shown ? [shown] : [], sources })
}
