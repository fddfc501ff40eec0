/** Joins words with commas and a last 'y' or 'o', which becomes 'e' or 'u' before the same sound. */
export function enumerated(words: readonly string[], last: 'y' | 'o'): string {
  if (words.length < 2) return words.join('')
  const end = words.at(-1)!
  return `${words.slice(0, -1).join(', ')} ${conjunction(last, end)} ${end}`
}

function conjunction(last: 'y' | 'o', next: string): string {
  if (last === 'y') return /^h?i(?!e)/i.test(next) ? 'e' : 'y'
  return /^h?o/i.test(next) ? 'u' : 'o'
}

/** '1 dormitorio', '2 dormitorios'. */
export const counted = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat('en-US').format(count)} ${count === 1 ? one : many}`

const longDay = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })

/** '2 de noviembre de 2026'. */
export const dayText = (isoDate: string): string => longDay.format(new Date(isoDate))

const weekday = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' })
const dayOfMonth = new Intl.DateTimeFormat('es-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'sábado 28 de noviembre'. */
export const weekdayText = (isoDate: string): string =>
  `${weekday.format(new Date(isoDate))} ${dayOfMonth.format(new Date(isoDate))}`

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
