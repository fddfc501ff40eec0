import { UPPER_END } from '#domain/search/filters.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { FILTER_WORDS } from './filter-words.ts'

type Rooms = 'beds' | 'baths'
const WORDS: Readonly<Record<Rooms, string>> = {
  beds: '(?:cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?|piezas?|bedrooms?|bed rooms?|beds?|brs?|ambientes?)(?: (?:para|de) dormir)?',
  baths: '(?:banos?|bathrooms?|bath rooms?|baths?|ba)(?: completos?)?',
}
const OPTIONS: Readonly<Record<Rooms, readonly number[]>> = { beds: BEDS_OPTIONS, baths: BATHS_OPTIONS }
const AT_LEAST = '(?:al menos|por lo menos|(?:como |un )?minimo|no menos(?= de ))'
const LEAST = `(?:(?:${AT_LEAST}|de|con|desde) )*`
const OR_MORE = '(?:o mas|(?:como )?minimo|por lo menos|al menos|para arriba|\\+|en adelante)'
const MORE = `(?: ${OR_MORE})?`
const SIZED = '(?:(?:buen[oa]s|grandes|amplios|amplias) )?'

const patternsOf = (rooms: Rooms) => {
  const room = WORDS[rooms]
  return {
    rooms,
    most: phrase(
      `(?:maximo|como maximo|no mas de|menos de|a lo mas) <c> ${room}|<c> ${room} (?:maximo|como maximo|o menos)`,
    ),
    exactly: phrase(
      `exactamente <c> ${room}|<c> ${room} exact(?:os|as|amente)|(?:solo|solamente) <c> ${room}(?: (?:ni|y) (?:mas|menos))+`,
    ),
    /** 'Al menos dos a tres' and 'dos a tres o más' have no most. */
    between: phrase(
      `(?<! ${AT_LEAST} (?:(?:de|con|desde) )*)(?:entre <c> y|(?:(?:entre|desde|de|con) )*<c> a) <c> ${SIZED}${room}(?!(?: (?:rooms?|completos?|(?:para|de) dormir))* ${OR_MORE} )`,
    ),
    above: phrase(`(?<! no )mas de <c> ${room}`),
    change: phrase(
      `(?:(?:otr[oa]|<c>) ${room} (mas|menos|adicional(?:es)?|extra)|otr[oa] ${room})(?! (?:de|que) )|(?<! (?:o|las de|los de|con|primero) )(mas|menos) ${room}(?! primero)`,
    ),
    unneeded: phrase(`no (?:necesito|necesitamos|quiero|hacen? falta|ocupo) (?:los |las |tant[oa]s )?(?:<c> )?${room}`),
    oneAndHalf: phrase(`(?:(?:y|con|un|,) )*bano y medi[oa]`),
    half: phrase(`${LEAST}<c> ${room}(?: (?:y|,|con|mas))*(?: (?:un|<c>))? medi[oa]s?(?: banos?)?`),
    count: phrase(`${LEAST}<c>${MORE}(?: (?:o|a|y|,) <c>)? ${SIZED}${room}${MORE}`),
    after: phrase(`${room} ,? ?${LEAST}(?:son )?<c>${MORE}`),
  }
}
const PATTERNS = [patternsOf('beds'), patternsOf('baths')]
const BOTH = phrase('<c> (?:/|por) <c>')
/** A bare number while a room filter is set: 'que sean cuatro', 'mejor tres', 'con tres basta'. */
const BARE_COUNT = phrase(
  '(?<=^ (?:(?:y|o|no|ok|bueno|si|pues|eh|,|[.]|perdon|ay|entonces) )*)(?:(?:que sean|que tenga|que tengan|mejor|al menos|por lo menos|minimo|con|prueba con|y si son|quiero|necesito|solo|dame|pon|ponle|digamos|hazlo de|de) )*<c>(?: (?:o mas|minimo|por favor|entonces|mejor|basta|bastan|esta bien|estan bien|(mas|menos)))*(?=(?: [.,])* $)',
)

/** Reads the numbers of bedrooms and bathrooms: a minimum, a maximum, a range, or exactly so many. */
export function readRooms(reading: Reading): void {
  const { sentence } = reading
  const numbers = (match: RegExpExecArray) =>
    match.slice(1).flatMap((index) => (/^\d+$/.test(index ?? '') ? [sentence.number(index)!.value] : []))
  for (const { rooms, ...patterns } of PATTERNS) {
    sentence.take(patterns.exactly, (match, span) => {
      const [count] = numbers(match)
      return setBetween(reading, rooms, count!, count!, span)
    })
    sentence.take(patterns.between, (match, span) => {
      const [from, to] = numbers(match)
      return setBetween(reading, rooms, from!, to!, span)
    })
    sentence.take(patterns.most, (match, span) => {
      const below = /menos de/.test(match[0]) ? (rooms === 'beds' ? 1 : 0.5) : 0
      return setMost(reading, rooms, numbers(match)[0]! - below, span)
    })
    sentence.take(patterns.unneeded, (_, span) => setRooms(reading, rooms, 0, span))
    sentence.take(patterns.above, (match, span) => {
      const [value] = numbers(match)
      return setRooms(reading, rooms, OPTIONS[rooms].find((option) => option > value!) ?? value! + 1, span)
    })
    sentence.take(patterns.change, (match, span) => {
      const step = numbers(match)[0] ?? 1
      return change(reading, rooms, / menos|^menos/.test(match[0]) ? -step : step, span)
    })
  }
  for (const { rooms, half, oneAndHalf } of PATTERNS) {
    if (rooms !== 'baths') continue
    sentence.take(oneAndHalf, (_, span) => setRooms(reading, rooms, 1.5, span))
    sentence.take(half, (match, span) => {
      const [full, halves = 1] = numbers(match)
      return setRooms(reading, rooms, full! + halves / 2, span)
    })
  }
  for (const { rooms, ...patterns } of PATTERNS)
    for (const pattern of [patterns.count, patterns.after])
      sentence.take(pattern, (match, span) => setRooms(reading, rooms, Math.min(...numbers(match)), span))
  sentence.take(BOTH, (match, span) => {
    const [beds = 99, baths = 99] = numbers(match)
    return (
      beds < 10 &&
      baths < 10 &&
      setRooms(reading, 'beds', beds, span) !== false &&
      setRooms(reading, 'baths', baths, span)
    )
  })
  sentence.take(BARE_COUNT, (match, span) => readBareCount(reading, numbers(match)[0]!, match[2], span))
}

/**
 * Sets the minimum and maximum number of rooms; equal ones mean exactly that many. Returns false if either isn't an option
 * or they are out of order.
 */
function setBetween(reading: Reading, rooms: Rooms, least: number, most: number, span: Span): false | void {
  if (least > most || !OPTIONS[rooms].includes(least) || !OPTIONS[rooms].includes(most)) return false
  reading.set({ [rooms]: least, [UPPER_END[rooms]]: most })
  const words = FILTER_WORDS[rooms].chip(most, 'sale').replace('+', '')
  reading.part(rooms, least === most ? `Exactamente ${words}` : `De ${least} a ${words}`, span)
}

/** Sets the most rooms; false for a number that can't be asked for. */
function setMost(reading: Reading, rooms: Rooms, most: number, span: Span): false | void {
  if (!OPTIONS[rooms].includes(most)) return false
  const upper = UPPER_END[rooms]
  const least = reading.inForce[rooms]
  reading.set({ [upper]: most, ...(least !== null && least > most && { [rooms]: null }) })
  reading.part(rooms, FILTER_WORDS[upper].chip(most, 'sale'), span)
}

/** Sets the largest option that is at most `wanted`; below the smallest, none. */
function setRooms(reading: Reading, rooms: Rooms, wanted: number, span: Span): false | void {
  if (!(wanted <= 20)) return false
  const most = OPTIONS[rooms].at(-1)!
  const least = OPTIONS[rooms].findLast((option) => option <= wanted) ?? null
  if (wanted > most)
    reading.limit(span, `El máximo que puede pedir es ${most} ${rooms === 'beds' ? 'dormitorios' : 'baños'} o más.`)
  const upper = reading.inForce[UPPER_END[rooms]]
  const isAbove = upper !== null && (least === null || least > upper)
  reading.set({ [rooms]: least, ...(isAbove && { [UPPER_END[rooms]]: null }) })
  const words = FILTER_WORDS[rooms]
  reading.part(rooms, least === null ? words.relaxed : words.chip(least, 'sale'), span)
}

/** Steps up or down from the number in force. */
function change(reading: Reading, rooms: Rooms, step: number, span: Span): false | void {
  reading.isChange = true
  const wanted = Math.max(0, (reading.inForce[rooms] ?? 0) + step)
  return setRooms(reading, rooms, Math.min(wanted, OPTIONS[rooms].at(-1)!), span)
}

function readBareCount(reading: Reading, count: number, how: string | undefined, span: Span): false | void {
  const { beds, baths } = reading.inForce
  const rooms = beds !== null && Number.isInteger(count) ? 'beds' : baths !== null ? 'baths' : null
  if (rooms === null || count > 9) return false
  if (how) return change(reading, rooms, how === 'mas' ? count : -count, span)
  reading.isChange = true
  return setRooms(reading, rooms, count, span)
}
