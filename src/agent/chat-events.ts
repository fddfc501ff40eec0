import type { Shown, Source } from '#domain/voice/conversation.ts'
import type { HandOver } from './hand-over.ts'

/** The events of a language model's answer, one JSON object per line. The last is 'done' or 'failed'. */
export type ChatEvent =
  | { type: 'thinking' }
  /** Complete sentences that continue those before. */
  | { type: 'text'; text: string }
  | { type: 'shown'; shown: Shown }
  | { type: 'sources'; sources: readonly Source[] }
  /** The rules take over. */
  | { type: 'hand-over'; handOver: HandOver }
  | { type: 'done' }
  /** The model gave no complete answer: the rules answer instead. */
  | { type: 'failed' }

const TYPES: ReadonlySet<string> = new Set<ChatEvent['type']>([
  'thinking',
  'text',
  'shown',
  'sources',
  'hand-over',
  'done',
  'failed',
])
/** Longest event, characters; a few homes fit. */
const MAX_LINE = 200_000

export const writeChatEvent = (event: ChatEvent): string => `${JSON.stringify(event)}\n`

/**
 * Reads the events of an answer up to the last one. Throws if the stream breaks off or holds anything else. Stopping early
 * closes the connection.
 */
export async function* readChatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The answer broke off.')
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop()!
      if (rest.length > MAX_LINE) throw new Error('A line of the answer is too long.')
      for (const line of lines) {
        const event = readEvent(line)
        yield event
        if (event.type === 'done' || event.type === 'failed') return
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function readEvent(line: string): ChatEvent {
  const read = JSON.parse(line) as ChatEvent | null
  if (read === null || !TYPES.has(read.type)) throw new Error('The answer contains an unknown event.')
  return read
}
