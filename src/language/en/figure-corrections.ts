import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'
import { setCars, setDays } from './figures.ts'
import { priceWords } from './prices.ts'
import { setBaths, setBeds } from './rooms.ts'
import { AFTER_FIGURE, BEFORE_FIGURE } from './whole-sentence.ts'

/** The whole sentence is one figure: 'make it 1,800', 'no, 10 years'. */
const alone = (figure: string): RegExp => phrase(`${BEFORE_FIGURE}(?:${figure})${AFTER_FIGURE}`)

const YEARS_BACK = alone('(?:last )?<n> years(?: old)?')
const FROM_YEAR = alone('(?:after |since |from )?<n>(?: (?:or|and) (?:newer|later|up))?')
const SIZE = alone('(?:at least )?<n>')
const TIME = alone(
  '(?:(?:last|past|within|up to|an?|the|whole|full|entire) )*(?:<n> )?(?:(?:whole|full) )*(days?|weeks?|months?)',
)
const FEE = alone('(?:up to )?<n>(?: (?:a|per) month)?')
const CARS = alone('(?:at least )?<c> cars?')

/** 'Okay, but like twenty six' of a rent: hundreds. */
const HUNDREDS = alone(
  '(?:(?:like|more like|about|around|up to|under|maybe|say|closer to) )*<n>(?: (?:max|tops|at most|or less))?',
)

/** 'Three, not four', where four is in force. */
const SWAPPED = phrase(`${BEFORE_FIGURE}<n>(?: ,)?(?: (?:and|but))? not <n>(?=(?: (?:please|[.]))* $)`)

/** Reads a figure without its name for the one in force. Runs before the loan's terms, which have years too. */
export function readFigureCorrections(reading: Reading): void {
  const { sentence, inForce, today } = reading
  const thisYear = Number(today.slice(0, 4))
  const correct = (pattern: RegExp, apply: (value: number | null, unit: string | undefined, span: Span) => unknown) =>
    sentence.take(pattern, ([, index, unit], span) => apply(sentence.number(index)?.value ?? null, unit, span))
  sentence.take(SWAPPED, ([, wanted, denied], span) => swap(reading, wanted, denied, span))
  if (inForce.built) {
    correct(YEARS_BACK, (years, _, span) => setEnds(reading, 'built', { min: thisYear - years!, max: null }, span))
    correct(FROM_YEAR, (year, _, span) =>
      isYear(year!, thisYear) ? setEnds(reading, 'built', { min: year, max: null }, span) : false,
    )
  }
  if (inForce.days !== null) correct(TIME, (count, unit, span) => setDays(reading, count ?? 1, unit!, span))
  if (inForce.garage || inForce.amenities.includes('twoCarGarage'))
    correct(CARS, (cars, _, span) => setCars(reading, cars!, span))
  if (inForce.market === 'rent') return correctRent(reading)
  if (inForce.size)
    correct(SIZE, (feet, _, span) => {
      if (feet! < 400 || feet! >= 20_000) return false
      const ends = inForce.size!.min === null ? { min: null, max: feet } : { min: feet, max: null }
      return setEnds(reading, 'size', ends, span)
    })
  if (inForce.fee && inForce.cost.upTo === null)
    correct(FEE, (dollars, _, span) =>
      dollars! >= 25 && dollars! < 3000 ? setEnds(reading, 'fee', { min: null, max: dollars }, span) : false,
    )
}

/** Takes a small figure for the hundreds of the rent in force; false where it is none like it. */
function correctRent(reading: Reading): void {
  const { inForce, sentence } = reading
  const { max } = inForce.price
  if (max >= EVERY_PRICE.max || inForce.train.minutes !== null) return
  sentence.take(HUNDREDS, ([, index], span) => {
    const { value, isFull, isMoney } = sentence.number(index)!
    const rent = value * 100
    if (isFull || isMoney || value < 10 || value > 99 || rent < max * 0.6 || rent > max * 1.6) return false
    reading.isChange = true
    reading.price.max = rent
    reading.part('price', priceWords({ max: rent }, 'rent'), span)
  })
}

/** Sets the filter that has the figure denied to the other one; false where none has it. */
function swap(reading: Reading, wanted: string | undefined, denied: string | undefined, span: Span): false | void {
  const { inForce } = reading
  const [to, from] = [reading.sentence.number(wanted)!, reading.sentence.number(denied)!]
  reading.isChange = true
  if (inForce.beds === from.value) return setBeds(reading, to.value, span)
  if (inForce.baths === from.value) return setBaths(reading, to.value, span)
  for (const key of ['size', 'built', 'fee', 'lot', 'garage'] as const) {
    const ends = inForce[key]
    const end = (['min', 'max'] as const).find((one) => ends?.[one] === from.value)
    if (ends && end) return setEnds(reading, key, { ...ends, [end]: to.value }, span)
  }
  if (inForce.days === from.value) return setDays(reading, to.value, 'day', span)
  reading.isChange = false
  return false
}

const isYear = (year: number, thisYear: number): boolean => year >= 1700 && year <= thisYear + 2
