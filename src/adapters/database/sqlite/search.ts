import { foldCase } from '#domain/fold-case.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { Found, FoundOnMap, Tally } from '../listings/listing-finder.ts'
import { isSearchable } from '../listings/listing-rows.ts'
import { shownOnMap } from '../listings/map-clusters.ts'
import type { SqliteConnection } from './connection.ts'
import { HELD_COLUMNS, ListingColumns, type ColumnRow, type TextHits } from './listing-columns.ts'

/** The trigram index answers texts of three characters and more; a shorter one is looked for in every text. */
const TRIGRAM = 3

/**
 * Searches over one connection to SQLite: columns are held in memory and read again after a change, text is looked up in
 * the trigram index. Each search is one transaction and sees one state of the database.
 */
export class SqliteSearch {
  readonly #connection: SqliteConnection
  #version = 0
  #columns = new ListingColumns([])
  /** The searched texts by the columns' index; read at the first search for a short text. */
  #texts: string[] | null = null

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  find(query: ListingQuery): Found {
    return this.#inOneTransaction(() => {
      const { tallies, ids } = this.#columns.find(query, this.#textHits(query.filters.search))
      return { tallies, rows: ids.map((id) => ({ id, summary: this.#summary(id) })), markets: this.#columns.markets }
    })
  }

  tally(filters: ListingFilters): Tally[] {
    return this.#inOneTransaction(() => this.#columns.tally(filters, this.#textHits(filters.search)))
  }

  onMap({ filters, zoom }: MapQuery): FoundOnMap {
    return this.#inOneTransaction(() => {
      const cells = this.#columns.cells(filters, this.#textHits(filters.search), zoom)
      const { ids, groups } = shownOnMap(cells, filters.market)
      return { rows: ids.map((id) => ({ id, summary: this.#summary(id) })), groups }
    })
  }

  #inOneTransaction<T>(search: () => T): T {
    this.#connection.raw.exec('BEGIN')
    try {
      this.#refresh()
      return search()
    } finally {
      this.#connection.raw.exec('COMMIT')
    }
  }

  #refresh(): void {
    const [state] = this.#rows<{ version: number }>('SELECT version FROM listing_state')
    if (state!.version === this.#version) return
    const all = this.#connection.raw.prepare(`SELECT ${HELD_COLUMNS.join(', ')} FROM listings ORDER BY id`)
    all.setReturnArrays(true)
    this.#columns = new ListingColumns(all.all() as unknown as ColumnRow[])
    this.#texts = null
    this.#version = state!.version
  }

  #textHits(search: string): TextHits {
    if (!search) return null
    const text = foldCase(search)
    if (!isSearchable(text)) return this.#columns.mark([])
    return [...text].length < TRIGRAM ? this.#hitsOfShort(text) : this.#columns.mark(this.#idsWithText(text))
  }

  #hitsOfShort(text: string): Uint8Array {
    this.#texts ??= this.#rows<{ search_text: string }>(
      'SELECT search_text FROM listing_search ORDER BY listing_id',
    ).map((row) => row.search_text)
    return Uint8Array.from(this.#texts, (searched) => (searched.includes(text) ? 1 : 0))
  }

  #idsWithText(text: string): number[] {
    const phrase = `"${text.replaceAll('"', '""')}"`
    const hits = 'SELECT rowid AS id FROM listing_fts WHERE listing_fts MATCH ? ORDER BY rowid'
    return this.#rows<{ id: number }>(hits, phrase).map(({ id }) => id)
  }

  #summary(id: number): string {
    return this.#rows<{ summary: string }>('SELECT summary FROM listing_contents WHERE listing_id = ?', id)[0]!.summary
  }

  #rows<T>(sql: string, ...parameters: unknown[]): T[] {
    return this.#connection.prepare(sql).all(parameters) as T[]
  }
}
