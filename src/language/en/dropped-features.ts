import type { HomeKind } from '#domain/listing/home-kind.ts'
import { isAskedFor } from '../denials.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import type { Wish } from '../wishes.ts'
import { AMENITY_NAMES } from './amenities.ts'
import { deny } from './denials.ts'
import { FLAG_WORDS } from './flags.ts'
import { FEATURE_WORDS } from './listed-features.ts'

const PET = '(?:(?:the|our|my|his|her|a|any|that|little|old) )*(?:pets?|cats?|dogs?|pupp(?:y|ies)|kittens?)'
/** Behind what is no longer needed: 'after all, so you can take that off'. */
const SO_DROP =
  '(?: (?:after all|any ?more|now|either))*(?: (?:so|and|,|you|can|could|please|just|then|lets|no need(?: for)?|any|we|it|that|them|take|leave|drop|forget|remove|scrap|skip|off|out|away))*'
/** 'We’re not bringing the dog after all', 'the cat stays with my mother', 'we gave the dog away'. */
const PET_STAYS = phrase(
  `(?:(?:(?:i am|im|we are|were|we|i|and|well|but) )*(?:not|no longer|never|wont|wont be|dont|do not|didnt|arent|cant)(?: (?:be|going to|actually|really))* (?:bring|bringing|take|taking|get|getting|keep|keeping|have|having|own|moving with) ${PET}|${PET} (?:isnt|is not|arent|are not|wont(?: be)?|is no longer|are no longer|not|doesnt|wouldnt)(?: (?:be|going to|actually))* (?:com(?:e|ing)|mov(?:e|ing)|join(?:ing)?|liv(?:e|ing)|going)(?: (?:with|along|in|us|me))*|(?:gave|giving|gives?|given)(?: (?:up|away))* ${PET}(?: (?:up|away))*|${PET} (?:is |are |will be |will )?(?:stay(?:s|ing)?|remain(?:s|ing)?|liv(?:es?|ing)|goes|going)(?: (?:now|on))* (?:with|at|behind|to|back)(?: (?:my|our|the|his|her|a))*(?: [a-z]+)?|${PET} (?:died|passed(?: away)?|is gone|ran away|found a(?: new)? home)|(?:lost|rehomed|found a(?: new)? home for) ${PET})${SO_DROP}`,
)

const NAMES: Readonly<Record<Exclude<Wish, HomeKind>, string>> = { ...FEATURE_WORDS, ...FLAG_WORDS, ...AMENITY_NAMES }
/** A pattern without groups. */
const named = (words: string) => words.replaceAll('<n>', '[#=]\\d+').replaceAll('<c>', '#\\d+')
const ANY = `(?:the |an? )?(?:${named(Object.values(NAMES).join('|'))})`
/** 'You added pets, I don’t have any', 'I never said pool': what was taken for a wish is none. */
const UNASKED = phrase(
  `(?:i|we) (?:never|didnt|did not)(?: (?:once|ever|even))* (?:said|say|asked for|ask for|mentioned|mention)(?: (?:anything|about|wanting|to have))* ${ANY}|(?:why )?(?:(?:did|have|had) )?you(?:ve)?(?: (?:have|just|also|went and))*(?: (?:add(?:ed)?|put|includ(?:e|ed)|assumed?|turn(?:ed)? on|set))+(?: in)? ${ANY}(?: (?:in|there|on|to it))*(?: ,)?(?: (?:but|and))? (?:i|we)(?: (?:dont|do not|didnt|did not|never|havent|have|no))+(?: (?:have|own|got|ask(?:ed)?|want(?:ed)?|need|say|said|mention(?:ed)?|for|any|one|it|that|them|those))*`,
)
const BE = '(?: (?:is|was|s|are|were|has|would|been|be|just|really|only|actually|probably|ve|a|an|the|for us|for me))*'
/** Behind a feature that is thrown out: 'the pool was a silly idea', 'pool’s off the list'. */
const THROWN_OUT = `(?:(?:silly|dumb|stupid|bad|crazy|terrible) (?:idea|wish|thought)|off(?: the (?:list|table))|out(?= (?:$|[.,!]))|history|not worth (?:it|the (?:money|trouble|work))|too much (?:work|trouble|upkeep)|trouble|a waste|not happening|whatever|wishful thinking|can wait|isnt worth it|(?:can|could|may|(?:has|have) to) go(?= (?:$|[.,!]|then|too|now))|(?:isnt|not|wasnt|arent)(?: an?)? (?:deal ?breakers?|must haves?|big deal))`
const LOSE_IT =
  '(?:(?: ,)?(?: (?:so|and|just|please))* (?:lose|drop|scrap|skip|forget|ditch|leave|take) (?:it|that)(?: (?:off|out))*)?'
/** 'Leave the fireplace out for now', 'we can skip having a pool', 'my husband says no to the pool', 'no more dog'. */
const TAKEN_BACK = phrase(
  `(?:leave|put|set|take|throw|cross|kick) ${ANY} (?:out|off|aside|away|on hold)(?: (?:for (?:now|the moment|today)|of it|the list|then|again))*|(?:skip|forget|drop|stop|no more)(?: (?:having|about|on|with|asking for))* ${ANY}|(?:says?|said|saying|voted?|is|are|am) (?:no to|against) ${ANY}|${ANY}(?: (?:thing|part|wish|requirement|bit))?${BE} ${THROWN_OUT}${LOSE_IT}|${ANY} (?:or no|or not) ${ANY}|${ANY}(?: [a-z]+){0,9}(?: ,)? (?:so|and|then)? ?(?:drop|scrap|forget|skip|lose|ditch|leave|take|cut) (?:it|that|this)(?: (?:off|out|away|one|again))*(?= (?:$|[.,!]))|not (?:only|just)(?: (?:the|those|ones|with))* ${ANY}(?: (?:ones?|homes?|houses?))*`,
)
/** 'It can be empty too, I have my own furniture'. */
const EMPTY_TOO = phrase(
  '(?:(?:it|they|that|the (?:place|apartment)|an?|can|could|may|also|be|is|are) )*(?:empty|bare|unfurnished)(?: (?:one|ones|place|apartment|is|are|would|be|works?|fine|ok|okay|too|also|as well))+|(?:(?:i|we|ill|well|and|because|will|would) )*(?:have|has|got|own|bring|bringing|keep|use|ve)(?: (?:all|got|already|enough))* (?:my|our) own furniture',
)
/** What does instead of a feature in force: 'I’ll use the laundromat', 'window units are fine'. */
const INSTEAD = (
  [
    ['laundry', 'laundromats?'],
    ['air', 'window (?:units?|ac|air conditioners?)|(?:ceiling )?fans?'],
    ['reduced', 'full prices?'],
  ] as const
).map(([key, words]) => ({
  key,
  pattern: phrase(
    `(?:(?:i|we|ill|well|can|could|will|would|the|a|there is|theres|use|go to|have|next door|near|nearby) )*(?:${words})(?: (?:is|are|would be|ok|next door|around the corner|on the corner|nearby|down the street|just|works?|too|fine|okay|good|enough|then))+|(?:i|we|ill|well)(?: (?:can|could|will|just|also))* (?:use|go to) (?:the |a )?(?:${words})`,
  ),
}))
/** 'Stairs are fine actually', where an elevator is asked for. */
const CLIMBS = phrase(
  '(?:(?:the )?(?:stairs|walk ?ups?|walk up (?:one|building))(?: (?:is|are|would be|ok|be|just|totally|really|also))* (?:fine|ok|okay|alright|all right|no (?:problem|issue|big deal)|good)|(?:(?:i|we) )?(?:can|could)(?: (?:still|also|actually))* (?:do|climb|manage|handle|take|walk up)(?: the)? stairs|(?:dont|do not) mind(?: the| some| a few)? (?:stairs|walk ?ups?|walk up))(?: (?:too|actually|then|so|after all))*',
)
const NAMED = Object.entries(NAMES).map(([key, words]) => [key as Wish, new RegExp(` (?:${named(words)}) `)] as const)

/** Reads features that are taken back, were never asked for, or are needed no longer. */
export function readDroppedFeatures(reading: Reading): void {
  const { sentence, inForce } = reading
  const drop = (wish: Wish, pattern: RegExp) =>
    sentence.take(pattern, (_, span) => deny(reading, wish, 'unneeded', span))
  if (inForce.elevator) drop('elevator', CLIMBS)
  for (const { key, pattern } of INSTEAD) if (inForce[key]) drop(key, pattern)
  if (inForce.furnished) drop('furnished', EMPTY_TOO)
  const namedIn = (words: string) => NAMED.filter(([, name]) => name.test(` ${words} `)).map(([wish]) => wish)
  const dropAll = (wishes: readonly Wish[], span: Span) =>
    wishes.forEach((wish) => deny(reading, wish, 'unneeded', span))
  sentence.take(UNASKED, ([words], span) => dropAll(namedIn(words), span))
  sentence.take(TAKEN_BACK, ([words], span) => {
    const held = namedIn(words).filter((wish) => isAskedFor(inForce, wish))
    return held.length > 0 && dropAll(held, span)
  })
  sentence.take(PET_STAYS, (_, span) => deny(reading, 'pets', inForce.pets ? 'unneeded' : 'either', span))
}
