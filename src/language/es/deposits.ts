import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { readEnds } from './figure-ends.ts'
import { marketSaid } from './market-words.ts'

const DEPOSIT =
  '(?:(?:con|y|de|un|el|que|tenga|pida|pidan) )*depositos?(?: de (?:garantia|seguridad))?(?: (?:de|que|no|sea|pase))*'
const DEPOSITS = {
  both: phrase(`${DEPOSIT} (?:(?:entre|de) )?<n> (?:a|y) <n>(?: dolares)?`),
  least: phrase(`${DEPOSIT} (?:al menos|por lo menos|mas de|desde) <n>(?: dolares)?`),
  most: phrase(
    `${DEPOSIT} (?:hasta|maximo|como maximo|no mas de|menos de|a lo mas) (?:de )?<n>(?: dolares)?|${DEPOSIT} <n>(?: dolares)? (?:o menos|maximo|como maximo)`,
  ),
}

/** Reads the security deposit of homes to rent. */
export function readDeposits(reading: Reading): void {
  if (marketSaid(reading) === 'rent') readEnds(reading, 'deposit', DEPOSITS)
}
