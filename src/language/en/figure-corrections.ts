import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { inDollars } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'
import { setEnds } from './figure-ends.ts'
import { setCars } from './figures.ts'
import { setDays } from './market-days.ts'
import { setCost } from './monthly-costs.ts'
import { priceWords } from './prices.ts'
import { setBaths, setBeds } from './rooms.ts'
import { AFTER_FIGURE, BEFORE_FIGURE } from './whole-sentence.ts'

/** The whole sentence is one figure: 'make it 1,800', 'no, 10 years'. */
const alone = (figure: string): RegExp => phrase(`${BEFORE_FIGURE}(?:${figure})${AFTER_FIGURE}`)

const YEARS_BACK = alone('(?:last )?<n> years(?: old)?')
const FROM_YEAR = alone('(?:after |since |from )?<n>(?: (?:or|and) (?:newer|later|up))?')
/** 'Make it eighty five': 1985. */
const SHORT_YEAR = alone('(?:after |since |from )?<n>(?: (?:or|and) (?:newer|later|up))?')
const SIZE = alone('(?:at least )?<n>')
const TIME = alone(
  '(?:(?:last|past|within|up to|an?|the|whole|full|entire) )*(?:<n> )?(?:(?:whole|full) )*(days?|weeks?|months?)',
)
const FEE = alone('(?:up to )?<n>(?: (?:a|per) month)?')
const CARS = alone('(?:at least )?<c> cars?')
const COST = alone(
  '(?:(?:bump|raise|lower|stretch|increase|cut|drop|push|bring|set|put) (?:(?:it|that|the (?:payment|month|limit|max|budget)) )?(?:(?:up|down) )?to )?(?:(?:up to|under|below|at most|around|about|max|no more than|closer to) )*<n>(?: (?:(?:a|per) month|monthly|max|tops|at most|or less|all in))*',
)
const BARE = alone('<n>')
/** 'Put it back to two', where acres were said last. */
const ACRES = alone(
  '(?:(?:at least|minimum|nothing (?:under|below|less than|smaller than)|bring|put|drop|set) )*(?:it )?(?:back |down |up )*(?:to )?<n>(?: acres?)?(?: or more)?',
)

/** 'Okay, but like twenty six' of a rent: hundreds. */
const HUNDREDS = alone(
  '(?:(?:like|more like|about|around|up to|under|maybe|say|closer to) )*<n>(?: (?:max|tops|at most|or less))?',
)

/** 'Three, not four', where four is in force. */
const SWAPPED = phrase(`${BEFORE_FIGURE}<n>(?: ,)?(?: (?:and|but))? not <n>(?=(?: (?:please|[.]))* $)`)

/** 'Did I say 450? I meant 550', with the first already taken back. */
const MEANT = phrase(
  '(?:did i say|i (?:said|meant|mean))(?: (?:around|about|like))* <n>(?: (?:dollars|thousand))?(?:(?: ,)? not <n>)?',
)
/** Ends so far apart were said as 'around 450'. */
const AROUND = { min: 0.9, max: 1.1 }

/** Moves both ends of a price that was said as 'around'. */
function correctAround(reading: Reading): void {
  const { min, max } = reading.inForce.price
  const isAround = min > EVERY_PRICE.min && Math.abs(min / AROUND.min - max / AROUND.max) < 1000
  if (!isAround || max >= EVERY_PRICE.max) return
  reading.sentence.take(MEANT, ([, index], span) => {
    const dollars = inDollars(reading.sentence.number(index)!, reading)
    if (dollars === null) return false
    const price = { min: Math.round(dollars * AROUND.min), max: Math.round(dollars * AROUND.max) }
    reading.isChange = true
    Object.assign(reading.price, price)
    return reading.part('price', priceWords(price, reading.market), span)
  })
}

/** Reads a figure without its name for the one in force. Runs before the loan's terms, which have years too. */
export function readFigureCorrections(reading: Reading, { changedLast }: Pick<SpokenContext, 'changedLast'>): void {
  const { sentence, inForce, today } = reading
  const thisYear = Number(today.slice(0, 4))
  const correct = (pattern: RegExp, apply: (value: number | null, unit: string | undefined, span: Span) => unknown) =>
    sentence.take(pattern, ([, index, unit], span) => apply(sentence.number(index)?.value ?? null, unit, span))
  correctAround(reading)
  sentence.take(SWAPPED, ([, wanted, denied], span) => swap(reading, wanted, denied, span))
  if (inForce.built) {
    correct(YEARS_BACK, (years, _, span) => setEnds(reading, 'built', { min: thisYear - years!, max: null }, span))
    correct(FROM_YEAR, (year, _, span) =>
      isYear(year!, thisYear) && !isSize(reading, year!, changedLast)
        ? setEnds(reading, 'built', { min: year, max: null }, span)
        : false,
    )
    correct(SHORT_YEAR, (year, _, span) =>
      year! >= 30 && year! < 100 ? setEnds(reading, 'built', { min: 1900 + year!, max: null }, span) : false,
    )
  }
  if (inForce.days !== null) correct(TIME, (count, unit, span) => setDays(reading, count ?? 1, unit!, span))
  if (inForce.garage || inForce.amenities.includes('twoCarGarage'))
    correct(CARS, (cars, _, span) => setCars(reading, cars!, span))
  if (inForce.lot && (changedLast === 'lot' || (inForce.beds === null && inForce.baths === null)))
    correct(ACRES, (acres, _, span) => correctAcres(reading, acres!, span))
  if (inForce.market === 'rent') return correctRent(reading)
  const { upTo } = inForce.cost
  if (upTo !== null)
    correct(COST, (dollars, _, span) =>
      dollars! >= upTo * 0.4 && dollars! <= upTo * 2.5 ? setCost(reading, dollars!, span) : false,
    )
  if (inForce.size)
    correct(SIZE, (feet, _, span) => {
      if (feet! < 400 || feet! >= 20_000) return false
      const ends = inForce.size!.min === null ? { min: null, max: feet } : { min: feet, max: null }
      return setEnds(reading, 'size', ends, span)
    })
  if (inForce.fee && inForce.cost.upTo === null && changedLast !== 'price')
    correct(FEE, (dollars, _, span) =>
      dollars! >= 25 && dollars! < 3000 ? setEnds(reading, 'fee', { min: null, max: dollars }, span) : false,
    )
  doubtBare(reading)
}

/** 'Make that 1975' among homes for sale is no rent: it may be a year, a size or a rent, and none of them is guessed. */
function doubtBare(reading: Reading): void {
  const { inForce, sentence } = reading
  if (inForce.price.max >= EVERY_PRICE.max && inForce.price.min <= EVERY_PRICE.min) return
  sentence.take(BARE, ([, index], span) => {
    const { value, isFull, isMoney } = sentence.number(index)!
    return value > LEAST_DOUBTED && value < MOST_DOUBTED && !isMoney && !isFull && value % 100 !== 0
      ? reading.limit(span, WHAT_NUMBER)
      : false
  })
}

/** Between them a bare number is a year or a size as well as a rent. */
const LEAST_DOUBTED = 1000
const MOST_DOUBTED = 5000
const WHAT_NUMBER = 'Say what the number is: a price, a monthly rent, a size, or a year.'

/** Moves the end of the lot that is in force, the least where both are; false for what is no acres. */
function correctAcres(reading: Reading, acres: number, span: Span): false | void {
  if (acres <= 0 || acres > 100) return false
  const { min } = reading.inForce.lot!
  reading.isChange = true
  return setEnds(reading, 'lot', min === null ? { min, max: acres } : { min: acres, max: null }, span)
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

/** 'Eighteen hundred is fine' beside a size, where hardly a year is meant. */
const isSize = ({ inForce }: Reading, value: number, changedLast: SpokenContext['changedLast']): boolean =>
  inForce.size !== null && (changedLast === 'size' || value < LEAST_OF_HOMES)
/** Few homes for sale are older. */
const LEAST_OF_HOMES = 1850

const isYear = (year: number, thisYear: number): boolean => year >= 1700 && year <= thisYear + 2
