import type { Reading } from './reading.ts'
import { phrase } from './sentence.ts'

/** Kinds and styles of home as titles spell them, and how they are said. */
const HOME_KINDS: readonly (readonly [string, string])[] = [
  ['split-level', 'split levels?'],
  ['bi-level', 'bi levels?'],
  ['cape cod', 'cape cods?|capes?'],
  ['farmhouse', 'farm ?houses?'],
  ['townhouse', 'town ?(?:house|home|houses|homes)|rowhouses?|row houses?'],
  ['two-family', '(?:two|2|<c>) (?:family|families)'],
  ['multi-family', 'multi ?family|multifamily'],
  ['colonial', 'colonials?'],
  ['victorian', 'victorians?'],
  ['brownstone', 'brown ?stones?'],
  ['condo', 'condos?|condominiums?'],
  ['craftsman', 'craftsman'],
  ['mid-century', 'mid century(?: modern)?'],
  ['bungalow', 'bungalows?'],
  ['duplex', 'duplex(?:es)?'],
  ['penthouse', 'penthouses?'],
  ['cottage', 'cottages?'],
  ['contemporary', 'contemporary|contemporaries'],
  ['tudor', 'tudors?'],
  ['ranch', 'ranch(?:es)?'],
  ['loft', 'lofts?'],
  ['cabin', '(?:log )?cabins?'],
  ['co-op', 'co ops?|coops?'],
  ['carriage house', 'carriage houses?'],
  ['mansion', 'mansions?'],
]
const HOUSE = '(?: (?:style |type )?(?:houses?|homes?|property|properties|units?|apartments?))?'
const KIND_PATTERNS = HOME_KINDS.map(([search, words]) => ({
  search,
  wanted: phrase(`(?:(?:a|an|old|classic|big|small|nice) )*(?:${words})${HOUSE}(?: style)?`),
  unwanted: phrase(
    `(?:no|not|anything but|without|dont want|do not want|except|dont like|(?:doesnt|dont|does not|neednt|need not) (?:(?:have|need) to )?be) (?:a |an |any )?(?:${words})${HOUSE}`,
  ),
}))

/** Reads kinds and styles of home as search text. */
export function readHomeKinds(reading: Reading): void {
  for (const { search, wanted, unwanted } of KIND_PATTERNS) {
    reading.sentence.take(unwanted, (_, span) => {
      if (reading.inForce.search === search) {
        reading.set({ search: '' })
        reading.part('cleared', `No longer: ${search}`, span)
      } else reading.limit(span, 'Kinds of home can’t be left out.')
    })
    reading.sentence.take(wanted, (match, span) => {
      if (search === 'two-family' && match[1] && reading.sentence.number(match[1])!.value !== 2) return false
      return reading.setSearch(search, span)
    })
  }
}
