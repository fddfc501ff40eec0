import type { FlagKey } from '#domain/search/filters/flags.ts'
import { textBetween, type Word } from '../split-words.ts'

const LEASE = '(?:leases?|rentals?|contracts?|agreements?|terms?)(?! (?:history|income|experience))'
/** 'Rent for six months' asks for a lease, 'I have been renting for two years' for none. */
const LEASE_FOR = '(?:leases?|rent|rentals?) (?:for|of)'
/** 'Rent for a year before buying'. */
const ASKED_FOR = '(?! (?:now|already|ago|before))'
const SIX_MONTHS = '(?:6|six) (?:months?|mos?)'
const ONE_YEAR = '(?:12|twelve) (?:months?|mos?)|(?:1|one) (?:years?|yrs?)'
const TWO_YEARS = '24 (?:months?|mos?)|(?:2|two) (?:years?|yrs?)'

const STARTS_LEASE = new RegExp(`^(?:${SIX_MONTHS}|${ONE_YEAR}|${TWO_YEARS}) (?:long )?${LEASE}(?: |$)`)
const STARTS_LENGTH = new RegExp(`^(?:${SIX_MONTHS}|${ONE_YEAR}|${TWO_YEARS})${ASKED_FOR}(?: |$)`)
const ENDS_LEASE_FOR = new RegExp(`(?:^| )(?<!(?:pay|paid|paying|much|my|our) )${LEASE_FOR}$`)

/** Whether the number at a word is the length of a lease that is asked for, which a flag's words name. */
export function isLeaseLength(words: readonly Word[], index: number): boolean {
  const after = textBetween(words, index, index + 4)
  return (
    STARTS_LEASE.test(after) || (STARTS_LENGTH.test(after) && ENDS_LEASE_FOR.test(textBetween(words, index - 3, index)))
  )
}

const lease = (length: string): string =>
  `(?:(?:on|for|an?) )*(?:${length}) (?:long )?${LEASE}(?: terms?)?|${LEASE_FOR} (?:${length})${ASKED_FOR}`

const SHORT = 'short(?:er)?'

/** How leases of a length are said, as part of a pattern. */
export const LEASE_WORDS = {
  shortLease: `(?:(?:on|for|an?) )*(?:${SHORT} term(?: ${LEASE}| (?:stays?|basis|lets?))?|${SHORT} leases?)|leases? (?:(?:of|for|thats|that is) )*(?:under|shorter than|less than) a year`,
  sixMonthLease: lease(SIX_MONTHS),
  oneYearLease: lease(`${ONE_YEAR}|(?:a )?(?<!(?:\\d|2|two) )(?:full |whole )?year|yearly|annual`),
  twoYearLease: lease(TWO_YEARS),
} satisfies Partial<Record<FlagKey, string>>
