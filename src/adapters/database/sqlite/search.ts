import { wantedPhrases, type Phrase } from '#domain/search/description-words.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { DatedFilters } from '../listings/filter-columns.ts'
import type { Dated, Found, FoundOnMap, Tally } from '../listings/listing-finder.ts'
import { shownOnMap } from '../listings/map-clusters.ts'
import type { StoredSummary } from '../listings/stored-listing.ts'
import type { DatedRank, RankedRows } from '../listings/wish-conditions.ts'
import { buildColumns, BUILT_AT_ONCE, hasMoreThan } from './build-columns.ts'
import { readChanges, readVersion } from './changed-homes.ts'
import type { SqliteConnection } from './connection.ts'
import { ListingColumns, type ColumnsMemory, type Described } from './listing-columns.ts'
import { SqlSearch } from './sql-search.ts'
import { phrasesQuery } from './text-index.ts'

/**
 * Searches over one connection to SQLite, in columns that it may share with other threads. Each search is one transaction
 * and sees the newest state of the database: one that finds its columns behind brings them up to date first, by the log of
 * changes. Where there are no columns, or they are too far behind, SQL answers until others are attached.
 */
export class SqliteSearch {
  readonly #connection: SqliteConnection
  readonly #sql: SqlSearch
  readonly #builtAtOnce: number
  #columns: ListingColumns | null = null

  constructor(connection: SqliteConnection, builtAtOnce = BUILT_AT_ONCE) {
    this.#connection = connection
    this.#sql = new SqlSearch(connection)
    this.#builtAtOnce = builtAtOnce
  }

  /** Searches these columns from now on. */
  attach(memory: ColumnsMemory): void {
    this.#columns = new ListingColumns(memory)
  }

  /** Whether SQL has to answer until columns are attached. */
  get lacksColumns(): boolean {
    return this.#columns === null
  }

  find(query: Dated<ListingQuery>): Found {
    return this.#inOneTransaction((columns) => {
      const { ids, ...found } = columns
        ? { ...columns.find(query, this.#described(columns, query.filters)), markets: columns.markets() }
        : this.#sql.find(query)
      return { ...found, rows: this.#summaries(ids) }
    })
  }

  rank(query: DatedRank): RankedRows {
    return this.#inOneTransaction((columns) => {
      const { ids, ...counts } = columns
        ? columns.rank(query, this.#described(columns, query.musts))
        : this.#sql.rank(query)
      return { ...counts, rows: this.#summaries(ids) }
    })
  }

  tally(filters: DatedFilters): Tally[] {
    return this.#inOneTransaction((columns) =>
      columns ? columns.tally(filters, this.#described(columns, filters)) : this.#sql.tally(filters),
    )
  }

  /** How many homes meet each of the filters, which all have the same texts. */
  counts(searches: readonly DatedFilters[]): number[] {
    return this.#inOneTransaction((columns) =>
      columns ? columns.counts(searches, this.#described(columns, searches[0])) : this.#sql.counts(searches),
    )
  }

  onMap({ filters, zoom }: Dated<MapQuery>): FoundOnMap {
    return this.#inOneTransaction((columns) => {
      const cells = columns
        ? columns.cells(filters, this.#described(columns, filters), zoom)
        : this.#sql.cells(filters, zoom)
      const { ids, groups } = shownOnMap(cells, filters.market)
      return { rows: this.#summaries(ids), groups }
    })
  }

  /** Runs a search in a transaction, with columns of the version that it sees, or with null where there are none. */
  #inOneTransaction<T>(search: (columns: ListingColumns | null) => T): T {
    // Deferred: what the transaction sees is fixed by its first query, for the version.
    this.#connection.raw.exec('BEGIN')
    try {
      const columns = this.#beginSearch()
      try {
        return search(columns)
      } finally {
        columns?.lock.endSearch()
      }
    } finally {
      this.#connection.raw.exec('COMMIT')
    }
  }

  #beginSearch(): ListingColumns | null {
    const columns = this.#columns
    if (columns?.lock.beginSearch(() => this.#catchUp(columns))) return columns
    this.#columns = hasMoreThan(this.#builtAtOnce, this.#connection) ? null : buildColumns(this.#connection)
    this.#columns?.lock.beginSearch(() => true)
    return this.#columns
  }

  /** Brings columns to the version the transaction sees; false where that takes a new build. */
  #catchUp(columns: ListingColumns): boolean {
    const version = readVersion(this.#connection)
    if (columns.version === version) return true
    const changes =
      columns.isWhole && columns.version < version && readChanges(this.#connection, columns.version, version)
    return changes ? columns.lock.awaitSearches() && columns.apply(changes, version) : false
  }

  #described(columns: ListingColumns, filters: DatedFilters | undefined): Described {
    const words = filters?.words ?? ''
    const parts = wantedPhrases(words)
    if (parts.length === 0) return null
    return columns.describedBy(words, () => this.#idsDescribed(parts))
  }

  #idsDescribed(parts: readonly (readonly Phrase[])[]): number[] {
    // One value takes half as long as thousands of rows. The index has them in this order.
    const matching =
      'SELECT rowid FROM listing_description_words WHERE listing_description_words MATCH ? ORDER BY rowid'
    const ids = `SELECT json_group_array(rowid) AS ids FROM (${matching})`
    return JSON.parse(this.#rows<{ ids: string }>(ids, phrasesQuery(parts))[0]!.ids) as number[]
  }

  #summaries(ids: readonly number[]): StoredSummary[] {
    return ids.map((id) => ({ id, summary: this.#summary(id) }))
  }

  #summary(id: number): string {
    return this.#rows<{ summary: string }>('SELECT summary FROM listing_contents WHERE listing_id = ?', id)[0]!.summary
  }

  #rows<T>(sql: string, ...parameters: unknown[]): T[] {
    return this.#connection.prepare(sql).all(parameters) as T[]
  }
}
