import * as v from 'valibot'

/** One thing the provider's agent wants done. */
export interface ToolCall {
  id: string
  name: string
  /** Null: it could not be read. */
  input: Record<string, unknown> | null
}

/** A message of the provider. */
export type ProviderMessage =
  | { kind: 'tool-calls'; callId: string; toolCalls: ToolCall[] }
  /** News that need no answer. */
  | { kind: 'other' }

/** Calls answered in one message; the agent makes one or two at a time. */
const MAX_CALLS = 16

const FunctionSchema = v.object({ name: v.string(), arguments: v.optional(v.unknown()) })
/** Older messages have name and arguments beside the id, or `parameters` for them. */
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

/** Reads a message of the provider, as its servers send it or a page hears it in a call; null for what is none. Calls without an id can't be answered and are left out. */
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

/** Arguments come as an object, or as its JSON. */
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
