import { FILTERS } from '#domain/search/filters/catalogue.ts'
import { flagAt, type FlagKey } from '#domain/search/filters/flags.ts'
import { wantedPatterns } from './amenities.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

/** How each flag is said, as part of a pattern. */
const FLAG_WORDS: Readonly<Record<FlagKey, string>> = {
  reduced:
    '(?:(?:recent|recently|reduced|price) )*price (?:reductions?|reduced|cuts?|drops?)|(?:(?:recently|newly|just) )?reduced(?: (?:in price|prices?|homes?|houses?|listings?))?|(?:a )?reduced price|(?:price|prices) (?:was |were |has been |have been |is |are )?(?:reduced|cut|lowered|dropped)|price drops?',
  basement: '(?:(?:full|finished|unfinished|walk out|dry|big|large) )*basements?',
  air: 'central (?:air|ac|a c)(?: conditioning)?|air condition(?:ing|ed)',
  fireplace: '(?:(?:wood|gas|burning|working) )*fire ?places?',
  laundry:
    '(?:in (?:unit|home) )?(?:laundry|washers?(?: (?:and|/) dryers?)?|dryers?)(?: (?:room|hookups?|inside|(?:in|inside) (?:the )?(?:unit|home|house|apartment)))?',
  stepFree:
    '(?:step free|no steps?|zero step|level) (?:entrance|entry|access)|(?:wheelchair )?ramps?|accessible entrance',
  accessibleBedroom: 'accessible bed ?rooms?',
  elevator: 'elevators?',
  pets: '(?:allows? |accepts? |that (?:allow|take|accept)s? )?(?:pets?|cats?|dogs?)(?: (?:are )?(?:allowed|friendly|welcome|ok|okay|accepted))?',
  furnished: '(?:fully )?furnished|furniture',
}

const FLAG_PATTERNS = (Object.entries(FLAG_WORDS) as [FlagKey, string][]).map(([key, words]) => ({
  key,
  ...wantedPatterns(words),
}))

/** Reads flags, wanted and unwanted. */
export function readFlags(reading: Reading): void {
  for (const { key, unwanted, wanted } of FLAG_PATTERNS) {
    // A flag of the other market is no filter here: it is left for those who note what none holds.
    if ((FILTERS[key].market ?? reading.market) !== reading.market) continue
    reading.sentence.take(unwanted, (_, span) => dropFlag(reading, key, span))
    reading.sentence.take(wanted, (_, span) => {
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
