import type { Statement } from './statement.ts'
import type { ToldHome } from './told-home.ts'
import type { Told } from './told.ts'

const KIND =
  '(?:home|house|condo|apartment|townhouse|townhome|farmhouse|bungalow|colonial|cottage|ranch|loft|studio|duplex|cape|victorian|tudor|listing|place|property|one|rental|unit|casa|vivienda|apartamento|propiedad|departamento|estudio|mansion|villa|cabin)'
const EXISTS = new RegExp(
  `\\b(?:there(?:'s| is)|here(?:'s| is)|i(?:'ve| have)?(?: just| also)? (?:found|got|have|see)|we(?: also)? have|hay|encontre|tengo|tenemos|aqui hay)\\b[^.?!,;:]{0,20}\\b(?:an?|another|one|una?|otra?)(?: [a-z'-]+){0,5}? ${KIND}\\b`,
)
const ANOTHER = /\b(?:another|a second|one more|otra|segunda)\b/
const IS_IN =
  /^[\s,]*(?:is|'s|sits|lies|stands|esta|queda|es|en)?(?: located| situated| right| also| ubicad[oa]| up| out)*,? ?(?:in|at|on|en)(?: the)? ?$/

/** A home that is claimed to exist though none like it was found, or to lie where another one does; null for none. */
export function falseHome(statement: Statement, told: Told): string | null {
  const { masked, mentions, isQuestion } = statement
  const exists = isQuestion ? null : EXISTS.exec(masked)
  if (exists && !/\b(?:single|just|only) one$/.test(exists[0]) && told.homes.length < (ANOTHER.test(exists[0]) ? 2 : 1))
    return exists[0]
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    if (!before || before.home === mention.home) continue
    const isPlace = mention.byTown || /\d/.test(statement.line.slice(mention.start, mention.end))
    if (isPlace && IS_IN.test(masked.slice(before.end, mention.start)))
      return statement.line.slice(before.start, mention.end)
  }
  return null
}

const SUPERLATIVES: readonly (readonly [RegExp, (home: ToldHome) => number | null])[] = [
  [
    /\b(?:cheapest|least expensive|lowest[- ]priced|most affordable|lowest (?:price|rent)|mas barat[oa]|mas economic[oa]|menor precio)\b/,
    ({ price }) => price,
  ],
  [
    /\b(?:most expensive|priciest|highest[- ]priced|highest (?:price|rent)|dearest|mas car[oa])\b/,
    ({ price }) => -price,
  ],
  [
    /\b(?:largest|biggest|most spacious|mas grande)\b(?! bedroom| room)/,
    ({ squareFeet }) => (squareFeet === null ? null : -squareFeet),
  ],
  [/\b(?:smallest|mas pequen[oa])\b(?! bedroom| room)/, ({ squareFeet }) => squareFeet],
]

/** A superlative that the homes read out contradict; null for none. */
export function falseSuperlative({ line, mentions }: Statement, told: Told): string | null {
  const homes = new Set(mentions.map(({ home }) => home))
  if (homes.size !== 1 || told.homes.length < 2) return null
  const home = [...homes][0]!
  for (const [pattern, measure] of SUPERLATIVES) {
    const found = pattern.exec(line)
    const own = measure(home)
    if (!found || own === null) continue
    if (told.homes.some((other) => (measure(other) ?? Infinity) < own)) return found[0]
  }
  return null
}
