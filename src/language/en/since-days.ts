import { chipText } from '#domain/search/chip-texts.ts'
import type { DayKey } from '#domain/search/day-filters.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { wantDay } from '../wanted-day.ts'
import { DATE, dayOf } from './availability.ts'

const AND = '(?:(?:that|which|with|and|are|is|was|were|got|been|their|its|the|an?) )*'
const SINCE: readonly (readonly [DayKey, RegExp])[] = [
  [
    'reducedSince',
    phrase(
      `${AND}(?:(?:reduced|price (?:reductions?|cuts?|drops?|reduced|cut|dropped)|prices? (?:reduced|cut|dropped|lowered)|marked down)(?: in price)?) since ${DATE}`,
    ),
  ],
  [
    'listedSince',
    phrase(
      `${AND}(?:(?:new|newly|listings?|listed|added|posted|on the market|came on(?: the market)?|come on(?: the market)?) )+since ${DATE}`,
    ),
  ],
]
/** A date with its month; 'since yesterday' and 'since this week' are read as days on the market. */
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/

/** Reads since when homes are on the market, or reduced: the last such day. */
export function readSinceDays(reading: Reading): void {
  for (const [key, pattern] of SINCE)
    reading.sentence.take(pattern, ([said, ...groups], span) => {
      const day = MONTH.test(said) ? dayOf(said, groups, reading, true) : null
      return wantDay(reading, key, day, (wanted) => chipText(key, wanted, 'sale'), span)
    })
}
