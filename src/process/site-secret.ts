import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { Config } from './config.ts'

/** The generated secret, below the data folder. */
const FILE = 'session-secret'

/**
 * The secret for signing sessions and making share links: the configured one, or one generated at the first start and stored
 * in the data folder, readable by this user only. 'unavailable' where the folder can't be written or the file holds no secret,
 * and with PostgreSQL, whose instances must have the same one.
 */
export function siteSecret({
  sessionSecret,
  databaseUrl,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'databaseUrl' | 'dataDir'>): Result<string> {
  if (sessionSecret !== null) return ok(sessionSecret)
  if (databaseUrl !== null) return fail(unavailable(NOT_SHARED))
  const file = join(dataDir, FILE)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) makeSecret(file)
    const kept = readFileSync(file, 'utf8').trim()
    return kept.length < 32 ? fail(unavailable(`${file} has no secret; delete it to create a new one`)) : ok(kept)
  } catch (error) {
    return fail(unavailable(`Cannot save the session secret: ${(error as Error).message}`))
  }
}

const NOT_SHARED =
  'SESSION_SECRET is missing: with DATABASE_URL, every instance needs the same one. Set it to at least 32 random characters (openssl rand -base64 32), or to the contents of session-secret in DATA_DIR if this site has run without it. A different secret signs everyone out.'

function makeSecret(file: string): void {
  try {
    // Fails if the file exists: two processes may start at the same time.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
