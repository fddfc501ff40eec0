import { refusalText } from '#content/fair-housing-refusals.ts'
import { LOAN_PROMISE } from '#content/loan-promises.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { understand } from '#language/understand.ts'
import type { RefusedKind } from '#language/understanding.ts'
import { FACTS_INSTEAD } from './answer-text.ts'
import { ToldCosts } from './told-costs.ts'

/** Claims of having sent, booked or saved something. Only the rules do that, so a language model's claim is false. */
const CLAIM =
  /\bI(?:['’]ve| have| just| already| now)*(?: just| already| now| successfully)? (?:sent|booked|scheduled|reserved|saved|added|submitted|emailed|e-mailed|contacted|called|messaged|arranged)\b|\b(?:is|are|has been|have been|was|were)(?: now| already| all| successfully)? (?:sent|booked|scheduled|reserved|saved|submitted|confirmed|arranged)\b/i
/** Formatting that speech would read out. */
const MARKS = /[*_`#>|~]+|\[(?=[^\]]*\]\()|\]\([^)]*\)/g
/** Links lead visitors to other sites. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S/i

/** The kinds of steering in a text, found by the reader of visitors' sentences. */
export const steeringIn = (text: string, places: PlaceNames): RefusedKind[] =>
  understand(text, { filters: defaultFilters('sale', everyPrice), places }).refused.map(({ kind }) => kind)

/** The refusal of those kinds, with what the agent can tell instead. */
export const refusalOf = (kinds: readonly RefusedKind[]): string => `${refusalText(kinds, 'I')} ${FACTS_INSTEAD}`

export interface AnswerGuard {
  /** Returns a sentence as it may be said; empty if it may not. */
  sentence(text: string): string
  /** Adds names and addresses of homes, whose words are not checked. */
  knows(names: readonly string[]): void
  /** Adds a text whose numbers may be said: of a tool or of the talk so far. */
  told(text: string): void
}

/** Checks one answer of a language model by sentence: no steering, no promises or costs of its own, no false claims, no formatting. */
export function guardAnswer(places: PlaceNames): AnswerGuard {
  const known = new Set<string>()
  const costs = new ToldCosts()
  let hasRefused = false
  return {
    knows: (names) => names.filter(Boolean).forEach((name) => known.add(name.toLowerCase())),
    told: (text) => costs.add(text),
    sentence(text) {
      const plain = text.replaceAll(MARKS, '').replaceAll(/\s+/g, ' ').trim()
      if (!/[\p{L}\d]/u.test(plain) || CLAIM.test(plain) || ADDRESS.test(text)) return ''
      if (LOAN_PROMISE.test(plain) || !costs.haveAll(plain)) return ''
      const kinds = steeringIn(without(plain, known), places)
      if (kinds.length === 0) return plain
      if (hasRefused) return ''
      hasRefused = true
      return refusalText(kinds, 'I')
    },
  }
}

function without(text: string, known: ReadonlySet<string>): string {
  let rest = text.toLowerCase()
  for (const name of known) rest = rest.replaceAll(name, ' it ')
  return rest
}
