import type { AgentContext } from './agent-context.ts'
import type { AnswerPiece, Brain } from './brain.ts'
import { answer } from './conversation.ts'
import { askAfterEarlyYes } from './early-yes.ts'
import { inLanguage, loadLanguage, speaking, type LoadLanguage } from './talk-language.ts'
import { NEW_TALK, turnedTo, type Turn } from './talk.ts'

/** A brain that answers by rules, without a language model. */
export function rulesBrain(english: AgentContext, load: LoadLanguage = loadLanguage): Brain {
  let talk = NEW_TALK
  let context = english

  function* pieces(turn: Turn): Generator<AnswerPiece> {
    if (turn.talk.language !== talk.language) yield { type: 'language', language: turn.talk.language }
    talk = turn.talk
    yield { type: 'text', text: turn.say, ...(turn.lang && { lang: turn.lang }) }
    for (const shown of turn.shown) yield { type: 'shown', shown }
    if (turn.sources.length > 0) yield { type: 'sources', sources: turn.sources }
    if (turn.ends) yield { type: 'ends' }
  }

  return {
    async *say(sentence, signal, early = false): AsyncGenerator<AnswerPiece> {
      yield { type: 'thinking' }
      const now = await speaking(talk, sentence, context, load)
      context = now.context
      const again = early ? askAfterEarlyYes(now.talk, sentence, context) : null
      yield* pieces(now.told ?? again ?? (await answer(now.talk, sentence, context, signal)))
    },
    async *useLanguage(language): AsyncGenerator<AnswerPiece> {
      if (language === talk.language) return
      const changed = await inLanguage(talk, language, context, load)
      context = changed.context
      if (changed.told) yield* pieces(changed.told)
    },
    phrases: () => context.phrases,
    turnTo: (home) => void (talk = turnedTo(talk, home)),
  }
}
