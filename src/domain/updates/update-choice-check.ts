import * as v from 'valibot'
import { storable } from '../form/form-fields.ts'
import { notFound, type Problem } from '../result.ts'
import { UPDATE_FREQUENCIES } from './update-frequency.ts'

export const SEARCH_NOT_SAVED: Problem = notFound('This search is no longer saved.')

/** The body of a request to change what emails are about, or how often they come. */
export const UpdateChoiceSchema = v.object({
  source: v.union(
    [v.picklist(['favorites', 'similar']), v.strictObject({ search: v.pipe(v.string(), storable) })],
    'must be "favorites", "similar", or {"search": the id of a saved search}',
  ),
  every: v.picklist(UPDATE_FREQUENCIES, `must be one of ${UPDATE_FREQUENCIES.join(', ')}`),
})
