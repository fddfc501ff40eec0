import type { GuidanceWords } from '../guidance.ts'

const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))

/** What renters and buyers ask of a lease, the loan and the closing. Read from lower case without accents and marks. */
export const LEASE_QUESTIONS: GuidanceWords = [
  [
    'changes-for-disability',
    /\b(?:barras? de apoyo|barandal(?:es)?|pasamanos|agarradera)\b|\b(?:rampa)\b(?=.*\b(?:dueno|casero|rent\w*|alquil\w*)\b)/,
  ],
  ['criminal-record', /\b(?:antecedentes(?: penales)?|record criminal|felonia|estuve preso|estuvo preso|carcel)\b/],
  [
    'screening',
    /\b(?:verificacion|revision|chequeo) de antecedentes\b|\bque (?:revisan?|verifican?) (?:los duenos|el dueno|el casero)\b/,
  ],
  ['bankruptcy', /\b(?:bancarrota|quiebra|capitulo (?:7|13|siete|trece))\b/],
  [
    'guarantor-owes',
    words(
      '\\b(?:si|cuando)\\b.{0,12}\\b(?:firmo|soy|sirvo)\\b.{0,12}\\b(?:aval|fiador|codeudor|garante)\\b',
      '\\bque\\b.{0,24}\\b(?:como|de) (?:aval|fiador|codeudor|garante)\\b',
    ),
  ],
  [
    'roommates',
    /\b(?:si|cuando|que pasa si)\b.{0,24}\b(?:uno de nosotros|una de nosotras|mi (?:companer\w+|roommate|pareja|novi[oa])|alguno)\b.{0,12}\b(?:se va|se muda|deja de pagar|no paga|se sale)\b/,
  ],
  [
    'rent-help',
    /\b(?:ayudas?|asistencia|programas?|apoyo)\b.{0,30}\b(?:con|para|de)\b.{0,16}\b(?:la |mi |el |pagar |su )*(?:renta|alquiler)\b(?!.*\b(?:aceptan?|toman|inicial|enganche)\b)/,
  ],
  [
    'lease-length',
    /\b(?:contratos?)\b.{0,16}\b(?:de un ano|por un ano|por mes|mes a mes|de seis meses|cortos?)\b|\bmes a mes\b/,
  ],
  [
    'occupancy',
    /\bcuantas personas\b.{0,30}\b(?:pueden|caben|permiten|vivir|viven)\b(?!.*\b(?:pueblo|ciudad|condado)\b)/,
  ],
  ['va-offers', /\b(?:vendedores|duenos)\b.{0,24}\b(?:acept\w+|toman|quieren)\b.{0,16}\b(?:va|fha|veteran\w+)\b/],
  [
    'two-family',
    /\brenta\b.{0,24}\b(?:otro lado|otra (?:unidad|mitad|parte)|otro (?:apartamento|piso)|de arriba|de abajo)\b.{0,40}\b(?:cuenta|ayuda|sirve|hipoteca|prestamo)\b/,
  ],
  ['closing-day', /\bque\b.{0,16}\b(?:llevo|llevar|traigo|traer|pasa)\b.{0,16}\b(?:al|en el|el dia del?) cierre\b/],
  ['first-payment', /\bcuando\b.{0,24}\b(?:empiezo a pagar|primer pago|se empieza a pagar)\b/],
  ['tax-appeal', /\b(?:apelar|disputar|reclamar|pelear)\b.{0,20}\b(?:impuestos?|avaluo)\b/],
  ['inspection-cost', /\bcuanto\b.{0,16}\b(?:cuesta|vale|cobran?)\b.{0,16}\binspec\w+\b/],
  [
    'new-job',
    /\b(?:cambi\w+ de|nuevo|otro) (?:trabajo|empleo)\b.{0,40}\b(?:hipoteca|prestamo|comprar|banco)\b|\b(?:hipoteca|prestamo|comprar)\b.{0,40}\b(?:cambi\w+ de|nuevo) (?:trabajo|empleo)\b/,
  ],
]
