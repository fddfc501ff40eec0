import { readFileSync } from 'node:fs'
import type { Problem, Result } from '#domain/result.ts'
import { KNOWN_VARIABLES } from './config.ts'
import { misspelledVariables } from './misspelled-variables.ts'

/** The value; on failure one line on stderr for each reason, then exit code 1. */
export function orExit<T>(result: Result<T>): T {
  if (result.ok) return result.value
  for (const reason of reasons(result.problem)) process.stderr.write(`The site cannot start: ${reason}\n`)
  return process.exit(1)
}

const reasons = (problem: Problem): string[] =>
  problem.kind === 'invalid' ? problem.fields.map(({ field, message }) => `${field} ${message}`) : [problem.message]

/** Names variables that the site doesn't read and that look like one it reads. */
export function nameMisspelled(environment: NodeJS.ProcessEnv): void {
  for (const { given, meant } of misspelledVariables(environment, KNOWN_VARIABLES, namedByFeeds(environment['FEEDS'])))
    process.stderr.write(`${given} isn’t a setting, and was ignored. Did you mean ${meant}?\n`)
}

/** Secrets that the feeds' settings name may be called anything. */
function namedByFeeds(file: string | undefined): ReadonlySet<string> {
  try {
    return new Set([...readFileSync(file ?? '', 'utf8').matchAll(/"env"\s*:\s*"([^"]+)"/g)].map(([, name]) => name!))
  } catch {
    return new Set()
  }
}

/** Prints the site's address to the terminal. */
export const announce = (url: string): void => console.info(`The site is ready at ${url}`)
