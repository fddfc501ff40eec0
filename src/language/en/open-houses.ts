import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

const WEEKEND = '(?: (?:(?:this|on|the|coming|next) )*(?:weekend|saturday|sunday))'
const OPEN_HOUSE = phrase(
  `(?:(?:with|and|has|have|having|an|a|any|are|being) )*open houses?${WEEKEND}?|(?:(?:is|are|whats|what is|thats|that are) )*open${WEEKEND}`,
)

/** 'Not some open house garbage', 'no open houses please'. */
const DENIED = phrase(
  `(?:no|not|without|forget|never mind|stop with|enough of|instead of|rather than)(?: (?:about|an?|the|some|any|those|these|your|more|another|just|of|all))* open houses?${WEEKEND}?(?: (?:garbage|stuff|nonsense|crap|junk|things?|listings?|events?))*`,
)

/** Reads the open house of this weekend. */
export function readOpenHouses(reading: Reading): void {
  reading.sentence.take(DENIED, (_, span) => {
    if (!reading.inForce.openHouse) return
    reading.isChange = true
    reading.set({ openHouse: false })
    reading.part('cleared', `No longer: ${CATALOGUE.openHouse.label}`, span)
  })
  reading.sentence.take(OPEN_HOUSE, (_, span) => {
    reading.set({ openHouse: true })
    reading.part('openHouse', CATALOGUE.openHouse.label, span)
  })
}
