import { hash } from 'node:crypto'
import type { Timetable } from '#domain/commute/timetable.ts'
import { foldCase } from '#domain/fold-case.ts'
import { foldTown, townKey, type TownKey } from '#domain/geo/town.ts'
import { openHouseDay } from '#domain/listing/open-house.ts'
import { squareFootPrice } from '#domain/listing/square-foot-price.ts'
import { costFactsOf, LISTED_TAXES, type TaxFigures } from '#domain/money/cost-facts.ts'
import { taxCents } from '#domain/money/monthly-cost.ts'
import { descriptionWords } from '#domain/search/description-words.ts'
import type { CopiedPicture } from '#ports/server/picture-queue.ts'
import type { PictureRule } from '#ports/server/picture-rule.ts'
import { applyRule, hashedFacts, type PicturedFacts } from '../pictures/shown-pictures.ts'
import type { ListingRow, Schema } from '../schema.ts'
import { listingBits } from './bit-set.ts'
import { FEATURE_BITS, listingFeatureBits } from './feature-bits.ts'
import { FILTER_BITS } from './filter-bits.ts'
import { FLAG_BITS, listingFlags } from './flag-bits.ts'
import { stationsVersion, storedWays } from './near-ways.ts'
import { encodeFacts, type ListingFacts } from './stored-listing.ts'
import { storedWords } from './stored-words.ts'

/** Raise it whenever the same facts give other rows; a test notices. */
export const ROWS_VERSION = 21

/**
 * Version of everything `toRows` derives from a listing's facts: columns, bits, searched text and the shape of the JSON.
 * Where it rises, stored homes are rebuilt at the next start, and an import stores each home anew. A further bit raises it
 * by itself: bits are added and never taken away.
 */
export const PROJECTION_VERSION =
  ROWS_VERSION * 100 +
  [FILTER_BITS, FLAG_BITS, FEATURE_BITS].reduce((bits, record) => bits + Object.keys(record).length, 0)

/** What rows are derived by, besides a listing's facts. */
export interface Derivation {
  rule: PictureRule
  taxes: TaxFigures
  timetable: Pick<Timetable, 'stations'>
}
const PLAIN: Derivation = { rule: 'link', taxes: LISTED_TAXES, timetable: { stations: [] } }

/** Equal for derivations that make the same rows of the same facts. */
export const derivedUnder = ({ rule, taxes, timetable }: Derivation): string =>
  `${PROJECTION_VERSION} ${rule} ${taxes.version} ${stationsVersion(timetable)}`

/** Where a listing comes from: the feed's name (or 'sample') and its key there. */
export interface Origin {
  source: string
  key: string
}

/** A listing as it is stored: one row in each of the four tables, and the pictures to be copied (null: none). */
export interface ListingRows {
  listing: ListingRow
  contents: Schema['listing_contents']
  search: Schema['listing_search']
  description: Schema['listing_descriptions']
  copied: readonly CopiedPicture[] | null
}

export const SAMPLE_SOURCE = 'sample'

/** Between title, address and county in the searched text; neither stored nor searched texts contain it. */
const SEPARATOR = '\u001f'
/** Characters that cannot stand in the searched text: the separator, and NUL, which PostgreSQL cannot store. */
const UNSEARCHABLE = /[\u0000\u001f]/

const EVERY_UNSEARCHABLE = new RegExp(UNSEARCHABLE, 'g')

/** Whether any stored text could contain this one. */
export const isSearchable = (text: string): boolean => !UNSEARCHABLE.test(text)

/** The rows of a listing. Raise ROWS_VERSION with every change here. */
export function toRows(
  id: number,
  { source, key }: Origin,
  given: UncostedFacts & PicturedFacts,
  derivation: Derivation = PLAIN,
): ListingRows {
  const costFacts = costFactsOf(given, derivation.taxes)
  const { facts, copied } = applyRule({ ...given, costFacts }, derivation.rule)
  return {
    copied,
    listing: {
      id,
      source,
      source_key: key,
      content_hash: contentHash(given, derivation),
      market: facts.market,
      county: facts.county,
      town: storedTown(townKey(facts.city, facts.county)),
      price: facts.price,
      beds: facts.beds,
      baths: facts.baths,
      square_feet: facts.squareFeet,
      price_per_square_foot: squareFootPrice(facts),
      year_built: facts.yearBuilt,
      lot_acres: facts.lotAcres,
      monthly_fee: costFacts.fee,
      monthly_tax_cents: taxCents(costFacts),
      garage_spaces: facts.structure.garageSpaces,
      deposit: facts.lease.securityDeposit,
      home_kind: facts.structure.kind ?? '',
      open_days: [...new Set(facts.openHouses.map(openHouseDay))].sort().join(),
      available_on: facts.availableOn,
      amenities: listingBits(facts),
      flags: listingFlags(facts),
      features: listingFeatureBits(facts),
      listed_on: facts.listedOn,
      reduced_on: facts.priceReduction?.on ?? null,
      reduced_by: facts.priceReduction?.amount ?? null,
      lat: facts.location?.lat ?? null,
      lng: facts.location?.lng ?? null,
      near_stations: storedWays(facts.location, derivation.timetable),
    },
    contents: { listing_id: id, ...encodeFacts(facts) },
    search: searchRow(id, facts),
    description: { listing_id: id, words: descriptionWords(facts.description) },
  }
}

function searchRow(id: number, facts: ListingFacts): ListingRows['search'] {
  const text = searchText(facts)
  return { listing_id: id, search_text: text, search_words: storedWords(facts, text) }
}

function searchText({ title, address, county }: ListingFacts): string {
  return [title, address, county]
    .map((text) => foldCase(text.toWellFormed()).replace(EVERY_UNSEARCHABLE, '\ufffd'))
    .join(SEPARATOR)
}

/** A town's key as it is stored and compared; characters PostgreSQL cannot store are replaced. */
export const storedTown = (key: TownKey): string => foldTown(key).toWellFormed().replaceAll('\0', '\ufffd')

/** The cost facts are derived with the rows. */
type UncostedFacts = Omit<ListingFacts, 'costFacts'>
/** A listing's facts as its feed gives them. */
export type GivenFacts = UncostedFacts & PicturedFacts
type HashedFacts = Omit<UncostedFacts, 'priceReduction'> & Partial<ListingFacts> & PicturedFacts

/**
 * Equal for equal facts under one derivation, whatever the order of the fields; what a fact holds
 * has one order, that in which it is read. The time of the last change is left out, for feeds touch it without changing the
 * home, and so is what is derived from its history and the taxes of towns; and the address of a picture to be copied, if it has a version.
 */
export function contentHash(listing: HashedFacts, derivation: Derivation = PLAIN): string {
  const facts = hashedFacts(listing, derivation.rule)
  const sorted = hashedNames(facts).map((name) => [name, facts[name]])
  return hash('sha256', `${derivedUnder(derivation)} ${JSON.stringify(sorted)}`, 'base64url')
}

type HashedName = keyof Omit<HashedFacts, 'originals'>

let lastNames: { given: string; hashed: HashedName[] } = { given: '', hashed: [] }

/** The names of the facts that the hash covers, in its order; the listings of a feed have the same ones. */
function hashedNames(facts: object): readonly HashedName[] {
  const names = Object.keys(facts)
  const given = names.join()
  if (given !== lastNames.given) {
    const hashed = names.filter((name) => !UNHASHED.has(name)).toSorted((a, b) => (a < b ? -1 : 1))
    lastNames = { given, hashed: hashed as HashedName[] }
  }
  return lastNames.hashed
}

const UNHASHED: ReadonlySet<string> = new Set(['updatedAt', 'priceReduction', 'costFacts'])
