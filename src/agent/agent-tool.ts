import type * as v from 'valibot'
import type { Result } from '#domain/result.ts'
import type { Shown, Source } from '#domain/voice/conversation.ts'
import type { AgentContext } from './agent-context.ts'

/** What JSON can hold. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact }

export interface ToolAnswer {
  /** Whole sentences to be said, numbers first. */
  say: string
  /** The same for a language model, with the numbers it needs for a next call. */
  facts: Fact
  shown: Shown | null
  sources: readonly Source[]
}

/** One thing the agent can do. What it says is composed from facts alone, never of people, schools' quality or crime. */
export interface AgentTool<Schema extends v.GenericSchema = v.GenericSchema> {
  /** In snake_case, as language models and the voice provider call it. */
  name: string
  /** For a language model: when to use it and what it does. */
  description: string
  schema: Schema
  /** Only input that the schema has let through. An aborted search answers 'unavailable'. */
  run(input: v.InferOutput<Schema>, surroundings: AgentContext, signal?: AbortSignal): Promise<Result<ToolAnswer>>
}

/** A tool with the types of its own schema. */
export const agentTool = <Schema extends v.GenericSchema>(tool: AgentTool<Schema>): AgentTool<Schema> => tool
