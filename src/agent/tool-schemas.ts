import { toJsonSchema } from '@valibot/to-json-schema'
import { AGENT_TOOLS } from './tool-registry.ts'

/** A tool's description for a language model or the voice provider. */
export interface ToolDescription {
  name: string
  description: string
  /** JSON Schema of its input. */
  parameters: Record<string, unknown>
}

/** Describes all tools, in the registry's order. */
export const describeTools = (): ToolDescription[] =>
  AGENT_TOOLS.map(({ name, description, schema }) => {
    const { $schema: _, ...parameters } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
    return { name, description, parameters }
  })
