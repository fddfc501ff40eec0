import { readListingQuery, readListingsView } from '#domain/search/filters-from-url.ts'
import { writeListingsPage, type ListingsParams } from '#domain/search/filters-url.ts'
import { describe } from './describe.lazy.ts'
import { EVERY_PRICE_SHOWN } from './described.ts'
import { isSentence } from './use-described.ts'

/**
 * The address of what a sentence in the search box asks for, which a browser without scripts has sent as the search text. Null where the
 * text is none, or where something of it is left over that the page of that address could not say.
 */
export async function sentenceAddress(params: ListingsParams): Promise<ListingsParams | null> {
  const { query } = readListingQuery(params)
  const said = query.filters.search
  if (!isSentence(said)) return null
  const read = await describe(said, { ...query.filters, search: '' }, null, [])
  const isWhole = read.skipped.length === 0 && read.notes.every((note) => note === EVERY_PRICE_SHOWN)
  if (!read.isApplied || !isWhole || read.filters.search !== '') return null
  const found = { filters: read.filters, sort: read.sort ?? query.sort, page: 1 }
  return writeListingsPage(found, readListingsView(params))
}
