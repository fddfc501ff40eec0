import type { AgentContext } from './agent-context.ts'
import type { AnswerPiece, Brain } from './brain.ts'
import { answer } from './conversation.ts'
import { askAfterEarlyYes } from './early-yes.ts'
import { NEW_TALK, turnedTo } from './talk.ts'

/** A brain that answers by rules, without a language model. */
export function rulesBrain(context: AgentContext): Brain {
  let talk = NEW_TALK
  return {
    async *say(sentence, signal, early = false): AsyncGenerator<AnswerPiece> {
      yield { type: 'thinking' }
      const again = early ? askAfterEarlyYes(talk, sentence) : null
      const turn = again ?? (await answer(talk, sentence, context, signal))
      talk = turn.talk
      yield { type: 'text', text: turn.say }
      for (const shown of turn.shown) yield { type: 'shown', shown }
      if (turn.sources.length > 0) yield { type: 'sources', sources: turn.sources }
      if (turn.ends) yield { type: 'ends' }
    },
    turnTo: (home) => void (talk = turnedTo(talk, home)),
  }
}
