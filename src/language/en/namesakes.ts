import { townCounty, townKey, townName } from '#domain/geo/town.ts'
import type { PlaceNames } from '../place-names.ts'
import type { Reading } from '../reading.ts'
import { NOWHERE } from '../said-places.ts'
import { phrase, type Span } from '../sentence.ts'

/** 'No, the one in Bergen', where a town in force has a namesake there. */
const OTHER_ONE = phrase(
  '(?<=^ (?:(?:no|nah|not|that|this|one|#\\d+|wait|sorry|oh|actually|,|i|meant|mean|want|wanted|we|the|other|rather|its) )*)(?:the )?(?:(?:(?:other )?(?:one|#\\d+)|town|place)(?: (?:thats|that is|over))? in (?:the )?<p>(?: county)?|<p> (?:county )?(?:one|#\\d+))(?=(?: (?:please|instead|not|that|this|one|#\\d+|i|mean|meant|,|[.]))* $)',
)

/** Reads a county that tells the town in force from its namesake: 'no, the one in Bergen'. Runs before the places. */
export const readNamesakes = (reading: Reading, names: PlaceNames): void =>
  reading.sentence.take(OTHER_ONE, (match, span) => namesake(reading, match.slice(1).find(Boolean), span, names))

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
