import { flagAt } from '#domain/search/filters/flags.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

const ONES =
  '(?:whats?|which|who|whos|that|those|anything|something|everything|stuff|ones?|homes?|houses?|places?|listings?|condos?|any|all|only|just)'
const LATELY =
  '(?: (?:lately|recently|this week|this month|again|a bit|a little|some|by (?:a lot|much)|today|the last few (?:days|weeks)))*'
/** 'What dropped in price', 'anything that got cheaper lately', 'who’s come down on their price'. */
const CHEAPER_NOW = phrase(
  `(?:${ONES} )+(?:(?:has|have|had|is|been|just|recently|got|gotten|that|which|who|ve) )*(?:(?:dropp(?:ed|ing)|fallen|fell|falling|come down|came down|coming down|went down|gone down|going down|lower(?:ed)?|reduced|cut|slashed|marked down|knocked down)${LATELY} (?:in|on|their|the|its)(?: (?:the|their|its|asking))* prices?|(?:got|gotten|become|became) cheaper|took (?:a |an )?(?:price|asking price) (?:cut|drop|reduction)s?)${LATELY}(?! (?:by|of) )`,
)

/** Reads homes that cost less than before, before 'cheaper' is taken for a lower price. */
export function readPriceCuts(reading: Reading): void {
  reading.sentence.take(CHEAPER_NOW, (_, span) => {
    reading.set({ reduced: true })
    reading.part('reduced', flagAt('reduced').label, span)
  })
}
