import { toJsonSchema } from '@valibot/to-json-schema'
import { dynamicTool, jsonSchema, type ToolSet } from 'ai'
import type { AgentContext } from '#agent/agent-context.ts'
import type { ToolAnswer } from '#agent/agent-tool.ts'
import { HANDED_OVER, isHandedOver, readHandOver, type HandOver } from '#agent/hand-over.ts'
import { runTool } from '#agent/tool-registry.ts'
import { describeTools } from '#agent/tool-schemas.ts'
import { fail, unavailable, type Problem, type Result } from '#domain/result.ts'

/** Maximum time for one tool, ms. */
const TIMEOUT = 5000

interface ModelToolsDeps {
  context: AgentContext
  onAnswer: (answer: ToolAnswer) => void
  /** The model asks for something only the visitor's browser may do. */
  onHandOver: (handOver: HandOver) => void
}

/** The agent's tools for a language model: it may look things up; anything that saves or sends is handed to the browser. */
export function modelTools({ context, onAnswer, onHandOver }: ModelToolsDeps): ToolSet {
  const lookUps = describeTools().filter(({ name }) => !isHandedOver(name))
  const handOvers = Object.entries(HANDED_OVER).map(([name, { description, schema }]) => {
    const { $schema: _, ...parameters } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
    return { name, description, parameters }
  })
  const lookUp =
    (name: string) =>
    async (input: unknown, { abortSignal }: { abortSignal?: AbortSignal }) => {
      const answer = await withTimeout((signal) => runTool(name, fieldsOf(input), context, signal), abortSignal)
      if (!answer.ok) return problemFacts(answer.problem)
      onAnswer(answer.value)
      return { say: answer.value.say, facts: answer.value.facts }
    }
  const handOver = (name: string) => async (input: unknown) => {
    const read = readHandOver(name, fieldsOf(input))
    if (!read.ok) return problemFacts(read.problem)
    onHandOver(read.value)
    return { next: 'The site takes over.' }
  }
  return Object.fromEntries(
    [...lookUps, ...handOvers].map(({ name, description, parameters }) => [
      name,
      dynamicTool({
        description,
        inputSchema: jsonSchema(parameters),
        execute: isHandedOver(name) ? handOver(name) : lookUp(name),
      }),
    ]),
  )
}

const problemFacts = ({ message }: Problem) => ({ error: message })
const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {}

/** The answer, or 'unavailable' after the timeout, even if the gateway ignores its signal. */
async function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<Result<T>>,
  outer: AbortSignal | undefined,
): Promise<Result<T>> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(outer ? [outer] : [])])
  const late = new Promise<Result<T>>((resolve) => {
    const giveUp = () => resolve(fail(unavailable('This took too long.')))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([run(signal), late])
}
