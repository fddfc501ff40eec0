import * as v from 'valibot'
import { checkFields } from '#domain/form/check-fields.ts'
import { fail, notFound, type Result } from '#domain/result.ts'
import { saveFavorite } from './tools/save-favorite.ts'
import { saveSearch } from './tools/save-search.ts'

const HomeSchema = v.object({ listing_id: v.pipe(v.number(), v.integer()) })

/**
 * Tools that a language model can request but not run. The rules run them in the visitor's browser. For a message or a tour
 * they ask for missing parts, read everything back and wait for a yes, so that no model learns a visitor's contact.
 */
export const HANDED_OVER = {
  save_search: { description: saveSearch.description, schema: saveSearch.schema },
  save_favorite: { description: saveFavorite.description, schema: saveFavorite.schema },
  send_inquiry: {
    description:
      'Starts a message to the agency about one home when the visitor wants to send one. The site then asks for the message, name, and email address, reads everything back, and sends it only after a yes. Never ask for these yourself.',
    schema: HomeSchema,
  },
  book_tour: {
    description:
      'Starts a tour request for one home when the visitor wants a tour. The site then asks for the day, name, and email address, reads everything back, and sends it only after a yes. Never ask for these yourself.',
    schema: HomeSchema,
  },
  request_callback: {
    description:
      'Starts a request for the agency to call the visitor. The site then asks for the name and number, reads everything back, and sends it only after a yes. Never ask for these yourself.',
    schema: v.object({}),
  },
} as const
export type HandedOverTool = keyof typeof HANDED_OVER

/** A model's request, with input that the tool's schema accepts. */
export interface HandOver {
  tool: HandedOverTool
  input: Record<string, unknown>
}

export const isHandedOver = (tool: string): tool is HandedOverTool => Object.hasOwn(HANDED_OVER, tool)

/** Checks a model's request: 'not-found' for any other tool, 'invalid' for input the schema refuses. */
export function readHandOver(tool: string, input: Record<string, unknown>): Result<HandOver> {
  if (!isHandedOver(tool)) return fail(notFound(`There is no tool called ${tool}.`))
  const checked = checkFields(HANDED_OVER[tool].schema as v.GenericSchema<Record<string, unknown>>, input)
  return checked.ok ? { ok: true, value: { tool, input: checked.value } } : checked
}
