import { namesSalePrice } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { NO_FILTER } from './limits.ts'
import { MONTHLY } from './market-words.ts'
import { MAX, MAX_AFTER } from './prices.ts'

const COST =
  '(?:(?:pagos?|cuotas?|costos?|gastos?|letras?) (?:mensual(?:es)?|(?:al|por) mes)|mensualidad(?:es)?|hipoteca|mortgage|costo(?= (?:de|hasta)))'
const FILLER =
  '(?: (?:de|la|el|los|un|una|mi|que|no|sea|sean|salga|pase|pasar|supere|quede|este|en|con|alrededor|como|a|por|me|nos|menos|mas|maximo|hasta|debajo|total))*'
const ALL_IN = '(?: (?:todo incluido|con todo(?: incluido)?|en total|todo|con impuestos(?: y seguro)?))?'

/** What a buyer's month is made of: 'todo junto con taxes y seguro'. */
const WITH_ALL =
  '(?:todo(?: (?:junto|incluido))?|(?:(?:ya )?con|mas) (?:los |el |todo y )?(?:taxes|impuestos?|seguros?|hoa))(?: (?:y|e|con|mas|,|los|el|la|taxes|tax|impuestos?|seguros?|hoa|hipoteca|mantenimiento|todo|eso|junto|incluid[oa]s?))*'
/** Says itself that it is a buyer's: 'pago mensual de hasta 4 mil', 'menos de 3 mil al mes todo incluido'. */
const NAMED = phrase(
  `(?:(?:con|que|la|un|el|de|mi) )*${COST}${FILLER} <n>(?: ${MONTHLY})?(?: (?:maximo|o menos|como maximo))?${ALL_IN}|(?:(?:que|me|nos|salga|salgan|quede|pagar|pague|en|menos|hasta|de|no|mas|maximo|pase) )*<n> ${MONTHLY}(?: ,)? (?:${WITH_ALL}|en total)|(?:que )?${WITH_ALL}${FILLER} <n> ${MONTHLY}(?: (?:maximo|o menos|como maximo))?`,
)
/** A buyer's only where the visitor buys: 'para comprar, menos de 4 mil al mes'. */
const A_MONTH = phrase(
  `(?:(?:que|me|nos|salga|salgan|quede|pagar|pague|pagando|en|hasta|menos de|maximo|no mas de|no pase de) )*<n> ${MONTHLY}(?: (?:o menos|maximo))?${ALL_IN}`,
)
/** 'Digamos 2000', where a monthly cost is in force. */
const CORRECTED = phrase(
  '(?<=^ (?:(?:no|bueno|ok|pues|mejor|entonces|y|perdon|,) )*)(?:(?:digamos|que|sean|sea|pongamos?|ponga|ponle|pongale|sube(?:lo|le)?|suba(?:lo|le)?|baja(?:lo|le)?|baje(?:lo|le)?|dejelo|dejalo|a|en|hasta|unos|como|mejor|maximo) )*<n>(?: (?:dolares|entonces|mejor|por favor|maximo|[.,]))*(?= $)',
)
export const BUYS = / (?:comprar|compra|comprarla|comprando|compro|venta|hipoteca|mortgage|comprador|compradora) /
const RENTS = / (?:rentar|renta|rentas|rento|alquilar|alquiler|alquileres|arriendo|arrendar|rentals?|inquilino) /

/** What the visitor pays today sets no price. */
const RENT_PAID = phrase(
  `(?:(?:yo|estoy|estamos|ahora|hoy|ya|actualmente|nosotros) )*(?:pagando|pago|pagamos)(?: (?:como|unos|ahora|casi))* <n>(?: ${MONTHLY})? (?:de|en) (?:renta|alquiler|arriendo)(?: ${MONTHLY})?|(?:mi|nuestra|nuestro) (?:renta|alquiler)(?: actual)? es de <n>(?: ${MONTHLY})?`,
)

/** An income's amount is no price. */
const NOT_EARNED = '(?<! (?:gano|ganamos|ganando|ingresos?|sueldo|salario)(?: (?:es|son|de|un|unos))* )'
/** Nor is a month's or a year's, an area, or a town's people. */
const NOT_COUNTED = `(?! (?:${MONTHLY}|(?:al|por) ano|anuales|pies|metros|m2|acres?|personas|habitantes))`
/** An amount said as a limit, which may be a home's price. */
const PRICE = phrase(
  `${NOT_EARNED}(?:${MAX}(?: (?:de|que|los|las|unos|un|precio))* <n>${NOT_COUNTED}|entre <n> y <n>${NOT_COUNTED}|<n> ${MAX_AFTER}${NOT_COUNTED})`,
)
/** The association's fee, which its own reader takes. */
const FEES = / (?:hoa|cuotas?|asociacion|mantenimiento|expensas) /
/** What else is paid by the month. */
const OTHER_MONTHS = phrase(
  `(?:estacionamiento|parqueo|parking|garaje|luz|agua|gas|(?<! (?:con|y|e|mas) )(?:seguro|impuestos?|taxes))(?: (?:de|que|sea|sean|cueste|a))*(?: ${MAX})? <n> ${MONTHLY}`,
)

/** Notes a month's amount beside a price that is no buyer's month. Runs before parking is read as a feature. */
export function readOtherMonths(reading: Reading): void {
  const { sentence } = reading
  if (namesSalePrice(sentence, PRICE)) sentence.take(OTHER_MONTHS, (_, span) => reading.limit(span, NO_FILTER))
}

/** Reads a buyer's monthly cost; a renter's is the rent, which the prices' reader takes. */
export function readMonthlyCosts(reading: Reading): void {
  const { sentence, inForce } = reading
  const code = sentence.code()
  sentence.take(RENT_PAID, (_, span) => reading.limit(span, 'Lo que paga ahora no limita la búsqueda.'))
  if (RENTS.test(code) || (inForce.market === 'rent' && !BUYS.test(code))) return
  const { upTo } = inForce.cost
  if (upTo !== null && inForce.market === 'sale')
    sentence.take(CORRECTED, (match, span) => {
      const { value } = sentence.number(match[1])!
      return value >= upTo * 0.4 && value <= upTo * 2.5 ? note(reading, match, span) : false
    })
  sentence.take(NAMED, (match, span) => note(reading, match, span))
  if (BUYS.test(code) || inForce.cost.upTo !== null || (!FEES.test(code) && namesSalePrice(sentence, PRICE)))
    sentence.take(A_MONTH, (match, span) => note(reading, match, span))
}

/** US dollars a month; 'cuatro' is four thousand. */
function note(reading: Reading, match: RegExpExecArray, span: Span): false | void {
  const [number] = match.slice(1).flatMap((index) => reading.sentence.number(index) ?? [])
  if (!number) return false
  const dollars = number.value < 20 && !number.isFull ? number.value * 1000 : number.value
  if (dollars < 200 || dollars > 100_000) return false
  const upTo = Math.round(dollars)
  reading.monthlyCost = upTo
  reading.set({ market: 'sale' })
  reading.part('cost', FILTER_WORDS.cost.chip({ ...reading.inForce.cost, upTo }, 'sale'), span)
}
