import { daysAfter } from '#domain/day.ts'
import type { DayKey } from '#domain/search/day-filters.ts'
import type { DaySpan } from '#domain/search/query-param.ts'
import { dateSaid, daysFrom, daysOfMonth, lastDay, namedDays } from '../days.ts'
import { wantOpenHouse } from '../open-houses.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { wantDay } from '../wanted-day.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { marketSaid } from './market-words.ts'
import { mention } from './search-words.ts'

export const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
)
const NOW =
  'ya mismo|ya|ahora mismo|ahora|inmediatamente|de inmediato|de una vez|hoy|(?:este|el) mes(?: que viene)?|(?:el )?proximo mes'
const DATE = `(?:(?:(principios|inicios|mediados|fines|finales) de )?(?:(?:<n>|(primero)) de )?(${MONTHS.join('|')})(?: (?:del? )?<n>)?|(${NOW}))`
const WEEKDAYS = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ')
const NAMED = `(?:fin de semana|semana|mes|manana|(?:${WEEKDAYS.join('|')})s?)`
const OPEN_HOUSES =
  '(?:(?:con|y|que|tenga|tengan|hay|un|una) )*(?:open houses?|casas? abiertas?|puertas abiertas|visitas? abiertas?)'
const OPEN_HOUSE = phrase(
  `${OPEN_HOUSES}(?:(?: (?:est[ae]|el|la|los|en|de|para|proxim[oa]|durante))* ${NAMED}(?: que viene)?(?: (?:y|o)(?: el)? (?:sabado|domingo))?)?`,
)
/** The day, where other words stand between: 'casas abiertas con tres cuartos el domingo'. */
const DAY_APART = phrase(
  `(?<=^ )(?:(?:est[ae]|el|la|proxim[oa]) )*${NAMED}(?: que viene)?(?= (?:, )?~)|(?<! (?:antes del?|hasta|desde|despues del?|a partir del?) )(?:(?:est[ae]|el|la|en|para|proxim[oa]|durante) )*${NAMED}(?: que viene)?(?: (?:y|o)(?: el)? (?:sabado|domingo))?(?=(?: (?:por favor|gracias))* (?:$|[.,]))`,
)
const ON = '(?: (?:el|en|para|dia|entre|del?|desde|los|dias))*'
/** 'Casas abiertas del 5 al 12 de diciembre', 'el 5 o el 6 de diciembre'. */
const BETWEEN = phrase(
  `${OPEN_HOUSES}${ON} <n>(?: de (${MONTHS.join('|')})(?: del? <n>)?)? (?:al?|y|o|hasta)(?: el)? ${DATE}`,
)
const ON_DAY = phrase(`${OPEN_HOUSES}${ON} ${DATE}`)

/** Reads when a home has an open house: this weekend, on a day, or between days. */
export function readOpenHouses(reading: Reading): void {
  const { sentence, today } = reading
  const want = (days: DaySpan | null, span: Span) => {
    const { openHouse, openOn } = FILTER_WORDS
    wantOpenHouse(reading, days, days === null ? openHouse.chip(true, 'sale') : openOn.chip(days, 'sale'), span)
  }
  const wanted = (days: DaySpan | null, span: Span): false | void => (days === null ? false : want(days, span))
  sentence.take(BETWEEN, ([said, day, month, year, ...groups], span) => {
    const from = [undefined, day, undefined, month ?? groups[3], year ?? groups[4], undefined]
    const [first, last] = [from, groups].map((date) => (date[3] ? dayOf(said, date, reading) : null))
    return first && last ? wanted(daysFrom(first, last), span) : false
  })
  sentence.take(ON_DAY, ([said, ...groups], span) => {
    const [, date, first, month, , now] = groups
    // 'Este mes' is several days.
    const day = now?.includes('mes') ? null : dayOf(said, groups, reading)
    if (day === null) return false
    return wanted(month && !date && !first ? daysOfMonth(day, today) : daysFrom(day, day), span)
  })
  let withoutDay: Span | null = null
  sentence.take(OPEN_HOUSE, ([said], span) => {
    if (said.search(NAMES) >= 0) want(daysNamed(said, today), span)
    else withoutDay = span
  })
  if (withoutDay) want(daysApart(reading), withoutDay)
}

/** The days that stand apart from the open house they are of; null for the weekend, and for none. */
function daysApart({ sentence, today }: Reading): DaySpan | null {
  let days: DaySpan | null = null
  sentence.take(DAY_APART, ([said]) => {
    days = daysNamed(said, today)
  })
  return days
}

const NAMES = new RegExp(`\\b${NAMED}(?= |$)`, 'g')

/** The days of 'la próxima semana' or 'el domingo'; null for the weekend, and for none. */
function daysNamed(said: string, today: string): DaySpan | null {
  const names = said.match(NAMES) ?? []
  const [name] = names
  if (name === undefined || name === 'fin de semana' || names.length > 1) return null
  if (name === 'manana') return daysFrom(daysAfter(today, 1), daysAfter(today, 1))
  const isNext = /(?:^| )(?:proxim[oa]|que viene)(?= |$)/.test(said)
  if (name === 'semana') return namedDays('week', isNext, today)
  if (name === 'mes') return namedDays('month', isNext, today)
  return namedDays(WEEKDAYS.indexOf(name.replace(/(?<=sabado|domingo)s$/, '')), false, today)
}

const SINCE: readonly (readonly [DayKey, RegExp])[] = [
  [
    'reducedSince',
    phrase(
      `(?:(?:que|con|hayan|han|y) )*(?:rebajad[oa]s?|(?:bajado|rebajado)(?: (?:de|el))? precio|rebajas?(?: de precio)?|precio rebajado) desde(?: el)? ${DATE}`,
    ),
  ],
  [
    'listedSince',
    phrase(`(?:(?:que|las|y|esten) )*(?:nuev[oa]s?|publicad[oa]s?|en el mercado|a la venta) desde(?: el)? ${DATE}`),
  ],
]

/** Reads since when homes are on the market, or reduced: the last such day. */
export function readSinceDays(reading: Reading): void {
  for (const [key, pattern] of SINCE)
    reading.sentence.take(pattern, ([said, ...groups], span) => {
      // Without its month it is read as days on the market.
      const day = groups[3] ? dayOf(said, groups, reading, true) : null
      return wantDay(reading, key, day, (wanted) => FILTER_WORDS[key].chip(wanted, 'sale'), span)
    })
}

const LEAD =
  '(?:(?:que|y|es|este|esten|esta|sea|sean|la|lo|me|nos|quiero|queremos|necesito|necesitamos|puedo|podamos|pueda|tengo|tenemos|para|poder) )*'
const BEFORE_DATE = '(?: (?:para|el|la|antes|de|a|partir|del|desde|en|dia|por|hasta|inicios|primeros|dias|mas|tardar))*'
const AVAILABLE = phrase(
  `${LEAD}(?:disponibles?|libres?|vaci[oa]s?|desocupad[oa]s?|mudarme|mudarnos|mudar|mudanza|mud(?:o|amos)|entrar|ocupar(?:la|lo)?|(?<= )(?:desde|para|a partir))${BEFORE_DATE} ${DATE}(?: o antes)?`,
)
/** Where a day is in force, a date alone is another: 'mejor el 15 de enero'. */
const ANOTHER_DAY = phrase(
  `(?<=^ (?:(?:y|no|mejor|bueno|ok|,|perdon|digo|o) )*)(?:(?:para|el|desde|en|antes|de|dia) )*${DATE}(?=(?: (?:por favor|entonces|mejor|[.]))* $)`,
)

/** Reads the day by which a home to rent is free; a month without its year is the next one. */
export function readAvailable(reading: Reading): void {
  const { sentence, inForce } = reading
  if (marketSaid(reading) !== 'rent') return
  const read = ([said, ...groups]: RegExpExecArray, span: Span) => {
    const isBare = /^(?:desde|para|a partir) /.test(said)
    const day = isBare && groups[5] ? null : dayOf(said, groups, reading)
    return wantDay(reading, 'available', day, (wanted) => FILTER_WORDS.available.chip(wanted, 'rent'), span)
  }
  sentence.take(AVAILABLE, read)
  if (inForce.available !== null) sentence.take(ANOTHER_DAY, read)
}

/** The ISO date of the words that the pattern has caught; null for a day that no month has. `isPast` as in `dateSaid`. */
function dayOf(
  said: string,
  [part, date, first, month, ofYear, now]: readonly (string | undefined)[],
  { sentence, today }: Reading,
  isPast = false,
): string | null {
  const [year, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (now)
    return /proximo|viene/.test(now)
      ? lastDay(year, thisMonth + 1)
      : / mes/.test(now)
        ? lastDay(year, thisMonth)
        : today
  const number = MONTHS.indexOf(month!) + 1
  const isWhole = /^(?:fines|finales)/.test(part ?? '') || said.includes(` en ${month}`)
  const about = isWhole ? null : part === 'mediados' ? 15 : 1
  const day = first ? 1 : (sentence.number(date)?.value ?? about)
  return dateSaid({ year: sentence.number(ofYear)?.value ?? null, month: number, date: day }, isPast, today)
}

const WORD = '(?!(?:en|cerca|por|con|sin|y|o|de|del|entre|desde|que|hasta|menos|mas|para|a|al) )[a-z0-9]+'
const MENTIONED = phrase(
  `(?:(?:y|con|que|la|una|descripcion) )*(?:mencione|mencionen|menciona|mencionan|diga|digan) (?:(?:un|una|el|la) )?(${WORD}(?: ${WORD}){0,2})`,
)

/** Reads what the description must mention: up to three words each time. */
export function readWords(reading: Reading): void {
  reading.sentence.take(MENTIONED, ([, words], span) => {
    if (/[#=@~]/.test(words!)) return false
    mention(reading, words!, span)
  })
}
