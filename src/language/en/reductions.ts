import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'

const WITH =
  '(?:(?:with|and|an?|that|which|has|have|had|were|was|been|got|its|their|the|asking|whose|where|they|prices?|rents?|knocked|took|taken|shaved) )*'
const CUT =
  '(?:reduced|lowered|marked down|knocked down|slashed|(?:price )?(?:reductions?|cuts?|drops?)|prices? (?:reduced|cut|dropped|lowered|down)|(?:dropped|cut|lowered|reduced|slashed|came down|come down|gone down|went down)(?:(?: (?:in|on|the|their|its|asking))+(?: prices?)?| prices?(?= by ))?)'
const LEAST = '(?:at least|a minimum of|minimum|more than|over|above|no less than|not less than)'
const DOLLARS = '(?: (?:dollars|bucks))?'
const OR_MORE = '(?: (?:or more|and up|or better|plus|\\+|at least|minimum|off))*'
/** 'Reduced by at least $10,000', 'a price cut of 20k or more', 'at least 10,000 off', 'a 15,000 dollar price cut'. */
const REDUCTION = phrase(
  `${WITH}${CUT} (?:(?:by|of|at|is|was) (?:${LEAST} )?|${LEAST} )<n>${DOLLARS}${OR_MORE}|${WITH}${LEAST} <n>${DOLLARS} (?:off(?: (?:the|of|its|their|asking|original|list))*(?: price)?|(?:price )?(?:cuts?|reductions?|drops?))|${WITH}<n>${DOLLARS} (?:(?:or more|plus) )?price (?:cuts?|reductions?|drops?)${OR_MORE}`,
)

/** Reads by how many dollars the price went down, at least. */
export function readReductions(reading: Reading): void {
  reading.sentence.take(REDUCTION, ([, ...groups], span) => {
    const { value } = reading.sentence.number(groups.find((index) => index !== undefined))!
    return setEnds(reading, 'reducedBy', { min: value, max: null }, span)
  })
}
