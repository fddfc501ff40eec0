import type { County } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import type { Reading } from '../reading.ts'
import { NOWHERE, placeOf } from '../said-places.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'

const WIDER =
  '(?:(?:lets|we|i|can|could|please|go|going|back|again|switch|return|search|show|see|me|us|look|try|do|use|widen|broaden|expand|extend|open|it|that|this|the search|my search|up|out|to|in|across|over|for|be|anywhere|anything|everything|everywhere) )*'
const WHOLE =
  '(?:(?:all(?: of)?|the (?:whole|entire|full)(?: of)?|(?:whole|entire|full)|anywhere in|anything in|everywhere in|everything in)(?: the)?)'
/** 'Go back to the whole county', where towns of it are in force. */
const WHOLE_COUNTY = phrase(
  `${WIDER}(?:${WHOLE} county|(?<= (?:back|return) (?:to )?)the county)(?! of )(?: (?:again|instead|please|then|now|is (?:fine|ok|okay)))*`,
)
/** 'Widen it to all of Passaic County': the county takes the place of its towns. */
const WHOLE_OF = phrase(
  `${WIDER}(?:all(?: of)?|(?:the )?(?:whole|entire)(?: of)?)(?: the)? <p>(?: county)?(?: (?:again|instead|please|then|now))*`,
)
/** 'Back to all of north Jersey'. */
const WHOLE_REGION = phrase(
  `${WIDER}(?:${WHOLE}|all over) (?:(?:north(?:ern)?|n) (?:new )?jersey|north(?:ern)? nj|the (?:area|region|seven counties))(?: (?:again|instead|please|then|now))*`,
)
/** After the places: 'put those in also', 'add it'. */
export const ADDS_THEM = phrase(
  '(?:(?:and|so|please|,|can you|could you|lets|just) )*(?:(?:put|throw|bring|count|fold|work) (?:those|them|these|that|it|both|that one|this one|all (?:of )?(?:them|those))(?: (?:two|ones?|both))* (?:in|on)(?: (?:there|it|the (?:list|search|mix)))*|(?:add|include|keep adding) (?:those|them|these|that|it|both|that one|this one|all (?:of )?(?:them|those))(?: (?:two|ones?|both|in|on|to (?:it|that|the (?:list|search|mix))))*)(?: (?:also|too|as well|please|then))*(?= (?:[.,]|$))',
)
const TAKEN_BACK = '(?: (?:no|nah|nope|wait|actually|sorry|rather|hang on|hold on|scratch that))'
/** 'Bloomfield as well. Or, no, Bloomfield instead': the first is taken back. */
const NOT_ADDED = phrase(
  `(?:(?:also|add|and|plus) )*<p>(?: (?:as well|too|also))?(?: (?:[.,]|or|well|um|uh|oh|lets say|make it|maybe))*${TAKEN_BACK}(?:(?: (?:[.,]|or|well|um|uh|oh|lets say|make it|maybe))|${TAKEN_BACK})*(?: (?:just|only)(?= @\\d)|(?= @\\d+ (?:instead|only|alone) ))`,
)

/** Reads a whole county where towns are in force, and takes a place that the sentence itself takes back. */
export function readPlaceChanges(reading: Reading): void {
  const { sentence, inForce } = reading
  sentence.takes(NOT_ADDED)
  sentence.take(WHOLE_REGION, (_, span) => {
    reading.isChange = true
    reading.place = NOWHERE
    reading.part('cleared', 'Anywhere', span)
  })
  if (inForce.towns.length === 0) return
  sentence.take(WHOLE_COUNTY, (_, span) => searchCounties(reading, countiesInForce(reading), span))
  sentence.take(WHOLE_OF, ([, index], span) => {
    const named = sentence.named(index)
    return named?.kind === 'county' ? searchCounties(reading, [named.county], span) : false
  })
}

/** Whether a sentence adds the places that it names to those in force: 'what about Irvington, put that in'. */
export const addsPlaces = (sentence: Sentence): boolean => / @\d+ /.test(sentence.code()) && sentence.takes(ADDS_THEM)

const countiesInForce = ({ inForce }: Reading): readonly County[] =>
  countiesOf(inForce) ?? inForce.towns.map((key) => townCounty(key) as County)

/** Searches counties as a whole; false where none is known. */
function searchCounties(reading: Reading, counties: readonly County[], span: Span): false | void {
  if (counties.length === 0) return false
  reading.isChange = true
  reading.place = { ...NOWHERE, ...placeOf(counties) }
  reading.part('place', [...new Set(counties)].map((county) => `${county} County`).join(', '), span)
}
