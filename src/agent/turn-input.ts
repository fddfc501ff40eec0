import type { Result } from '#domain/result.ts'
import type { Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'

/** A sentence to be answered, the talk it belongs to and how it was understood. */
export interface TurnInput {
  talk: Talk
  said: string
  read: Understanding
  context: AgentContext
  signal: AbortSignal | undefined
}

/** Runs a tool for a sentence. */
export const callTool = (
  { context, signal }: TurnInput,
  tool: string,
  toolInput: Record<string, unknown>,
): Promise<Result<ToolAnswer>> => runTool(tool, toolInput, context, signal)

/** Runs a tool and answers with what it says. */
export async function answerWithTool(
  input: TurnInput,
  talk: Talk,
  tool: string,
  toolInput: Record<string, unknown>,
): Promise<Turn> {
  const done = await callTool(input, tool, toolInput)
  if (!done.ok) return turn(talk, input.context.phrases.answers.problem(done.problem))
  const { say, shown, sources } = done.value
  return turn(talk, say, { shown: shown ? [shown] : [], sources })
}
