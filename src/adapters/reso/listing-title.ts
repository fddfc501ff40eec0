import { capitalized } from '#domain/capitalized.ts'
import type { HomeSubType } from './reso-vocabulary.ts'
import { lookupKey } from './reso-vocabulary.ts'

/** Styles that people name a house by, as a noun ('a colonial') or before it ('a Victorian house'). */
const STYLES: ReadonlyMap<string, { text: string; isNoun: boolean }> = new Map([
  ['colonial', { text: 'colonial', isNoun: true }],
  ['ranch', { text: 'ranch', isNoun: true }],
  ['raisedranch', { text: 'raised ranch', isNoun: true }],
  ['capecod', { text: 'Cape Cod', isNoun: true }],
  ['bungalow', { text: 'bungalow', isNoun: true }],
  ['splitlevel', { text: 'split-level', isNoun: true }],
  ['bilevel', { text: 'bi-level', isNoun: true }],
  ['farmhouse', { text: 'farmhouse', isNoun: true }],
  ['cottage', { text: 'cottage', isNoun: true }],
  ['tudor', { text: 'Tudor', isNoun: true }],
  ['victorian', { text: 'Victorian', isNoun: true }],
  ['craftsman', { text: 'Craftsman', isNoun: false }],
  ['contemporary', { text: 'contemporary', isNoun: false }],
  ['modern', { text: 'modern', isNoun: false }],
  ['midcenturymodern', { text: 'mid-century modern', isNoun: false }],
  ['traditional', { text: 'traditional', isNoun: false }],
])

/** What a title is made of; all of it comes from the record, nothing is made up. */
export interface TitleFacts {
  beds: number | null
  kind: HomeSubType | null
  /** Values of ArchitecturalStyle. */
  styles: readonly string[]
  city: string
}

/** '3-bedroom colonial in Montclair', 'Studio apartment in Hoboken', 'Home in Newton' where nothing more is known. */
export function composeTitle({ beds, kind, styles, city }: TitleFacts): string {
  const name = homeName(kind, styles)
  const phrase = beds === null ? name : beds === 0 ? `studio ${name}` : `${beds}-bedroom ${name}`
  return `${capitalized(phrase)} in ${city}`
}

function homeName(kind: HomeSubType | null, styles: readonly string[]): string {
  const noun = kind?.noun ?? 'home'
  if (noun !== 'house') return noun
  const style = styles.map((value) => STYLES.get(lookupKey(value))).find((known) => known !== undefined)
  if (!style) return noun
  return style.isNoun ? style.text : `${style.text} ${noun}`
}
