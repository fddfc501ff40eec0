import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'

/** Names the build that the next start serves, in an edition's folder (scripts/build-folders.ts writes it). */
export const CURRENT = 'current'
/** The builds, each in a folder of its own: a process that has started keeps its files. */
export const BUILDS = 'builds'
/** The name of a process's mark in the build it uses, before its number. */
export const IN_USE = 'in-use-'

/** The folder of an edition's current build; 'unavailable', with the command that builds it, where there is none. */
export function currentBuild(dist: string, command: string): Result<string> {
  const pointer = join(dist, CURRENT)
  const folder = existsSync(pointer) ? join(dist, BUILDS, readFileSync(pointer, 'utf8').trim()) : null
  if (folder !== null && existsSync(folder)) return ok(folder)
  return fail(unavailable(`The pages haven’t been built yet. Run \`${command}\`.`))
}

/**
 * Marks a build as used by this process until it ends, so that no later build removes it. Without the right to write there,
 * as in a read-only container, nothing is marked.
 */
export function markInUse(build: string): void {
  const mark = join(build, `${IN_USE}${process.pid}`)
  try {
    writeFileSync(mark, '')
  } catch {
    return
  }
  process.once('exit', () => rmSync(mark, { force: true }))
}
