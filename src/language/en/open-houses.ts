import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

const WEEKEND = '(?: (?:(?:this|on|the|coming|next) )*(?:weekend|saturday|sunday))'
const OPEN_HOUSE = phrase(
  `(?:(?:with|and|has|have|having|an|a|any|are|being) )*open houses?${WEEKEND}?|(?:(?:is|are|whats|what is|thats|that are) )*open${WEEKEND}`,
)

/** Reads the open house of this weekend. */
export function readOpenHouses(reading: Reading): void {
  reading.sentence.take(OPEN_HOUSE, (_, span) => {
    reading.set({ openHouse: true })
    reading.part('openHouse', CATALOGUE.openHouse.label, span)
  })
}
