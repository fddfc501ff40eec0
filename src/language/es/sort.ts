import type { Sort } from '#domain/search/sort.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { SORT_CHIPS } from './sort-chips.ts'

const BY =
  '(?:(?:ordena(?:r|las|los|me|melas|do|das)?|orden|pon(?:me|las)?|muestra(?:me)?|por|primero|de|segun|las|los|la|el|que|casas?|que sean|quiero|ver) )*'
const FIRST = '(?: (?:primero|casas?|apartamentos?|opcion(?:es)?|que (?:tengas?|haya|tienen)|a la mas cara|arriba))*'
const HOME = '(?:(?:casas?|apartamentos?|opcion(?:es)?|condominios?|propiedad(?:es)?) )?'
const LAST = '(?: (?:casas?|van?))*(?: (?:al final|por ultimo|de ultim[oa]s?|abajo))+'
/** 'Tiempo en tren' is read with the trains. */
const SORTS: readonly (readonly [Sort, string])[] = [
  [
    'monthly-cost',
    `${BY}(?:(?:menor |mas bajo )?(?:pagos?|costos?|cuotas?|mensualidad) (?:mensual(?:es)?|al mes)?(?: ?mas baj[oa]s?)?)${FIRST}`,
  ],
  ['price-per-square-foot', `${BY}(?:precio )?por pies? cuadrados?${FIRST}`],
  [
    'reduced',
    `${BY}(?:rebajadas|rebajas|reducidas|bajaron de precio) primero|primero (?:las )?(?:rebajadas|reducidas|que bajaron de precio)`,
  ],
  ['beds', `${BY}mas (?:cuartos|habitaciones|recamaras|dormitorios|alcobas)(?: primero)?`],
  [
    'price-asc',
    `ordene(?:las|los|me)? por(?: el)? precio|${BY}${HOME}(?:mas (?:barat[oa]s?|economic[oa]s?|bajas? de precio)|menos car[oa]s?|menor precio|precio mas bajo|de menor a mayor(?: precio)?|barat[oa]s? primero)${FIRST}|orden(?:a|ar|alas|ado|ame)(?:las)? por(?: el)? precio`,
  ],
  [
    'price-desc',
    `${BY}${HOME}(?:mas (?:car[oa]s?|costos[oa]s?|lujos[oa]s?)|mayor precio|de mayor a menor(?: precio)?)${FIRST}`,
  ],
  [
    'newest',
    `${BY}${HOME}(?:mas (?:nuev[oa]s?|recientes?)|ultim[oa]s (?:que (?:salieron|entraron|pusieron)|publicadas|en salir)|recien (?:publicad[oa]s?|listad[oa]s?|salid[oa]s?)|lo (?:mas )?nuevo|nuevos listados|acaban de salir)${FIRST}`,
  ],
  [
    'square-feet',
    `${BY}${HOME}(?:mas (?:grandes?|ampli[oa]s?|espacios[oa]s?)|mas (?:pies|espacio)|por tamano)${FIRST}`,
  ],
]
const SORT_PATTERNS = SORTS.map(([sort, source]) => ({ sort, pattern: phrase(source) }))

/** Both ends are named: 'de la más cara a la más barata'. */
const FROM_TO: readonly { sort: Sort; pattern: RegExp }[] = (
  [
    ['price-desc', '(?:car[oa]s?|costos[oa]s?|alt[oa]s?)', '(?:barat[oa]s?|economic[oa]s?|baj[oa]s?)'],
    ['price-asc', '(?:barat[oa]s?|economic[oa]s?|baj[oa]s?)', '(?:car[oa]s?|costos[oa]s?|alt[oa]s?)'],
  ] as const
).map(([sort, from, to]) => ({
  sort,
  pattern: phrase(
    `${BY}(?:(?:precios?|de|del|las?|los?|el) )*mas ${from} (?:(?:al?|hasta|las?|los?|el|precio|hacia) )*mas ${to}`,
  ),
}))

/** Said by the other end: 'los más caros al final'. */
const BY_OTHER_END: readonly { sort: Sort; pattern: RegExp }[] = [
  { sort: 'price-asc', pattern: phrase(`${BY}${HOME}mas (?:car[oa]s?|costos[oa]s?)${LAST}`) },
  { sort: 'price-desc', pattern: phrase(`${BY}${HOME}mas (?:barat[oa]s?|economic[oa]s?)${LAST}`) },
]

/** Reads the sort order. */
export function readSort(reading: Reading): void {
  for (const { sort, pattern } of [...FROM_TO, ...BY_OTHER_END]) {
    reading.sentence.take(pattern, (_, span) => {
      reading.sort ??= sort
      reading.part('sort', SORT_CHIPS[sort], span)
    })
  }
  for (const { sort, pattern } of SORT_PATTERNS) {
    reading.sentence.take(pattern, (match, span) => {
      if (sort === 'monthly-cost' && !/mas baj|menor|orden|primero|^por/.test(match[0])) return false
      reading.sort ??= sort
      reading.part('sort', SORT_CHIPS[sort], span)
    })
  }
}
