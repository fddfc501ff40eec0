import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, extractReasoningMiddleware, isStepCount, streamText, wrapLanguageModel } from 'ai'
import type { AgentContext } from '#agent/agent-context.ts'
import { guardAnswer, refusalOf, steeringIn, type AnswerGuard } from '#agent/answer-guard.ts'
import type { ChatEvent } from '#agent/chat-events.ts'
import type { ChatRequest } from '#agent/chat-request.ts'
import type { HandOver } from '#agent/hand-over.ts'
import { termsWith } from '#agent/loan-input.ts'
import { otherLanguageLine } from '#content/other-languages.ts'
import { NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { otherLanguageOf } from '#language/other-languages.ts'
import type { AnswerChat } from '#ports/server/chat-model.ts'
import { guardedText } from './guarded-text.ts'
import { modelInstructions } from './model-instructions.ts'
import { modelTools } from './model-tools.ts'

/** Maximum time for the whole answer, for one step, and between two chunks, ms. */
const TIMEOUT = { totalMs: 25_000, stepMs: 15_000, chunkMs: 10_000 }
/** Requests to the model for one sentence of a visitor. */
const MAX_STEPS = 4
/** Tools run for one sentence. */
const MAX_TOOLS = 6
/** Characters of an answer; some models have no limit of their own. */
const MAX_TEXT = 1500

/** A chat model that speaks OpenAI's protocol. */
export interface ChatModel {
  /** Base address of the protocol, without a slash at the end. */
  url: string
  /** Null for a server that needs none. */
  key: string | null
  name: string
}

export interface ModelAnswerDeps {
  model: ChatModel
  context: AgentContext
  timeout?: typeof TIMEOUT
}

/**
 * Answers with a language model. Steering (fair housing) is refused before the model sees it, and the model's text is
 * guarded sentence by sentence.
 */
export const answerWithModel = (deps: ModelAnswerDeps): AnswerChat =>
  async function* (request, { signal, onFailure }) {
    const instead = answerWithoutModel(request.messages.at(-1)!.text, deps.context)
    if (instead) {
      yield { type: 'text', text: instead }
      yield { type: 'done' }
      return
    }
    yield { type: 'thinking' }
    const over = new AbortController()
    try {
      yield* modelEvents(deps, request, AbortSignal.any([signal, over.signal]))
      yield { type: 'done' }
    } catch (error) {
      if (!signal.aborted) onFailure(reasonOf(error))
      yield { type: 'failed' }
    } finally {
      // Stops a model that is still writing.
      over.abort()
    }
  }

/** What is said in place of the model: a refusal to steer, or a person for a language that nobody here can check. */
function answerWithoutModel(said: string, { agency, places }: AgentContext): string | null {
  const language = otherLanguageOf(said)
  if (language) return otherLanguageLine(language, agency)
  const refused = steeringIn(said, places)
  return refused && refusalOf(refused)
}

async function* modelEvents(
  { model, context: lookUps, timeout = TIMEOUT }: ModelAnswerDeps,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const context = { ...lookUps, ownNumbers: () => ({ ...NO_OWN_NUMBERS, terms: termsOf(request) }) }
  const found: ChatEvent[] = []
  const today = newJerseyDay(context.clock.now())
  const text = guardedText(await openGuard(request, context, today, signal))
  const sourced = new Set<string>()
  const asked: { handOver: HandOver | null; tools: number } = { handOver: null, tools: 0 }
  const result = streamText({
    model: chatModel(model),
    instructions: modelInstructions(request, context.agency, today),
    messages: request.messages.map(({ who, text }) => ({
      role: who === 'visitor' ? ('user' as const) : ('assistant' as const),
      content: text,
    })),
    tools: modelTools({
      context,
      onAnswer: (answer) => {
        const { shown, sources } = answer
        asked.tools++
        text.toolAnswered(answer)
        if (shown) found.push({ type: 'shown', shown })
        const fresh = sources.filter(({ href }) => !sourced.has(href))
        fresh.forEach(({ href }) => sourced.add(href))
        if (fresh.length > 0) found.push({ type: 'sources', sources: fresh })
      },
      onHandOver: (handOver) => void (asked.handOver ??= handOver),
    }),
    stopWhen: [isStepCount(MAX_STEPS), () => asked.handOver !== null],
    // After a failure the site's own rules answer, sooner than a second attempt.
    maxRetries: 0,
    abortSignal: signal,
    timeout,
    // Errors come as parts of the stream; the default handler prints them.
    onError: () => {},
  })
  let endsInCall = false
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Failure('out of time')
    if (part.type === 'text-delta') {
      yield* text.add(part.text)
      if (text.length() > MAX_TEXT) break
    }
    // Text before a tool call is complete.
    if (part.type === 'tool-call') yield* text.rest()
    yield* found.splice(0)
    if (asked.tools > MAX_TOOLS) throw new Failure('too many tools')
    if (asked.handOver) break
    if (part.type !== 'finish-step') continue
    checkFinish(part.finishReason)
    endsInCall = part.finishReason === 'tool-calls'
    // An answer cut by its length ends with its last whole sentence.
    if (part.finishReason !== 'length') yield* text.rest()
  }
  if (asked.handOver) return yield { type: 'hand-over', handOver: asked.handOver }
  if (!endsInCall) yield* text.insteadOfMissing()
  if (text.isEmpty()) throw new Failure('no words')
}

/** A guard that knows the talk so far, the search in force and the homes read out. */
async function openGuard(
  request: ChatRequest,
  context: AgentContext,
  today: string,
  signal: AbortSignal,
): Promise<AnswerGuard> {
  const guard = guardAnswer(context, today)
  const homes = await Promise.all(request.homes.map((id) => context.listings.byId(id, signal)))
  guard.knows(homes.flatMap((home) => (home.ok ? [home.value] : [])))
  for (const { who, text } of request.messages) {
    if (who === 'visitor') guard.visitorSaid(text)
    else guard.told(text)
  }
  guard.visitorWants({ ...request.search, ...request.terms })
  return guard
}

/** Impossible terms count as none. */
function termsOf({ terms = {} }: ChatRequest): OwnTerms {
  const read = termsWith(terms, NO_OWN_TERMS)
  return read.ok ? read.value : NO_OWN_TERMS
}

class Failure extends Error {}

/** Any other end, such as a content filter's, leaves an answer that can't be trusted. */
function checkFinish(reason: string): void {
  if (reason !== 'stop' && reason !== 'length' && reason !== 'tool-calls') throw new Failure(`ended with ${reason}`)
}

function chatModel({ url, key, name }: ChatModel) {
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: url,
    ...(key !== null && { apiKey: key }),
    // A redirect would send the key to another address.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  // Some models write their reasoning into the answer.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return wrapLanguageModel({ model: provider.chatModel(name), middleware })
}

/** For the log. Never the provider's own message: it may repeat the key or the visitor's words. */
function reasonOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}
