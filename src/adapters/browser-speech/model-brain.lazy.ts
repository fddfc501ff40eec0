import type { AgentContext } from '#agent/agent-context.ts'
import type { AnswerPiece, Brain } from '#agent/brain.ts'
import { readChatEvents, type ChatEvent } from '#agent/chat-events.ts'
import { CHAT_PATH, MAX_CHARACTERS, MAX_TURNS, type ChatRequest, type ChatTurn } from '#agent/chat-request.ts'
import { answer } from '#agent/conversation.ts'
import { withMoneySaid } from '#agent/cost-turn.ts'
import { askAfterEarlyYes } from '#agent/early-yes.ts'
import { loanInput, type LoanInput } from '#agent/loan-input.ts'
import { searchInput } from '#agent/search-input.ts'
import { afterShown, takeOver } from '#agent/take-over.ts'
import { inLanguage, speaking } from '#agent/talk-language.ts'
import { NEW_TALK, turnedTo, type Talk, type Turn } from '#agent/talk.ts'
import { understandIn, understandInTalk } from '#agent/understand-in-talk.ts'
import { remembering } from '#agent/undo.ts'
import type { Intent } from '#language/understanding.ts'

/** Timeouts for the first text of an answer and for each that follows. */
export const FIRST_TEXT_TIMEOUT_MS = 8000
const NEXT_TEXT_TIMEOUT_MS = 12_000
/** How long only the rules answer after the model failed. */
export const MODEL_COOLDOWN_MS = 60_000

type AskSite = (request: ChatRequest, signal: AbortSignal) => Promise<Response>

const askSite: AskSite = (request, signal) =>
  fetch(CHAT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })

/**
 * The brain of a site with a language model, which answers through the site. The rules answer steering questions, farewells
 * and whole requests, from their start to the confirmation, and whatever the model fails to answer, in the same talk.
 */
export function modelBrain(english: AgentContext, ask: AskSite = askSite): Brain {
  let talk: Talk = NEW_TALK
  let context = english
  /** Past question and answer pairs; none of requests, which contain names and addresses. */
  const before: ChatTurn[] = []
  let coolsDownUntil = 0
  /** The language of the last answer. */
  let spoken = talk.language
  const now = () => context.clock.now().getTime()

  const remember = (visitor: string, agent: string) => {
    if (!agent) return
    before.push({ who: 'visitor', text: cut(visitor) }, { who: 'agent', text: cut(agent) })
    before.splice(0, before.length - (MAX_TURNS - 1))
  }

  function* pieces(turn: Turn): Generator<AnswerPiece> {
    if (turn.talk.language !== spoken) yield { type: 'language', language: (spoken = turn.talk.language) }
    talk = turn.talk
    if (turn.say) yield { type: 'text', text: turn.say, ...(turn.lang && { lang: turn.lang }) }
    for (const shown of turn.shown) yield { type: 'shown', shown }
    if (turn.sources.length > 0) yield { type: 'sources', sources: turn.sources }
    if (turn.ends) yield { type: 'ends' }
  }

  async function* byModel(sentence: string, signal: AbortSignal): AsyncGenerator<AnswerPiece, boolean> {
    const timeout = openTimeout(signal)
    const past = talk
    let said = ''
    try {
      const response = await ask(requestFor(sentence, talk, before, termsNow(sentence)), timeout.signal)
      if (!response.ok || !response.body) {
        coolsDownUntil = now() + (Number(response.headers.get('retry-after')) * 1000 || MODEL_COOLDOWN_MS)
        return false
      }
      for await (const event of readChatEvents(response.body)) {
        if (event.type === 'failed') break
        if (event.type === 'done') {
          remember(sentence, said)
          talk = remembering(past, { talk, done: null })
          return true
        }
        if (event.type === 'text') {
          timeout.renew()
          said += event.text
          yield event
        } else if (event.type === 'hand-over') {
          timeout.end()
          if (said) yield { type: 'text', text: ' ' }
          const turn = await takeOver(talk, event.handOver, sentence, context, signal)
          yield* pieces({ ...turn, talk: remembering(past, turn) })
          return true
        } else yield* shownPieces(event)
      }
    } catch {
      // Handled below like every other failure.
    } finally {
      timeout.end()
    }
    if (signal.aborted) return true
    coolsDownUntil = now() + MODEL_COOLDOWN_MS
    if (said) yield { type: 'text', text: ` ${context.phrases.answers.startingOver} ` }
    return false
  }

  function* shownPieces(event: ChatEvent): Generator<AnswerPiece> {
    if (event.type === 'shown') {
      talk = afterShown(talk, event.shown)
      yield event
    } else if (event.type === 'sources') yield event
  }

  async function* byRules(sentence: string, signal: AbortSignal, early: boolean): AsyncGenerator<AnswerPiece> {
    const wasRequest = talk.request !== null
    const again = early ? askAfterEarlyYes(talk, sentence, context) : null
    const turn = again ?? (await answer(talk, sentence, context, signal))
    yield* pieces(turn)
    if (!wasRequest && !talk.request && !isSteering(sentence)) remember(sentence, turn.say)
  }

  const isSteering = (sentence: string) => understandIn(talk, sentence, context).refused.length > 0

  /** The visitor's terms with those said in the talk; what they said of income and debts stays here. */
  const termsNow = (sentence: string): LoanInput => {
    talk = withMoneySaid(talk, understandIn(talk, sentence, context))
    return loanInput({ ...context.ownNumbers().terms, ...talk.terms })
  }

  /** Rules answer requests, which contain contacts and need a confirmation, steering questions, vouchers, farewells, undo and help. */
  const isForRules = (sentence: string): boolean => {
    // The checks of its sentences know less Spanish.
    if (talk.language !== 'en') return true
    if (talk.request !== null || !/[\p{L}\d]/u.test(sentence)) return true
    const { intent, refused, hasVoucher, question } = understandInTalk(talk, sentence, context)
    return refused.length > 0 || hasVoucher || question !== null || RULES_ONLY.has(intent)
  }

  return {
    async *say(sentence, signal, early = false): AsyncGenerator<AnswerPiece> {
      yield { type: 'thinking' }
      const changed = await speaking(talk, sentence, context)
      context = changed.context
      if (changed.told) return yield* pieces(changed.told)
      talk = changed.talk
      if (talk.language !== spoken) yield { type: 'language', language: (spoken = talk.language) }
      const isAnswered = now() >= coolsDownUntil && !isForRules(sentence) && (yield* byModel(sentence, signal))
      if (!isAnswered) yield* byRules(sentence, signal, early)
    },
    async *useLanguage(language): AsyncGenerator<AnswerPiece> {
      if (language === talk.language) return
      const changed = await inLanguage(talk, language, context)
      context = changed.context
      if (changed.told) yield* pieces(changed.told)
    },
    phrases: () => context.phrases,
    turnTo: (home) => void (talk = turnedTo(talk, home)),
  }
}

/** Intents that the rules answer: acts on the talk itself. */
const RULES_ONLY: ReadonlySet<Intent> = new Set(['stop', 'help', 'undo', 'callback', 'person', 'note'])

const cut = (text: string): string =>
  text
    .trim()
    .slice(0, MAX_CHARACTERS / 2)
    .toWellFormed()

function requestFor(
  sentence: string,
  { total, filters, sort, homes }: Talk,
  before: readonly ChatTurn[],
  terms: LoanInput,
): ChatRequest {
  return {
    messages: [...before, { who: 'visitor', text: sentence.slice(0, MAX_CHARACTERS).toWellFormed() }],
    search: total === null ? null : { ...searchInput(filters), sort },
    homes: homes.slice(0, 3).map(({ id }) => id),
    ...(Object.keys(terms).length > 0 && { terms }),
  }
}

/** A signal that aborts when the model sends nothing in time. */
function openTimeout(outer: AbortSignal) {
  const expired = new AbortController()
  const arm = (ms: number) => setTimeout(() => expired.abort(), ms)
  let timer = arm(FIRST_TEXT_TIMEOUT_MS)
  const end = () => clearTimeout(timer)
  return {
    signal: AbortSignal.any([outer, expired.signal]),
    renew: () => {
      end()
      timer = arm(NEXT_TEXT_TIMEOUT_MS)
    },
    end,
  }
}
