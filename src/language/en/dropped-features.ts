import type { Amenity } from '#domain/search/filters/amenities.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { AMENITY_NAMES, dropAmenity, UNNEEDED } from './amenities.ts'
import { dropFlag, FLAG_WORDS } from './flags.ts'

const PET = '(?:(?:the|our|my|his|her|a|any|that|little|old) )*(?:pets?|cats?|dogs?|pupp(?:y|ies)|kittens?)'
/** Behind what is no longer needed: 'after all, so you can take that off'. */
const SO_DROP =
  '(?: (?:after all|any ?more|now|either))*(?: (?:so|and|,|you|can|could|please|just|then|lets|no need(?: for)?|any|we|it|that|them|take|leave|drop|forget|remove|scrap|skip|off|out|away))*'
/** 'We’re not bringing the dog after all', 'the cat stays with my mother', 'we gave the dog away'. */
const PET_STAYS = phrase(
  `(?:(?:(?:i am|im|we are|were|we|i|and|well|but) )*(?:not|no longer|never|wont|wont be|dont|do not|didnt|arent|cant)(?: (?:be|going to|actually|really))* (?:bring|bringing|take|taking|get|getting|keep|keeping|have|having|own|moving with) ${PET}|${PET} (?:isnt|is not|arent|are not|wont(?: be)?|is no longer|are no longer|not|doesnt|wouldnt)(?: (?:be|going to|actually))* (?:com(?:e|ing)|mov(?:e|ing)|join(?:ing)?|liv(?:e|ing)|going)(?: (?:with|along|in|us|me))*|(?:gave|giving|gives?|given)(?: (?:up|away))* ${PET}(?: (?:up|away))*|${PET} (?:is |are |will be |will )?(?:stay(?:s|ing)?|remain(?:s|ing)?|liv(?:es?|ing)|goes|going)(?: (?:now|on))* (?:with|at|behind|to|back)(?: (?:my|our|the|his|her|a))*(?: [a-z]+)?|${PET} (?:died|passed(?: away)?|is gone|ran away|found a(?: new)? home)|(?:lost|rehomed|found a(?: new)? home for) ${PET})${SO_DROP}`,
)

const ANY = `(?:the |an? )?(?:${[...Object.values(FLAG_WORDS), ...Object.values(AMENITY_NAMES)].join('|')})`.replaceAll(
  '<c>',
  '#\\d+',
)
/** Denies all that follows, beside 'and', too: 'we don’t care about the pool and the basement'. */
const DENY_BOTH =
  '(?:(?:dont|do not|doesnt|no longer)(?: (?:really|even|actually))? (?:care (?:about|for)|need|want)|forget(?: about)?|drop|skip|lose|remove|never ?mind|take (?:off|out|away)|get rid of|can (?:live|do) without)(?: (?:to have|having))?'
/** 'Laundry and fireplace are optional', 'neither the pool nor the basement matters'. */
const SEVERAL_UNNEEDED = phrase(
  `${DENY_BOTH} ${ANY}(?:(?: ,)? ${ANY}){0,2}(?: ,)? (?:and|or|nor)(?: about)? ${ANY}|(?:no|without) ${ANY} (?:or|nor) ${ANY}|neither ${ANY} nor ${ANY}(?: (?:really )?matters?| (?:is|are) [a-z]+)?|${ANY}(?:(?: ,)? (?:and|or|nor) ${ANY}){1,3}${UNNEEDED}`,
)
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
/** 'No good without central air': what no home may lack. */
const NOTHING_WITHOUT = phrase(
  `(?:(?:cant|can not|couldnt|wont|not|never|nothing|no (?:good|go|deal|way|point)|useless|impossible|anything|refuse)(?: (?:live|do|be|go|survive|manage|work|sleep|to|move|one|a|day|anywhere|nowhere|any ?place))* without(?: (?:my|our|his|her))?)(?= ${ANY} )`,
)
const FLAG_NAMES = Object.entries(FLAG_WORDS).map(
  ([key, words]) => [key as FlagKey, new RegExp(` (?:${words}) `)] as const,
)
const AMENITY_NAMED = Object.entries(AMENITY_NAMES).map(
  ([key, words]) => [key as Amenity, new RegExp(` (?:${words.replaceAll('<c>', '#\\d+')}) `)] as const,
)

function dropSeveral(reading: Reading, words: string, span: Span): void {
  const denied = /^(?:no|without) /.test(words)
  for (const [key, name] of FLAG_NAMES) if (name.test(` ${words} `)) dropFlag(reading, key, span, denied)
  for (const [key, name] of AMENITY_NAMED) if (name.test(` ${words} `)) dropAmenity(reading, key, span, denied)
}

/** Whether words name a feature that is asked for. */
const isHeld = ({ inForce }: Reading, words: string): boolean =>
  FLAG_NAMES.some(([key, name]) => inForce[key] && name.test(` ${words} `)) ||
  AMENITY_NAMED.some(
    ([key, name]) =>
      (inForce.amenities.includes(key) || (key === 'twoCarGarage' && inForce.garage !== null)) &&
      name.test(` ${words} `),
  )

/** Reads features that are taken back together, were never asked for, or are needed no longer. */
export function readDroppedFeatures(reading: Reading): void {
  reading.sentence.takes(NOTHING_WITHOUT)
  if (reading.inForce.elevator) reading.sentence.take(CLIMBS, (_, span) => dropFlag(reading, 'elevator', span))
  for (const { key, pattern } of INSTEAD)
    if (reading.inForce[key]) reading.sentence.take(pattern, (_, span) => dropFlag(reading, key, span))
  if (reading.inForce.furnished) reading.sentence.take(EMPTY_TOO, (_, span) => dropFlag(reading, 'furnished', span))
  reading.sentence.take(SEVERAL_UNNEEDED, ([words], span) => dropSeveral(reading, words, span))
  reading.sentence.take(UNASKED, ([words], span) => dropSeveral(reading, words, span))
  reading.sentence.take(TAKEN_BACK, ([words], span) => isHeld(reading, words) && dropSeveral(reading, words, span))
  reading.sentence.take(PET_STAYS, (_, span) => {
    if (reading.inForce.pets) dropFlag(reading, 'pets', span)
  })
}
