import type { LoanKind } from '#domain/money/loan-terms.ts'
import { isPrice } from '../cost-named.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenNumber } from '../spoken-number.ts'
import type { Intent, SpokenHousehold, SpokenTerms } from '../understanding.ts'
import { DEPOSIT, DEPOSIT_LIMIT } from './deposits.ts'

const LEAD =
  '(?:(?:y|pero|si|yo|nosotros|con|a|un|una|el|la|de|del|solo|como|unos|unas|doy|diera|damos|pongo|pusiera|ponemos|pagamos|pago|dando|poniendo|quiero|dar|poner|que tal|al|por|tengo|tenemos|tasa|es|fuera|seria) )*'
const PERCENT = '(?:por ciento|%|percent)'
const DOWN = '(?:enganche|inicial|pronto|entrada|down(?: payment)?|cuota inicial|pago inicial|pie|prima|anticipo)'
const DOWN_SHARE = phrase(
  `${LEAD}<n> ${PERCENT} (?:(?:de|del|como|para el|para la|precio) )*${DOWN}|${LEAD}${DOWN}(?: (?:de|del|es|seria))* <n> ${PERCENT}|(?:doy|dar|dando|damos|pongo|poner|poniendo)(?: (?:el|un|solo|como))* <n> ${PERCENT}`,
)
const DOWN_AMOUNT = phrase(
  `${LEAD}<n> (?:(?:de|como|para el|para la) )*${DOWN}|${LEAD}${DOWN}(?: (?:de|del|es|seria))* <n>`,
)
const DOWN_NOTHING = phrase(`(?:sin|cero|no tengo|nada de)(?: (?:dar|un|para|el))* ${DOWN}`)
const RATE = phrase(
  `${LEAD}(?:interes(?:es)?|tasa(?: de interes)?|rate)(?: (?:del?|al|es|fuera|de|a|baja|sube|anual))* <n>(?: ${PERCENT})?|${LEAD}<n> ${PERCENT} (?:de )?(?:interes(?:es)?|tasa|fijo)|al <n> ${PERCENT}`,
)
const YEARS = phrase(
  `${LEAD}(?:prestamo|hipoteca|credito|plazo)(?: (?:a|de|fij[oa]))* <n> anos|(?<=^ (?:(?:y|pero|bueno|o|que tal|mejor) )*)(?:si (?:es|fuera) )?(?:a|en|de) <n> anos|${LEAD}<n> anos (?:fijo|de (?:hipoteca|prestamo|plazo))`,
)
const KINDS: readonly (readonly [LoanKind, RegExp])[] = [
  ['fha', phrase(`${LEAD}(?:(?:prestamo|hipoteca|loan|credito) )?fha(?: loan)?`)],
  ['va', phrase(`${LEAD}(?:(?:prestamo|hipoteca|credito) (?:va|de veteranos?|para veteranos)|va loan)`)],
  ['conventional', phrase(`${LEAD}(?:(?:prestamo|hipoteca|credito) )?convencional`)],
]
const SAID_TERMS =
  / (?:enganche|inicial|pronto|entrada|down|pie|prima|anticipo|ciento|%|percent|interes|intereses|tasa|anos|rate|fha|va|veteranos?|convencional) /

export interface ReadTerms {
  terms: SpokenTerms
  spans: Span[]
}

/** US dollars: an amount under a thousand is said in thousands, unless the dollars are named. */
const inThousands = ({ value, isFull, isMoney }: SpokenNumber): number =>
  Math.round(value < 1000 && !isFull && !isMoney ? value * 1000 : value)

const firstNumber = (sentence: Sentence, match: RegExpExecArray): SpokenNumber | null =>
  match
    .slice(1)
    .map((index) => sentence.number(index))
    .find((one) => one !== null) ?? null

/** Reads and takes the terms of a loan: no filter of homes may read their numbers. */
export function readLoanTerms(sentence: Sentence): ReadTerms {
  const read: ReadTerms = { terms: {}, spans: [] }
  if (sentence.code().search(SAID_TERMS) < 0) return read
  const note = (pattern: RegExp, termsOf: (number: SpokenNumber) => SpokenTerms | null) =>
    sentence.take(pattern, (match, span) => {
      const number = firstNumber(sentence, match)
      const terms = number && termsOf(number)
      if (!terms) return false
      Object.assign(read.terms, terms)
      read.spans.push(span)
    })
  note(YEARS, ({ value }) => (value <= 50 ? { years: value } : null))
  note(DOWN_SHARE, ({ value }) => ({ down: { kind: 'percent', percent: value } }))
  note(DOWN_AMOUNT, (number) =>
    number.value <= 100 && !number.isFull && !number.isMoney
      ? { down: { kind: 'percent', percent: number.value } }
      : { down: { kind: 'dollars', dollars: inThousands(number) } },
  )
  note(RATE, ({ value }) => (value < 30 ? { ratePct: value } : null))
  const tell = (pattern: RegExp, terms: SpokenTerms) =>
    sentence.take(pattern, (_, span) => {
      Object.assign(read.terms, terms)
      read.spans.push(span)
    })
  tell(DOWN_NOTHING, { down: { kind: 'percent', percent: 0 } })
  for (const [loan, pattern] of KINDS) tell(pattern, { loan })
  return read
}

const OWN = '(?:(?:y|pero|con|yo|tengo|tenemos|hemos|he|pago|pagamos|debo|debemos|unos|como|mi|mis|de) )*'
const SAVINGS = phrase(
  `${OWN}<n> (?:ya )?(?:ahorrad[oa]s?|de ahorros?|en (?:el )?banco|en (?:mis |los )?ahorros|guardad[oa]s?|en efectivo|cash)(?: para (?:la casa|el ${DOWN}))?|${OWN}(?:ahorros?|ahorrad[oa]s?|ahorre|ahorramos|guardad[oa]s?)(?: (?:de|son|unos|como))* <n>`,
)
const OWED =
  '(?:carros?|deudas?|prestamos?(?: (?:estudiantil(?:es)?|personal(?:es)?))?|tarjetas?(?: de credito)?|student loans?|loans?|estudios|otras deudas|bills)'
const DEBTS = phrase(
  `${OWN}<n>(?: (?:al|por|cada) mes| mensual(?:es)?)?(?: (?:de|del|en|por|para))+(?: (?:la|el|los|las|mis|mi|otras|un))* ${OWED}(?: (?:al mes|mensual(?:es)?))?|${OWN}(?:deudas?|pago de ${OWED}) (?:de )?<n>(?: al mes)?|(?:debo|debemos) <n>(?: al mes)?`,
)
const NO_DEBTS = phrase('(?:(?:no tengo|no tenemos|sin|cero)(?: (?:ninguna|otras|mas))*) deudas?')
const SAID_MEANS =
  / (?:ahorr\w*|guardad\w*|banco|efectivo|cash|deudas?|debo|debemos|carros?|prestamos?|tarjetas?|loans?|bills) /
/** More a month is no debt but a slip, or what is owed in all. */
const MOST_DEBTS = 50_000

export interface ReadHousehold {
  household: SpokenHousehold
  spans: Span[]
}

/** Reads and takes debts and savings: no filter of homes may read their numbers. */
export function readHousehold(sentence: Sentence): ReadHousehold {
  const read: ReadHousehold = { household: {}, spans: [] }
  if (sentence.code().search(SAID_MEANS) < 0) return read
  const note = (span: Span, said: SpokenHousehold) => {
    Object.assign(read.household, said)
    read.spans.push(span)
  }
  sentence.take(SAVINGS, (match, span) => note(span, { savings: inThousands(firstNumber(sentence, match)!) }))
  sentence.take(DEBTS, (match, span) => {
    const number = firstNumber(sentence, match)!
    // 'Para dos carros' is a garage.
    if (number.value < 20 || number.value > MOST_DEBTS) return false
    note(span, { debts: Math.round(number.value) })
  })
  sentence.take(NO_DEBTS, (_, span) => note(span, { debts: 0 }))
  return read
}

const WORDS = (least: number, most: number) => `(?: (?:numero [#=]\\d+|[a-z~]+)){${least},${most}}`
const HOW_MUCH = '(?:(?:a|de|en|como|por|y|que) )?(?:cuant[oa]s?|que tanto)'
const MONEY = '(?:dinero|cash|efectivo|plata|chavos|cuartos(?! (?:y|tiene))|lana|feria|billete)'
const TO_BUY = '(?:comprar(?:la|lo|me)?|cerrar|(?:el |la )?(?:cierre|closing|compra|banco))'
/** The questions of money, the narrower first. */
const QUESTIONS: readonly (readonly [Intent, RegExp])[] = [
  [
    'rent-benchmark',
    phrase(
      `(?:es|esta|son|estan)(?: (?:un|una|muy|bien|buen))* (?:normal|alt[oa]|baj[oa]|car[oa]|just[oa]|buen[oa]|razonable|promedio)(?: (?:esa|ese|esta|este|la|el|de))* (?:renta|alquiler|precio de renta|arriendo)|(?:esa|esta|la|el|ese) (?:renta|alquiler)${WORDS(0, 3)} (?:normal|alt[oa]|baj[oa]|car[oa]|just[oa]|razonable)|(?:control|tope|limite) de (?:la )?(?:rentas?|alquiler(?:es)?)|(?:renta|alquiler) (?:controlad[oa]|congelad[oa]|justa|de hud)|rent control|(?:es|son|sera|esta)(?: (?:mucho|muy|demasiado|caro|bien|bueno|un|abuso|normal))* [#=]\\d+(?: (?:al mes|dolares|de renta|de alquiler))* (?:por|para|de) (?:renta|alquiler|un|una)${WORDS(0, 4)}|(?:esta bien|es mucho|es normal|es justo|es caro) (?:que (?:me )?(?:cobren|pidan)|pagar) [#=]\\d+`,
    ),
  ],
  [
    'seller-fees',
    phrase(
      `(?:quien paga|quien cubre|paga el (?:vendedor|comprador))${WORDS(0, 5)} (?:transferencia|traspaso|escritura|mansion)|(?:impuesto|tarifa|cargo) (?:de|a la|por) (?:transferencia|traspaso|mansion|escritura)|(?:que|cuanto) paga el vendedor`,
    ),
  ],
  [
    'move-in-cost',
    phrase(
      `${HOW_MUCH}${WORDS(0, 6)} (?:mudar(?:me|nos|se)|entrar a vivir|entrar|que me den (?:las|la) llaves?)(?! a la ciudad)|${HOW_MUCH} mes(?:es)? de (?:deposito|fianza|renta)${WORDS(0, 3)}|(?:(?:cuanto|de cuanto|que)(?: (?:es|seria|me|nos|piden|pide|son|dan|hay|que|dar|dejar|de|pagar|cobran))* (?:el |los |la )?)?${DEPOSIT}(?! (?:en|directo)|${DEPOSIT_LIMIT})|primer(?:o)? (?:mes )?y (?:el )?ultimo(?: mes)?|(?:cuota|cargo|costo) (?:de|por) (?:aplicacion|solicitud|broker|corredor)|broker fee|costos? de mudanza`,
    ),
  ],
  [
    'cash-to-close',
    phrase(
      `(?:${HOW_MUCH}${WORDS(0, 4)} )?(?:gastos|costos|closing costs?)(?: de(?:l)? cierre)(?: [a-z]+){0,2}|closing costs?|${HOW_MUCH}(?: (?:seria|es|sale|me|nos|le|se|uno|minimo|necesit[oa]|necesitamos|necesitaria|hay|que|tengo|tenemos|debo|dar|poner|pagar|piden|pide|hace|falta|toca))* (?:de|el|la|pa el|para el)(?: (?:el|la))? (?:pronto|enganche|inicial|entrada|pago inicial|down ?(?:payment)?|prima|pie)|${HOW_MUCH}(?: ${MONEY})? (?:necesit\\S*|hace falta|tengo que|hay que|debo|deberia|tendria que|ocupo|se ocupa|piden|me piden)(?! ganar)${WORDS(0, 6)} ${TO_BUY}|${HOW_MUCH} (?:de )?${MONEY}(?: en mano)? (?:necesit\\S*|hace falta|debo|tengo que|hay que|ocupo|llevo|tendria que)(?! (?:ganar|pagar al mes))`,
    ),
  ],
  [
    'monthly-cost',
    phrase(
      `${HOW_MUCH}(?! (?:gano|mantenimiento))${WORDS(0, 6)} (?:al mes|mensual(?:es)?|por mes|cada mes|mensualmente)|${HOW_MUCH}${WORDS(0, 5)} (?:mensualidad(?:es)?|hipotecas?|mortgage|pago mensual|letras?|cuotas?(?: mensual(?:es)?)?|pagos?|pagando)|${HOW_MUCH}${WORDS(0, 3)} (?:cuesta|costaria|sale|saldria|gasta) (?:vivir|tener|mantener)${WORDS(0, 3)}|(?:cual|como) (?:es|seria|quedaria)(?: (?:el|la))* (?:mensualidad|hipoteca|pago(?: mensual)?|cuota)|(?:calcul\\S*|dime|digame|dame|deme|saqueme|haga(?:me)?)(?: (?:el|la|los|las|cuenta de|numeros de|cuanto seria))* (?:mensualidad|hipoteca|pagos?(?: mensual(?:es)?)?|cuota)|(?<=^ (?:(?:y|bueno|ok) )*)(?:la |el )?(?:mensualidad|pago mensual|hipoteca)(?= (?:$|[.,?]|de|con|a))(?! (?:[a-z]+ ){0,5}[=#])|(?:que|como|a cuanto|cuanto|cual)(?: (?:es|esta|estan|anda|andan|sale|va|tiene|tienen|se|la|el|los|las|ahora|de|seria|estaria))* (?:interes(?:es)?|tasas?|rates?)${WORDS(0, 4)}|(?:cuanto|que) es el pmi`,
    ),
  ],
]
const PRICED = '(?:casa|casita|vivienda|condo|condominio|apartamento|townhouse|propiedad|algo|una|uno|multifamiliar|~)'
/** 'La letra de una de cuatro cincuenta': a price said in thousands. */
export const SHORT_PRICE = phrase(
  `${PRICED} (?:(?:de|que|cuesta|cueste|vale|valga|por|en|como|unos) )+<n>(?! (?:al|por|cada|mensual|%|pies|anos|dolares|cuartos|de (?:hoa|renta|enganche)|~))`,
)
/** A price that is named in place of a home: 'qué pago por una casa de 450 mil', 'cuánto de taxes paga una de 600 mil'. */
const OF_PRICE = phrase(`${PRICED} (?:(?:de|que|cuesta|cueste|vale|valga|por|en|como|unos|@\\d+) )*<n>`)
const ASKS_COST =
  / (?:cuant[oa]s?|que|calcul\S*) (?:.{0,80} )?(?:pag\S*|sale|saldria|salen|queda|quedaria|quedan|costaria|taxes|tax|impuestos?|letra|seguro|hipoteca|mortgage) /
const BUYS_WHAT =
  / (?:casas|condos|opciones|busc\S*|alcanza\S*|comprar con|que (?:puedo|podemos|podria)|gan\S*|cuant[oa]s? (?:casas|hay)) /

/** The monthly cost that is asked of a price, which no other pattern reads. */
function askedOfPrice(sentence: Sentence): Intent | null {
  const code = sentence.code()
  const match = [...code.matchAll(OF_PRICE)].find((found) => isPrice(sentence, found))
  return match && ASKS_COST.test(code) && !BUYS_WHAT.test(code) ? 'monthly-cost' : null
}

/** What else is paid by the month, and asked for by its own name. */
const OTHER_FACT = / (?:mantenimiento|hoa|impuestos?|tax|taxes|asociacion|estacionamiento|renta|utilidades|luz) /

/** Reads and takes a question of what a home costs; null for a sentence without one. */
export function readMoneyQuestion(sentence: Sentence): Intent | null {
  for (const [intent, pattern] of QUESTIONS) {
    let isAsked = false
    sentence.take(pattern, (match) => {
      if (isAsked || (intent === 'monthly-cost' && OTHER_FACT.test(` ${match[0]} `))) return false
      isAsked = true
    })
    if (isAsked) return intent
  }
  return askedOfPrice(sentence)
}
