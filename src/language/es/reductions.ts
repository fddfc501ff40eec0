import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'
import { AT_LEAST } from './figures.ts'

const WITH = '(?:(?:con|y|que|una|un|la|el|hayan|han|haya|ha|tengan|casas?|precio) )*'
const CUT =
  '(?:rebajad[oa]s?|rebajas?(?: de precio)?|reducidas?|(?:bajado|rebajado|bajaron|rebajaron|bajo)(?: (?:de|el|su))*(?: precio)?|(?:baja|reduccion|descuento)s?(?: de(?:l)? precio)?)'
const DOLLARS = '(?: dolares)?'
/** 'Rebajadas por al menos 10,000 dólares', 'con una rebaja de 20,000 o más'. */
const REDUCTION = phrase(
  `${WITH}${CUT} (?!a partir de )(?:(?:en|por|de) )?(?:${AT_LEAST} )?<n>${DOLLARS}(?: (?:o mas|de precio|como minimo|minimo))*`,
)

/** Reads by how many dollars the price went down, at least. */
export function readReductions(reading: Reading): void {
  reading.sentence.take(REDUCTION, ([, index], span) =>
    setEnds(reading, 'reducedBy', { min: reading.sentence.number(index)!.value, max: null }, span),
  )
}
