import type { Choice } from '#domain/voice/conversation.ts'
import { withChoices } from './choices.ts'
import type { Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

export type ChoiceName = keyof TurnInput['context']['phrases']['knowledge']['choices']

/** An answer with what can be pressed next. */
export function withNext({ context }: Pick<TurnInput, 'context'>, answered: Turn, names: readonly ChoiceName[]): Turn {
  const { choices } = context.phrases.knowledge
  return withChoices(
    answered,
    names.map((name): Choice => choices[name]),
  )
}
