import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { countPeople, MOST_ALONE, readWeeklyRent } from '../shared-rents.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { MONTHLY, marketSaid } from './market-words.ts'
import { BUYS } from './monthly-costs.ts'

const FELLOWS =
  '(?:personas|adultos|estudiantes|amig[oa]s|companer[oa]s|roommates|herman[oa]s|prim[oa]s|muchach[oa]s|compadres|colegas)'
/** 'Somos tres', 'cuatro estudiantes'. */
const COUNTED = phrase(`(?:somos|seriamos|vamos a ser|para) <c>|(?<! (?:y|con|mis) )<c> ${FELLOWS}`)
/** 'Yo y dos amigos': whoever speaks is one more. */
const BESIDE = phrase(`(?:(?:yo|vivo|con|y)(?: (?:y|con))? (?:mis )?)<c> ${FELLOWS}|(?:mis )?<c> ${FELLOWS} y yo`)
const PAIR = phrase(
  '(?:mi [a-z]+ y yo|yo y mi [a-z]+|(?:vivir|vivo|mudo|mudarme|rentar|alquilar) con mi (?:novi[oa]|espos[oa]|herman[oa]|prim[oa]|amig[oa]|pareja|companer[oa]))',
)

/** How many people share a home by the sentence, the visitor among them; null where it doesn't say. Takes no words. */
export const peopleIn = (sentence: Sentence): number | null =>
  countPeople(sentence, { counted: COUNTED, beside: BESIDE, pair: PAIR })

const EACH = '(?:cada (?:un[oa]|#\\d+|persona|quien)|por (?:persona|cabeza|cada un[oa]))'
const PER_HEAD = phrase(
  `(?:(?:podemos|puedo|pagar|pagamos|hasta|como|unos|de|son|a) )*<n>(?: dolares)?(?: ${MONTHLY})? ${EACH}(?: ${MONTHLY})?|${EACH}(?: (?:de|nosotros|nosotras|puede|podemos|paga|pagar|pone|poner|da|hasta|como|unos))* <n>(?: dolares)?(?: ${MONTHLY})?`,
)
/** '300 por semana'. */
const WEEKLY = phrase(
  '(?<! (?:gano|gana|ganamos|ahorro|ahorramos|ahorrar|cobro|cobra|pagan|hago|hacemos|ingreso|pago ahora)(?: (?:como|unos|de))* )(?:(?:hasta|maximo|como|unos|de|pagar|no mas de|menos de) )*<n>(?: dolares)? (?:(?:por|a la|cada|la) semana|semanal(?:es)?)(?: maximo)?',
)
const ROOMMATES = / roommates? /

/** Reads what each of several people can pay, and a rent by the week. Runs after the rooms and before the prices. */
export function readSharedRents(reading: Reading): void {
  const { sentence, inForce, people } = reading
  const buys = BUYS.test(sentence.code()) && marketSaid(reading) === 'sale'
  const isRental = marketSaid(reading) === 'rent' || ROOMMATES.test(sentence.code())
  const pay = buys ? payCost : payRent
  if (buys || isRental) readWeeklyRent(reading, WEEKLY, (dollars, span) => pay(reading, dollars, span))
  const beds = reading.plain.beds ?? inForce.beds ?? 0
  sentence.take(PER_HEAD, (match, span) => {
    const { value } = sentence.number(match.slice(1).find(Boolean))!
    if (value < 100 || value > MOST_ALONE || !(isRental || people !== null)) return false
    const heads = people ?? (beds > 1 ? beds : null)
    return heads === null || heads < 2 ? reading.limit(span, HOW_MANY) : pay(reading, value * heads, span)
  })
}

const HOW_MANY = 'Diga cuántas personas comparten el gasto, o cuánto pueden pagar en total.'

function payRent(reading: Reading, dollars: number, span: Span): void {
  const max = Math.round(dollars)
  reading.set({ market: 'rent' })
  reading.price.max = max
  reading.part('price', FILTER_WORDS.price.chip({ min: EVERY_PRICE.min, max }, 'rent'), span)
}

/** What buyers can pay is a monthly cost, not a price. */
function payCost(reading: Reading, dollars: number, span: Span): void {
  const upTo = Math.round(dollars)
  reading.monthlyCost = upTo
  reading.part('cost', FILTER_WORDS.cost.chip({ ...reading.inForce.cost, upTo }, 'sale'), span)
}
