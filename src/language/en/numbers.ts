import type { Word } from '../split-words.ts'
import type { SpokenNumber } from '../spoken-number.ts'

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
)

const small = (word = ''): number | null => (Object.hasOwn(SMALL, word) ? SMALL[word]! : null)
const tens = (word = ''): number | null => (word === 'fourty' ? 40 : Object.hasOwn(TENS, word) ? TENS[word]! : null)

const THOUSAND = /^(?:thousand|k|grand|thou)$/
const MILLION = /^(?:million|mil|mill|mm|m)$/
/** What a number may count: such a number is not part of the amount before it. */
const COUNTED =
  /^(?:bed|beds|br|brs|bd|bds|bdrm|bath|baths|ba|full|half|car|or|to|and|plus|\+|\/|family|story|good|large|point)$/

interface Read {
  value: number
  next: number
}

/** Reads the number that begins at a word, or null. */
export function numberAt(words: readonly Word[], from: number): { number: SpokenNumber; next: number } | null {
  const at = (index: number) => words[index]?.text ?? ''
  const isMoney = at(from) === '$'
  const begin = isMoney ? from + 1 : from
  const read = fraction(at, begin) ?? scaled(at, begin)
  if (!read) return null
  const paid = /^(?:dollars?|bucks|usd)$/.test(at(read.next))
  const { value, next, isFull, isPair } = read
  return {
    number: {
      value: Math.round(value * 1000) / 1000,
      isFull: isFull || value >= 20_000,
      isPair,
      isMoney: isMoney || paid,
    },
    next: paid ? next + 1 : next,
  }
}

type At = (index: number) => string
type Scaled = Read & { isFull: boolean; isPair: boolean }

/** 'half a million', 'three quarters of a million', 'a quarter million'. */
function fraction(at: At, from: number): Scaled | null {
  let index = from
  if (at(index) === 'a') index++
  let share = 0
  if (at(index) === 'half') share = 0.5
  else if (at(index) === 'quarter') share = 0.25
  else if (at(index) === 'three' && /^quarters?$/.test(at(index + 1))) {
    share = 0.75
    index++
  }
  if (!share) return null
  index++
  if (at(index) === 'of') index++
  if (/^(?:a|one)$/.test(at(index))) index++
  return MILLION.test(at(index)) && at(index) !== 'm'
    ? { value: share * 1e6, next: index + 1, isFull: true, isPair: false }
    : null
}

/** A number with its hundreds, thousands and millions. */
function scaled(at: At, from: number): Scaled | null {
  const isOne = /^(?:a|an)$/.test(at(from)) && /^(?:hundred|thousand|million|mil|mill|grand)$/.test(at(from + 1))
  const head = isOne ? { value: 1, next: from + 1, isPair: false } : hundreds(at, from)
  if (!head) return null
  let { value, next } = head
  if (at(next) === 'hundred') ({ value, next } = withRest(at, value * 100, next + 1))
  if (THOUSAND.test(at(next))) {
    value *= 1000
    next = next + 1
    const rest = hundredsAfter(at, next)
    if (rest && rest.value >= 100 && rest.value < 1000 && !isCountOf(at, rest)) {
      return { value: value + rest.value, next: rest.next, isFull: true, isPair: false }
    }
    return { value, next, isFull: true, isPair: false }
  }
  if (!MILLION.test(at(next)) || value >= 1000) return { value, next, isFull: false, isPair: head.isPair }
  return { ...afterMillion(at, value * 1e6, next + 1), isFull: true, isPair: false }
}

/** The hundreds after thousands; in 'one thousand eight hundred and two thousand' another amount follows them. */
function hundredsAfter(at: At, from: number): Read | null {
  const rest = hundreds(at, from)
  const isBeforeOther = rest !== null && at(from + 1) === 'hundred' && THOUSAND.test(at(rest.next))
  return isBeforeOther ? { value: Math.floor(rest.value / 100) * 100, next: from + 2 } : rest
}

/** Whether hundreds after thousands stand alone: 'four hundred thousand two hundred thousand'. */
const isCountOf = (at: At, { next }: Read): boolean => isOfNext(at, next) || THOUSAND.test(at(next))

/** Adds what follows millions: 'and a half', 'two hundred thousand', or a bare 'two' for two hundred thousand. */
function afterMillion(at: At, millions: number, next: number): Read {
  if (at(next) === 'and' && /^(?:a|one)$/.test(at(next + 1)) && /^(?:half|quarter)$/.test(at(next + 2))) {
    return { value: millions + (at(next + 2) === 'half' ? 5e5 : 2.5e5), next: next + 3 }
  }
  const start = at(next) === 'and' ? next + 1 : next
  const rest = hundreds(at, start)
  if (!rest) return { value: millions, next }
  if (THOUSAND.test(at(rest.next))) return { value: millions + rest.value * 1000, next: rest.next + 1 }
  if (start !== next || COUNTED.test(at(rest.next)) || MILLION.test(at(rest.next))) return { value: millions, next }
  return { value: millions + rest.value * (rest.value < 10 ? 1e5 : 1e3), next: rest.next }
}

/** A number below the thousands: digits, 'six hundred and twenty five', 'nine fifty', 'two and a half', 'one point two'. */
function hundreds(at: At, from: number): (Read & { isPair: boolean }) | null {
  const digits = /^[\d.]/.test(at(from)) && /\d/.test(at(from))
  const head = digits ? digitsAt(at, from) : at(from) === 'point' ? { value: 0, next: from } : below100(at, from)
  if (!head) return null
  const { value, next } = head
  if (at(next) === 'point') return decimals(at, value, next + 1)
  if (at(next) === 'and' && /^(?:a|one)$/.test(at(next + 1)) && /^(?:half|quarter)$/.test(at(next + 2))) {
    return { value: value + (at(next + 2) === 'half' ? 0.5 : 0.25), next: next + 3, isPair: false }
  }
  const half = at(next) === 'and' ? next + 1 : next
  // 'Two and half bath': not 'five and half a million'.
  if (half > next && at(half) === 'half' && value < 10 && !/^(?:an?|of|million)$/.test(at(half + 1)))
    return { value: value + 0.5, next: half + 1, isPair: false }
  if (digits && at(half) === '1' && at(half + 1) === '/' && at(half + 2) === '2') {
    return { value: value + 0.5, next: half + 3, isPair: false }
  }
  if (value < 100 && at(next) === 'hundred') return withRest(at, value * 100, next + 1)
  return digits ? { value, next, isPair: false } : pair(at, value, next)
}

/** '600,000', '600.000' and '600 000' are one number. */
function digitsAt(at: At, from: number): Read {
  const text = at(from).replaceAll(',', '')
  const isGrouped = /^\d{1,3}(?:\.\d{3}){2,}$|^\d{2,3}\.\d{3}$/.test(text)
  const value = Number(isGrouped ? text.replaceAll('.', '') : text)
  let next = from + 1
  let groups = ''
  while (at(next) === '000' && groups.length < 6) {
    groups += '000'
    next++
  }
  return { value: groups ? Number(`${value}${groups}`) : value, next }
}

function below100(at: At, from: number): Read | null {
  const ten = tens(at(from))
  if (ten === null) {
    const value = small(at(from))
    return value === null ? null : { value, next: from + 1 }
  }
  const unit = small(at(from + 1))
  return unit !== null && unit > 0 && unit < 10 ? { value: ten + unit, next: from + 2 } : { value: ten, next: from + 1 }
}

function decimals(at: At, whole: number, from: number): (Read & { isPair: boolean }) | null {
  let text = ''
  let index = from
  for (; text.length < 3; index++) {
    const digit = at(index) === 'oh' ? 0 : (small(at(index)) ?? tens(at(index)))
    if (digit === null && !/^\d{1,3}$/.test(at(index))) break
    text += digit ?? at(index)
  }
  return text ? { value: Number(`${whole}.${text}`), next: index, isPair: false } : null
}

/** Whether the word at an index is counted by the number before it, so that this number stands alone. */
const isOfNext = (at: At, index: number): boolean =>
  COUNTED.test(at(index)) && !/^(?:to|or|and|plus|\+)$/.test(at(index))

/** 'Four fifty' after 'five hundred': an amount of its own. */
const isAmount = (at: At, { value, next }: Read): boolean => value < 20 && tens(at(next)) !== null

/** Adds what follows hundreds, '(and) fifty (five)', unless it starts other hundreds. */
function withRest(at: At, value: number, from: number): Read & { isPair: boolean } {
  const start = at(from) === 'and' ? from + 1 : from
  const rest = below100(at, start)
  const isOwn = rest === null || at(rest.next) === 'hundred' || isAmount(at, rest) || isOfNext(at, rest.next)
  const isSum = rest !== null && (start === from || rest.value >= 10 || THOUSAND.test(at(rest.next)))
  return isSum && !isOwn
    ? { value: value + rest.value, next: rest.next, isPair: false }
    : { value, next: from, isPair: false }
}

/** 'Twenty two fifty' is 2250, a rent; 'twenty fifteen' is a year. */
function hundredsAndTens(at: At, value: number, from: number): (Read & { isPair: boolean }) | null {
  const rest = below100(at, from)
  const isRest = rest !== null && rest.value >= 10 && at(rest.next) !== 'hundred' && !isOfNext(at, rest.next)
  const isOne = value % 10 !== 0 || (value === 20 && isRest && rest.value <= 30)
  return isRest && isOne && !THOUSAND.test(at(rest.next))
    ? { value: value * 100 + rest.value, next: rest.next, isPair: false }
    : null
}

/** 'nine fifty' is 950, 'twelve fifty' 1250, 'four oh five' 405; 'one two' after a word for a limit stands for 1.2. */
function pair(at: At, value: number, from: number): Read & { isPair: boolean } {
  const none = { value, next: from, isPair: false }
  if (value < 1 || value > 19) return hundredsAndTens(at, value, from) ?? none
  if (at(from) === 'oh') {
    const unit = small(at(from + 1))
    return unit === null ? none : { value: value * 100 + unit, next: from + 2, isPair: true }
  }
  const rest = below100(at, from)
  if (!rest || isOfNext(at, rest.next)) return none
  if (rest.value >= 10 && at(rest.next) !== 'hundred')
    return { value: value * 100 + rest.value, next: rest.next, isPair: true }
  const isLimit = /^(?:under|below|max|over|above|around|to)$/.test(at(from - 2))
  return isLimit && value < 4 && rest.value > 0 && rest.value < 10
    ? { value: value + rest.value / 10, next: rest.next, isPair: true }
    : none
}
