import { BRAND } from '#content/brand.ts'
import type { Problem, Result } from '#domain/result.ts'

/** The value, or the end of the process (exit code 1) with one line on stderr for each reason. */
export function orExit<T>(result: Result<T>): T {
  if (result.ok) return result.value
  for (const reason of reasons(result.problem)) process.stderr.write(`${BRAND.name} cannot start: ${reason}\n`)
  return process.exit(1)
}

const reasons = (problem: Problem): string[] =>
  problem.kind === 'invalid' ? problem.fields.map(({ field, message }) => `${field} ${message}`) : [problem.message]

/** The one line for the person who started the site. */
export const announce = (url: string): void => console.info(`${BRAND.name} is ready at ${url}`)
