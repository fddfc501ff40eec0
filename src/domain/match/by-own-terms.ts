import { readTerms } from '../money/linked-terms.ts'
import type { OwnTerms } from '../money/loan-terms.ts'
import { readRankQuery } from './rank-url.ts'
import type { Asked, RankQuery } from './ranking.ts'
import type { ToldWishes } from './told-wishes.ts'

/** The same search by the loan's terms that a visitor has said elsewhere, where a monthly cost is asked for. */
export const byOwnTerms = <Search extends Asked>(search: Search, terms: OwnTerms): Search =>
  search.filters.cost.upTo === null
    ? search
    : { ...search, filters: { ...search.filters, cost: { ...search.filters.cost, terms } } }

/** A kept search as its own page asks it: by the terms in it, or else by the visitor's. */
export const keptSearch = (kept: NonNullable<ToldWishes['wishes']>, visitors: OwnTerms): RankQuery =>
  byOwnTerms(readRankQuery(kept), readTerms(kept) ?? visitors)
