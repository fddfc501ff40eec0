import * as v from 'valibot'
import { SORTS } from '#domain/search/sort.ts'
import { SEARCH_ENTRIES } from './search-input.ts'

/** Where the browser asks the language model through the site. */
export const CHAT_PATH = '/api/voice/chat'
/** Most turns and characters of a turn that are sent along. */
export const MAX_TURNS = 15
export const MAX_CHARACTERS = 2000

const TurnSchema = v.strictObject({
  who: v.picklist(['visitor', 'agent']),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CHARACTERS)),
})
export type ChatTurn = v.InferOutput<typeof TurnSchema>

/** A sentence of the visitor for the language model, with what it needs to understand it. */
export const ChatRequestSchema = v.object({
  messages: v.pipe(
    v.array(TurnSchema),
    v.maxLength(MAX_TURNS),
    v.check((turns) => turns.at(-1)?.who === 'visitor', 'must end with the visitor'),
    v.description('The talk so far, the visitor’s sentence last.'),
  ),
  search: v.pipe(
    v.nullable(v.strictObject({ ...SEARCH_ENTRIES, sort: v.optional(v.picklist(SORTS)) })),
    v.description('The search in force, as the tool search_listings takes it.'),
  ),
  homes: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.maxLength(3),
    v.description('Ids of the homes read out last, in their order.'),
  ),
})
export type ChatRequest = v.InferOutput<typeof ChatRequestSchema>
