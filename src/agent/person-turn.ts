import { ask } from './open-question.ts'
import type { Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Gives the agency's number and hours, and offers a call or, about a home, a message. */
export function offerPerson({ talk, said, context }: TurnInput): Turn {
  const { reach, callback, message } = context.phrases.person
  const choices = talk.home || talk.homes.length > 0 ? [callback, message] : [callback]
  return ask(talk, reach, { said, choices, readings: choices.map(() => null) })
}
