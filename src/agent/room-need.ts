import type { Choice } from '#domain/voice/conversation.ts'
import { ask } from './open-question.ts'
import { turn, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** The offer of bedrooms for the household that a sentence tells of; null if none is told or the search asks for them. */
export function roomOffer({ read, context }: TurnInput): { say: string; choice: Choice } | null {
  const { roomNeed, filters } = read
  const { questions } = context.phrases
  if (roomNeed === null || roomNeed < 2 || (filters.beds ?? 0) >= roomNeed) return null
  return {
    say: questions.roomNeed(roomNeed),
    choice: { label: questions.roomNeedChoice(roomNeed), says: questions.roomNeedSays(roomNeed) },
  }
}

/** Answers a sentence that says no more than who will live there: 'two kids'. Null for any other. */
export function answerRoomNeed(input: TurnInput): Turn | null {
  const offer = roomOffer(input)
  if (!offer) return null
  const { talk, said, context } = input
  if (talk.question) return turn(talk, offer.say)
  const { roomNeedAsked } = context.phrases.questions
  return ask(talk, `${offer.say} ${roomNeedAsked}`, { said, choices: [offer.choice], readings: [null] })
}
