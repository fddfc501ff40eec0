const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const monthOf = (word: string): number => {
  const at = [MONTHS, MESES].map((names) =>
    names.findIndex(
      (name) => name.startsWith(word.slice(0, 3)) && (word.length > 3 ? name === word || word === 'sept' : true),
    ),
  )
  return Math.max(...at) + 1
}
const MONTH = `(${[...MONTHS, ...MESES, 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sept', 'sep', 'oct', 'nov', 'dec'].join('|')})\\b\\.?`

const DATES: readonly (readonly [RegExp, (found: RegExpMatchArray) => [number | null, number, number | null]])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})(?:t[\d:.]+(?:z|[+-]\d\d:\d\d)?)?/g, ([, y, m, d]) => [Number(y), Number(m), Number(d)]],
  [
    /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?\b/g,
    ([, m, d, y]) => [y ? (Number(y) % 2000) + 2000 : null, Number(m), Number(d)],
  ],
  [
    new RegExp(`\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!,\\d)(?:,? (?:de(?:l)? )?(\\d{4}))?`, 'g'),
    ([, m, d, y]) => [y ? Number(y) : null, monthOf(m!), Number(d)],
  ],
  [
    new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th|o|º)? (?:of |de )?${MONTH}(?:,? (?:de(?:l)? )?(\\d{4}))?`, 'g'),
    ([, d, m, y]) => [y ? Number(y) : null, monthOf(m!), Number(d)],
  ],
  [
    new RegExp(
      `\\b(?:in|since|of|by|from|until|en|desde|de|early|late|mid) ${MONTH}(?:,? (?:de(?:l)? )?(\\d{4}))?`,
      'g',
    ),
    ([, m, y]) => [y ? Number(y) : null, monthOf(m!), null],
  ],
]

/** A day as it was said; parts left out are null. */
export interface SpokenDate {
  year: number | null
  month: number
  day: number | null
  start: number
  end: number
}

/** The dates of a line. */
export function datesIn(line: string): SpokenDate[] {
  const found: SpokenDate[] = []
  for (const [pattern, read] of DATES) {
    for (const match of line.matchAll(pattern)) {
      const [year, month, day] = read(match)
      const [start, end] = [match.index, match.index + match[0].length]
      const isOther = found.some((one) => start < one.end && end > one.start)
      if (!isOther && month >= 1 && month <= 12) found.push({ year, month, day, start, end })
    }
  }
  return found
}

/** Whether a date said is one of those told. */
export const isToldDate = (said: SpokenDate, told: readonly SpokenDate[]): boolean =>
  told.some(
    (one) =>
      one.month === said.month &&
      (said.day === null || one.day === said.day) &&
      (said.year === null || one.year === null || one.year === said.year),
  )

const TIME =
  /\b(\d{1,2})(?::(\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?|o'clock|noon)|\b(?:at|by|around|until|before|after|to) (\d{1,2}):(\d{2})\b|\b(?:at|a las?|alas) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|(?<!at )once|doce)(?::(\d{2}))?(?! ?(?:and a half|y medi|%|percent|por|minut|dollars|dolares|bed|bath|home|house|thousand|million|mil\b|k\b)|[\d-]|[.,:]\d)(?=[ .,!?;)]|$)|\bat (?:noon|midnight)\b/g
const HOURS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const HORAS = 'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

export interface SpokenTime {
  /** '10:00' by a clock of twelve hours. */
  clock: string
  start: number
  end: number
}

/** The times of day of a line. */
export const timesIn = (line: string): SpokenTime[] =>
  [...line.matchAll(TIME)].map((match) => {
    const word = match[1] ?? match[4] ?? match[6] ?? 'twelve'
    const named = Math.max(HOURS.indexOf(word), HORAS.indexOf(word))
    const hour = (named >= 0 ? named : Number(word)) % 12
    const start = match.index
    return { clock: `${hour}:${match[2] ?? match[5] ?? match[7] ?? '00'}`, start, end: start + match[0].length }
  })

const DAY_NAMES: readonly (readonly [string, RegExp])[] = (
  [
    ['mon', 'mondays?|lunes'],
    ['tue', 'tuesdays?|martes'],
    ['wed', 'wednesdays?|miercoles'],
    ['thu', 'thursdays?|jueves'],
    ['fri', 'fridays?|viernes'],
    ['sat', 'saturdays?|sabados?'],
    ['sun', 'sundays?|domingos?'],
    ['tomorrow', 'tomorrow|(?<!la |por la )manana(?! por)'],
    ['yesterday', 'yesterday|ayer'],
    ['tonight', 'tonight|esta noche'],
    ['last-week', 'last (?:week|month|year|night)|(?:la semana|el mes|el ano) pasad[oa]'],
    ['next-week', 'next (?:week|month)|la (?:semana proxima|proxima semana)'],
    ['weekend', 'weekend|fin de semana'],
  ] as const
).map(([name, source]) => [name, new RegExp(`\\b(?:${source})\\b`)])

/** Names of days in a line, the same in both languages. */
export const dayNamesIn = (line: string): string[] =>
  DAY_NAMES.filter(([, pattern]) => pattern.test(line)).map(([name]) => name)

/** A line with spans masked; its length stays. */
export const withoutSpans = (line: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end), line)

/** A line without its days and times, whose numbers count nothing. */
export function withoutMoments(line: string): string {
  const undated = withoutSpans(line, datesIn(line))
  return withoutSpans(undated, timesIn(undated))
}

/** The name of a date's weekday, as `dayNamesIn` gives it; '' where a part of the date is unknown. */
export const weekdayOf = ({ year, month, day }: SpokenDate): string =>
  year === null || day === null
    ? ''
    : 'sun mon tue wed thu fri sat'.split(' ')[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!
