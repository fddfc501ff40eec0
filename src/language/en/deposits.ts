import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { readEnds } from './figure-ends.ts'
import { NOT_OVER } from './figures.ts'
import { marketSaid, saysLoan } from './market-words.ts'

const DEPOSIT =
  '(?:(?:with|and|an?|the|security|make|make the) )*deposits?(?: (?:of|is|be|that|thats|should|must|has to|to))*'
const AT_MOST = `(?:(?:${NOT_OVER}|below|under|less than|lower than|no more than|not more than|max|maximum|up to|at most) )`
const DOLLARS = '(?: (?:dollars|bucks))?'
const DEPOSITS = {
  both: phrase(`${DEPOSIT} (?:between |from )?<n>${DOLLARS} (?:to|and|-) <n>${DOLLARS}`),
  least: phrase(`${DEPOSIT} (?:over|above|at least|more than) <n>${DOLLARS}`),
  most: phrase(
    `${DEPOSIT} ${AT_MOST}+<n>${DOLLARS}|${DEPOSIT} <n>${DOLLARS} (?:or less|max|maximum|at most|tops)|(?:with )?${AT_MOST}+(?:an? )?<n>${DOLLARS}(?: (?:for|as|in|on|an?|the|of|security))* deposits?`,
  ),
}

/** Reads the security deposit of homes to rent, which a limited deposit is of unless a sale is spoken of. */
export function readDeposits(reading: Reading): void {
  const { sentence, parts } = reading
  const isSale = marketSaid(sentence.code()) === 'sale' || saysLoan(sentence)
  if (isSale && reading.plain.market !== 'rent') return
  readEnds(reading, 'deposit', DEPOSITS)
  if (parts.some(({ kind }) => kind === 'deposit')) reading.set({ market: 'rent' })
}
