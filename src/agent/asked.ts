import type { Result } from '#domain/result.ts'
import type { Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { problemWords } from './answer-text.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'

/** A sentence that is to be answered, as it was understood. */
export interface Asked {
  talk: Talk
  said: string
  read: Understanding
  surroundings: AgentContext
  signal: AbortSignal | undefined
}

export const run = (
  { surroundings, signal }: Asked,
  tool: string,
  input: Record<string, unknown>,
): Promise<Result<ToolAnswer>> => runTool(tool, input, surroundings, signal)

/** What a tool says is the answer. */
export async function spoken(asked: Asked, talk: Talk, tool: string, input: Record<string, unknown>): Promise<Turn> {
  const done = await run(asked, tool, input)
  if (!done.ok) return turn(talk, problemWords(done.problem))
  const { say, shown, sources } = done.value
  return turn(talk, say, { shown: shown ? [shown] : [], sources })
}
