// A worker thread that reads on its own connection, so that a search doesn't block the event loop.
import { parentPort, workerData } from 'node:worker_threads'
import type { MapQuery } from '#domain/search/map-homes.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { DatedFilters } from '../listings/filter-columns.ts'
import type { Dated } from '../listings/listing-finder.ts'
import type { DatedRank } from '../listings/wish-conditions.ts'
import { openReader } from './connection.ts'
import type { ColumnsMemory } from './listing-columns.ts'
import { SqliteSearch } from './search.ts'

/** The queries of a reader thread; it runs one at a time. */
export type ReadRequest =
  | { kind: 'rows'; sql: string; parameters: readonly unknown[] }
  | { kind: 'find'; query: Dated<ListingQuery> }
  | { kind: 'rank'; query: DatedRank }
  | { kind: 'tally'; filters: DatedFilters }
  | { kind: 'counts'; searches: readonly DatedFilters[] }
  | { kind: 'onMap'; query: Dated<MapQuery> }
export type ReadReply =
  /** `lacksColumns`: SQL answered a search because this thread has no columns, or only some that are too far behind. */
  { value: unknown; lacksColumns: boolean } | { error: string }
/** Columns that the thread is to search from now on. */
export interface ColumnsMessage {
  kind: 'columns'
  memory: ColumnsMemory
}

const connection = openReader((workerData as { file: string }).file)
const search = new SqliteSearch(connection)

function read(request: ReadRequest): unknown {
  switch (request.kind) {
    case 'rows':
      return connection.prepare(request.sql).all(request.parameters)
    case 'find':
      return search.find(request.query)
    case 'rank':
      return search.rank(request.query)
    case 'tally':
      return search.tally(request.filters)
    case 'counts':
      return search.counts(request.searches)
    case 'onMap':
      return search.onMap(request.query)
  }
}

function answer(request: ReadRequest): ReadReply {
  try {
    return { value: read(request), lacksColumns: request.kind !== 'rows' && search.lacksColumns }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort!.on('message', (message: ReadRequest | ColumnsMessage) => {
  if (message.kind === 'columns') search.attach(message.memory)
  else parentPort!.postMessage(answer(message))
})
