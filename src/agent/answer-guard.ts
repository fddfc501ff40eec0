import { refusalWords } from '#content/fair-housing-refusals.ts'
import { defaultFilters, everyPrice } from '#domain/search/filters.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { understand } from '#language/understand.ts'
import type { RefusedKind } from '#language/understanding.ts'
import { FACTS_INSTEAD } from './answer-text.ts'

/** What a language model says it has done. Only the rules do such things, and say so themselves: from a model it is untrue. */
const CLAIM =
  /\bI(?:['’]ve| have| just| already| now)*(?: just| already| now| successfully)? (?:sent|booked|scheduled|reserved|saved|added|submitted|emailed|e-mailed|contacted|called|messaged|arranged)\b|\b(?:is|are|has been|have been|was|were)(?: now| already| all| successfully)? (?:sent|booked|scheduled|reserved|saved|submitted|confirmed|arranged)\b/i
/** Marks of formatting would be read out; addresses of other sites lead visitors away. */
const MARKS = /[*_`#>|~]+|\[(?=[^\]]*\]\()|\]\([^)]*\)/g
const ADDRESS = /\b(?:https?:\/\/|www\.)\S/i

/** Kinds of steering a text would take part in, by the detector that also hears the visitor. */
export const steeringIn = (text: string, places: PlaceNames): RefusedKind[] =>
  understand(text, { filters: defaultFilters('sale', everyPrice), places }).refused.map(({ kind }) => kind)

/** The words for that, with what can be told instead. */
export const refusalOf = (kinds: readonly RefusedKind[]): string => `${refusalWords(kinds, 'I')} ${FACTS_INSTEAD}`

export interface AnswerGuard {
  /** A sentence of a model's answer as it may be said; empty for one that may not. */
  sentence(text: string): string
  /** Names and addresses of homes, which may hold any word. */
  knows(names: readonly string[]): void
}

/** Guards one answer of a language model, sentence by sentence: no steering, no untrue deeds, plain words. */
export function guardAnswer(places: PlaceNames): AnswerGuard {
  const known = new Set<string>()
  let hasRefused = false
  return {
    knows: (names) => names.filter(Boolean).forEach((name) => known.add(name.toLowerCase())),
    sentence(text) {
      const plain = text.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim()
      if (!/[\p{L}\d]/u.test(plain) || CLAIM.test(plain) || ADDRESS.test(text)) return ''
      const kinds = steeringIn(without(plain, known), places)
      if (kinds.length === 0) return plain
      if (hasRefused) return ''
      hasRefused = true
      return refusalWords(kinds, 'I')
    },
  }
}

function without(text: string, known: ReadonlySet<string>): string {
  let rest = text.toLowerCase()
  for (const name of known) rest = rest.replaceAll(name, ' it ')
  return rest
}
