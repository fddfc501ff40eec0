import * as v from 'valibot'
import { checkFields } from '../form/check-fields.ts'
import { storable } from '../form/form-fields.ts'
import { ok, type Result } from '../result.ts'
import { ListingFiltersSchema } from '../search/filters-check.ts'
import { checkKeptSearch, LikedSchema } from './kept-search.ts'
import { SEARCH_NAME_MAX_LENGTH, type SavedSearch } from './saved-search.ts'

const NameSchema = v.object({
  name: v.pipe(
    v.string(),
    storable,
    v.trim(),
    v.nonEmpty('Name this search.'),
    v.maxLength(SEARCH_NAME_MAX_LENGTH, `A name can have at most ${SEARCH_NAME_MAX_LENGTH} characters.`),
  ),
})

/** The body of a request to save a search; `checkSavedSearch` checks the values. */
export const SavedSearchBodySchema = v.object({ name: v.string(), filters: ListingFiltersSchema, liked: LikedSchema })

/** The trimmed name and the search, or an 'invalid' problem that names each wrong field. */
export function checkSavedSearch(
  name: unknown,
  filters: unknown,
  liked: unknown,
): Result<Pick<SavedSearch, 'name' | 'filters' | 'liked'>> {
  const named = checkFields(NameSchema, { name })
  if (!named.ok) return named
  const checked = checkKeptSearch(filters, liked)
  return checked.ok ? ok({ name: named.value.name, ...checked.value }) : checked
}
