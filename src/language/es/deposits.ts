import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { readEnds } from './figure-ends.ts'
import { marketSaid } from './market-words.ts'

export const DEPOSIT = '(?:security deposits?|depositos?|fianzas?)'
const OF_WHAT = '(?: de (?:garantia|seguridad))?(?: (?:de|que|sea))*'
const DOLLARS = '(?: dolares)?'
const BOTH = `${OF_WHAT}(?: (?:entre|de))? <n> (?:a|y) <n>${DOLLARS}`
const LEAST = `${OF_WHAT} (?:al menos|por lo menos|mas de|desde) <n>${DOLLARS}`
const MOST = `${OF_WHAT} (?:(?:hasta|maximo|como maximo|no (?:mas|pase) de|menos de|menor (?:de|a)|a lo mas) (?:de )?<n>${DOLLARS}|<n>${DOLLARS} (?:o menos|maximo|como maximo))`
/** What makes the amount after a deposit's name a limit of the search. A deposit without it is asked about. */
export const DEPOSIT_LIMIT = `(?:${BOTH}|${LEAST}|${MOST})`

const LEAD = '(?:(?:con|y|de|un|una|el|la|que|tenga|pida|pidan) )*'
const DEPOSITS = {
  both: phrase(LEAD + DEPOSIT + BOTH),
  least: phrase(LEAD + DEPOSIT + LEAST),
  most: phrase(LEAD + DEPOSIT + MOST),
}

const SAYS_SALE = / (?:compr[a-z]*|venta|hipoteca|enganche|prestamo|down) /

/** Reads the security deposit of homes to rent, which a limited deposit is of unless a sale is spoken of. */
export function readDeposits(reading: Reading): void {
  if (marketSaid(reading) !== 'rent' && SAYS_SALE.test(reading.sentence.code())) return
  readEnds(reading, 'deposit', DEPOSITS)
  if (reading.parts.some(({ kind }) => kind === 'deposit')) reading.set({ market: 'rent' })
}
