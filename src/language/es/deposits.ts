import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'
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
  const { sentence } = reading
  if (marketSaid(reading) !== 'rent') return
  const read = (isLeast: boolean) => (match: RegExpExecArray, span: Span) => {
    const [first, second] = match.slice(1).flatMap((index) => sentence.number(index)?.value ?? [])
    return second === undefined
      ? setEnds(reading, 'deposit', isLeast ? { min: first!, max: null } : { min: null, max: first! }, span)
      : setEnds(reading, 'deposit', { min: first!, max: second }, span)
  }
  sentence.take(DEPOSITS.both, read(true))
  sentence.take(DEPOSITS.most, read(false))
  sentence.take(DEPOSITS.least, read(true))
}
