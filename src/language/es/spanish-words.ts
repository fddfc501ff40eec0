import { formatCount } from '#domain/count.ts'
import { weekdayOf } from '#domain/day.ts'

/** Joins words with commas and a last 'y', 'o', or 'ni'; 'y' and 'o' become 'e' and 'u' before the same sound. */
export function enumerated(words: readonly string[], last: 'y' | 'o' | 'ni'): string {
  if (words.length < 2) return words.join('')
  const end = words.at(-1)!
  return `${words.slice(0, -1).join(', ')} ${conjunction(last, end)} ${end}`
}

function conjunction(last: 'y' | 'o' | 'ni', next: string): string {
  if (last === 'ni') return last
  if (last === 'y') return /^h?i(?!e)/i.test(next) ? 'e' : 'y'
  return /^h?o/i.test(next) ? 'u' : 'o'
}

/** '1 dormitorio', '2 dormitorios'. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

export const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
)
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

const monthOf = (isoDate: string): string => MONTHS[Number(isoDate.slice(5, 7)) - 1]!
const dayAndMonth = (isoDate: string): string => `${Number(isoDate.slice(8, 10))} de ${monthOf(isoDate)}`

/** '2 de noviembre de 2026'. */
export const dayText = (isoDate: string): string => `${dayAndMonth(isoDate)} de ${Number(isoDate.slice(0, 4))}`

/** 'septiembre de 2026'. */
export const monthText = (isoDate: string): string => `${monthOf(isoDate)} de ${Number(isoDate.slice(0, 4))}`

/** 'sábado 28 de noviembre'. */
export const weekdayText = (isoDate: string): string => `${WEEKDAYS[weekdayOf(isoDate)]} ${dayAndMonth(isoDate)}`
