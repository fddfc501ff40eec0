// A worker thread that writes on its own connection, so that waiting for a lock or for the disk doesn't block the event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { openWriter } from './connection.ts'

/** What the writer thread is asked; it does one thing at a time, in order. */
export type WriteRequest =
  /** Several statements, as a migration has them. */
  | { kind: 'script'; sql: string }
  /** One statement, which may wait `waitMs` for another process's write. */
  | { kind: 'statement'; sql: string; parameters: readonly unknown[]; waitMs: number }
  | { kind: 'rollback' }
  | { kind: 'close' }

/** The rows of a reading statement; of the others, what they changed. */
export type WriteResult = { rows: unknown[] } | { changes: bigint; lastInsertRowid: bigint }
/** `errcode` is SQLite's extended result code; undefined for an error of another kind. */
export type WriteReply = { value: WriteResult | null } | { error: string; errcode: number | undefined }

const connection = openWriter((workerData as { file: string }).file)
const { raw } = connection

function write(request: WriteRequest): WriteResult | null {
  switch (request.kind) {
    case 'script':
      raw.exec(request.sql)
      return null
    case 'statement':
      return runStatement(request)
    case 'rollback':
      // A failed commit may have rolled back already: 'cannot rollback' would hide why it failed.
      if (raw.isTransaction) raw.exec('ROLLBACK')
      return null
    case 'close':
      connection.close()
      return null
  }
}

function runStatement({ sql, parameters, waitMs }: WriteRequest & { kind: 'statement' }): WriteResult {
  // Inside a transaction nothing is waited for.
  if (!raw.isTransaction) raw.exec(`PRAGMA busy_timeout = ${waitMs}`)
  const statement = connection.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) }
}

function answer(request: WriteRequest): WriteReply {
  try {
    return { value: write(request) }
  } catch (error) {
    // A transaction that can't be undone ends with the thread.
    if (request.kind === 'rollback') throw error
    return { error: (error as Error).message, errcode: (error as { errcode?: number }).errcode }
  }
}

parentPort!.on('message', (request: WriteRequest) => {
  parentPort!.postMessage(answer(request))
  if (request.kind === 'close') parentPort!.close()
})
