import { townCounty, type TownKey } from '#domain/geo/town.ts'
import { townWords, type Named, type PlaceNames } from './place-names.ts'
import { placeReadings, type PlaceReading } from './place-readings.ts'
import type { Reading } from './reading.ts'
import { NEAR_MILES, placeSaid, together, type Around, type Mention } from './said-places.ts'
import { spanOver, type Span } from './sentence.ts'

/** What a language says of the places of a search. */
export interface PlaceTexts {
  /** A place that was named, and the towns it stands for without what is around. */
  place: (named: Named, towns: readonly TownKey[], around: Around, names: PlaceNames) => string
  /** There is more than one town of a name, in these counties. */
  namesakes: (name: string, counties: readonly string[]) => string
  /** A whole county and a town of another were named: both counties are searched. */
  bothCounties: string
  /** A reading of a place, as it is offered and chosen. */
  choice: (reading: PlaceReading, all: readonly PlaceReading[], around: Around) => { label: string; says: string }
}

/** Notes where the search is from the places that a sentence names, at least one. */
export function settlePlaces(
  reading: Reading,
  mentions: readonly Mention[],
  names: PlaceNames,
  texts: PlaceTexts,
): void {
  const { place, towns, isWider } = placeSaid(mentions, reading.inForce, names)
  mentions.forEach(({ named, around, span }, index) => {
    if (named.kind !== 'county' || place.towns.length === 0 || isBeside(named.county, place.towns))
      reading.part('place', texts.place(named, towns[index]!, around, names), span)
  })
  const found = placeReadings(mentions, reading.inForce, names)
  if (found) {
    const around = mentions.find(({ isBare }) => isBare)?.around ?? null
    const readings = found.readings.map((one) => ({
      ...texts.choice(one, found.readings, around),
      place: one.place,
    }))
    reading.placeReadings = { span: found.span, readings }
  } else noteNamesakes(reading, mentions, towns, texts)
  reading.near = nearIn(mentions)
  if (isWider) reading.limit(wholeSpan(mentions), texts.bothCounties)
  if (!mentions[0]!.isAdded) reading.place = place
  else addPlace(reading, mentions, towns.flat(), names, texts)
}

/** Searches around the towns in force, which are few. */
export function searchAround(
  reading: Reading,
  around: number | 'neighbors',
  span: Span,
  names: PlaceNames,
  texts: PlaceTexts,
): void {
  const { towns } = reading.inForce
  const text = towns.map((key) => townWords(key, names)).join(', ')
  const named: Named = { kind: 'town', towns, text, isAll: true }
  reading.isChange = true
  settlePlaces(reading, [{ named, around, isAdded: false, isBare: false, span }], names, texts)
}

/** Whether a search is in so few towns that those around them fit it, too. */
export const isInFewTowns = ({ inForce: { towns } }: Reading): boolean => towns.length > 0 && towns.length <= 3

/** Whether a county's own towns were added one by one. */
const isBeside = (county: string, towns: readonly TownKey[]): boolean =>
  towns.filter((key) => townCounty(key) === county).length > 3

/** The town of 'near Montclair'. */
function nearIn([first, ...others]: readonly Mention[]): TownKey | null {
  if (!first || others.length > 0 || first.around !== NEAR_MILES || first.named.kind !== 'town') return null
  const { towns } = first.named
  return towns.length === 1 ? towns[0]! : null
}

const wholeSpan = (mentions: readonly Mention[]): Span => spanOver(mentions.map(({ span }) => span))

function noteNamesakes(
  reading: Reading,
  mentions: readonly Mention[],
  towns: readonly (readonly TownKey[])[],
  texts: PlaceTexts,
): void {
  mentions.forEach(({ named, span }, index) => {
    const keys = towns[index]!
    if (named.kind !== 'town' || named.isAll || keys.length < 2) return
    reading.limit(span, texts.namesakes(named.text, keys.map(townCounty)))
  })
}

/** Adds places to those in force. */
function addPlace(
  reading: Reading,
  mentions: readonly Mention[],
  added: readonly TownKey[],
  names: PlaceNames,
  texts: PlaceTexts,
): void {
  const { county, counties, towns } = reading.inForce
  const said = mentions.flatMap(({ named }) => (named.kind === 'county' ? [named.county] : []))
  if (towns.length > 0 && said.length === 0) for (const key of added) reading.townsAdded.add(key)
  else {
    const all = together([...(county ? [county] : counties), ...said], [...towns, ...added], names)
    reading.place = all.place
    if (all.isWider) reading.limit(wholeSpan(mentions), texts.bothCounties)
  }
}
