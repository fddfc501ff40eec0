import { expect } from 'vitest'
import { answer } from '#agent/conversation.ts'
import { NEW_TALK, type Turn } from '#agent/talk.ts'
import { watchedContext, type WatchedContext } from './agent-context.ts'

/** A conversation: each sentence and what its answer must match. Returns the last turn. */
export async function talkThrough(
  dialogue: readonly (readonly [said: string, ...answers: RegExp[]])[],
  context: WatchedContext = watchedContext(),
): Promise<Turn> {
  let turn: Turn | null = null
  for (const [said, ...answers] of dialogue) {
    turn = await answer(turn?.talk ?? NEW_TALK, said, context)
    for (const pattern of answers) {
      expect({ said, say: turn.say }).toEqual({ said, say: expect.stringMatching(pattern) as string })
    }
  }
  return turn!
}
