import { chipText, roomsChip } from '#domain/search/chip-texts.ts'
import { UPPER_END } from '#domain/search/filters.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'

const BED = '(?:bed rooms?|beds?|brs?|bds?|bdrms?|bdrs?|rooms? (?:for|to) sleep(?:ing)?|sleeping rooms?)'
const BATH = '(?:bath rooms?|baths?|ba|bth|bths)'
const SORT_OF = '(?:(?:good|large|big|separate|spacious|real|full|decent|nice|size|sized|different) )*'
const AT_LEAST =
  '(?:at least|a minimum of|minimum of|minimum|min|no less than|not less than|no fewer than|nothing (?:under|below|less than|fewer than))'
const LEAST = `(?:(?:${AT_LEAST}|or more|or better) )?`
const OR_MORE = '(?:\\+|plus|or more|or better|and up|or above|minimum|min|at least|at the least)'
const MORE = `(?: ${OR_MORE})?`
const MOST =
  '(?:at most|no more than|not more than|a maximum of|maximum of|maximum|max|(?<! (?:no|not|nothing) )(?:fewer|less) than)'
const RANGE = `${LEAST}<c>${MORE}(?: (?:to|or|,|and|maybe|or maybe|and maybe|or even|possibly) <c>${MORE})? ${SORT_OF}`

/** 'At least two to three' and 'two to three or more' have no most. */
const rangeOf = (room: string) =>
  phrase(
    `(?<! ${AT_LEAST} )(?:(?:between|from) <c> (?:and|to)|<c> to) <c> ${SORT_OF}${room}(?!(?: rooms?)? ${OR_MORE} )`,
  )
const ENDS = [
  { rooms: 'beds', between: rangeOf(BED), most: phrase(`${MOST} <c> ${BED}`) },
  { rooms: 'baths', between: rangeOf(BATH), most: phrase(`${MOST} <c> ${BATH}`) },
] as const
const BEDS_CHANGE = phrase(
  `(one more|an extra|another|an additional|extra|<c> (?:more|less|fewer)|one extra|one less|one fewer|(?<! or )more|(?<! or )less|fewer) ${BED}|<c> ${BED} (more|less|fewer)`,
)
const BATHS_CHANGE = phrase(
  `(one more|an extra|another|an additional|extra|<c> (?:more|less|fewer)|one extra|one less|one fewer|(?<! or )more|(?<! or )less|fewer) ${BATH}|<c> ${BATH} (more|less|fewer)`,
)
/** 'And a half bath', where whole ones are in force. */
const HALF_MORE = phrase(
  `(?<! [#=]\\d+ (?:full )?(?:${BATH} )?(?:and )?(?:an? )?)(?:(?:an?|one|another|extra|plus|additional|more) )*half ${BATH}(?: (?:more|extra|too|as well))*`,
)
const BEDS = phrase(`(?:(?:a|for) )?${RANGE}${BED}${MORE}`)
const BEDS_AFTER = phrase(`${BED} ,? ?(?:count |number )?${LEAST}(?:is |of |should be )?<c>${MORE}`)
const BATHS_HALF = phrase(
  `${LEAST}<c> full (?:${BATH} )?(?:(?:and|,|plus) )*(?:a|one|<c>) half(?: ${BATH})?|${LEAST}<c> ${BATH} and (?:a )?half(?: ${BATH})?`,
)
const BATHS = phrase(`${RANGE}${BATH}${MORE}`)
const BATHS_AFTER = phrase(`${BATH} ${LEAST}<c>${MORE}`)
const BOTH = phrase('<c> (?:/|by|x) <c>(?! lots?)')
const UNNEEDED =
  '(?:dont|doesnt|do not|does not|didnt) (?:really )?(?:need|want|have to have|require) (?:the |all |as many as )?<c> '
const BEDS_UNNEEDED = phrase(UNNEEDED + BED)
const BATHS_UNNEEDED = phrase(UNNEEDED + BATH)
const ABOVE = '(?<! (?:no|not) )(?:more than|greater than|over|above) <c> '
const BEDS_ABOVE = phrase(ABOVE + BED)
const BATHS_ABOVE = phrase(ABOVE + BATH)
const NO_STUDIO = phrase('(?:no|not(?: an?)?|without|except|dont want(?: an?)?|anything but(?: an?)?) studios?')
const STUDIO = phrase('(?:a )?studios?(?: apartments?)?(?! or)')
/** Numbers as a recognizer mishears them: 'to bed room', 'for bed room', 'tree bed room'. */
const MISHEARD: readonly (readonly [RegExp, number])[] = [
  [phrase(`(?:to|too) (?:bath|bed) ?(?:rooms?)?`), 2],
  [phrase('(?:(?:a|with|need|want) |(?<=^ ))(?:for|fore) bed ?(?:rooms?)?'), 4],
  [phrase('tree (?:bed|bath) ?(?:rooms?)?'), 3],
  [phrase(`an? ${BATH} and (?:a )?half`), 1.5],
  // 'A second bedroom' makes two.
  [phrase(`an? (?:second|2nd) (?:${BED}|${BATH})`), 2],
  [phrase(`an? (?:third|3rd) (?:${BED}|${BATH})`), 3],
  [phrase(`an? (?:fourth|4th) (?:${BED}|${BATH})`), 4],
]

type Rooms = keyof typeof UPPER_END

/** The largest option that is at most `wanted`, or null below the smallest. */
const snapped = (options: readonly number[], wanted: number): number | null =>
  options.findLast((option) => option <= wanted) ?? null

/** Reads the numbers of bedrooms and bathrooms: a minimum, a maximum, a range, or exactly so many. */
export function readRooms(reading: Reading, { changedLast }: Pick<SpokenContext, 'changedLast'>): void {
  const { sentence } = reading
  const least = (a?: string, b?: string): number | null => {
    const values = [sentence.number(a)?.value, sentence.number(b)?.value].filter((value) => value !== undefined)
    return values.length > 0 ? Math.min(...values) : null
  }
  for (const { rooms, between, most } of ENDS) {
    sentence.take(between, (match, span) => {
      const [from, to] = match.slice(1).flatMap((index) => sentence.number(index)?.value ?? [])
      return setBetween(reading, rooms, from!, to!, span)
    })
    sentence.take(most, ([words, index], span) => {
      const below = /(?:fewer|less) than/.test(words) ? (rooms === 'beds' ? 1 : 0.5) : 0
      return setMost(reading, rooms, sentence.number(index)!.value - below, span)
    })
  }
  sentence.take(BEDS_UNNEEDED, (_, span) => setBeds(reading, 0, span))
  sentence.take(BATHS_UNNEEDED, (_, span) => setBaths(reading, 0, span))
  readChange(reading, BEDS_CHANGE, 'beds')
  readChange(reading, BATHS_CHANGE, 'baths')
  const { baths } = reading.inForce
  if (baths !== null && Number.isInteger(baths))
    sentence.take(HALF_MORE, (_, span) => {
      reading.isChange = true
      return setBaths(reading, baths + 0.5, span)
    })
  const above = (options: readonly number[], index: string | undefined): number | null => {
    const value = least(index)
    return value === null ? null : (options.find((option) => option > value) ?? value + 1)
  }
  sentence.take(BEDS_ABOVE, ([, index], span) => setBeds(reading, above(BEDS_OPTIONS, index), span))
  sentence.take(BATHS_ABOVE, ([, index], span) => setBaths(reading, above(BATHS_OPTIONS, index), span))
  sentence.take(BATHS_HALF, (match, span) => {
    const full = least(match[1] ?? match[3]) ?? 0
    const halves = sentence.number(match[2])?.value ?? 1
    return setBaths(reading, full + halves / 2, span)
  })
  for (const pattern of [BEDS, BEDS_AFTER]) {
    sentence.take(pattern, (match, span) => setBeds(reading, least(match[1], match[2]), span))
  }
  for (const pattern of [BATHS, BATHS_AFTER]) {
    sentence.take(pattern, (match, span) => setBaths(reading, least(match[1], match[2]), span))
  }
  sentence.take(BOTH, (match, span) => {
    const [beds, baths] = [least(match[1]) ?? 99, least(match[2]) ?? 99]
    return beds < 10 && baths < 10 && setBeds(reading, beds, span) !== false && setBaths(reading, baths, span)
  })
  for (const [pattern, count] of MISHEARD) {
    sentence.take(pattern, (match, span) =>
      match[0].includes('bath') ? setBaths(reading, count, span) : setBeds(reading, count, span),
    )
  }
  sentence.take(BARE_COUNT, ([, index, how], span) =>
    readBareCount(reading, { count: least(index)!, how, changedLast }, span),
  )
  // No filter asks for zero bedrooms: a studio is found by its title.
  sentence.take(NO_STUDIO, (_, span) =>
    reading.limit(span, 'A studio has no separate bedroom. Ask for one bedroom or more.', {
      label: '1 bedroom or more',
      says: 'at least 1 bedroom',
    }),
  )
  sentence.take(STUDIO, (_, span) => reading.setSearch('studio', span))
}

/** Sets the most rooms; false for a number that can't be asked for. */
export function setMost(reading: Reading, rooms: Rooms, wanted: number, span: Span): false | void {
  const most = snapped(rooms === 'beds' ? BEDS_OPTIONS : BATHS_OPTIONS, wanted)
  if (most === null || most !== wanted) return false
  const least = reading.plain[rooms] ?? reading.inForce[rooms]
  reading.set({ [UPPER_END[rooms]]: most, ...(least !== null && least > most && { [rooms]: null }) })
  reading.part(rooms, chipText(UPPER_END[rooms], most, 'sale'), span)
}

/**
 * Sets the minimum and maximum number of rooms; equal ones mean exactly that many. Returns false if either isn't an option
 * or they are out of order.
 */
export function setBetween(reading: Reading, rooms: Rooms, least: number, most: number, span: Span): false | void {
  const options: readonly number[] = rooms === 'beds' ? BEDS_OPTIONS : BATHS_OPTIONS
  if (least > most || !options.includes(least) || !options.includes(most)) return false
  reading.set({ [rooms]: least, [UPPER_END[rooms]]: most })
  reading.part(rooms, roomsChip(rooms, least, most), span)
}

/** The most rooms give way to a least number above them. */
const aboveMost = ({ inForce }: Reading, rooms: Rooms, least: number | null) => {
  const most = inForce[UPPER_END[rooms]]
  return most !== null && (least === null || least > most) ? { [UPPER_END[rooms]]: null } : {}
}

/** Sets the least number of bedrooms; false for a number that no home has. */
export function setBeds(reading: Reading, wanted: number | null, span: Span): false | void {
  if (wanted === null || wanted > 20) return false
  const beds = snapped(BEDS_OPTIONS, wanted)
  if (wanted > 5) reading.limit(span, 'The most you can search for is 5 bedrooms or more.')
  reading.set({ beds, ...aboveMost(reading, 'beds', beds) })
  reading.part('beds', beds === null ? 'Any beds' : `${beds}+ ${beds === 1 ? 'bed' : 'beds'}`, span)
}

/** Sets the least number of bathrooms; false for a number that no home has. */
export function setBaths(reading: Reading, wanted: number | null, span: Span): false | void {
  if (wanted === null || wanted > 20) return false
  const baths = snapped(BATHS_OPTIONS, wanted)
  if (wanted > 3.5) reading.limit(span, 'The most you can search for is 3.5 bathrooms or more.')
  reading.set({ baths, ...aboveMost(reading, 'baths', baths) })
  reading.part('baths', baths === null ? 'Any baths' : `${baths}+ ${baths === 1 ? 'bath' : 'baths'}`, span)
}

/** A bare number while a room filter is set: 'make it five', 'three would do', 'one less'. */
const BARE_COUNT = phrase(
  '(?<=^ (?:(?:and|or|no|nah|nope|not|ok|okay|yes|actually|,|[.]|um|uh|oh|then|sorry|well|maybe|but) )*)(?:(?:make (?:it|that)|at least|a minimum of|minimum|min|with|try|what about|how about|i|we|need|want|only|just|wed|id|give me|lets(?: (?:say|do|go with))?|i (?:mean|meant)|(?:(?:could|can|would|wed|id|might) )*(?:live|do|work|survive|manage|cope|get by|make do|be (?:ok|okay|fine|happy))(?: with| on)?|settle for|(?:see )?(?:what|how) (?:it|that|they)(?: (?:looks?|would look))? (?:like )?with) )*<c>(?: rooms?)?(?: (?:\\+|or more|at least|minimum|please|instead|then|(?:would|will|ll|should|could)(?: have to| also| probably)* (?:do|work|suffice|be (?:better|enough|fine|ok|okay|good|nice|great|perfect))|(?:(?:is|are|s)(?: (?:just|really|all|totally))* )?(?:enough|fine|ok|okay|plenty|better|good|great|perfect|alright|all right)|(more|less|fewer)))*(?=(?: (?:[.,]|and|~+))* $)',
)

function readBareCount(
  reading: Reading,
  { count, how, changedLast }: { count: number; how: string | undefined; changedLast: SpokenContext['changedLast'] },
  span: Span,
): false | void {
  const { beds, baths } = reading.inForce
  const isOfBaths = changedLast === 'baths' && baths !== null
  const kind = beds !== null && !isOfBaths && Number.isInteger(count) ? 'beds' : baths !== null ? 'baths' : null
  if (kind === null || count > 9) return false
  reading.isChange = true
  const wanted = how ? Math.max(0, reading.inForce[kind]! + (how === 'more' ? count : -count)) : count
  return kind === 'beds' ? setBeds(reading, wanted, span) : setBaths(reading, wanted, span)
}

function readChange(reading: Reading, pattern: RegExp, kind: 'beds' | 'baths'): void {
  reading.sentence.take(pattern, ([, before, count, counted, after], span) => {
    const how = before ?? after ?? ''
    // 'Fewer bathrooms' may be half a one.
    const least = kind === 'baths' && /^(?:less|fewer)$/.test(how) ? 0.5 : 1
    const step = (reading.sentence.number(count ?? counted)?.value ?? least) * (/less|fewer/.test(how) ? -1 : 1)
    reading.isChange = true
    const wanted = Math.max(0, (reading.inForce[kind] ?? 0) + step)
    return kind === 'beds'
      ? setBeds(reading, Math.min(wanted, 5), span)
      : setBaths(reading, Math.min(wanted, 3.5), span)
  })
}
