import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { languageOf } from '#language/spoken-language.ts'
import type { RefusedKind } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import type { Fact } from './agent-tool.ts'
import { plainText } from './claims/checked-text.ts'
import { forbiddenIn, untoldIn, type Fault } from './claims/fault-in.ts'
import { groupTalk, withoutDeclining } from './claims/group-talk.ts'
import { statementOf } from './claims/statement.ts'
import type { ToldHome } from './claims/told-home.ts'
import { Told } from './claims/told.ts'
import { REFUSAL_TEXTS } from './phrases/en/answers.ts'
import { REFUSAL_TEXTS as SPANISH_REFUSALS } from './phrases/es/answers.ts'

const LANGUAGES = [
  { read: understand, texts: REFUSAL_TEXTS },
  { read: understandSpanish, texts: SPANISH_REFUSALS },
] as const

/** What steers in a text. */
interface Steering {
  kinds: readonly RefusedKind[]
  /** The agent's texts in the language that steers. */
  texts: typeof REFUSAL_TEXTS
}

/** The kinds of steering in a text, found by the readers of visitors' sentences in either language; null for none. */
export function steeringIn(text: string, places: PlaceNames): Steering | null {
  const found = LANGUAGES.map(({ read, texts }) => ({
    texts,
    kinds: read(text, { filters: defaultFilters('sale', everyPrice), places }).refused.map(({ kind }) => kind),
  })).filter(({ kinds }) => kinds.length > 0)
  const [first] = found
  return first ? { texts: first.texts, kinds: found.flatMap(({ kinds }) => kinds) } : null
}

/** The refusal in the language that steers, with what the agent can tell instead. */
export const refusalOf = ({ kinds, texts }: Steering): string => `${texts.refusal(kinds)} ${texts.factsInstead}`

export interface AnswerGuard {
  /** Returns a sentence as it may be said; empty if it may not. */
  sentence(text: string): string
  /** Why the last sentence was left out; null if it was said. */
  fault(): Fault | { kind: 'steering'; words: string } | null
  /** Adds homes that were shown or read out, in their order. */
  knows(homes: readonly ToldHome[]): void
  /** Adds what a tool or the agent said, with the tool's facts. `home`: the id of the one home that both are about. */
  told(text: string, facts?: Fact, home?: number | null): void
  /** Adds the visitor's words: their numbers may be repeated as wishes. */
  visitorSaid(text: string): void
  /** Adds the search in force and the visitor's terms of a loan. */
  visitorWants(facts: Readonly<Record<string, unknown>>): void
}

/**
 * Checks one answer of a language model by sentence: its claims must have been told by a tool or the visitor, it claims
 * no acts, promises and demands nothing, leads nowhere and does not steer. `today`: ISO date.
 */
export function guardAnswer({ agency, places }: Pick<AgentContext, 'agency' | 'places'>, today: string): AnswerGuard {
  const told = new Told(agency)
  let focus: ToldHome | null = null
  let last: ReturnType<AnswerGuard['fault']> = null
  let hasRefused = false
  told.addFacts(today)

  const steers = (text: string): Steering | null => {
    const { line, masked } = statementOf(text, told, null)
    const rest = withoutDeclining(told.ours.inOurName(masked.replaceAll(/_+/g, 'it')))
    const steering = steeringIn(rest, places)
    const words = groupTalk(withoutDeclining(told.ours.inOurName(line))) && groupTalk(rest)
    if (!words || steering) return steering
    return { kinds: ['people'], texts: languageOf(text) === 'es' ? SPANISH_REFUSALS : REFUSAL_TEXTS }
  }
  const check = (text: string): string => {
    const plain = plainText(text)
    last = /[\p{L}\d]/u.test(plain) ? forbiddenIn(text, told) : null
    if (last || !/[\p{L}\d]/u.test(plain)) return ''
    const steering = steers(text)
    if (steering) {
      last = { kind: 'steering', words: steering.kinds.join() }
      if (hasRefused) return ''
      hasRefused = true
      return steering.texts.refusal(steering.kinds)
    }
    const statement = statementOf(text, told, focus)
    last = untoldIn(statement, told, places, today)
    if (last) return ''
    focus = statement.mentions.at(-1)?.home ?? focus
    return plain
  }
  return {
    knows(homes) {
      told.addHomes(homes)
      focus = homes.length === 1 ? homes[0]! : focus
    },
    told(text, facts, home = null) {
      told.addText(text, home)
      if (facts !== undefined) told.addFacts(facts, home)
    },
    visitorSaid: (text) => told.addVisitor(text),
    visitorWants: (facts) => told.addWishes(facts),
    sentence: check,
    fault: () => last,
  }
}
