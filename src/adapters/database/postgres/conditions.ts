import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { Phrase } from '#domain/search/description-words.ts'
import type { WantedWords } from '#domain/search/search-words.ts'
import type { Condition } from '../listings/filter-columns.ts'
import { isSearchable } from '../listings/listing-rows.ts'
import type { Schema } from '../schema.ts'
import { isInReach } from './commutes.ts'
import { monthOfHome } from './months.ts'
import { inBox, inRing, locatedInBox, locatedInRing, ofTowns, surelyInRing } from './places.ts'

type Listings = ExpressionBuilder<Schema, 'listings'>

/** Homes that meet all conditions. */
export const meetsAll = (listings: Listings, conditions: readonly Condition[]): Expression<SqlBool> =>
  listings.and(conditions.map((condition) => meets(listings, condition)))

/** The same of homes that have a location of their own, which alone decides whether they lie in a box or ring. */
export const meetsAllWhereLocated = (listings: Listings, conditions: readonly Condition[]): Expression<SqlBool> =>
  listings.and(
    conditions.map((condition) => {
      if (condition.kind === 'box') return locatedInBox(condition.box)
      return condition.kind === 'ring' ? locatedInRing(condition.ring) : meets(listings, condition)
    }),
  )

function meets(listings: Listings, condition: Condition): Expression<SqlBool> {
  switch (condition.kind) {
    case 'equality':
      return listings(sql.ref<string>(`listings.${condition.column}`), '=', condition.value)
    case 'any-of':
      return listings(sql.ref<string>(`listings.${condition.column}`), 'in', condition.values)
    case 'any-day':
      return listings.or(
        condition.days.map((day) => sql<SqlBool>`strpos(${sql.ref(`listings.${condition.column}`)}, ${day}) > 0`),
      )
    case 'days':
      return listings.and([
        listings(condition.column, '>=', condition.from),
        listings(condition.column, '<=', condition.to),
      ])
    case 'minimum':
      return listings(condition.column, '>=', condition.min)
    case 'range':
      return listings.and([
        listings(condition.column, '>=', condition.min),
        listings(condition.column, '<=', condition.max),
      ])
    case 'bits':
      return hasBits(condition)
    case 'text':
      return matchesText(condition)
    case 'description':
      return hasPhrases(condition.parts)
    case 'towns':
      return ofTowns(condition.towns)
    case 'box':
      return inBox(condition.box)
    case 'month':
      return isBelow(condition)
    case 'ways':
      return isInReach(condition)
    case 'ring':
      return condition.unknown ? inRing(condition.ring) : surelyInRing(condition.ring)
    case 'none':
      // A condition on what isn't known is null.
      return listings.and(condition.of.map((one) => sql<SqlBool>`(${meets(listings, one)}) is not true`))
  }
}

function isBelow({ sum, below, withUnknown }: Condition & { kind: 'month' }): Expression<SqlBool> {
  const isCheap = sql<SqlBool>`${monthOfHome(sum)} < ${below}`
  return withUnknown && sum.pieces ? sql<SqlBool>`(${isCheap} or monthly_tax_cents is null)` : isCheap
}

const hasBits = ({ column, bits }: Condition & { kind: 'bits' }) =>
  sql<SqlBool>`(${sql.ref(`listings.${column}`)} & ${sql.lit(bits)}) = ${sql.lit(bits)}`

/** The trigram index answers texts of three characters and more; a shorter one is looked for in every text. */
const TRIGRAM = 3

type TextCondition = Extract<Condition, { kind: 'text' }>

/**
 * Homes whose searched text contains the folded one, or that have the words. The indexes find few of them: as an array they
 * are looked up by id, where for a join the planner, which guesses their number badly, may scan all homes first.
 */
function matchesText({ text, readings }: TextCondition): Expression<SqlBool> {
  const found = [
    ...(isSearchable(text) ? [containsText(text)] : []),
    ...(readings.length > 0 ? [hasWords(readings)] : []),
  ]
  if (found.length === 0) return sql<SqlBool>`false`
  const hits = sql`(${sql.join(found, sql` union all `)})`
  return [...text].length < TRIGRAM ? sql`listings.id in ${hits}` : sql`listings.id = any (array ${hits})`
}

function containsText(text: string): RawBuilder<unknown> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`select listing_id from listing_search where search_text like ${pattern}`
}

/** Words hold no quotes and no backslashes. The expression is the index's own. */
function hasWords(readings: readonly WantedWords[]): RawBuilder<unknown> {
  const query = readings.map((words) => `(${words.map((word) => `'${word}'`).join(' & ')}:*)`).join(' | ')
  return sql`
    select listing_id from listing_search
    where array_to_tsvector(string_to_array(search_words, ' ')) @@ ${query}::tsquery`
}

/**
 * Homes whose description has a phrase of each part: the index finds those that have the words, which are then looked for
 * next to each other. The expression is the index's own; as an array, see `matchesText`.
 */
function hasPhrases(parts: readonly (readonly Phrase[])[]): Expression<SqlBool> {
  const query = parts
    .map((phrases) => `(${phrases.map((phrase) => phrase.map((word) => `'${word}'`).join(' & ')).join(' | ')})`)
    .join(' & ')
  const inOrder = parts
    .filter(([phrase]) => phrase!.length > 1)
    .map((phrases) => {
      const found = phrases.map((phrase) => sql`strpos(' ' || words || ' ', ${` ${phrase.join(' ')} `}) > 0`)
      return sql` and (${sql.join(found, sql` or `)})`
    })
  return sql<SqlBool>`listings.id = any (array (
    select listing_id from listing_descriptions
    where description_lexemes(words) @@ ${query}::tsquery ${sql.join(inOrder, sql``)}
  ))`
}
