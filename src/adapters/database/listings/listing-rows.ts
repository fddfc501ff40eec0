import { hash } from 'node:crypto'
import { foldTown, townKey, type TownKey } from '#domain/geo/town.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import { AMENITIES, foldCase, type Amenity } from '#domain/search/filters.ts'
import type { ListingRow, Schema } from '../schema.ts'

/** Where a listing comes from: the feed's name (or 'sample') and its key there. */
export interface Origin {
  source: string
  key: string
}

/** A listing as it is kept: one row for each of the three tables. */
export interface ListingRows {
  listing: ListingRow
  contents: Schema['listing_contents']
  search: Schema['listing_search']
}

/** A listing without what only the store knows. */
export type ListingFacts = Omit<Listing, 'id' | 'source'>

export const SAMPLE_SOURCE = 'sample'

/** Between title, address and county in the searched text; what is stored and what is asked for never holds it. */
const SEPARATOR = '\u001f'
/** Characters that can't stand in the searched text: the separator, and NUL, which PostgreSQL can't store. */
const UNSEARCHABLE = /[\u0000\u001f]/

/** Whether any stored text could hold this one. */
export const isSearchable = (text: string): boolean => !UNSEARCHABLE.test(text)

export function toRows(id: number, { source, key }: Origin, facts: ListingFacts): ListingRows {
  const { summary, details } = splitFacts(facts)
  return {
    listing: {
      id,
      source,
      source_key: key,
      content_hash: contentHash(facts),
      market: facts.market,
      county: facts.county,
      town: storedTown(townKey(facts.city, facts.county)),
      price: facts.price,
      beds: facts.beds,
      baths: facts.baths,
      square_feet: facts.squareFeet,
      amenities: amenityBits(facts.features),
      listed_on: facts.listedOn,
      lat: facts.location?.lat ?? null,
      lng: facts.location?.lng ?? null,
    },
    contents: { listing_id: id, summary: JSON.stringify(summary), details: JSON.stringify(details) },
    search: { listing_id: id, search_text: searchText(facts) },
  }
}

export const toSummary = (row: { id: number; summary: string }): ListingSummary => ({
  id: row.id,
  ...(JSON.parse(row.summary) as Omit<ListingSummary, 'id'>),
})

export const toListing = (row: { id: number; source: string; summary: string; details: string }): Listing => ({
  ...toSummary(row),
  ...(JSON.parse(row.details) as Omit<Listing, keyof ListingSummary | 'source'>),
  source: row.source === SAMPLE_SOURCE ? 'sample' : 'feed',
})

function splitFacts(facts: ListingFacts): { summary: Omit<ListingSummary, 'id'>; details: object } {
  const { title, address, city, county, price, market, beds, baths, squareFeet, ...others } = facts
  const { features, picture, location, status, listedOn, office, ...details } = others
  const size = { price, market, beds, baths, squareFeet }
  return {
    summary: { title, address, city, county, ...size, features, picture, location, status, listedOn, office },
    details,
  }
}

/** The bits of the features that can be filtered by. */
export function amenityBits(features: readonly string[]): number {
  return AMENITIES.reduce((bits, { feature }, place) => (features.includes(feature) ? bits | (1 << place) : bits), 0)
}

export const amenityBit = (key: Amenity): number => 1 << AMENITIES.findIndex((amenity) => amenity.key === key)

function searchText({ title, address, county }: ListingFacts): string {
  return [title, address, county]
    .map((text) => foldCase(text.toWellFormed()).replace(new RegExp(UNSEARCHABLE, 'g'), '\ufffd'))
    .join(SEPARATOR)
}

/** A town's key in the form in which it is stored and compared; of NUL and the like nothing is asked, nor can it be stored. */
export const storedTown = (key: TownKey): string => foldTown(key).toWellFormed().replaceAll('\0', '\ufffd')

/** Equal for equal facts, in whatever order they are written; the time of the last change is no fact of the home. */
export function contentHash(listing: ListingFacts): string {
  const { updatedAt: _, ...facts } = listing
  return hash('sha256', JSON.stringify(facts, sortKeys), 'base64url')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
