import { FILTERS } from '#domain/search/filters/catalogue.ts'
import { flagAt, type FlagKey } from '#domain/search/filters/flags.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { marketSaid, ONLY_RENTALS } from './market-words.ts'

const CAN = '(?:can|could|am able to|is able to|will be able to)(?: (?:actually|really|also|even|still))*'
/** What someone in a wheelchair says of a bedroom and of the way in, without the filters' names. */
const WISHES: readonly (readonly [FlagKey, RegExp])[] = [
  [
    'accessibleBedroom',
    phrase(
      `(?:(?:with|a|an|the|at least|one) )*bed ?rooms?(?: (?:that|which))? (?:i|we|she|he|mom|dad|my [a-z]+) ${CAN} (?:get (?:into|in|to)|use|reach|enter|roll into|wheel into|go into)(?: (?:with|in|using) (?:the|my|a|his|her) (?:wheel ?)?chair)*`,
    ),
  ],
  [
    'stepFree',
    phrase(
      '(?:(?:roll|wheel) (?:right |straight |myself |him |her )*(?:in|inside|through the (?:front )?door|up to the door)|(?:get|go|come) in(?:side)? (?:with|in) (?:a|my|his|her|the) (?:wheel ?chair|walker|scooter|rollator))',
    ),
  ],
]

/** Reads what a person in a wheelchair needs, however it is told. */
export function readAccessWishes(reading: Reading): void {
  const { sentence } = reading
  const market = marketSaid(sentence.code()) ?? reading.market
  for (const [key, pattern] of WISHES)
    sentence.take(pattern, (_, span) => {
      if ((FILTERS[key].market ?? market) !== market) return reading.limit(span, ONLY_RENTALS)
      reading.set({ [key]: true })
      reading.part(key, flagAt(key).label, span)
    })
}
