import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { setBaths, setBeds, setBetween } from './rooms.ts'
import { AFTER_FIGURE, BEFORE_FIGURE } from './whole-sentence.ts'

const ROOMS = '(bed|bath)s?(?: ?rooms?)?'
const NOT_FEWER = '(?:not|no|nor|never|neither)(?: (?:any|a))* (?:fewer|less)(?: (?:than that|either|please))*'
const NOT_MORE = '(?:not|no|nor|never)(?: any)? more(?: than that)?'
const AND = '(?: (?:,|and|but|or|also))*'
/** 'At most three beds but not fewer either', 'three beds exactly, no more no less'. */
const EXACTLY = phrase(
  `(?:at most|no more than|not more than|max|maximum) <c> ${ROOMS}${AND} ${NOT_FEWER}|(?:exactly |just )?<c> ${ROOMS}(?: exactly)?${AND} ${NOT_MORE}${AND} ${NOT_FEWER}|(?:exactly |just )?<c> ${ROOMS}(?: exactly)?${AND} ${NOT_FEWER}${AND} ${NOT_MORE}|exactly <c> ${ROOMS}|<c> ${ROOMS} exactly`,
)
/** 'Three or four is fine', where bedrooms are in force. */
const EITHER = phrase(`${BEFORE_FIGURE}(?:either )?<c> or <c>(?: (?:bed|bath)s?(?: ?rooms?)?)?${AFTER_FIGURE}`)
/** 'A full bath and a powder room'. */
const POWDER = phrase(
  '(?:(?:an?|one|at least|with|<c>) )*(?:full )?baths?(?: ?rooms?)? (?:and|plus|with)(?: (?:an?|one))* powder ?room(?: at least)?',
)

/** Reads rooms that are asked for as a number and no other, or as either of two. Runs before other rooms. */
export function readExactRooms(reading: Reading): void {
  const { sentence } = reading
  sentence.take(EXACTLY, (match, span) => {
    const [index, kind] = match.slice(1).filter(Boolean)
    const count = sentence.number(index)!.value
    return setBetween(reading, kind === 'bath' ? 'baths' : 'beds', count, count, span)
  })
  sentence.take(POWDER, ([, index], span) => setBaths(reading, (sentence.number(index)?.value ?? 1) + 0.5, span))
  const { beds } = reading.inForce
  if (beds !== null)
    sentence.take(EITHER, ([words, a, b], span) => {
      const counts = [a, b].map((index) => sentence.number(index)!.value)
      const isOfBeds = !/ bath/.test(words) && counts.every((count) => count >= 1 && count <= 6 && count % 1 === 0)
      return isOfBeds ? setBeds(reading, Math.min(...counts), span) : false
    })
}
