import type { Amenity } from '#domain/search/filters/amenities.ts'
import { FILTERS } from '#domain/search/filters/catalogue.ts'
import { flagAt, type FlagKey } from '#domain/search/filters/flags.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { AMENITY_NAMES, dropAmenity, UNNEEDED, wantedPatterns } from './amenities.ts'
import { marketSaid, ONLY_RENTALS } from './market-words.ts'
import { UNFILTERED_WORDS } from './unfiltered-features.ts'

const CANT = '(?:cant|can not|could not|couldnt|mustnt|must not|shouldnt|should not|wont)'
/** Before 'steps': 'there can’t be any', 'she can’t climb', 'nothing with'. */
const NO_STEPS = `(?:no|without(?: any)?|zero|nothing with(?: any)?|(?:there )?${CANT} (?:be|have)(?: any| a single)?|${CANT} (?:do|manage|climb|handle|use|take|go up|get up)(?: (?:the|any|even one))?|(?:dont|do not) (?:want|need|like)(?: any)?)`
const AT_DOOR =
  '(?:(?:up |leading )?to (?:get (?:in|inside|up)|enter|go in|come in|reach the door|(?:the|my|our) (?:front )?(?:door|entrance|entry))|into|getting in|going in|outside|out front|in front|(?:at|by|before) (?:the|my|our) (?:front )?(?:door|entrance|entry|front))'
/** How each flag is said, as part of a pattern. */
export const FLAG_WORDS: Readonly<Record<FlagKey, string>> = {
  reduced:
    '(?:(?:(?:recent|recently|reduced|price) )*price (?:reductions?|reduced|cuts?|drops?)|(?:(?:recently|newly|just) )?reduced(?: (?:in price|prices?|homes?|houses?|listings?))?|(?:a )?reduced price|(?:price|prices) (?:was |were |has been |have been |is |are )?(?:reduced|cut|lowered|dropped)|price drops?|(?:came|come|gone) down(?: in price)?|marked down)(?! first )',
  basement: '(?:(?:full|finished|unfinished|walk out|dry|big|large) )*basements?',
  air: 'central (?:air|ac|a c)(?: conditioning)?|air condition(?:ing|ed|ers?)|ac|a / c',
  fireplace: '(?:(?:wood|gas|burning|working) )*fire ?places?',
  laundry:
    '(?:in (?:unit|home) )?(?:laundry|washers?(?: (?:and|/) dryers?)?|dryers?)(?: (?:room|hookups?|inside|(?:in|inside) (?:the )?(?:unit|home|house|apartment)))?',
  stepFree: `${NO_STEPS} (?:(?:steps?|stairs) ${AT_DOOR}|(?:front|entry|entrance|outside|outdoor) (?:steps?|stairs))|(?:step free|no steps?|zero step|level)(?: (?:at|to) the(?: front)?)? (?:entrance|entry|access|door)|step free|(?:wheelchair )?ramps?|(?:wheelchair|handicap(?:ped)?|ada)(?: (?:is|and|,))? (?:accessible|access|friendly|compliant)|accessible (?:entrance|entry)`,
  accessibleBedroom: 'accessible bed ?rooms?',
  elevator: '(?:elevators?|lifts?)',
  pets: '(?:allows? |accepts? |that (?:allow|take|accept)s? |takes? )?(?:(?:an?|my|our|#\\d+|big|small|large|little|old|german) )*(?:pets?|cats?|dogs?|pupp(?:y|ies)|kittens?|(?:pit ?)?bulls?|shepherds?|retrievers?|husk(?:y|ies)|poodles?|labradors?)(?: (?:(?:are|is|be|must be|(?:has|have|needs?) to be|should be) )?(?:allowed|friendly|welcome|ok|okay|accepted))?',
  furnished: '(?:fully |partly )?furnished|furniture',
}

const FLAG_PATTERNS = (Object.entries(FLAG_WORDS) as [FlagKey, string][]).map(([key, words]) => ({
  key,
  ...wantedPatterns(words),
}))

const PET = '(?:(?:the|our|my|his|her|a|any|that|little|old) )*(?:pets?|cats?|dogs?|pupp(?:y|ies)|kittens?)'
/** Behind what is no longer needed: 'after all, so you can take that off'. */
const SO_DROP =
  '(?: (?:after all|any ?more|now|either))*(?: (?:so|and|,|you|can|could|please|just|then|lets|no need(?: for)?|any|we|it|that|them|take|leave|drop|forget|remove|scrap|skip|off|out|away))*'
/** 'We’re not bringing the dog after all', 'the cat stays with my mother', 'we gave the dog away'. */
const PET_STAYS = phrase(
  `(?:(?:(?:i am|im|we are|were|we|i|and|well|but) )*(?:not|no longer|never|wont|wont be|dont|do not|didnt|arent|cant)(?: (?:be|going to|actually|really))* (?:bring|bringing|take|taking|get|getting|keep|keeping|have|having|own|moving with) ${PET}|${PET} (?:isnt|is not|arent|are not|wont(?: be)?|is no longer|are no longer|not|doesnt|wouldnt)(?: (?:be|going to|actually))* (?:com(?:e|ing)|mov(?:e|ing)|join(?:ing)?|liv(?:e|ing)|going)(?: (?:with|along|in|us|me))*|(?:gave|giving|gives?|given)(?: (?:up|away))* ${PET}(?: (?:up|away))*|${PET} (?:is |are |will be |will )?(?:stay(?:s|ing)?|remain(?:s|ing)?|liv(?:es?|ing)|goes|going)(?: (?:now|on))* (?:with|at|behind|to|back)(?: (?:my|our|the|his|her|a))*(?: [a-z]+)?|${PET} (?:died|passed(?: away)?|is gone|ran away|found a(?: new)? home)|lost ${PET})${SO_DROP}`,
)

const UNFURNISHED = phrase('(?<! furnished or )unfurnished(?: (?:is|are|homes?|ones?|ok|okay|fine|too|also))*')

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
/** 'You added pets, I don’t have any': what was taken for a wish is none. */
const UNASKED = phrase(
  `(?:why )?(?:(?:did|have|had) )?you(?:ve)?(?: (?:have|just|also|went and))*(?: (?:add(?:ed)?|put|includ(?:e|ed)|assumed?|turn(?:ed)? on|set))+(?: in)? ${ANY}(?: (?:in|there|on|to it))*(?: ,)?(?: (?:but|and))? (?:i|we)(?: (?:dont|do not|didnt|did not|never|havent|have|no))+(?: (?:have|own|got|ask(?:ed)?|want(?:ed)?|need|say|said|mention(?:ed)?|for|any|one|it|that|them|those))*`,
)
const FLAG_NAMES = Object.entries(FLAG_WORDS).map(
  ([key, words]) => [key as FlagKey, new RegExp(` (?:${words}) `)] as const,
)
const AMENITY_NAMED = Object.entries(AMENITY_NAMES).map(
  ([key, words]) => [key as Amenity, new RegExp(` (?:${words.replaceAll('<c>', '#\\d+')}) `)] as const,
)

function dropSeveral(reading: Reading, words: string, span: Span): void {
  for (const [key, name] of FLAG_NAMES) if (name.test(` ${words} `)) dropFlag(reading, key, span)
  for (const [key, name] of AMENITY_NAMED) if (name.test(` ${words} `)) dropAmenity(reading, key, span)
}

/** 'No basement apartments' denies no basement. */
const BASEMENT_UNIT = phrase('(?:(?:no|not|not an?|without|except) )*basement (?:apartments?|units?|flats?)')

/** Reads flags, wanted and unwanted. */
export function readFlags(reading: Reading): void {
  reading.sentence.take(SEVERAL_UNNEEDED, ([words], span) => dropSeveral(reading, words, span))
  reading.sentence.take(UNASKED, ([words], span) => dropSeveral(reading, words, span))
  reading.sentence.take(BASEMENT_UNIT, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  reading.sentence.take(UNFURNISHED, (_, span) =>
    reading.inForce.furnished
      ? dropFlag(reading, 'furnished', span)
      : reading.limit(span, 'Unfurnished homes can’t be searched for alone.'),
  )
  reading.sentence.take(PET_STAYS, (_, span) => {
    if (reading.inForce.pets) dropFlag(reading, 'pets', span)
  })
  const market = marketSaid(reading.sentence.code()) ?? reading.market
  for (const { key, open, unwanted, wanted } of FLAG_PATTERNS) {
    if ((FILTERS[key].market ?? market) !== market) {
      reading.sentence.take(wanted, (_, span) => reading.limit(span, ONLY_RENTALS))
      continue
    }
    reading.sentence.take(open, (_, span) => {
      if (reading.inForce[key]) dropFlag(reading, key, span)
    })
    reading.sentence.take(unwanted, (_, span) => dropFlag(reading, key, span))
    reading.sentence.take(wanted, (_, span) => {
      // 'The cat stays with my mom, so no pets needed'.
      if (reading.plain[key] === false) return
      reading.set({ [key]: true })
      reading.part(key, flagAt(key).label, span)
    })
  }
}

function dropFlag(reading: Reading, key: FlagKey, span: Span): void {
  const { label } = flagAt(key)
  if (!reading.inForce[key]) return reading.limit(span, `Homes with “${label}” can’t be left out.`)
  reading.isChange = true
  reading.set({ [key]: false })
  reading.part('cleared', `No longer: ${label}`, span)
}
