import * as v from 'valibot'
import { checkFields } from '../form/check-fields.ts'
import { emailAddress } from '../form/form-fields.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '../result.ts'
import { SEARCH_NAME_MAX_LENGTH } from '../saved/saved-search.ts'
import { suggestSearchName } from '../saved/search-name.ts'
import { shortened } from '../search/filter-text.ts'
import { checkFilters, ListingFiltersSchema } from '../search/filters-check.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { UPDATE_FREQUENCIES, type UpdateFrequency } from './update-frequency.ts'

/** How often emails can come that somebody asks for. */
export const REQUEST_FREQUENCIES = UPDATE_FREQUENCIES.filter((every) => every !== 'off')

/** What somebody without an account asks for: emails to an address about new homes in a search. */
export interface UpdateRequest {
  /** Lower case. */
  email: string
  every: Exclude<UpdateFrequency, 'off'>
  filters: ListingFilters
}

const everyOf = v.picklist(REQUEST_FREQUENCIES, 'Choose how often you want emails.')
const AddressSchema = v.object({ email: emailAddress, every: everyOf })

/** The body of such a request; `checkUpdateRequest` checks the values. */
export const UpdateRequestSchema = v.object({ email: v.string(), every: everyOf, filters: ListingFiltersSchema })

/** The request as it is stored, or an 'invalid' problem that names each wrong field. */
export function checkUpdateRequest(request: {
  email: unknown
  every: unknown
  filters: unknown
}): Result<UpdateRequest> {
  const address = checkFields(AddressSchema, { email: request.email, every: request.every })
  const filters = checkFilters(request.filters)
  if (!address.ok || !filters.ok) return fail(invalid([...fieldsOf(address), ...fieldsOf(filters)]))
  const { email, every } = address.value
  return ok({ email: email.toLowerCase(), every, filters: filters.value })
}

const fieldsOf = (checked: Result<unknown>): readonly FieldProblem[] =>
  checked.ok || checked.problem.kind !== 'invalid' ? [] : checked.problem.fields

const WITH_KEYWORDS = ', with your keywords'

/**
 * What a search is called in an email to an address whose owner may not have asked for it: without a word that somebody typed.
 */
export function nameWithoutTypedWords(filters: ListingFilters): string {
  const name = suggestSearchName({ ...filters, search: '', words: '' })
  if (filters.search === '' && filters.words === '') return name
  return shortened(name, SEARCH_NAME_MAX_LENGTH - WITH_KEYWORDS.length) + WITH_KEYWORDS
}
