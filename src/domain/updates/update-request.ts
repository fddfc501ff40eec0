import * as v from 'valibot'
import { checkFields } from '../form/check-fields.ts'
import { emailAddress } from '../form/form-fields.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '../result.ts'
import { checkKeptSearch, LikedSchema, type KeptSearch } from '../saved/kept-search.ts'
import { SEARCH_NAME_MAX_LENGTH } from '../saved/saved-search.ts'
import { suggestSearchName } from '../saved/search-name.ts'
import { shortened } from '../search/filter-text.ts'
import { ListingFiltersSchema } from '../search/filters-check.ts'
import { UPDATE_FREQUENCIES, type UpdateFrequency } from './update-frequency.ts'

/** How often emails can come that somebody asks for. */
export const REQUEST_FREQUENCIES = UPDATE_FREQUENCIES.filter((every) => every !== 'off')

/** What somebody without an account asks for: emails to an address about new homes in a search. */
export interface UpdateRequest extends KeptSearch {
  /** Lower case. */
  email: string
  every: Exclude<UpdateFrequency, 'off'>
}

const everyOf = v.picklist(REQUEST_FREQUENCIES, 'Choose how often you want emails.')
const AddressSchema = v.object({ email: emailAddress, every: everyOf })

/** The body of such a request; `checkUpdateRequest` checks the values. */
export const UpdateRequestSchema = v.object({
  email: v.string(),
  every: everyOf,
  filters: ListingFiltersSchema,
  liked: LikedSchema,
})

/** The request as it is stored, or an 'invalid' problem that names each wrong field. */
export function checkUpdateRequest(request: {
  email: unknown
  every: unknown
  filters: unknown
  liked: unknown
}): Result<UpdateRequest> {
  const address = checkFields(AddressSchema, { email: request.email, every: request.every })
  const search = checkKeptSearch(request.filters, request.liked)
  if (!address.ok || !search.ok) return fail(invalid([...fieldsOf(address), ...fieldsOf(search)]))
  const { email, every } = address.value
  return ok({ email: email.toLowerCase(), every, ...search.value })
}

const fieldsOf = (checked: Result<unknown>): readonly FieldProblem[] =>
  checked.ok || checked.problem.kind !== 'invalid' ? [] : checked.problem.fields

const WITH_KEYWORDS = ', with your keywords'

/**
 * What a search is called in an email to an address whose owner may not have asked for it: without a word that somebody typed.
 */
export function nameWithoutTypedWords({ filters, liked }: KeptSearch): string {
  const name = suggestSearchName({ ...filters, search: '', words: '' }, [], liked)
  if (filters.search === '' && filters.words === '') return name
  return shortened(name, SEARCH_NAME_MAX_LENGTH - WITH_KEYWORDS.length) + WITH_KEYWORDS
}
