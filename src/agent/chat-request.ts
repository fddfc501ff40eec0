import * as v from 'valibot'
import { SORTS } from '#domain/search/sort.ts'
import { LOAN_ENTRIES } from './loan-input.ts'
import { SEARCH_ENTRIES } from './search-entries.ts'

/** The site's endpoint for the language model. */
export const CHAT_PATH = '/api/voice/chat'
/** Turns that are sent along. */
export const MAX_TURNS = 15
/** Characters of a turn. */
export const MAX_CHARACTERS = 2000

const TurnSchema = v.strictObject({
  who: v.picklist(['visitor', 'agent']),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CHARACTERS)),
})
export type ChatTurn = v.InferOutput<typeof TurnSchema>

/** A sentence for the language model, with the talk so far, the search and the homes read out. */
export const ChatRequestSchema = v.object({
  messages: v.pipe(
    v.array(TurnSchema),
    v.maxLength(MAX_TURNS),
    v.check((turns) => turns.at(-1)?.who === 'visitor', 'must end with the visitor’s turn'),
    v.description('The conversation so far, ending with the visitor’s sentence.'),
  ),
  search: v.pipe(
    v.nullable(v.strictObject({ ...SEARCH_ENTRIES, sort: v.optional(v.picklist(SORTS)) })),
    v.description('The current search, as input for search_listings.'),
  ),
  terms: v.optional(
    v.pipe(v.strictObject(LOAN_ENTRIES), v.description('The visitor’s loan terms; never an income or debts.')),
  ),
  homes: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.maxLength(3),
    v.description('Ids of the homes read out last, in order.'),
  ),
})
export type ChatRequest = v.InferOutput<typeof ChatRequestSchema>
