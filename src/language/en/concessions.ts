import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { openPriceEnd } from './changes.ts'
import { setEnds } from './figure-ends.ts'
import { FILTER_WORDS } from './filter-words.ts'

const FINE =
  '(?:fine|ok|okay|good|great|alright|all right|acceptable|welcome|no (?:problem|issue|big deal)|not (?:a|an) (?:problem|issue|big deal)|possible|charming|lovely|nice|works?|will do|would do|do)'
const END =
  '(?: (?:too|also|as well|with|by|me|us|then|though|really|totally|thats|that|is|its|and|,|not|a|no|problem|issue|fine|ok|okay|i|we|dont|mind|guess|suppose))*(?= (?:$|[.]))'
const MAY = '(?:can|could|may|might|would)'
const LEAD =
  '(?<=(?:^|[.]) (?:(?:and|or|but|well|ok|okay|so|oh|no|nah|actually|hm|hmm|um|uh|maybe|also|even|,) )*)(?:(?:an?|the|something|anything|even|bit|little|much|slightly|somewhat|homes?|houses?|ones?) )*'
const ONES = '(?: (?:ones?|homes?|houses?|places?|buildings?|listings?|things?|stuff|#\\d+))*'

/** 'Older is fine too', 'it can be older', 'I don’t mind an older one'. */
const allowing = (words: string): RegExp =>
  phrase(
    [
      `${LEAD}(?:${words})${ONES}(?: (?:is|are|s|would|will|be|also|just|perfectly|totally|all|quite))* ${FINE}${END}`,
      `${LEAD}(?:${words})${ONES}(?: (?:too|also|as well))+${END}`,
      `(?:(?:it|they|that|this|the (?:house|home|place|building|lot|fee|ride|walk|price)s?) )?${MAY} (?:(?:also|well|even|certainly) )*(?:be|go|cost|take)(?: (?:an?|bit|little|even|much|also|slightly))* (?:${words})${ONES}${END}`,
      `(?:(?:i|we|id|wed) )?(?:dont|do not|wouldnt|would not|didnt) (?:really )?(?:mind|care about|object to)(?: (?:an?|the|it|having|if|its|is|bit|little|being|something|somewhat))* (?:${words})${ONES}${END}`,
    ].join('|'),
  )
const NOT_SO = (word: string): string =>
  `(?:(?:it|that|this|the (?:house|home|place|building)|they) )?(?:doesnt|does not|neednt|need not|dont|do not)(?: (?:really|necessarily|have|need|to|be))+ (?:that |so |very |too |all that |this )?${word}${END}`

const FIGURES = [
  { key: 'built', end: 'min', words: 'older|old|less new' },
  { key: 'built', end: 'max', words: 'newer|younger|more modern|new' },
  { key: 'lot', end: 'min', words: '(?:smaller|less|tinier) (?:lots?|land|yards?|acreage|acres)' },
  { key: 'lot', end: 'max', words: '(?:bigger|larger|more) (?:lots?|land|yards?|acreage|acres)' },
  { key: 'size', end: 'min', words: 'smaller|less space|tinier' },
  { key: 'size', end: 'max', words: 'bigger|larger|more space' },
  { key: 'fee', end: 'max', words: '(?:higher|bigger|larger|more) (?:hoa|association|fees?|dues)(?: (?:fees?|dues))*' },
] as const
const ALLOWED = FIGURES.map((one) => ({ ...one, pattern: allowing(one.words) }))
const NOT_SO_NEW = phrase(NOT_SO('(?:new|modern|recent|young)'))
const NOT_SO_BIG = phrase(NOT_SO('(?:big|large|spacious)'))

const AMOUNT = '(?: <n>(?: (?:dollars|bucks|thousand|a month))?| that| this)?'
const CHEAPER = `(?:less|lower|cheaper|under|below|less expensive)(?: than)?${AMOUNT}`
const DEARER = `(?:more|higher|dearer|pricier|over|above|more expensive)(?: than)?${AMOUNT}`
const BELOW_TOO = allowing(CHEAPER)
const ABOVE_TOO = allowing(DEARER)

const LONGER_RIDE = allowing('longer (?:rides?|commutes?|trips?|train rides?)')
const RIDE_MAY = phrase(
  `(?:(?:the|my|our) )?(?:ride|commute|trip|train)(?: (?:time|ride))? ${MAY} (?:(?:also|well|certainly) )*(?:be|take)(?: (?:an?|bit|little|even|somewhat))* (?:longer|more)${END}`,
)
const OLDER_LISTINGS = allowing('older(?: listings?)?')
const LONGER_WALK = allowing('longer walks?|(?:farther|further)(?: (?:on foot|walk|to walk))')

/** 'An acre's too much to ask', before the acres that will do. */
const ACRES_TOO_MUCH = phrase(
  '(?:(?:an?|one|the|half|quarter|of|#\\d+|[#=]\\d+|full|whole) )*acres?(?: (?:s|is|are|was|would be|may be|might be|maybe|probably|just|way|asking|a bit|a little))* too (?:much|big|large)(?: (?:to ask(?: for)?|for (?:me|us)|land|then))*(?= .* acres? )',
)

/** Reads what is allowed beside what is asked: 'older is fine too' takes the least year back, and asks for nothing older. */
export function readConcessions(reading: Reading): void {
  const { sentence, inForce } = reading
  if (inForce.lot !== null) sentence.takes(ACRES_TOO_MUCH)
  for (const { key, end, pattern } of ALLOWED)
    if (isSet(inForce[key], end)) sentence.take(pattern, (_, span) => openEnd(reading, key, end, span))
  if (isSet(inForce.built, 'min')) sentence.take(NOT_SO_NEW, (_, span) => openEnd(reading, 'built', 'min', span))
  if (isSet(inForce.size, 'min')) sentence.take(NOT_SO_BIG, (_, span) => openEnd(reading, 'size', 'min', span))
  if (inForce.days !== null && inForce.built === null)
    sentence.take(OLDER_LISTINGS, (_, span) => {
      reading.isChange = true
      reading.cleared.add('days')
      reading.part('cleared', `Removed: ${FILTER_WORDS.days.noun}`, span)
    })
  const price = (pattern: RegExp, end: 'min' | 'max') =>
    sentence.take(pattern, (match, span) => {
      const said = match.slice(1).find(Boolean)
      return isBeyond(reading, end, said) ? openPriceEnd(reading, end, span) : false
    })
  if (inForce.price.min > EVERY_PRICE.min) price(BELOW_TOO, 'min')
  if (inForce.price.max < EVERY_PRICE.max) price(ABOVE_TOO, 'max')
  const { minutes, walk } = inForce.train
  const train = (pattern: RegExp, end: 'minutes' | 'walk', words: string) =>
    sentence.take(pattern, (_, span) => {
      reading.isChange = true
      reading.train = { ...reading.train, [end]: null }
      reading.part('cleared', words, span)
    })
  if (minutes !== null) for (const pattern of [LONGER_RIDE, RIDE_MAY]) train(pattern, 'minutes', 'Any travel time')
  if (walk !== null) train(LONGER_WALK, 'walk', 'Any walk')
}

const isSet = (ends: Ends | null, end: 'min' | 'max'): boolean => ends !== null && ends[end] !== null

/** Whether an amount allowed lies beyond the end in force; without one, all do. In whole dollars or thousands. */
function isBeyond({ sentence, inForce }: Reading, end: 'min' | 'max', said: string | undefined): boolean {
  const amount = sentence.number(said)?.value
  if (amount === undefined) return true
  const bound = inForce.price[end]
  return [1, 1000].some((unit) => amount * unit === bound)
}

/** Opens one end of a figure in force; the other one stays. */
function openEnd(
  reading: Reading,
  key: 'built' | 'lot' | 'size' | 'fee',
  end: 'min' | 'max',
  span: Span,
): false | void {
  reading.isChange = true
  const ends = { ...reading.inForce[key]!, [end]: null }
  if (ends.min !== null || ends.max !== null) return setEnds(reading, key, ends, span)
  reading.cleared.add(key)
  reading.part('cleared', `Removed: ${FILTER_WORDS[key].noun}`, span)
}
