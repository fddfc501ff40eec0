import { chipText } from '#domain/search/chip-texts.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { DATE, dayOf } from './availability.ts'

const WEEKEND = '(?: (?:(?:this|on|the|coming|next) )*(?:weekend|saturday|sunday))'
const OPEN_HOUSE = phrase(
  `(?:(?:with|and|has|have|having|an|a|any|are|being) )*open houses?${WEEKEND}?|(?:(?:is|are|whats|what is|thats|that are) )*open${WEEKEND}`,
)

/** 'Not some open house garbage', 'no open houses please'. */
const DENIED = phrase(
  `(?:no|not|without|forget|never mind|stop with|enough of|instead of|rather than)(?: (?:about|an?|the|some|any|those|these|your|more|another|just|of|all))* open houses?${WEEKEND}?(?: (?:garbage|stuff|nonsense|crap|junk|things?|listings?|events?))*`,
)

/** 'Which can we walk through this weekend without an appointment'. */
const WALKED_INTO = phrase(
  `(?:(?:which|what|any|anything|something|homes?|houses?|ones?|places?|of|them|these|those|can|could|may|i|we|just|to|that) )+(?:walk (?:into|in|through)|drop (?:in|into|by)|stop by|pop (?:in|into)|show up (?:at|to)|(?:see|visit|tour|look at)(?=(?: \\S+){0,4} (?:without|no)(?: an?)? (?:appointment|booking) ))(?: (?:them|on|at))*${WEEKEND}?(?: (?:without|with no|no)(?: (?:an?|any|having|to|make))* (?:appointments?|booking|calling))?`,
)

/** 'Open house on December 6th', 'an open house tomorrow'. */
const ON_DAY = phrase(`(?:(?:with|and|has|have|having|an|a|any|are) )*open houses?(?: (?:on|for|is|are))* ${DATE}`)

/** Reads the day of an open house, if it has a date; a weekday is the weekend's. */
export function readOpenHouseDays(reading: Reading): void {
  reading.sentence.take(ON_DAY, ([said, ...groups], span) => {
    const day = dayOf(said, groups, reading)
    if (day === null) return false
    reading.set({ openOn: day })
    reading.part('openOn', chipText('openOn', day, 'sale'), span)
  })
}

/** Reads the open house of this weekend. */
export function readOpenHouses(reading: Reading): void {
  reading.sentence.take(DENIED, (_, span) => {
    if (!reading.inForce.openHouse) return
    reading.isChange = true
    reading.set({ openHouse: false })
    reading.part('cleared', `Removed: ${CATALOGUE.openHouse.label}`, span)
  })
  const wanted = (_: RegExpExecArray, span: Span) => {
    reading.set({ openHouse: true })
    reading.part('openHouse', CATALOGUE.openHouse.label, span)
  }
  reading.sentence.take(OPEN_HOUSE, wanted)
  reading.sentence.take(WALKED_INTO, wanted)
}
