// A worker thread that answers read queries on its own connection, so that a long search never holds up the event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { openReader } from './sqlite-connection.ts'

/** One query for the worker; answers come in the order of the questions. */
export interface ReadRequest {
  sql: string
  parameters: readonly unknown[]
}
export type ReadReply = { rows: unknown[] } | { error: string }

const connection = openReader((workerData as { file: string }).file)

function answer({ sql, parameters }: ReadRequest): ReadReply {
  try {
    return { rows: connection.prepare(sql).all(parameters) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort!.on('message', (request: ReadRequest) => parentPort!.postMessage(answer(request)))
