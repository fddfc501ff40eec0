import { circleAround } from '#domain/geo/circle-around.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { townCounty, townKey, type TownKey } from '#domain/geo/town.ts'
import { foldName, townWords, type PlaceNames } from './place-names.ts'
import type { Reading } from './reading.ts'
import { NOWHERE } from './said-places.ts'
import type { Sentence, Span } from './sentence.ts'
import { stationsNamed } from './station-points.ts'

/** What a language says of a circle. */
export interface CircleTexts {
  /** 'Within 2 miles of Hoboken station'. */
  station: (miles: number, name: string) => string
  /** 'Within 2 miles of the center of Montclair'. */
  center: (miles: number, town: string) => string
  /** Other words named the station that is taken, or several have its name. */
  taken: (station: string, town: TownKey | null) => string
  /** There is more than one town of a name. */
  namesakes: (name: string, counties: readonly string[]) => string
  /** Too small or too large. */
  range: string
  /** The sentence names a second place to search around. */
  oneOnly: string
  /** An address was named, whose point the language doesn't know. */
  address: string
}

/** Radii that can be searched, miles. */
const SMALLEST = 0.25
const LARGEST = 25

/** The name that a part of a sentence's code stands for, in lower case: a town heard otherwise by its own. */
export const nameIn = (code: string, { tokens }: Sentence): string =>
  code.trim().replaceAll(/[@#=](\d+)/g, (_, index: string) => {
    const { text, named } = tokens[Number(index)]!
    return named?.kind === 'town' ? named.text : text
  })

/** A circle that a sentence asks for. */
export interface SaidCircle {
  miles: number
  span: Span
  texts: CircleTexts
}

/** Searches around a station by its name, and the town it is said to be in; false where there is none. */
export function aroundStation(reading: Reading, name: string, index: string | undefined, circle: SaidCircle) {
  const named = reading.sentence.named(index)
  const towns = named?.kind === 'town' ? named.towns : []
  const [station, ...others] = stationsNamed(name).filter(
    ({ town }) => index === undefined || (town !== null && towns.includes(town)),
  )
  if (!station) return false
  const { span, texts, miles } = circle
  const isSet = setCircle(reading, station.at, texts.station(quarters(miles), station.name), circle)
  const isSaid = foldName(station.name).includes(foldName(name).replace(/ (?:st|station)$/, ''))
  if (isSet && (others.length > 0 || !isSaid)) reading.limit(span, texts.taken(station.name, station.town))
  return undefined
}

/** Searches around the point of a town; false for any other place. */
export function aroundCenter(reading: Reading, index: string | undefined, names: PlaceNames, circle: SaidCircle) {
  const named = reading.sentence.named(index)
  const key = named?.kind === 'town' ? named.towns[0]! : null
  const town = names.towns.find(({ name, county }) => townKey(name, county) === key)
  if (named?.kind !== 'town' || !town) return false
  const { span, texts, miles } = circle
  const isSet = setCircle(reading, town.at, texts.center(quarters(miles), townWords(key!, names)), circle)
  if (isSet && named.towns.length > 1) reading.limit(span, texts.namesakes(town.name, named.towns.map(townCounty)))
  return undefined
}

/** Filters and chips know a circle by quarters of a mile. */
const quarters = (miles: number): number => Math.round(miles * 4) / 4

function setCircle(reading: Reading, at: LatLng, words: string, { miles, span, texts }: SaidCircle): boolean {
  const refusal = miles < SMALLEST || miles > LARGEST ? texts.range : reading.circle ? texts.oneOnly : null
  if (refusal !== null) {
    reading.limit(span, refusal)
    return false
  }
  reading.circle = circleAround(at, quarters(miles))
  // Towns named beside it are searched where they are in the circle; those in force give way.
  reading.place = NOWHERE
  reading.part('place', words, span)
  return true
}
