import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { inDollars, inUnitOf, lowerEnd, nextHundreds } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase, spanOver, type Span } from '../sentence.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { readRentFlags } from './flags.ts'
import { NO_FILTER } from './limits.ts'
import { MONTHLY, readMarket } from './market-words.ts'

const PAID = `(?: ${MONTHLY})?`
const FILLER =
  '(?: (?:de|los|las|el|la|unos|unas|como|mas o menos|precio|presupuesto|renta|alquiler|que|es|sea|a|en|por|,|digamos|mi|nuestro|costo|cueste|cuesten|valga|pague|ser|sobre|eh))*'
/** Says that the amount after it is the most. */
export const MAX =
  '(?:(?:por )?(?:menos|debajo|abajo) (?:de|que)|(?:que )?no (?:pas(?:e|en|ar|o|emos)|supere|exceda|cueste(?:n)?|suba|sea|vaya|valga|quiero (?:gastar|pagar|pasar(?:me)?)|queremos (?:gastar|pagar|pasar(?:nos)?)|puedo (?:gastar|pagar)|podemos (?:gastar|pagar)|gastar|pagar)(?: (?:mas )?(?:de|que))?|(?:no|nada|sin pasar) (?:mas )?(?:de|que|arriba de)|hasta|maximo|como (?:maximo|mucho)|a lo mas|tope|un tope de|limite|presupuesto(?: (?:es|de|seria|maximo))*|bajo|menor(?:es)? (?:de|a|que)|mas barat[oa]s? (?:de|que)|under|max|up to)'
const MIN =
  '(?:(?<! no )mas (?:de|que)|(?:por )?(?:arriba|encima) de|desde|a partir de|(?:como )?minimo|al menos|por lo menos|no menos de|mayor(?:es)? (?:de|a|que)|sobre los|empezando (?:en|por|de)|over|que no baje(?:n)? de)'
/** Says that the amount before it is the most. */
export const MAX_AFTER =
  '(?:(?:como )?maximo|tope|max|o menos|para abajo|como mucho|a lo mas|a lo sumo|cuando mucho|es (?:mi|nuestro|el) (?:tope|maximo|limite|presupuesto)|de (?:tope|limite|presupuesto)|y no mas|o mas barat[oa])'
const MIN_AFTER = '(?:o mas|para arriba|en adelante|(?:como )?minimo|por lo menos|al menos|\\+|plus|hacia arriba)'
const ABOUT =
  '(?:alrededor de|cerca de|como(?: unos| de)?|mas o menos|aproximadamente|unos|unas|por (?:ahi|alla) de|rondando|que ronde(?:n)?|a eso de|casi|por los|entre unos)'
const SPEND =
  '(?:presupuesto(?: (?:es|de|maximo|seria))*|gastar|pagar|pago|tengo|tenemos|precio|cuest[ae]n?|costar|por|de|a|sub(?:e|elo|irlo|o|amos|ele|a|alo)(?: (?:el (?:precio|presupuesto|maximo)|hasta))*|baj(?:a|alo|ale|o|elo|emos|arlo)(?: (?:el (?:precio|presupuesto|maximo)|hasta))*|camb(?:ia|ialo|iar)(?: (?:el (?:precio|presupuesto|maximo)))*|pon(?:lo|le|ga)?(?: el (?:precio|maximo))?|y si|con|en|renta|alquiler|mejor|arriendo)(?: (?:de|a|en|subo|bajo|son|fuera|fueran))*'

/** Numbers that are neither a price nor a number of rooms. */
const OTHER = phrase(
  '(?:(?:a|de|en|menos de|mas de|como|unos|unas|cerca de|tengo|tiene|somos|con|para) )*<n> (?:y medio )?(?:minutos?|mins?|horas?|cuadras?|bloques?|anos?|meses|semanas?|dias?|por ciento|%|personas?|adultos|nin[oa]s?|hij[oa]s?|perros?|perrit[oa]s?|gatos?|mascotas?|pisos|unidades|opciones|chimeneas?|edad)(?: (?:de edad|en carro|manejando|caminando))?|(?:somos|familia de|numero|calle|apt|apartamento numero) <n>|(?:construida|renovada|remodelada) en <n>',
)
/** 'La número tres' is a home of the talk. */
const NUMBERED_HOME = phrase('(?:(?:para|de|por|con|la|el|casa|opcion) )*(?:casa|opcion|la|el) numero <n>')
const RANGE = phrase(
  `(?:(?:entre|de|desde|precios?|rango de|unos)${FILLER} )?<n>${PAID} (?:(?:y|a|hasta|o) (?:los |unos |como )?)<n>${PAID}`,
)
const TO_MAX = phrase(`<n>${PAID} (?:${MAX_AFTER})`)
const BEFORE_MAX = phrase(`(?:que )?${MAX}${FILLER} <n>${PAID}(?: (?:${MAX_AFTER}))?`)
const BEFORE_MIN = phrase(`${MIN}${FILLER} <n>${PAID}`)
const AFTER_MIN = phrase(`<n>${PAID} ${MIN_AFTER}`)
const ROUND = phrase(`${ABOUT}(?: (?:los|las|de|unos))* <n>${PAID}|<n>${PAID} (?:mas o menos|aproximadamente|y pico)`)
const STEP_UP = phrase(
  `(?:(?:sub(?:e|ele|elo|ir|o|amos)|agrega(?:le)?|aumenta(?:le|lo)?|otros|suma(?:le)?)(?: (?:el (?:precio|presupuesto|maximo)|por|en|unos))* )?<n> mas(?! o | de )|(?:subele|aumentale|agregale|sumale)(?: (?:unos|otros))* <n>`,
)
const STEP_DOWN = phrase(
  '(?:(?:baja(?:le|lo)?|quita(?:le)?|rebaja(?:le)?)(?: (?:el (?:precio|presupuesto)|unos))* )?<n> menos(?! de )|(?:bajale|quitale|rebajale)(?: unos)* <n>',
)
/** A step that is told as one: 'súbele 50 mil'. */
const IS_STEP = /^(?:sub|aument|agreg|sum|baj|quit|rebaj)/
const SPENT = phrase(`${SPEND}${FILLER} <n>${PAID}`)
const BARE = phrase(`<n>${PAID}`)

/** Reads the market (sale or rent) and the price. */
export function readPrices(reading: Reading): void {
  const { sentence } = reading
  readMarket(reading)
  readRentFlags(reading)
  sentence.take(NUMBERED_HOME, () => {})
  sentence.take(OTHER, (_, span) => reading.limit(span, NO_FILTER))
  const single = (pattern: RegExp, apply: (dollars: number, span: Span, words: string) => unknown) =>
    sentence.take(pattern, (match, span) => {
      const [number] = match.slice(1).flatMap((index) => sentence.number(index) ?? [])
      const dollars = number ? inDollars(number, reading) : null
      return dollars === null ? false : apply(dollars, span, match[0])
    })
  const least = (dollars: number, span: Span) => note(reading, { min: dollars }, span)
  const most = (dollars: number, span: Span) => note(reading, { max: dollars }, span)
  single(STEP_UP, (dollars, span, words) => step(reading, dollars, IS_STEP.test(words), span))
  single(STEP_DOWN, (dollars, span, words) => step(reading, -dollars, IS_STEP.test(words), span))
  sentence.take(RANGE, (match, span) => readRange(reading, match, span))
  single(BEFORE_MAX, most)
  single(TO_MAX, most)
  single(BEFORE_MIN, least)
  single(AFTER_MIN, least)
  single(ROUND, (dollars, span) => note(reading, { min: dollars * 0.9, max: dollars * 1.1 }, span))
  single(SPENT, most)
  sentence.take(BARE, ([words, index], span) => {
    const number = sentence.number(index)!
    const isPrice =
      number.isFull || number.isMoney || (number.value >= 100 && number.value % 5 === 0) || / mes/.test(words)
    const dollars = isPrice ? inDollars(number, reading) : null
    return dollars === null ? false : most(dollars, span)
  })
  addChip(reading)
}

/** A step up or down from the price in force. An amount above half that price is a new price, not a step. */
function step(reading: Reading, dollars: number, isTold: boolean, span: Span): false | void {
  const { max } = reading.inForce.price
  if (max >= EVERY_PRICE.max && isTold) return reading.limit(span, 'Diga primero hasta cuánto quiere gastar.')
  if (max >= EVERY_PRICE.max || Math.abs(dollars) > max / 2) return false
  reading.isChange = true
  note(reading, { max: max + dollars }, span)
}

/** Both ends of a range. The unit of the second holds for the first: 'de cuatrocientos a seiscientos mil'. */
function readRange(reading: Reading, match: RegExpExecArray, span: Span): false | void {
  const [first, second] = [reading.sentence.number(match[1])!, reading.sentence.number(match[2])!]
  const isSaid = /^(?:entre|de|desde|precio|rango|unos)/.test(match[0])
  if (!isSaid && !(second.isFull || second.isMoney || second.value >= 100)) return false
  if (!isSaid && /^\S+ [yo] /.test(match[0])) return false
  const own = lowerEnd(first, second, reading)
  const to = inDollars(second, reading) ?? nextHundreds(own, second)
  const sameUnit =
    second.isFull && !first.isFull && !first.isMoney && first.value < 1000 ? ofUnit(first.value, to) : null
  const from = sameUnit ?? (to === null ? null : inUnitOf(to, first, own))
  if (to === null || from === null) return false
  note(reading, { min: Math.min(from, to), max: Math.max(from, to) }, span)
}

/** 'De 2 a 3 mil', 'de uno a uno punto cinco millones': the lower end in the unit of the upper one. */
const ofUnit = (value: number, to: number | null): number | null =>
  [1e6, 1e3].map((unit) => value * unit).find((dollars) => to !== null && dollars <= to && dollars * 20 > to) ?? null

/** Notes an end in whole dollars, as the filter panel and the URL hold it. */
function note(reading: Reading, price: { min?: number; max?: number }, span: Span): void {
  for (const end of ['min', 'max'] as const) {
    if (price[end] !== undefined) reading.price[end] = Math.round(price[end])
  }
  reading.priceSpans.push(span)
}

/** Adds one chip for everything said about the price. */
function addChip(reading: Reading): void {
  const { price, priceSpans: spans } = reading
  if (spans.length === 0) return
  if (price.min !== undefined && price.max !== undefined && price.min > price.max)
    Object.assign(price, { min: price.max, max: price.min })
  reading.part('price', priceChip(reading), spanOver(spans))
}

/** The price that was said, as its chip says it. */
export const priceChip = ({ price, market }: Reading): string =>
  FILTER_WORDS.price.chip({ min: price.min ?? EVERY_PRICE.min, max: price.max ?? EVERY_PRICE.max }, market)
