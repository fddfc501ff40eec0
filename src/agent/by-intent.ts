import type { GlossaryTerm } from '#language/questions.ts'
import type { HomeFact } from '#language/understanding.ts'
import { homeNote } from './agency-note.ts'
import { answerBrief, nextSteps } from './brief-turn.ts'
import { withChoices } from './choices.ts'
import { asksSameWay, commuteOfHome } from './commute-turn.ts'
import { compare } from './compare-turn.ts'
import { afford, asksSameCost, costOfHome, sellerFees, withOtherTerms } from './cost-turn.ts'
import { county } from './county-turn.ts'
import { aboutFilter, countThese, listFilters, tellCriteria } from './filter-turn.ts'
import { withHomeSteps } from './home-next-steps.ts'
import { aboutHome, meant, withHome } from './home-turn.ts'
import { answerLikely } from './likely-turn.ts'
import { onMap } from './map-turn.ts'
import { withNext } from './next-choices.ts'
import { noteHome } from './note-turn.ts'
import { offerPerson } from './person-turn.ts'
import { answerQuestion, explain } from './question-turn.ts'
import { withWishes } from './ranking-turn.ts'
import { beginRequest } from './request-turn.ts'
import { requestWithoutHome } from './request-without-home.ts'
import { answerRoomNeed } from './room-need.ts'
import { saveHome, saveSearch, savesSearch } from './saving-turn.ts'
import { count, searchOrMore } from './search-turn.ts'
import { cashOfSeveral, factsOfSeveral } from './several-facts-turn.ts'
import { speaksOfSeveral } from './several-homes.ts'
import { similar } from './similar-turn.ts'
import { turn, type Request, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'
import { undo } from './undo.ts'
import { answerUntold } from './untold-turn.ts'
import { whyNone, withDropped } from './why-none-turn.ts'

/** Answers a sentence by its intent, with a next step. */
export const byIntent = async (input: TurnInput): Promise<Turn> =>
  (await answerBrief(input, answerOf)) ?? withHomeSteps(input, await withoutHome(input, await answerOf(input)))

/** An answer that asks for a home where none is in hand: says why the search finds none, or how to find some. */
async function withoutHome(input: TurnInput, asked: Turn): Promise<Turn> {
  if (!asked.asksHome || asked.talk.request) return asked
  const { answers } = input.context.phrases
  const terms = termsAsked(input)
  if (terms.length > 0) return explain(input, terms)
  if (input.talk.total !== 0) return withNext(input, asked, ['homes', 'place', 'person'])
  const why = await whyNone(input)
  return { ...why, say: `${answers.noneToAsk} ${why.say}` }
}

/** The terms of a question that needs no home: none where it counts one or asks for an act. */
function termsAsked({ said, read: { intent, home, homes, fact }, context }: TurnInput): readonly GlossaryTerm[] {
  if (home !== null || ACTS_ON_HOME.test(intent)) return []
  const named = context.grammar.termsNamed(said)
  const ofFact = fact !== null && homes.each.length === 0 ? TERM_OF[fact] : undefined
  return named.length > 0 || !ofFact ? named : [ofFact]
}

/** What a fact that is asked of no home means in general. */
const TERM_OF: Partial<Record<HomeFact, GlossaryTerm>> = {
  deposit: 'security-deposit',
  lease: 'lease',
  fees: 'hoa',
}

/** What takes a home, whatever terms are named beside it. */
const ACTS_ON_HOME = /^(?:tour|inquiry|favorite|note|commute)$/

function answerOf(input: TurnInput): Promise<Turn> | Turn {
  const { talk, read } = input
  switch (read.intent) {
    case 'search':
    case 'refine':
      return searchOrMore(input)
        .then((found) => withDropped(input, found))
        .then((found) => withWishes(input, found))
    case 'count':
      return count(input).then((found) => withWishes(input, found))
    case 'count-these':
      return countThese(input)
    case 'filters':
      return listFilters(input)
    case 'criteria':
      return tellCriteria(input)
    case 'filter':
      return aboutFilter(input)
    case 'listing':
      if (asksSameCost(input)) return withOtherTerms(input)
      if (asksSameWay(input)) return commuteOfHome(input)
      if (asksWhichIsAhead(input)) return compare({ ...input, read: { ...read, measure: read.homes.best } })
      return speaksOfSeveral(input) ? factsOfSeveral(input) : aboutHome(input)
    case 'county':
      return county(input)
    case 'budget':
      return afford(input)
    case 'monthly-cost':
    case 'cash-to-close':
    case 'move-in-cost':
    case 'rent-benchmark':
      return speaksOfSeveral(input) ? costOfSeveral(input) : costOfHome(input, read.intent)
    case 'commute':
      return speaksOfSeveral(input) ? compare(input, 'train') : commuteOfHome(input)
    case 'seller-fees':
      return sellerFees(input)
    case 'loan-terms':
      return withOtherTerms(input)
    case 'compare':
      return compare(input)
    case 'similar':
      return similar(input)
    case 'why-none':
      return whyNone(input)
    case 'map':
      return onMap(input)
    case 'undo':
      return undo(talk, input.context)
    case 'callback':
      return callBack(input)
    case 'person':
      return offerPerson(input)
    case 'note':
      return withHome(input, (home) => noteHome(input, home))
    case 'save-search':
      return saveSearch(input)
    case 'favorite':
      return savesSearch(input) ? saveSearch(input) : withHome(input, (home) => saveHome(input, home))
    case 'tour':
    case 'inquiry':
      return request(input, read.intent)
    case 'glossary':
    case 'steps':
    case 'question':
      return answerQuestion(input)
    case 'help':
      return turn(talk, input.context.phrases.answers.help)
    case 'greeting':
      return withChoices(turn(talk, input.context.phrases.answers.hello), nextSteps(input))
    case 'thanks':
      return turn(talk, input.context.phrases.answers.thanks)
    case 'stop':
      return stop(input)
    case 'unknown':
      return unknown(input)
  }
}

/** 'What's the oldest of the three' is answered with the years of them all. */
const asksWhichIsAhead = ({ talk, read: { fact, homes }, said, context: { grammar } }: TurnInput): boolean =>
  talk.homes.length > 1 &&
  fact === null &&
  homes.best !== null &&
  grammar.words.question.test(said.trim()) &&
  !grammar.words.whatAbout.test(said.trim())

/** A question of money about several homes. */
const costOfSeveral = (input: TurnInput): Promise<Turn> =>
  input.read.intent === 'monthly-cost' ? compare(input, 'month') : cashOfSeveral(input)

async function unknown(input: TurnInput): Promise<Turn> {
  const { talk, said, read, context } = input
  const room = answerRoomNeed(input)
  if (room) return room
  const { answers, missed, outOfScope } = context.phrases
  const reply = context.grammar.readReply(said)
  if (reply === 'yes' && context.grammar.words.request.sends.test(said))
    return turn(talk, context.phrases.request.nothingToSend)
  if (reply) return withChoices(turn(talk, answers.goOn), nextSteps(input))
  const beyond = outOfScope.answer(said)
  if (beyond) return turn(talk, beyond.say, { sources: beyond.sources })
  const elsewhere = missed.missed(said, read.missed, [])
  const isElsewhere = elsewhere.includes(outOfScope.countiesServed)
  const likely = isElsewhere ? null : ((await answerUntold(input)) ?? (await answerLikely(input, answerOf)))
  if (likely) return likely
  const say = isElsewhere ? elsewhere : answers.didNotUnderstand(said)
  return withNext(input, turn(talk, say), ['steps', 'place', 'price', 'person'])
}

/** Ends the call on a clear farewell only: 'that's all' may be half a sentence. */
function stop({ talk, said, context }: TurnInput): Turn {
  const { answers } = context.phrases
  const isFarewell = context.grammar.words.farewell.test(said)
  const { name, email, phone } = talk.contact
  const isUnsent = (name || email || phone) && !talk.before.some(({ done }) => done?.kind === 'sent')
  const say = (text: string) => (isUnsent ? `${context.phrases.request.nothingSent} ${text}` : text)
  return isFarewell ? turn(talk, say(answers.farewell), { ends: true }) : turn(talk, say(answers.quiet))
}

async function request(input: TurnInput, kind: Request['kind']): Promise<Turn> {
  const { talk, said, context, signal } = input
  const { answers } = context.phrases
  const home = await meant(input)
  if (!home.ok) return turn(talk, answers.problem(home.problem))
  if (!home.value && talk.homes.length === 0) return requestWithoutHome(input, kind)
  const begun = await beginRequest(talk, kind, home.value, said, context, signal)
  return countsSeveral(input) ? { ...begun, say: `${context.phrases.request.oneAtATime} ${begun.say}` } : begun
}

/** Begins a request for a call, which is about the home that the sentence counts: 'call me about the first one'. */
async function callBack(input: TurnInput): Promise<Turn> {
  const { talk, said, read, context, signal } = input
  const begun = await beginRequest(talk, 'callback', null, said, context, signal)
  const { request: open } = begun.talk
  const home = read.home !== null && open?.message === '' ? await meant(input) : null
  if (!open || !home?.ok || !home.value) return begun
  const message = homeNote(home.value.title)
  return {
    ...begun,
    talk: { ...begun.talk, request: { ...open, message } },
    say: `${context.phrases.request.callAbout(home.value.title)} ${begun.say}`,
  }
}

/** Whether several homes are counted, and none of the numbers is a day: 'the first and the second on the third'. */
function countsSeveral({ said, read: { homes }, context: { grammar } }: TurnInput): boolean {
  const { source, flags } = grammar.words.nthHome(null)
  return homes.each.length > 1 && [...said.matchAll(new RegExp(source, `${flags}g`))].length > 1
}
