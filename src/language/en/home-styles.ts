import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

/** Styles of home as titles spell them, and how they are said. The data have no field for them, unlike for kinds. */
const HOME_STYLES: readonly (readonly [string, string])[] = [
  ['split-level', 'split levels?'],
  ['bi-level', 'bi levels?'],
  ['cape cod', 'cape cods?'],
  // Titles have 'Cape' and 'Cape Cod'.
  ['cape', 'capes?'],
  ['farmhouse', 'farm ?houses?'],
  ['colonial', 'colonials?'],
  ['victorian', 'victorians?'],
  ['brownstone', 'brown ?stones?'],
  ['craftsman', 'craftsman'],
  ['mid-century', 'mid century(?: modern)?'],
  ['bungalow', 'bungalows?'],
  ['penthouse', 'penthouses?'],
  ['cottage', 'cottages?'],
  ['contemporary', 'contemporary|contemporaries'],
  ['tudor', 'tudors?'],
  ['ranch', 'ranch(?:es)?'],
  ['loft', 'lofts?'],
  ['cabin', '(?:log )?cabins?'],
  ['carriage house', 'carriage houses?'],
  ['mansion', 'mansions?'],
]
const HOUSE = '(?: (?:style |type )?(?:houses?|homes?|property|properties|units?|apartments?))?'
const STYLE_PATTERNS = HOME_STYLES.map(([search, words]) => ({
  search,
  wanted: phrase(`(?:(?:a|an|old|classic|big|small|nice) )*(?:${words})${HOUSE}(?: style)?`),
  unwanted: phrase(
    `(?:no|not|anything but|instead of|rather than|in place of|without|dont want|do not want|except|dont like|(?:doesnt|dont|does not|neednt|need not) (?:(?:have|need) to )?be) (?:a |an |any )?(?:${words})${HOUSE}|(?<= (?:rather|prefer|sooner|more)(?: [a-z~]+){1,5} )(?:than|over|to) (?:a |an |any )?(?:${words})${HOUSE}`,
  ),
}))

/** Reads styles of home as search text. */
export function readStyles(reading: Reading): void {
  for (const { search, wanted, unwanted } of STYLE_PATTERNS) {
    reading.sentence.take(unwanted, (_, span) => {
      // 'A ranch instead of a colonial': the other one takes its place.
      if (isSame(reading.inForce.search, search) && reading.plain.search) return
      if (isSame(reading.inForce.search, search)) {
        reading.set({ search: '' })
        reading.part('cleared', `Removed: ${reading.inForce.search}`, span)
      } else reading.limit(span, 'You can’t leave out a style of home.')
    })
    reading.sentence.take(wanted, (_, span) => reading.setSearch(search, span))
  }
}

/** Whether two styles are one, a cape and a Cape Cod. */
const isSame = (held: string, said: string): boolean => held !== '' && (held.startsWith(said) || said.startsWith(held))
