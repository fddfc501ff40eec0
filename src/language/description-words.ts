import type { Reading } from './reading.ts'
import { phrase } from './sentence.ts'

/** Words that end what is mentioned. */
const ENDING =
  'in|near|under|over|above|below|with|without|for|and|or|at|on|around|between|from|that|which|to|less|more|max|please|within|by|priced|costing|somewhere'
const WORD = `(?!(?:${ENDING}) )[a-z0-9']+`
const MENTIONED = phrase(
  '(?:(?:and|with|an?|the|whose|where|descriptions?|that|which) )*(?:(?:that|which|descriptions?) (?:mentions?|says?)|mentions|mentioning|mention of) ' +
    `(?:(?:an?|the|its|their|of) )*(${WORD}(?: ${WORD}){0,2})`,
)

/** Reads what the description must mention: up to three words each time. */
export function readWords(reading: Reading): void {
  reading.sentence.take(MENTIONED, ([, words], span) => reading.mention(words!, span))
}
