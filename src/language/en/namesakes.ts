import { townCounty, townKey, townName, type TownKey } from '#domain/geo/town.ts'
import type { PlaceNames } from '../place-names.ts'
import type { Reading } from '../reading.ts'
import { NOWHERE } from '../said-places.ts'
import { phrase, type Span } from '../sentence.ts'

/** 'No, the one in Bergen', where a town in force has a namesake there. */
const OTHER_ONE = phrase(
  '(?<=^ (?:(?:no|nah|not|that|this|one|#\\d+|wait|sorry|oh|actually|,|i|meant|mean|want|wanted|we|the|other|rather|its) )*)(?:the )?(?:(?:(?:other )?(?:one|#\\d+)|town|place)(?: (?:thats|that is|over))? in (?:the )?<p>(?: county)?|<p> (?:county )?(?:one|#\\d+))(?=(?: (?:please|instead|not|that|this|one|#\\d+|i|mean|meant|,|[.]))* $)',
)

const LEAD = '(?<=^ (?:(?:no|nah|not|wait|sorry|oh|actually|,|i|meant|mean|want|wanted|we|rather|its|and|or|also) )*)'
/** 'The township', where the borough of that name is in force, or 'both the borough and the township'. */
const FORM_ALONE = phrase(
  `${LEAD}(?:both )?(?:the )?(township|borough|boro|town)(?: (?:one|#\\d+))?(?: (?:and|or|plus) (?:the )?(township|borough|boro|town)(?: (?:one|#\\d+))?)?(?=(?: (?:please|instead|too|also|as|well|either|both|i|mean|meant|,|[.]))* $)`,
)
const ALSO = / (?:and|also|too|as well|both|either) /

/**
 * Reads what tells the town in force from its namesakes: 'no, the one in Bergen', 'the township'. Runs before the places.
 */
export function readNamesakes(reading: Reading, names: PlaceNames): void {
  const { sentence } = reading
  const hasBoth = ALSO.test(sentence.code())
  sentence.take(FORM_ALONE, ([, first, second], span) => ofForm(reading, [first!, second], hasBoth, span, names))
  sentence.take(OTHER_ONE, (match, span) => namesake(reading, match.slice(1).find(Boolean), span, names))
}

/** Takes the township or the borough of the name in force, or both; false where it has no such namesake. */
function ofForm(
  reading: Reading,
  [first, second]: readonly [string, string | undefined],
  hasBoth: boolean,
  span: Span,
  { towns }: PlaceNames,
): false | void {
  const [only, ...others] = reading.inForce.towns
  if (only === undefined || others.length > 0) return false
  const base = townName(only).replace(/ Township$/, '')
  const wanted = first === 'township' ? `${base} Township` : base
  const same = towns.find(({ name, county }) => county === townCounty(only) && name === wanted)
  if (!same || (townName(only) === wanted && second === undefined)) return false
  const other = townKey(same.name, same.county)
  reading.isChange = true
  reading.place = { ...NOWHERE, towns: hasBoth || second !== undefined ? bothForms(only, other, base, towns) : [other] }
  reading.part('place', reading.place.towns.map(townName).join(', '), span)
}

/** The town in force, the one meant, and the other of the two forms of their name. */
function bothForms(only: TownKey, other: TownKey, base: string, towns: PlaceNames['towns']): TownKey[] {
  const named = towns
    .filter(({ name, county }) => county === townCounty(only) && (name === base || name === `${base} Township`))
    .map(({ name, county }) => townKey(name, county))
  return [...new Set([only, other, ...named])].sort()
}

/** Takes the town of the same name in the county said; false where there is none. */
function namesake(reading: Reading, index: string | undefined, span: Span, { towns }: PlaceNames): false | void {
  const named = reading.sentence.named(index)
  const [only, ...others] = reading.inForce.towns
  if (named?.kind !== 'county' || only === undefined || others.length > 0) return false
  const other = towns.find(({ name, county }) => county === named.county && name === townName(only))
  if (!other || other.county === townCounty(only)) return false
  reading.isChange = true
  reading.place = { ...NOWHERE, towns: [townKey(other.name, other.county)] }
  reading.part('place', `${other.name}, ${other.county} County`, span)
}
