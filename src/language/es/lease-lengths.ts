import { textBetween, type Word } from '../split-words.ts'

const CONTRACT = '(?:contratos?|lease)(?: de (?:alquiler|renta|arrendamiento))?'
const RENT = '(?:alquil(?:ar|er|o)|rent(?:ar|a|o)|arriendo|arrendar)'
const SIX_MONTHS = '(?:6|seis) mes(?:es)?'
const ONE_YEAR = '(?:12|doce) mes(?:es)?|(?:1|un) anos?'
const TWO_YEARS = '(?:24|veinticuatro) mes(?:es)?|(?:2|dos) anos?'

const STARTS_LENGTH = new RegExp(`^(?:${SIX_MONTHS}|${ONE_YEAR}|${TWO_YEARS})(?: |$)`)
const ENDS_LEASE_FOR = new RegExp(`(?:^| )(?:${CONTRACT}|${RENT}) (?:de|por)$`)

/** Whether the number at a word is the length of a lease that is asked for, which a flag's words name. */
export function isLeaseLength(words: readonly Word[], index: number): boolean {
  return (
    STARTS_LENGTH.test(textBetween(words, index, index + 2)) &&
    ENDS_LEASE_FOR.test(textBetween(words, index - 4, index))
  )
}

/** 'Contrato' says by itself that it is of rentals; 'alquiler' is left to say so. */
const lease = (length: string, kind: string): string =>
  `(?:con (?:un )?)?${CONTRACT} (?:(?:de|por) )?(?:${length}|${kind})|(?<= ${RENT} )(?:(?:de|por) (?:${length})|${kind})`

/** How leases of a length are named and said, as part of a pattern. */
export const LEASE_WORDS = {
  shortLease: {
    name: 'contrato de menos de un año',
    said: `(?:con (?:un )?)?${CONTRACT} (?:de menos de <n> ano|(?:a |de )?corto plazo|cortos?|temporal(?:es)?)|(?:a |de |por )?(?:corto plazo|corta duracion|poco tiempo)`,
  },
  sixMonthLease: { name: 'contrato de seis meses', said: lease(SIX_MONTHS, 'semestral(?:es)?') },
  oneYearLease: { name: 'contrato de un año', said: lease(ONE_YEAR, 'anual(?:es)?') },
  twoYearLease: { name: 'contrato de dos años', said: lease(TWO_YEARS, 'bienal(?:es)?') },
}
