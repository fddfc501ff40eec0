import { daysAfter } from '#domain/day.ts'
import { slotAt, type TourSlot } from '#domain/inquiry/tour-slots.ts'
import { dateOf, inNextWeek, nextDate, nextOfMonths, until } from '../days.ts'
import type { SpokenTime } from '../grammar.ts'
import { plainWords } from './plain-words.ts'
import { MONTHS } from './spanish-words.ts'

const WEEKDAYS = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ')
const COUNTS = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete ' +
  'veintiocho veintinueve treinta'
).split(' ')

const WEEKDAY = `(${WEEKDAYS.join('|')})s?`
const NUMBER = `(\\d{1,2}|${COUNTS.join('|')}|primero|un|una|treinta y uno)`
const NEXT = '(?:proximo|siguiente)'

function countOf(words: string): number {
  if (/^\d/.test(words)) return Number(words)
  if (words === 'primero' || words === 'un' || words === 'una') return 1
  return words === 'treinta y uno' ? 31 : COUNTS.indexOf(words)
}

type DayReader = (match: RegExpExecArray, today: string) => string | null

const READERS: readonly (readonly [RegExp, DayReader])[] = [
  [/ (\d{4})-(\d{2})-(\d{2})(?= )/, ([, year, month, day]) => dateOf(Number(year), Number(month), Number(day))],
  [/ pasado mañana(?= )/, (_, today) => daysAfter(today, 2)],
  // 'Mañana' alone is tomorrow; 'por la mañana' and 'de la mañana' are the morning.
  [/(?<! la| esta) mañana(?= )/, (_, today) => daysAfter(today, 1)],
  [/ (?:hoy|esta noche)(?= )/, (_, today) => today],
  [
    new RegExp(` (?:en|dentro de) ${NUMBER} (dia|semana)s?(?= )`),
    ([, count, unit], today) => daysAfter(today, countOf(count!) * (unit === 'semana' ? 7 : 1)),
  ],
  [
    new RegExp(` (?:el )?(?:dia )?${NUMBER} de (${MONTHS.join('|')}|setiembre)(?: (?:de|del) (20\\d\\d))?(?= )`),
    ([, day, month, year], today) =>
      nextDate(MONTHS.indexOf(month!.replace('setiembre', 'septiembre')) + 1, countOf(day!), year, today),
  ],
  [
    / (\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?= )/,
    ([, month, day, year], today) =>
      nextDate(Number(month), Number(day), year?.length === 2 ? `20${year}` : year, today),
  ],
  [
    new RegExp(` (?:${NEXT} ${WEEKDAY}|${WEEKDAY} (?:${NEXT}|de la proxima semana|que viene))(?= )`),
    ([, before, after], today) => inNextWeek(WEEKDAYS.indexOf((before ?? after)!), today),
  ],
  [new RegExp(` ${WEEKDAY}(?= )`), ([, name], today) => daysAfter(today, until(WEEKDAYS.indexOf(name!), today))],
  [
    new RegExp(` ${NEXT} fin de semana(?= )| fin de semana (?:${NEXT}|que viene)(?= )`),
    (_, today) => inNextWeek(6, today),
  ],
  [/ fin de semana(?= )/, (_, today) => daysAfter(today, until(6, today))],
  [new RegExp(` (?:la )?(?:proxima semana|semana (?:proxima|que viene))(?= )`), (_, today) => inNextWeek(1, today)],
  [new RegExp(` el (?:dia )?(\\d{1,2})(?= )`), ([, day], today) => nextOfMonths(Number(day), today)],
]

/**
 * Reads a day and a time of day from 'el próximo sábado a las 10', 'mañana por la tarde', '3 de marzo'. A weekday is the next
 * one after today; hours without a half of the day are taken as tour hours. `today`: ISO date.
 */
export function readSpokenTime(said: string, today: string): SpokenTime {
  const text = plainWords(said).replaceAll(new RegExp(` (?:no|en (?:lugar|vez) de)(?: el)? ${WEEKDAY}(?= )`, 'g'), ' ')
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    const day = match && read(match, today)
    if (match && day) {
      const end = match.index + match[0].length
      return { day, ...readTimeOfDay(text.slice(0, match.index) + ' '.repeat(end - match.index) + text.slice(end)) }
    }
  }
  return { day: null, ...readTimeOfDay(text) }
}

const MINUTES: Readonly<Record<string, string>> = { ' y media': '30', ' y cuarto': '15', ' menos cuarto': '45' }
const CLOCK = new RegExp(
  ` (?:a las?|a eso de las|como a las|sobre las|despues de las|tipo) ${NUMBER}(?::(\\d{2})| y media| y cuarto| menos cuarto)?(?: en punto)?(?: (?:de|por|en) la (mañana|tarde|noche)| (am|pm|a m|p m))?(?= )`,
)

function readTimeOfDay(text: string): Pick<SpokenTime, 'slot' | 'at' | 'hour'> {
  const match = CLOCK.exec(text)
  if (!match) return { slot: namedSlot(text), at: null, hour: null }
  const hour = countOf(match[1]!)
  if (hour < 1 || hour > 23) return { slot: null, at: null, hour: null }
  const half = match[3] ?? match[4]?.replace(' ', '')
  const from = hour - (match[0].includes('menos cuarto') ? 1 : 0)
  const onClock =
    half === 'mañana' || half === 'am'
      ? from % 12
      : half !== undefined && from < 13
        ? (from % 12) + 12
        : from <= 6
          ? from + 12
          : from
  const part = / y media| y cuarto| menos cuarto/.exec(match[0])?.[0] ?? ''
  const at = `${onClock}:${match[2] ?? MINUTES[part] ?? '00'}`
  const isSure = half !== undefined || hour > 12
  return {
    slot: slotAt(onClock),
    at: match[0].includes('despues') ? null : at,
    hour: { at, words: hourText(onClock), isSure },
  }
}

/** '16:30' as 'las 4:30'. */
export function clockText(at: string): string {
  const [hour = '', minutes = ''] = at.split(':')
  const twelve = Number(hour) % 12 || 12
  return `${twelve === 1 ? 'la' : 'las'} ${twelve}${minutes === '00' ? '' : `:${minutes}`}`
}

/** '8 de la noche'. */
const hourText = (hour: number): string =>
  hour < 12
    ? `${hour === 0 ? 12 : hour} de la mañana`
    : `${hour === 12 ? 12 : hour - 12} de la ${hour < 19 ? 'tarde' : 'noche'}`

const NAMED: readonly (readonly [TourSlot, RegExp])[] = [
  ['morning', / (?:la mañana|antes del? (?:mediodia|almuerzo)|temprano) /],
  ['evening', / (?:final de la tarde|fin de la tarde|tardecita|despues del trabajo|la noche|esta noche) /],
  ['afternoon', / (?:la tarde|mediodia|despues del almuerzo) /],
]

const namedSlot = (text: string): TourSlot | null => NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null
