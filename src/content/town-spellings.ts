import { foldCase } from '#domain/fold-case.ts'
import { PLACES } from './places.ts'

const KINDS = 'township|borough|city|town|village'
const KIND_FIRST = new RegExp(`^(${KINDS}) of (.+)$`)
const KIND_LAST = new RegExp(` (${KINDS})$`)
const SHORT: Readonly<Record<string, string>> = { twp: 'township', boro: 'borough', mt: 'mount' }

/** A name's lookup key: 'Township of Mt. Olive' and 'MOUNT OLIVE TWP' both give 'mount olive township'. */
function plainName(name: string): string {
  const words = foldCase(name)
    .split(/[\s\-./,]+/)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)
  return words.join(' ').replace(KIND_FIRST, '$2 $1')
}

const KNOWN = new Map(
  PLACES.filter(({ kind }) => kind === 'town' || kind === 'hamlet').map(({ name, county }) => [
    `${county}/${plainName(name)}`,
    name,
  ]),
)

/**
 * A town's name as the gazetteer spells it: 'Wayne' for 'WAYNE TWP.'. Boonton and Boonton Township stay two towns. An
 * unknown name is returned as it is.
 */
export function townAsKnown(name: string, county: string): string {
  let plain = plainName(name)
  for (;;) {
    const known = KNOWN.get(`${county}/${plain}`)
    if (known) return known
    const shorter = plain.replace(KIND_LAST, '')
    if (shorter === plain) return name
    plain = shorter
  }
}
