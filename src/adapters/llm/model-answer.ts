import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, extractReasoningMiddleware, isStepCount, streamText, wrapLanguageModel } from 'ai'
import type { AgentContext } from '#agent/agent-context.ts'
import { guardAnswer, refusalOf, steeringIn } from '#agent/answer-guard.ts'
import type { ChatEvent } from '#agent/chat-events.ts'
import type { ChatRequest } from '#agent/chat-request.ts'
import type { HandOver } from '#agent/hand-over.ts'
import { newJerseyDay } from '#domain/day.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { wholeSentences } from '#domain/voice/whole-sentences.ts'
import type { ModelConfig } from '#process/voice-config.ts'
import { modelInstructions } from './model-instructions.ts'
import { modelTools } from './model-tools.ts'

/** How long the model may take: for all, for one of its steps, and between two signs of life, ms. */
const TIMEOUT = { totalMs: 25_000, stepMs: 15_000, chunkMs: 10_000 }
/** Requests to the model for one sentence of a visitor. */
const MAX_STEPS = 4
/** Tools run for one sentence. */
const MAX_TOOLS = 6
/** Longest answer, characters; some models take no limit of their own. */
const MAX_SAID = 1500

export interface ModelAnswerParts {
  model: ModelConfig
  surroundings: AgentContext
  /** Why there is no whole answer, without anything that was said. */
  onFailure: (reason: string) => void
  patience?: typeof TIMEOUT
}

/**
 * The language model's answer to the last sentence of a talk: never throws, ends with 'done' or 'failed'. Steering is refused
 * before the model hears of it, and what the model says is guarded sentence by sentence.
 */
export async function* answerWithModel(
  parts: ModelAnswerParts,
  request: ChatRequest,
  outer: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { places } = parts.surroundings
  const refused = steeringIn(request.messages.at(-1)!.text, places)
  if (refused.length > 0) {
    yield { type: 'text', text: refusalOf(refused) }
    yield { type: 'done' }
    return
  }
  yield { type: 'thinking' }
  const over = new AbortController()
  try {
    yield* modelEvents(parts, request, AbortSignal.any([outer, over.signal]))
    yield { type: 'done' }
  } catch (error) {
    if (!outer.aborted) parts.onFailure(reasonOf(error))
    yield { type: 'failed' }
  } finally {
    // The model need not go on for nobody.
    over.abort()
  }
}

async function* modelEvents(
  { model, surroundings, patience = TIMEOUT }: ModelAnswerParts,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const found: ChatEvent[] = []
  const guard = guardAnswer(surroundings.places)
  const sourced = new Set<string>()
  const asked: { handOver: HandOver | null; tools: number } = { handOver: null, tools: 0 }
  const result = streamText({
    model: chatModel(model),
    instructions: modelInstructions(request, newJerseyDay(surroundings.clock.now())),
    messages: request.messages.map(({ who, text }) => ({
      role: who === 'visitor' ? ('user' as const) : ('assistant' as const),
      content: text,
    })),
    tools: modelTools({
      surroundings,
      answered: ({ shown, sources }) => {
        asked.tools++
        if (shown) found.push({ type: 'shown', shown })
        if (shown) guard.knows(namesIn(shown))
        const fresh = sources.filter(({ href }) => !sourced.has(href))
        fresh.forEach(({ href }) => sourced.add(href))
        if (fresh.length > 0) found.push({ type: 'sources', sources: fresh })
      },
      handOver: (wish) => void (asked.handOver ??= wish),
    }),
    stopWhen: [isStepCount(MAX_STEPS), () => asked.handOver !== null],
    // The rules answer sooner than a second attempt.
    maxRetries: 0,
    abortSignal: signal,
    timeout: patience,
    // Failures come as parts of the stream; the default would write them to the console.
    onError: () => {},
  })
  let text = ''
  let place = 0
  let said = 0
  const sentences = function* (isWhole: boolean): Generator<ChatEvent> {
    const whole = wholeSentences(text, place)
    const rest = isWhole ? [text.slice(whole.next)] : []
    place = isWhole ? text.length : whole.next
    for (const sentence of [...whole.sentences, ...rest]) {
      const words = guard.sentence(sentence)
      if (words) yield { type: 'text', text: said > 0 ? ` ${words}` : words }
      said += words.length
    }
  }
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Failure('out of time')
    if (part.type === 'text-delta') {
      text += part.text
      yield* sentences(false)
      if (text.length > MAX_SAID) break
    }
    // What a model says before it looks something up stands by itself.
    if (part.type === 'tool-call') yield* sentences(true)
    yield* found.splice(0)
    if (asked.tools > MAX_TOOLS) throw new Failure('too many tools')
    if (asked.handOver) break
    if (part.type !== 'finish-step') continue
    checkFinish(part.finishReason)
    // Where it was cut, its last sentence is none.
    if (part.finishReason !== 'length') yield* sentences(true)
  }
  if (asked.handOver) yield { type: 'hand-over', handOver: asked.handOver }
  else if (said === 0) throw new Failure('no words')
}

class Failure extends Error {}

/** Anything but a regular end leaves an answer nobody can trust. */
function checkFinish(reason: string): void {
  if (reason !== 'stop' && reason !== 'length' && reason !== 'tool-calls') throw new Failure(`ended with ${reason}`)
}

function chatModel({ url, key, name }: ModelConfig) {
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: url,
    ...(key !== null && { apiKey: key }),
    // The key goes to no other address.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  // Some models think aloud, in the text of their answer.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return wrapLanguageModel({ model: provider.chatModel(name), middleware })
}

function namesIn(shown: Shown): string[] {
  const homes = shown.kind === 'search' ? shown.listings : shown.kind === 'listing' ? [shown.listing] : []
  return homes.flatMap(({ title, address, office }) => [title, address, address.split(',')[0]!, office])
}

/** Never the other side's words: they may repeat the key, or what was said. */
function reasonOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}
