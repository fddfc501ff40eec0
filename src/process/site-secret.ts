import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Where a secret that nobody configured is kept, below the data folder. */
const FILE = 'session-secret'

/**
 * What sessions are signed and share links are made with: the configured one, or one made at the first start and kept in
 * the data folder, readable by this user alone. Throws where that folder can't be written.
 */
export function siteSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret !== null) return sessionSecret
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, FILE)
  try {
    // Fails where there is one, perhaps since a moment: two processes may start at once.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < 32) throw new Error(`${file} holds no secret; remove it, and a new one is made`)
  return kept
}
