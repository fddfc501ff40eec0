import { readRankQuery, writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { wishName } from '#domain/match/wishes.ts'
import { withoutPart } from '#domain/search/filter-parts.ts'
import { activeParts, type FilterPart } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { QUESTIONS } from './wish-questions.ts'

/** What an address of /wishes shows: a question, or else the homes. */
export interface WishesAddress {
  query: RankQuery
  /** From 0; null: the homes. */
  question: number | null
  /** The home whose reasons are open. */
  why: number | null
  /** The wishes are open to be changed. */
  isEditing: boolean
}

/** The parameter that keeps the wishes open. */
export const EDITING = { edit: 'yes' }

const wholeNumber = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** Reads an address. Without any wish or must, the first question is asked. */
export function readWishes(params: QueryParams): WishesAddress {
  const query = readRankQuery({ ...params, ...sentCost(params) })
  const asked = wholeNumber(params['ask'])
  const first = asksNothing(query) && params['page'] === undefined ? 0 : null
  const question = asked !== null && asked >= 1 && asked <= QUESTIONS.length ? asked - 1 : first
  return {
    query,
    question: params['ask'] === 'done' ? null : question,
    why: wholeNumber(params['why']),
    isEditing: params['edit'] === 'yes',
  }
}

/** A field left empty asks for nothing. */
const sentCost = ({ cost }: QueryParams): QueryParams => (cost === '' ? { cost: undefined } : {})

const asksNothing = ({ filters }: RankQuery): boolean => activeParts(filters, everyPrice).length === 0

/** The parameters of the homes by these wishes; `done`: also where none asks for anything. */
export function wishesSearch(query: RankQuery): Record<string, string> {
  return { ...writeRankQuery(query), ...(asksNothing(query) && { ask: 'done' }) }
}

/** The same with a question to answer, from 0; after the last one the homes. */
export const questionSearch = (query: RankQuery, question: number): Record<string, string> =>
  question < QUESTIONS.length
    ? { ...writeRankQuery({ ...query, page: 1 }), ask: String(question + 1) }
    : wishesSearch({ ...query, page: 1 })

/** How much a part of a search matters. */
export type Matters = 'must' | 'like' | 'none'

/** The wishes after one part matters so much, on the first page. */
export function changed({ filters, liked }: RankQuery, part: FilterPart, matters: Matters): RankQuery {
  const name = wishName(part)
  const others = liked.filter((each) => each !== name)
  return {
    filters: matters === 'none' ? withoutPart(filters, part, everyPrice) : filters,
    liked: matters === 'like' ? [...others, name] : others,
    page: 1,
  }
}
