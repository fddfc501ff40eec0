import { toJsonSchema } from '@valibot/to-json-schema'
import { dynamicTool, jsonSchema, type ToolSet } from 'ai'
import type { AgentContext } from '#agent/agent-context.ts'
import type { ToolAnswer } from '#agent/agent-tool.ts'
import { HANDED_OVER, isHandedOver, readHandOver, type HandOver } from '#agent/hand-over.ts'
import { runTool } from '#agent/tool-registry.ts'
import { describeTools } from '#agent/tool-schemas.ts'
import { fail, unavailable, type Problem, type Result } from '#domain/result.ts'

/** How long a tool may take, ms. */
const TIMEOUT = 5000

interface ModelToolsParts {
  surroundings: AgentContext
  /** A tool has answered. */
  answered: (answer: ToolAnswer) => void
  /** The rules are to go on. */
  handOver: (wish: HandOver) => void
}

/** The agent's tools for a language model: it looks things up by itself; all that changes something it can only ask for. */
export function modelTools({ surroundings, answered, handOver }: ModelToolsParts): ToolSet {
  const lookUps = describeTools().filter(({ name }) => !isHandedOver(name))
  const wishes = Object.entries(HANDED_OVER).map(([name, { description, schema }]) => {
    const { $schema: _, ...parameters } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
    return { name, description, parameters }
  })
  const lookUp =
    (name: string) =>
    async (input: unknown, { abortSignal }: { abortSignal?: AbortSignal }) => {
      const answer = await inTime((signal) => runTool(name, fieldsOf(input), surroundings, signal), abortSignal)
      if (!answer.ok) return problemFacts(answer.problem)
      answered(answer.value)
      return { say: answer.value.say, facts: answer.value.facts }
    }
  const wish = (name: string) => async (input: unknown) => {
    const read = readHandOver(name, fieldsOf(input))
    if (!read.ok) return problemFacts(read.problem)
    handOver(read.value)
    return { next: 'The site goes on.' }
  }
  return Object.fromEntries(
    [...lookUps, ...wishes].map(({ name, description, parameters }) => [
      name,
      dynamicTool({
        description,
        inputSchema: jsonSchema(parameters),
        execute: isHandedOver(name) ? wish(name) : lookUp(name),
      }),
    ]),
  )
}

const problemFacts = ({ message }: Problem) => ({ error: message })
const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {}

/** A gateway that doesn't heed its signal is not waited for either. */
async function inTime<T>(
  run: (signal: AbortSignal) => Promise<Result<T>>,
  outer: AbortSignal | undefined,
): Promise<Result<T>> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(outer ? [outer] : [])])
  const late = new Promise<Result<T>>((resolve) => {
    const give = () => resolve(fail(unavailable('This took too long.')))
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
  return Promise.race([run(signal), late])
}
