import { checkSavedSearch, SavedSearchBodySchema } from '#domain/saved/saved-search-check.ts'
import {
  changeAnswer,
  limitedChanges,
  personalApi,
  type PersonalApiParts,
  type VisitorContext,
} from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/saved-searches and /api/saved-searches/{id}: the visitor's saved searches. */
export function savedSearchesApi(parts: PersonalApiParts) {
  const own = (c: VisitorContext) => parts.savedItems.savedSearches(c.var.visitor.owner)
  return personalApi(parts)
    .use(limitedChanges(parts.limits))
    .get('/', async (c) => privateAnswer(c, await own(c).list()))
    .post('/', async (c) => {
      const body = await readBody(c, SavedSearchBodySchema)
      const read = body.ok ? checkSavedSearch(body.value.name, body.value.filters, body.value.liked) : body
      return changeAnswer(c, read.ok ? await own(c).add(read.value.name, read.value.filters, read.value.liked) : read)
    })
    .delete('/:id', async (c) => changeAnswer(c, await own(c).remove(c.req.param('id'))))
}
