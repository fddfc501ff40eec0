import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

/** Words that end what is mentioned. */
const ENDING =
  'in|near|under|over|above|below|with|without|for|and|or|at|on|around|between|from|that|which|to|less|more|max|please|within|by|priced|costing|somewhere'
const WORD = `(?:(?!(?:${ENDING}) )[a-z0-9']+|in (?:ground|law|unit))`
const TEXT = '(?:description|listing|ad|text|write up|blurb)s?'
const MENTIONED = phrase(
  '(?:(?:and|with|an?|the|whose|where|descriptions?|listings?|that|which) )*(?:(?:that|which|where (?:it|they|the listing)|descriptions?|texts?|listings?|ads?|blurb|write ?up)(?: (?:has to|have to|must|should|needs to|ought to|to))? (?:mentions?|says?|talks about)|(?:must|should|has to|needs to) mention|mentions|mentioning|mention of) ' +
    `(?:(?:an?|the|its|their|of) )*(${WORD}(?: ${WORD}){0,2})(?: (?:in|on) the ${TEXT})?|(?:(?:with|where|it|they|which|that|has|have|having|the|words?|says?|phrase) )*(${WORD}(?: ${WORD}){0,2}) in (?:the|its|their) ${TEXT}`,
)

/** Reads what the description must mention: up to three words each time. */
export function readWords(reading: Reading): void {
  reading.sentence.take(MENTIONED, ([, words, before], span) => reading.mention(words ?? before!, span))
}
