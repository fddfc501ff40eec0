import { toJsonSchema } from '@valibot/to-json-schema'
import { AGENT_TOOLS } from './tool-registry.ts'

/** A tool as a language model or the voice provider is told of it. */
export interface ToolDescription {
  name: string
  description: string
  /** JSON Schema of its input. */
  parameters: Record<string, unknown>
}

/** All tools in that form, in the order of the registry. */
export const describeTools = (): ToolDescription[] =>
  AGENT_TOOLS.map(({ name, description, schema }) => {
    const { $schema: _, ...parameters } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
    return { name, description, parameters }
  })
