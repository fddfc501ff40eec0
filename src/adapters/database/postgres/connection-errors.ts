/** Node's codes for sockets and host names, and SQLSTATEs outside class 08 (PostgreSQL's appendix A). */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Shut down, crashed, starting.
  '57P01',
  '57P02',
  '57P03',
  // A write on a server that has become a standby.
  '25006',
])
/** Errors of node-postgres without a code. */
const MESSAGE = /^(Connection terminated|timeout expired|Client (has encountered|was closed))/

/** Whether the connection is lost or of no use, rather than the statement wrong. What it was doing may have been done. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as NodeJS.ErrnoException).code
  // Class 08: connection exceptions; pgbouncer reports those of the server behind it so.
  return typeof code === 'string' ? CODES.has(code) || code.startsWith('08') : MESSAGE.test(error.message)
}

/** The error of a server that is given up: connection_failure, as if it had refused the connection. */
export const noAnswer = (): Error =>
  Object.assign(new Error('The database server isn’t responding.'), { code: '08006' })

/** A standby cancels a query that holds back the changes it replays. */
const RECOVERY_CONFLICT = '40001'

/** Whether a statement that only reads may succeed when it is sent again. */
export const mayReadAgain = (error: unknown): boolean =>
  isConnectionError(error) || (error as NodeJS.ErrnoException).code === RECOVERY_CONFLICT
