import type { Span } from '#language/sentence.ts'
import type { Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { withChoices } from './choices.ts'
import { turn, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'
import { isQuestion } from './understand-in-talk.ts'

/** Refuses to steer, says once in a talk what can be told instead, and offers it. */
export function refuse({ talk, context }: TurnInput, refused: string): Turn {
  const { answers, knowledge } = context.phrases
  const { place, price, counties, person } = knowledge.choices
  const say = talk.hasRefused ? refused : `${refused} ${answers.factsInstead}`
  return withChoices(turn({ ...talk, hasRefused: true }, say), [place, price, counties, person])
}

/** An answer that had something to refuse besides: what can be asked instead stands below, unless homes do. */
export function withRefusal(answered: Turn, context: AgentContext): Turn {
  const { place, price, person } = context.phrases.knowledge.choices
  const talk = { ...answered.talk, hasRefused: true }
  return answered.shown.length > 0 ? { ...answered, talk } : withChoices({ ...answered, talk }, [place, price, person])
}

/**
 * Whether a refused sentence leaves nothing to look for: 'is Hoboken safe?' and 'Ridgewood or Glen Rock, where do kids do
 * better?', but not 'homes in a safe town' nor 'what is left at 2,400'.
 */
export function asksOnlyThat(
  { intent, fact, parts, refused }: Understanding,
  said: string,
  context: Pick<AgentContext, 'grammar'>,
): boolean {
  if (intent === 'unknown' || (SEARCHING.test(intent) && parts.length === 0)) return true
  const rest = withoutSpans(said, refused)
  const isOfPlaces = parts.every(({ kind }) => kind === 'place' || kind === 'search')
  const asks = /\?\s*$/.test(said) || said.split(/[,;.]/).some((clause) => isQuestion(clause, context))
  return fact === null && isOfPlaces && asks && !context.grammar.words.homes.test(rest)
}

const SEARCHING = /^(?:search|refine)$/

const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
