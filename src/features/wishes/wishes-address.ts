import { readRankQuery, writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { asksNothing } from '#domain/match/wish-texts.ts'
import { mustsAndWishes, wishName } from '#domain/match/wishes.ts'
import { withoutPart } from '#domain/search/filter-parts.ts'
import type { FilterPart } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { QUESTIONS, type WishQuestion } from './wish-questions.ts'

/** What an address of /wishes shows: a question, or else the homes. */
export interface WishesAddress {
  query: RankQuery
  /** From 0; null: the homes. */
  question: number | null
  /** The home whose reasons are open. */
  why: number | null
  /** The wishes are open to be changed. */
  isEditing: boolean
  /** Homes unlike the best ones are shown instead, whatever page is named. */
  isDifferent: boolean
}

/** The parameter that keeps the wishes open. */
export const EDITING = { edit: 'yes' }

/** The parameter that shows homes unlike the best ones. */
export const DIFFERENT = { different: 'yes' }

const wholeNumber = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null)

/** Reads an address. Without any wish or must, the first question is asked. */
export function readWishes(params: QueryParams): WishesAddress {
  const read = readRankQuery(inMarket(params))
  const skip = wholeNumber(params['skip'])
  const skipped = QUESTIONS[(skip ?? 0) - 1]
  const query = skipped ? withoutQuestion(read, skipped) : read
  const isDifferent = params['different'] === 'yes'
  return {
    query: isDifferent ? { ...query, page: 1 } : query,
    question: skipped ? inList(skip!) : askedQuestion(params, query),
    why: wholeNumber(params['why']),
    isEditing: params['edit'] === 'yes',
    isDifferent,
  }
}

function askedQuestion({ ask, page }: QueryParams, query: RankQuery): number | null {
  if (ask === 'done') return null
  const asked = wholeNumber(ask)
  const first = asksNothing(query) && page === undefined ? 0 : null
  return asked === null ? first : (inList(asked - 1) ?? first)
}

/** A question that there is, from 0. */
const inList = (question: number): number | null => (question >= 0 && question < QUESTIONS.length ? question : null)

/** The shortest parameters that show what a form asks for. */
export function shortSearch(params: QueryParams): Record<string, string> {
  const { query, question } = readWishes(params)
  return question === null ? wishesSearch(query) : questionSearch(query, question)
}

/** The prices of one market say nothing in the other. `was`: the market before the question about it. */
const inMarket = (params: QueryParams): QueryParams =>
  params['was'] === undefined || params['was'] === params['market']
    ? params
    : { ...params, min: undefined, max: undefined }

/** The search without what a question asks for. */
const withoutQuestion = ({ filters, liked }: RankQuery, asked: WishQuestion): RankQuery => ({
  filters: mustsAndWishes(filters, asked.parts).musts,
  liked: liked.filter((name) => !asked.parts.includes(name)),
  page: 1,
})

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
