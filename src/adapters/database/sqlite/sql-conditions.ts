import { isInside, isWithin, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'
import type { WantedWords } from '#domain/search/search-words.ts'
import type { Condition } from '../listings/filter-columns.ts'
import { isSearchable } from '../listings/listing-rows.ts'
import { boxAround, townsInside, townsOutside } from '../listings/place-filter.ts'
import { monthOfHome } from './sql-months.ts'
import type { SqlPiece } from './sql-piece.ts'
import { indexQuery, isTooShort, phrasesQuery, wordsQuery } from './text-index.ts'

/** Homes that meet all conditions. */
export function meetsAll(conditions: readonly Condition[]): SqlPiece {
  const pieces = conditions.map(meets)
  return {
    sql: ['true', ...pieces.map(({ sql }) => sql)].join(' AND '),
    values: pieces.flatMap(({ values }) => values),
  }
}

function meets(condition: Condition): SqlPiece {
  switch (condition.kind) {
    case 'equality':
      return { sql: `${condition.column} = ?`, values: [condition.value] }
    case 'any-of':
      return {
        sql: `${condition.column} IN (SELECT value FROM json_each(?))`,
        values: [JSON.stringify(condition.values)],
      }
    case 'any-day':
      return {
        sql: `(${condition.days.map(() => `instr(${condition.column}, ?) > 0`).join(' OR ')})`,
        values: [...condition.days],
      }
    case 'days':
      return { sql: `${condition.column} BETWEEN ? AND ?`, values: [condition.from, condition.to] }
    case 'minimum':
      return { sql: `${condition.column} >= ?`, values: [condition.min] }
    case 'range':
      return { sql: `${condition.column} BETWEEN ? AND ?`, values: [condition.min, condition.max] }
    case 'bits':
      return { sql: `(${condition.column} & ?) = ?`, values: [condition.bits, condition.bits] }
    case 'text':
      return orHasWords(containsText(condition.text), condition.readings)
    case 'description':
      return {
        sql: 'id IN (SELECT rowid FROM listing_description_words WHERE listing_description_words MATCH ?)',
        values: [phrasesQuery(condition.parts)],
      }
    case 'towns':
      return { sql: 'town IN (SELECT value FROM json_each(?))', values: [JSON.stringify(condition.towns)] }
    case 'box':
      return orWithoutLocation(
        locatedInBox(condition.box),
        townsOutside((at) => isWithin(at, condition.box)),
      )
    case 'month':
      return isBelow(condition)
    case 'ways':
      return isInReach(condition)
    case 'ring':
      return inRing(condition)
    case 'none':
      return meetsNone(condition.of)
  }
}

/** A condition on what isn't known is null. */
function meetsNone(conditions: readonly Condition[]): SqlPiece {
  const pieces = conditions.map(meets)
  return {
    sql: `(${pieces.map(({ sql }) => `(${sql}) IS NOT TRUE`).join(' AND ')})`,
    values: pieces.flatMap(({ values }) => values),
  }
}

function isBelow({ sum, below, withUnknown }: Condition & { kind: 'month' }): SqlPiece {
  const month = monthOfHome(sum)
  const unknown = withUnknown && sum.pieces ? ' OR monthly_tax_cents IS NULL' : ''
  // Never null: counts add it up.
  return { sql: `(coalesce(${month.sql} < ?, false)${unknown})`, values: [...month.values, below] }
}

function isInReach({ longest, onFoot }: Condition & { kind: 'ways' }): SqlPiece {
  return {
    sql: `EXISTS (SELECT 1 FROM json_each(near_stations) near WHERE near.value ->> ${onFoot ? 0 : 1} <= ? ->> near.key)`,
    values: [JSON.stringify(longest)],
  }
}

function containsText(text: string): SqlPiece {
  if (!isSearchable(text)) return { sql: 'false', values: [] }
  return isTooShort(text)
    ? { sql: 'id IN (SELECT listing_id FROM listing_search WHERE instr(search_text, ?) > 0)', values: [text] }
    : { sql: 'id IN (SELECT rowid FROM listing_fts WHERE listing_fts MATCH ?)', values: [indexQuery(text)] }
}

function orHasWords(contains: SqlPiece, readings: readonly WantedWords[]): SqlPiece {
  if (readings.length === 0) return contains
  const hasWords = 'id IN (SELECT rowid FROM listing_words WHERE listing_words MATCH ?)'
  return { sql: `(${contains.sql} OR ${hasWords})`, values: [...contains.values, wordsQuery(readings)] }
}

function inRing({ ring, unknown }: Condition & { kind: 'ring' }): SqlPiece {
  const [located, isIn] = [locatedInRing(ring), (at: LatLng) => isInside(at, ring)]
  if (unknown) return orWithoutLocation(located, townsOutside(isIn))
  return {
    sql: `(${located.sql} OR (lat IS NULL AND town IN (SELECT value FROM json_each(?))))`,
    values: [...located.values, JSON.stringify(townsInside(isIn))],
  }
}

/** A home without a location is excluded where its town is known to lie outside. */
const orWithoutLocation = (located: SqlPiece, outside: readonly string[]): SqlPiece => ({
  sql: `(${located.sql} OR (lat IS NULL AND town NOT IN (SELECT value FROM json_each(?))))`,
  values: [...located.values, JSON.stringify(outside)],
})

const locatedInBox = ({ west, south, east, north }: Bounds): SqlPiece => ({
  sql: '(lat BETWEEN ? AND ? AND lng BETWEEN ? AND ?)',
  values: [south, north, west, east],
})

/** The domain's even-odd rule in the same steps of the same arithmetic, over the sides of the ring. */
function locatedInRing(ring: Ring): SqlPiece {
  const sides = ring.flatMap((point, index) => {
    const before = ring.at(index - 1)!
    // A horizontal side is never crossed.
    if (point.lat === before.lat) return []
    const ends = [Math.min(point.lat, before.lat), Math.max(point.lat, before.lat)]
    return [[...ends, before.lng - point.lng, point.lat, before.lat - point.lat, point.lng]]
  })
  const box = locatedInBox(boxAround(ring))
  return { sql: `(${box.sql} AND ${CROSSES_ODDLY})`, values: [...box.values, JSON.stringify(sides)] }
}

/** Whether a ray to the east crosses an odd number of sides, each given as [south, north, dLng, lat, dLat, lng]. */
const CROSSES_ODDLY = `(
  SELECT count(*) % 2 = 1 FROM json_each(?) side
  WHERE listings.lat >= side.value ->> 0 AND listings.lat < side.value ->> 1
  AND listings.lng < (side.value ->> 2) * (listings.lat - (side.value ->> 3)) / (side.value ->> 4) + (side.value ->> 5)
)`
