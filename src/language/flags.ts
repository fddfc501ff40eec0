import { flagAt, type FlagKey } from '#domain/search/filters/flags.ts'
import { wantedPatterns } from './amenities.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

/** How each flag is said, as part of a pattern. */
const FLAG_WORDS: Readonly<Record<FlagKey, string>> = {
  reduced:
    '(?:(?:recent|recently|reduced|price) )*price (?:reductions?|reduced|cuts?|drops?)|(?:(?:recently|newly|just) )?reduced(?: (?:in price|prices?|homes?|houses?|listings?))?|(?:a )?reduced price|(?:price|prices) (?:was |were |has been |have been |is |are )?(?:reduced|cut|lowered|dropped)|price drops?',
}

const FLAG_PATTERNS = (Object.entries(FLAG_WORDS) as [FlagKey, string][]).map(([key, words]) => ({
  key,
  ...wantedPatterns(words),
}))

/** Reads flags, wanted and unwanted. */
export function readFlags(reading: Reading): void {
  for (const { key, unwanted, wanted } of FLAG_PATTERNS) {
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
