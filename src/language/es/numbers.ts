import type { Word } from '../split-words.ts'
import type { SpokenNumber } from '../spoken-number.ts'

const counted = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step])

const SMALL: ReadonlyMap<string, number> = new Map([
  ...counted(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    0,
  ),
  ['un', 1],
  ['una', 1],
  // 'Un two bedroom', 'two family': English counts among Spanish words.
  ...counted('one two three four five six', 1),
  ['veintiun', 21],
  ['veintiuna', 21],
])
const TENS: ReadonlyMap<string, number> = new Map(
  counted('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
)
const HUNDREDS: ReadonlyMap<string, number> = new Map([
  ['cien', 100],
  ['ciento', 100],
  ...['doscient', 'trescient', 'cuatrocient', 'quinient', 'seiscient', 'setecient', 'ochocient', 'novecient'].flatMap(
    (stem, index): [string, number][] => [
      [`${stem}os`, (index + 2) * 100],
      [`${stem}as`, (index + 2) * 100],
      // Many leave a last s out: 'dosciento'.
      [`${stem}o`, (index + 2) * 100],
    ],
  ),
])
const THOUSAND = /^(?:mil|k)$/
const MILLION = /^(?:millon|millones|m|mm)$/
const HALF = /^medi[oa]$/
/** What a number may count: such a number is not part of the amount before it. */
const COUNTED =
  /^(?:cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?|piezas?|bedrooms?|beds?|banos?|baths?|bathrooms?|carros?|coches?|autos?|cars?|familias?|acres?|horas?|anos?|dias?|semanas?|mes(?:es)?|minutos?|millas?|puestos?|plazas?|espacios?|perros?|hij[oa]s?|nin[oa]s?|personas?|punto|medio|media|opcion|opciones)$/

/** Whether the word there is what a number counts: 'tres cuartos', 'cuatro por ciento'. */
const isCounted = (at: At, index: number): boolean =>
  COUNTED.test(at(index)) || (at(index) === 'por' && /^(?:cien|ciento|\d)/.test(at(index + 1)))

interface Read {
  value: number
  next: number
}
type At = (index: number) => string

/** Reads the number that begins at a word, or null. 'Un' and 'una' are numbers where they count rooms, hours, millions. */
export function numberAt(words: readonly Word[], from: number): { number: SpokenNumber; next: number } | null {
  const at = (index: number) => words[index]?.text ?? ''
  const isMoney = at(from) === '$'
  const begin = isMoney ? from + 1 : from
  const read = fraction(at, begin) ?? scaled(words, at, begin)
  if (!read) return null
  const paid = /^(?:dolares?|pesos|usd|bucks|verdes)$/.test(at(read.next))
  return {
    number: {
      value: Math.round(read.value * 1000) / 1000,
      isFull: read.isFull || read.value >= 20_000,
      isPair: read.isPair,
      isMoney: isMoney || paid,
    },
    next: paid ? read.next + 1 : read.next,
  }
}

type Scaled = Read & { isFull: boolean; isPair: boolean }

/** 'Medio millón', 'un cuarto de millón', 'tres cuartos de millón'. */
function fraction(at: At, from: number): Scaled | null {
  const full = (value: number, next: number): Scaled => ({ value, next, isFull: true, isPair: false })
  if (HALF.test(at(from)) && MILLION.test(at(from + 1))) return full(5e5, from + 2)
  const isOne = /^un$/.test(at(from)) && at(from + 1) === 'cuarto'
  const isThree = /^(?:tres|3)$/.test(at(from)) && at(from + 1) === 'cuartos'
  if ((isOne || isThree) && at(from + 2) === 'de' && MILLION.test(at(from + 3)))
    return full(isOne ? 2.5e5 : 7.5e5, from + 4)
  return null
}

/** A number with its thousands and millions: 'un millón doscientos mil', '2 mil 500', 'millón y medio'. */
function scaled(words: readonly Word[], at: At, from: number): Scaled | null {
  const isBare = at(from) === 'mil' || /^millon$/.test(at(from))
  const head = isBare ? { value: 1, next: from, isPair: false } : headAt(words, at, from)
  if (!head) return null
  if (MILLION.test(at(head.next)) && !(at(head.next) === 'm' && head.value > 100))
    return { ...millions(at, head), isFull: true, isPair: false }
  if (THOUSAND.test(at(head.next))) return { ...thousands(at, head), isFull: true, isPair: false }
  return { ...head, isFull: false }
}

function millions(at: At, { value, next }: Read): Read {
  const whole = value * 1e6
  if (at(next + 1) === 'y' && HALF.test(at(next + 2))) return { value: whole + 5e5, next: next + 3 }
  // 'Un millón dos' is 1.2 million.
  const tenth = SMALL.get(at(next + 1)) ?? 0
  if (tenth >= 2 && tenth <= 9 && !isCounted(at, next + 2) && !/^(?:o|a|mil|y)$/.test(at(next + 2)))
    return { value: whole + tenth * 1e5, next: next + 2 }
  const rest = restAt(at, at(next + 1) === 'y' ? next + 2 : next + 1)
  if (!rest) return { value: whole, next: next + 1 }
  if (THOUSAND.test(at(rest.next))) {
    const more = thousands(at, rest)
    return { value: whole + more.value, next: more.next }
  }
  // 'Un millón doscientos' leaves its thousands out.
  return rest.value >= 100 ? { value: whole + rest.value * 1000, next: rest.next } : { value: whole, next: next + 1 }
}

function thousands(at: At, { value, next }: Read): Read {
  const whole = value * 1000
  if (at(next + 1) === 'y' && HALF.test(at(next + 2))) return { value: whole + 500, next: next + 3 }
  const rest = value < 1000 ? restAt(at, next + 1) : null
  return rest ? { value: whole + rest.value, next: rest.next } : { value: whole, next: next + 1 }
}

/** What follows thousands, unless it counts something of its own: 'seiscientos mil, tres cuartos'. */
function restAt(at: At, from: number): Read | null {
  const digits = /^\d{3}$/.test(at(from)) ? { value: Number(at(from)), next: from + 1 } : null
  const rest = digits ?? (/^\d/.test(at(from)) ? null : below1000(at, from))
  return rest && !isCounted(at, rest.next) && !(rest.value < 2) ? rest : null
}

/** A number below its magnitude: digits, words, with decimals and halves. */
function headAt(words: readonly Word[], at: At, from: number): (Read & { isPair: boolean }) | null {
  const digits = /^[\d.]/.test(at(from)) && /\d/.test(at(from))
  const head = digits ? digitsAt(words, from) : below1000(at, from)
  if (!head) return null
  const { value, next } = head
  if (/^(?:punto|coma)$/.test(at(next))) {
    const decimal =
      SMALL.get(at(next + 1)) ?? TENS.get(at(next + 1)) ?? (/^\d+$/.test(at(next + 1)) ? at(next + 1) : null)
    if (decimal !== null) return { value: Number(`${value}.${decimal}`), next: next + 2, isPair: false }
  }
  if (at(next) === 'y' && HALF.test(at(next + 1)) && at(next + 2) !== 'bano')
    return { value: value + 0.5, next: next + 2, isPair: false }
  return digits ? { ...head, isPair: false } : pairAt(at, head)
}

/** 'Dos quinientos' is 2,500, 'cuatro cincuenta' 450. */
function pairAt(at: At, { value, next }: Read): Read & { isPair: boolean } {
  const [hundreds, tens] = [HUNDREDS.get(at(next)), TENS.get(at(next))]
  if (value >= 2 && value <= 9 && hundreds !== undefined && at(next) !== 'cien')
    return { value: value * 1000 + hundreds, next: next + 1, isPair: true }
  if (value >= 1 && value <= 9 && tens !== undefined && !isCounted(at, next + 1))
    return { value: value * 100 + tens, next: next + 1, isPair: true }
  return { value, next, isPair: false }
}

/** '2.400', '800,000' and '600 000' are whole; '2,5' and '1.25' are decimals. */
function digitsAt(words: readonly Word[], from: number): Read {
  const at = (index: number) => words[index]?.text ?? ''
  const text = at(from)
  const isMillions = MILLION.test(at(from + 1))
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(text) && !(isMillions && text.length < 6)
  const value = Number(isGrouped ? text.replaceAll('.', '') : text.replaceAll(',', ''))
  const isTight = (index: number) => words[index]?.start === words[index - 1]?.end
  if (
    /^\d+$/.test(text) &&
    at(from + 1) === ',' &&
    isTight(from + 1) &&
    isTight(from + 2) &&
    /^\d{1,2}$/.test(at(from + 2))
  )
    return { value: Number(`${text}.${at(from + 2)}`), next: from + 3 }
  let [next, groups] = [from + 1, '']
  for (; at(next) === '000' && groups.length < 6; next++) groups += '000'
  return { value: groups ? Number(`${value}${groups}`) : value, next }
}

function below1000(at: At, from: number): Read | null {
  const hundreds = HUNDREDS.get(at(from))
  if (hundreds === undefined) return below100(at, from)
  const rest = below100(at, from + 1)
  return rest && rest.value >= 1 && !isCounted(at, rest.next)
    ? { value: hundreds + rest.value, next: rest.next }
    : { value: hundreds, next: from + 1 }
}

/** 'Treinta y cinco', 'treinta cinco', 'dieciséis', 'diez y seis'. */
function below100(at: At, from: number): Read | null {
  const tens = TENS.get(at(from)) ?? (at(from) === 'diez' ? 10 : undefined)
  const unitAt = at(from + 1) === 'y' ? from + 2 : from + 1
  const unit = SMALL.get(at(unitAt)) ?? 0
  const isUnit = unit > 0 && unit < 10 && (unitAt > from + 1 || tens! >= 30)
  if (tens !== undefined && isUnit && !/^una?$/.test(at(unitAt))) return { value: tens + unit, next: unitAt + 1 }
  if (tens !== undefined) return { value: tens, next: from + 1 }
  const value = SMALL.get(at(from))
  if (value === undefined || (/^un[oa]?$/.test(at(from)) && !isCountOne(at, from))) return null
  return { value, next: from + 1 }
}

/** Whether 'un' or 'una' counts: 'un cuarto', 'una hora', 'uno o dos', 'uno punto cinco'; 'una casa' does not. */
const isCountOne = (at: At, from: number): boolean => {
  const next = at(from + 1)
  return (
    isCounted(at, from + 1) ||
    MILLION.test(next) ||
    at(from - 1) === 'numero' ||
    (/^(?:y)$/.test(next) && HALF.test(at(from + 2))) ||
    (/^(?:o|a)$/.test(next) && (/^\d/.test(at(from + 2)) || SMALL.has(at(from + 2)))) ||
    (at(from) === 'uno' && next !== 'de' && !/^(?:que|en|con|mas|a)$/.test(next))
  )
}
