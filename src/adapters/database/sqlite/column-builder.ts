// A worker thread that builds the columns of all listings and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { buildColumns } from './build-columns.ts'
import { openReader } from './connection.ts'
import type { ColumnsMemory } from './listing-columns.ts'

const connection = openReader((workerData as { file: string }).file)
connection.raw.exec('BEGIN')
const memory: ColumnsMemory | null = buildColumns(connection)?.memory ?? null
connection.close()
parentPort!.postMessage(memory)
