import { createHmac, randomBytes } from 'node:crypto'
import type { Log } from '#ports/server/log.ts'
import type { NoteSecurity } from '#ports/server/security-log.ts'

/** Letters of an address's hash: enough to tell addresses apart. */
const LENGTH = 12

/**
 * Writes security events to the log, with `security: true`. An email address is a keyed hash: equal for equal addresses until
 * the next start, and of no use to who has the log alone.
 */
export function securityLog(log: Pick<Log, 'info'>): NoteSecurity {
  const key = randomBytes(32)
  const hashOf = (email: string) =>
    createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url').slice(0, LENGTH)
  return ({ event, requestId, path, email }) =>
    log.info(
      { security: true, event, id: requestId, path, ...(email === undefined ? {} : { account: hashOf(email) }) },
      'Security event',
    )
}
