import type { AgentContext } from '#agent/agent-context.ts'
import type { AnswerPiece, Brain } from '#agent/brain.ts'
import { readChatEvents, type ChatEvent } from '#agent/chat-events.ts'
import { CHAT_PATH, MAX_CHARACTERS, MAX_TURNS, type ChatRequest, type ChatTurn } from '#agent/chat-request.ts'
import { answer } from '#agent/conversation.ts'
import { askAfterEarlyYes } from '#agent/early-yes.ts'
import { searchInput } from '#agent/search-input.ts'
import { afterShown, takeOver } from '#agent/take-over.ts'
import { NEW_TALK, type Talk, type Turn } from '#agent/talk.ts'
import { understandIn } from '#agent/understand-in-talk.ts'

/** How long the first words may take, and each that follow, ms. */
export const FIRST_WORDS = 8000
const NEXT_WORDS = 12_000
/** How long the rules answer alone after the model has failed, ms. */
export const REST = 60_000

/** What is said where an answer breaks off and the rules answer anew. */
const AGAIN = ' I lost my thread there, so once more: '

type AskSite = (request: ChatRequest, signal: AbortSignal) => Promise<Response>

const askSite: AskSite = (request, signal) =>
  fetch(CHAT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })

/**
 * The brain of a site with a language model. The model answers through the site; the rules answer what is theirs: steering,
 * farewells, and requests from their beginning to the yes. They also answer whatever the model doesn't, from the same talk.
 */
export function modelBrain(surroundings: AgentContext, ask: AskSite = askSite): Brain {
  let talk: Talk = NEW_TALK
  /** What both have said, in pairs; nothing of requests, which hold names and addresses. */
  const before: ChatTurn[] = []
  let restsUntil = 0
  const now = () => surroundings.clock.now().getTime()

  const remember = (visitor: string, agent: string) => {
    if (!agent) return
    before.push({ who: 'visitor', text: cut(visitor) }, { who: 'agent', text: cut(agent) })
    before.splice(0, before.length - (MAX_TURNS - 1))
  }

  function* pieces(turn: Turn): Generator<AnswerPiece> {
    talk = turn.talk
    if (turn.say) yield { type: 'text', text: turn.say }
    for (const shown of turn.shown) yield { type: 'shown', shown }
    if (turn.sources.length > 0) yield { type: 'sources', sources: turn.sources }
    if (turn.ends) yield { type: 'ends' }
  }

  async function* byModel(sentence: string, signal: AbortSignal): AsyncGenerator<AnswerPiece, boolean> {
    const patience = openPatience(signal)
    let said = ''
    try {
      const response = await ask(requestFor(sentence, talk, before), patience.signal)
      if (!response.ok || !response.body) {
        restsUntil = now() + (Number(response.headers.get('retry-after')) * 1000 || REST)
        return false
      }
      for await (const event of readChatEvents(response.body)) {
        if (event.type === 'failed') break
        if (event.type === 'done') {
          remember(sentence, said)
          return true
        }
        if (event.type === 'text') {
          patience.renew()
          said += event.text
          yield event
        } else if (event.type === 'hand-over') {
          patience.end()
          if (said) yield { type: 'text', text: ' ' }
          yield* pieces(await takeOver(talk, event.handOver, sentence, surroundings, signal))
          return true
        } else yield* shownPieces(event)
      }
    } catch {
      // Told below, whatever it was.
    } finally {
      patience.end()
    }
    if (signal.aborted) return true
    restsUntil = now() + REST
    if (said) yield { type: 'text', text: AGAIN }
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
    const again = early ? askAfterEarlyYes(talk, sentence) : null
    const turn = again ?? (await answer(talk, sentence, surroundings, signal))
    yield* pieces(turn)
    if (!wasRequest && !talk.request && !isSteering(sentence)) remember(sentence, turn.say)
  }

  const isSteering = (sentence: string) => understandIn(talk, sentence, surroundings.places).refused.length > 0

  /** A request holds contacts and ends in a yes; steering, farewells and who is speaking are no matter of opinion. */
  const isForRules = (sentence: string): boolean => {
    if (talk.request !== null || !/[\p{L}\d]/u.test(sentence)) return true
    const { intent, refused } = understandIn(talk, sentence, surroundings.places)
    return refused.length > 0 || intent === 'stop' || intent === 'help'
  }

  return {
    async *say(sentence, signal, early = false): AsyncGenerator<AnswerPiece> {
      yield { type: 'thinking' }
      const isAnswered = now() >= restsUntil && !isForRules(sentence) && (yield* byModel(sentence, signal))
      if (!isAnswered) yield* byRules(sentence, signal, early)
    },
  }
}

const cut = (text: string): string =>
  text
    .trim()
    .slice(0, MAX_CHARACTERS / 2)
    .toWellFormed()

function requestFor(sentence: string, { total, filters, sort, homes }: Talk, before: readonly ChatTurn[]): ChatRequest {
  return {
    messages: [...before, { who: 'visitor', text: sentence.slice(0, MAX_CHARACTERS).toWellFormed() }],
    search: total === null ? null : { ...searchInput(filters), sort },
    homes: homes.slice(0, 3).map(({ id }) => id),
  }
}

/** A signal that gives up on a model that says nothing. */
function openPatience(outer: AbortSignal) {
  const tired = new AbortController()
  const arm = (ms: number) => setTimeout(() => tired.abort(), ms)
  let timer = arm(FIRST_WORDS)
  const end = () => clearTimeout(timer)
  return {
    signal: AbortSignal.any([outer, tired.signal]),
    renew: () => {
      end()
      timer = arm(NEXT_WORDS)
    },
    end,
  }
}
