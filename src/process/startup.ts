import { BRAND } from '#content/brand.ts'
import type { Problem, Result } from '#domain/result.ts'

/** The value; on failure one line on stderr for each reason, then exit code 1. */
export function orExit<T>(result: Result<T>): T {
  if (result.ok) return result.value
  for (const reason of reasons(result.problem)) process.stderr.write(`${BRAND.name} cannot start: ${reason}\n`)
  return process.exit(1)
}

const reasons = (problem: Problem): string[] =>
  problem.kind === 'invalid' ? problem.fields.map(({ field, message }) => `${field} ${message}`) : [problem.message]

/** Prints the site's address to the terminal. */
export const announce = (url: string): void => console.info(`${BRAND.name} is ready at ${url}`)
