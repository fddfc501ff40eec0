import type { Listing } from '../../listing/listing.ts'
import type { Market } from '../../money/money.ts'
import type { QueryParam } from '../query-param.ts'

/** Decides a filter's control, its query parameters and its column; see `filter-kinds.ts`. */
export type FilterKind =
  | 'text'
  | 'words'
  | 'choice'
  | 'minimum'
  | 'maximum'
  | 'range'
  | 'set'
  | 'features'
  | 'any'
  | 'span'
  | 'recent'
  | 'flag'
  | 'event'
  | 'day'
  | 'days'
  | 'towns'
  | 'shape'
  | 'left-out'
  | 'cost'
  | 'train'

/** The values of query parameters by name; one that is absent or not understood is undefined. */
export type ParamValues = Readonly<Record<string, unknown>>

/** What filters look at, before and after a listing is stored. */
export type FilteredHome = Omit<Listing, 'id' | 'source' | 'feed' | 'otherFeeds' | 'history'>

/** One filter of the listings: what it may ask for and its query parameters. Its rule stands in `filter-rules.ts`. */
export interface FilterDefinition<Value, Param extends string = string> {
  readonly kind: FilterKind
  readonly params: Readonly<Record<Param, QueryParam>>
  /** The value that asks for nothing. */
  readonly none: Value
  /** Name of its control; empty where the page has a control of its own for it. */
  readonly label: string
  /** The market it is for; in the other one it asks for nothing. Left out: both. */
  readonly market?: Market
  /** The value that the parameters stand for; `fallback` where they say nothing. */
  read(given: ParamValues, fallback: Value): Value
  /** The parameters that stand for a value; those at `fallback` are left out. */
  write(value: Value, fallback: Value): Partial<Record<Param, string>>
  /** Whether a value asks for anything, where its parameters don't tell. */
  asks?(value: Value): boolean
  /** The parameter that contradicts another one in this value. */
  contradiction?(value: Value): Param | null
  /** The value to try when nothing is found (L-06); undefined where it would find no more. */
  relaxed(value: Value, market: Market): Value | undefined
  /** The value on its chip: 'Bergen County', '3+ beds'. Left out where `chip-texts.ts` has it. */
  chip?(value: Value, market: Market): string
}

/** A filter with its words. */
export interface Filter<Value, Param extends string = string> extends FilterDefinition<Value, Param> {
  chip(value: Value, market: Market): string
}
