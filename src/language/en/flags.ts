import { FILTERS } from '#domain/search/filters/catalogue.ts'
import { flagAt, type FlagKey } from '#domain/search/filters/flags.ts'
import { takeOneLease } from '../lease-choice.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { deny, takeDenied, wantedPatterns } from './denials.ts'
import { LEASE_WORDS } from './lease-lengths.ts'
import { marketSaid, ONLY_RENTALS } from './market-words.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'
import { WITHIN_VOUCHER } from './vouchers.ts'

const CANT = '(?:cant|can not|could not|couldnt|mustnt|must not|shouldnt|should not|wont)'
/** Before 'steps': 'there can’t be any', 'she can’t climb', 'nothing with'. */
const NO_STEPS = `(?:no|without(?: any)?|zero|nothing with(?: any)?|(?:there )?${CANT} (?:be|have)(?: any| a single)?|${CANT} (?:do|manage|climb|handle|use|take|go up|get up)(?: (?:the|any|even one))?|(?:dont|do not) (?:want|need|like)(?: any)?)`
const AT_DOOR =
  '(?:(?:up |leading )?to (?:get (?:in|inside|up)|enter|go in|come in|reach the door|(?:the|my|our) (?:front )?(?:door|entrance|entry))|into|getting in|going in|outside|out front|in front|(?:at|by|before) (?:the|my|our) (?:front )?(?:door|entrance|entry|front))'
const PAID =
  '(?:(?:is|are|being|to be|already) )*(?:included|paid|covered)(?: (?:in|with|by) (?:the )?(?:rent|landlord))?'
/** All that the rent may pay for. */
const UTILITIES = phrase(
  `(?:(?:with|and|all|the) )*utilities(?: all)? ${PAID}|(?:(?:includes?|including|included) )+(?:(?:all|the|most) )*utilities`,
)
/** How each flag is said, as part of a pattern. */
export const FLAG_WORDS: Readonly<Record<FlagKey, string>> = {
  reduced:
    '(?:(?:dropped|drops|cut|lowered|reduced|slashed|knocked down|came down (?:on|in)) (?:its|their|the) (?:asking )?prices?|(?:(?:recent|recently|reduced|price) )*price (?:reductions?|reduced|cuts?|drops?)|(?:(?:recently|newly|just) )?reduced(?: (?:in price|prices?|homes?|houses?|listings?))?|(?:a )?reduced price|(?:price|prices) (?:was |were |has been |have been |is |are )?(?:reduced|cut|lowered|dropped)|price drops?|(?:came|come|gone) down(?: in price)?|marked down)(?! first )',
  basement: '(?:(?:full|finished|unfinished|walk out|dry|big|large) )*basements?',
  air: 'central (?:air|ac|a c)(?: conditioning)?|air condition(?:ing|ed|ers?)|ac|a / c',
  fireplace: '(?:(?:wood|gas|burning|working) )*fire ?places?',
  laundry:
    '(?:in (?:unit|home) )?(?:laundry|washers?(?: (?:and|/) dryers?)?|dryers?)(?: (?:room|hookups?|inside|(?:in|inside) (?:the )?(?:unit|home|house|apartment)))?',
  stepFree: `${NO_STEPS} (?:(?:steps?|stairs) ${AT_DOOR}|(?:front|entry|entrance|outside|outdoor) (?:steps?|stairs))|(?:step free|no steps?|zero step|level)(?: (?:at|to) the(?: front)?)? (?:entrance|entry|access|door)|step free|(?:get|getting|go|going|come|roll) (?:in|inside|into(?: (?:it|the (?:house|home|place|building)))?)(?: (?:the|my|our|front|door))* (?:with no|without(?: any)?) (?:steps?|stairs)|(?:wheelchair )?ramps?|(?:wheelchair|handicap(?:ped)?|ada)(?: (?:is|and|,))? (?:accessible|access|friendly|compliant)|accessible (?:entrance|entry)`,
  accessibleBedroom:
    'accessible bed ?rooms?|bed ?rooms?(?: (?:that|which|thats|is|big|wide|large|enough|can))* (?:works?|work|fits?|accessible|set up|enough|made|good)(?: (?:for|with|to|fit|in))* (?:the|my|an?|his|her|our) (?:(?:power|wheel) ?)*chair',
  elevator: '(?:elevators?|lifts?)',
  pets: '(?:allows? |accepts? |that (?:allow|take|accept)s? |takes? )?(?:(?:an?|my|our|#\\d+|big|small|large|little|old|german) )*(?:pets?|cats?|dogs?|pupp(?:y|ies)|kittens?|(?:pit ?)?bulls?|shepherds?|retrievers?|husk(?:y|ies)|poodles?|labradors?)(?: (?:(?:are|is|be|must be|(?:has|have|needs?) to be|should be) )?(?:allowed|friendly|welcome|ok|okay|accepted))?',
  furnished: '(?:fully |partly )?furnished|furniture',
  monthToMonth:
    '(?:on )?(?:an? )?month (?:to|by) month(?: (?:leases?|rentals?|basis|tenanc(?:y|ies)|agreements?|terms?))?',
  ...LEASE_WORDS,
  heatIncluded: `heat(?: (?:and|,|plus) (?:the )?(?:hot )?water)? ${PAID}|(?:includes?|including) (?:the )?heat(?: and (?:hot )?water)?|free heat`,
  electricityIncluded: `(?:electric(?:ity)?|electric bill) ${PAID}|(?:includes?|including) (?:the )?electric(?:ity)?`,
  voucher: WITHIN_VOUCHER,
}

const FLAG_PATTERNS = (Object.entries(FLAG_WORDS) as [FlagKey, string][]).map(([key, words]) => ({
  key,
  ...wantedPatterns(words),
}))

const UNFURNISHED = phrase('(?<! furnished or )unfurnished(?: (?:is|are|homes?|ones?|ok|okay|fine|too|also))*')

/** 'No basement apartments' denies no basement. */
const BASEMENT_UNIT = phrase('(?:(?:no|not|not an?|without|except) )*basement (?:apartments?|units?|flats?)')

/** Reads flags, wanted and unwanted. */
export function readFlags(reading: Reading): void {
  reading.sentence.take(BASEMENT_UNIT, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  reading.sentence.take(UNFURNISHED, (_, span) =>
    reading.inForce.furnished
      ? deny(reading, 'furnished', 'unneeded', span)
      : reading.limit(span, 'You can’t search for unfurnished homes only.'),
  )
  const market = marketSaid(reading.sentence.code()) ?? reading.market
  if (market === 'rent')
    reading.sentence.take(UTILITIES, (_, span) =>
      (['heatIncluded', 'electricityIncluded'] as const).forEach((key) => want(reading, key, span)),
    )
  for (const { key, ...patterns } of FLAG_PATTERNS) {
    if ((FILTERS[key].market ?? market) !== market) {
      reading.sentence.take(patterns.wanted, (_, span) => reading.limit(span, ONLY_RENTALS))
      continue
    }
    takeDenied(reading, key, patterns)
    reading.sentence.take(patterns.wanted, (_, span) => {
      // 'The cat stays with my mom, so no pets needed'.
      if (reading.plain[key] !== false) want(reading, key, span)
    })
  }
  takeOneLease(reading, /^or$/, (chip) => `You can’t search for one lease or another, so “${chip}” was skipped.`)
}

function want(reading: Reading, key: FlagKey, span: Span): void {
  const { market } = FILTERS[key]
  // 'Month to month' says by itself that it is of rentals.
  reading.set({ [key]: true, ...(market && { market }) })
  reading.part(key, flagAt(key).label, span)
}
