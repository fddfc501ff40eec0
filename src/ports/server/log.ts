/** Writes one line: facts as fields, and what happened as its message. */
export type WriteLog = (facts: object, message?: string) => void

/** The server's log. */
export interface Log {
  info: WriteLog
  warn: WriteLog
  error: WriteLog
}
