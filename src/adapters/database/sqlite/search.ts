import { foldCase } from '#domain/fold-case.ts'
import { wantedPhrases } from '#domain/search/description-words.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { DatedFilters } from '../listings/filter-columns.ts'
import type { Dated, Found, FoundOnMap, Tally } from '../listings/listing-finder.ts'
import { isSearchable } from '../listings/listing-rows.ts'
import { shownOnMap } from '../listings/map-clusters.ts'
import type { StoredSummary } from '../listings/stored-listing.ts'
import { wantedWords } from '../listings/stored-words.ts'
import { buildColumns, BUILT_AT_ONCE, hasMoreThan } from './build-columns.ts'
import { readChanges, readVersion } from './changed-homes.ts'
import type { SqliteConnection } from './connection.ts'
import { ListingColumns, type ColumnsMemory, type TextHits } from './listing-columns.ts'
import { SqlSearch } from './sql-search.ts'
import { indexQuery, isTooShort, phrasesQuery, wordsQuery } from './text-index.ts'

/** Number of hits, and their share of the homes, above which a text is found sooner in all texts than by the index. */
const MANY_HITS = 1000
const MANY_HITS_SHARE = 0.05

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
        ? { ...columns.find(query, this.#textHits(columns, query.filters)), markets: columns.markets() }
        : this.#sql.find(query)
      return { ...found, rows: this.#summaries(ids) }
    })
  }

  tally(filters: DatedFilters): Tally[] {
    return this.#inOneTransaction((columns) =>
      columns ? columns.tally(filters, this.#textHits(columns, filters)) : this.#sql.tally(filters),
    )
  }

  /** How many homes meet each of the filters, which all have the same texts. */
  counts(searches: readonly DatedFilters[]): number[] {
    return this.#inOneTransaction((columns) =>
      columns ? columns.counts(searches, this.#textHits(columns, searches[0])) : this.#sql.counts(searches),
    )
  }

  onMap({ filters, zoom }: Dated<MapQuery>): FoundOnMap {
    return this.#inOneTransaction((columns) => {
      const cells = columns
        ? columns.cells(filters, this.#textHits(columns, filters), zoom)
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

  #textHits(columns: ListingColumns, filters: DatedFilters | undefined): TextHits {
    const found = this.#searchHits(columns, filters?.search ?? '')
    const described = this.#describedHits(columns, filters?.words ?? '')
    return found && described ? found.map((hit, index) => hit & described[index]!) : (found ?? described)
  }

  #describedHits(columns: ListingColumns, text: string): TextHits {
    const parts = wantedPhrases(text)
    return parts.length === 0 ? null : columns.mark(this.#idsMatching('listing_description_words', phrasesQuery(parts)))
  }

  #searchHits(columns: ListingColumns, search: string): TextHits {
    if (!search) return null
    const [text, ids] = [foldCase(search), this.#idsWithWords(search)]
    return columns.mark(ids, this.#containing(columns, text, ids.length))
  }

  /** Marks the homes whose searched text contains this one. `hits`: how many homes have its words, likely as many. */
  #containing(columns: ListingColumns, text: string, hits: number): Uint8Array {
    if (!isSearchable(text)) return columns.mark([])
    const many = Math.max(MANY_HITS, Math.floor(columns.size * MANY_HITS_SHARE))
    if (isTooShort(text) || hits >= many) return columns.markContaining(text)
    const ids = this.#idsWithText(text, many)
    return ids.length < many ? columns.mark(ids) : columns.markContaining(text)
  }

  #idsWithText(text: string, limit: number): number[] {
    const hits = 'SELECT rowid AS id FROM listing_fts WHERE listing_fts MATCH ? LIMIT ?'
    return this.#rows<{ id: number }>(hits, indexQuery(text), limit).map(({ id }) => id)
  }

  #idsWithWords(search: string): number[] {
    const readings = wantedWords(search)
    return readings.length === 0 ? [] : this.#idsMatching('listing_words', wordsQuery(readings))
  }

  #idsMatching(index: 'listing_words' | 'listing_description_words', query: string): number[] {
    // One value takes half as long as thousands of rows.
    const hits = `SELECT json_group_array(rowid) AS ids FROM ${index} WHERE ${index} MATCH ?`
    return JSON.parse(this.#rows<{ ids: string }>(hits, query)[0]!.ids) as number[]
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
