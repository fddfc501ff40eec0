import type { ChatEvent } from '#agent/chat-events.ts'
import type { ChatRequest } from '#agent/chat-request.ts'

export interface ChatModelCall {
  /** The client has gone: the model need not go on. */
  signal: AbortSignal
  /** Told why there is no whole answer, without anything that was said. */
  onFailure: (reason: string) => void
}

/**
 * A language model's answer to the last sentence of a conversation, event by event. Never throws; the last event is 'done',
 * 'failed' or 'hand-over' followed by 'done'.
 */
export type AnswerChat = (request: ChatRequest, call: ChatModelCall) => AsyncGenerator<ChatEvent>
