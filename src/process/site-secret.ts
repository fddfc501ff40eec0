import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The generated secret, below the data folder. */
const FILE = 'session-secret'

/**
 * The secret for signing sessions and making share links: the configured one, or one generated at the first start and stored
 * in the data folder, readable by this user only. Throws if the folder can't be written.
 */
export function siteSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret !== null) return sessionSecret
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, FILE)
  try {
    // Fails if the file exists: two processes may start at the same time.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < 32) throw new Error(`${file} holds no secret; remove it, and a new one is made`)
  return kept
}
