import * as v from 'valibot'

/** A tool call of the voice provider's agent. */
export interface ToolCall {
  id: string
  name: string
  /** Null if it is no JSON object. */
  input: Record<string, unknown> | null
}

/** A message of the voice provider. */
export type ProviderMessage =
  | { kind: 'tool-calls'; callId: string; toolCalls: ToolCall[] }
  /** A message that needs no answer. */
  | { kind: 'other' }

/** Tool calls answered per message; the agent makes one or two at a time. */
const MAX_CALLS = 16

const FunctionSchema = v.object({ name: v.string(), arguments: v.optional(v.unknown()) })
/** Older messages have name and arguments beside the id, or call the arguments `parameters`. */
const ToolCallSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  function: v.optional(FunctionSchema),
  name: v.optional(v.string()),
  arguments: v.optional(v.unknown()),
  parameters: v.optional(v.unknown()),
})
const MessageSchema = v.object({
  message: v.object({
    type: v.string(),
    call: v.optional(v.nullable(v.object({ id: v.optional(v.string()) }))),
    toolCallList: v.optional(v.array(v.unknown())),
    toolCalls: v.optional(v.array(v.unknown())),
    toolWithToolCallList: v.optional(v.array(v.object({ toolCall: v.unknown() }))),
  }),
})

/** Reads a provider's message, from its servers or from a call in the page; null for anything else. Drops calls without an id, which can't be answered. */
export function readProviderMessage(body: string): ProviderMessage | null {
  const read = v.safeParse(MessageSchema, parseJson(body))
  if (!read.success) return null
  const { type, call, toolCallList, toolCalls, toolWithToolCallList } = read.output.message
  if (type !== 'tool-calls') return { kind: 'other' }
  const list = toolCallList ?? toolCalls ?? toolWithToolCallList?.map(({ toolCall }) => toolCall) ?? []
  return { kind: 'tool-calls', callId: call?.id ?? '', toolCalls: list.slice(0, MAX_CALLS).flatMap(readToolCall) }
}

function readToolCall(value: unknown): ToolCall[] {
  const read = v.safeParse(ToolCallSchema, value)
  if (!read.success) return []
  const { id, function: called, name, arguments: own, parameters } = read.output
  return [{ id, name: called?.name ?? name ?? '', input: readInput(called?.arguments ?? own ?? parameters ?? {}) }]
}

/** Reads arguments given as an object or as JSON text. */
function readInput(value: unknown): Record<string, unknown> | null {
  const object = typeof value === 'string' ? parseJson(value.trim() === '' ? '{}' : value) : value
  const isObject = typeof object === 'object' && object !== null && !Array.isArray(object)
  return isObject ? (object as Record<string, unknown>) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
