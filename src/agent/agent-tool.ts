import type * as v from 'valibot'
import type { Result } from '#domain/result.ts'
import type { Shown, Source } from '#domain/voice/conversation.ts'
import type { AgentContext } from './agent-context.ts'

/** A JSON value. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact }

export interface ToolAnswer {
  /** Complete sentences, numbers first. */
  say: string
  /** The same for a language model, with the numbers it needs for its next call. */
  facts: Fact
  shown: Shown | null
  sources: readonly Source[]
}

/** A tool of the agent. Its answers state listing and county facts only: nothing about people, school quality or crime. */
export interface AgentTool<Schema extends v.GenericSchema = v.GenericSchema> {
  /** In snake_case, as language models and the voice provider call it. */
  name: string
  /** For a language model: when to use it and what it does. */
  description: string
  schema: Schema
  /** Takes input that the schema has accepted. An aborted search answers 'unavailable'. */
  run(input: v.InferOutput<Schema>, context: AgentContext, signal?: AbortSignal): Promise<Result<ToolAnswer>>
}

/** Infers a tool's types from its schema. */
export const agentTool = <Schema extends v.GenericSchema>(tool: AgentTool<Schema>): AgentTool<Schema> => tool
