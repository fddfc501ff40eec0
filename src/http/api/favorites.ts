import { readListingId } from '#domain/listing/listing-id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { FavoriteNoteSchema, RemovedFavoriteSchema } from '#domain/saved/favorite.ts'
import { NO_LISTING_ID } from '../visitors/list-answering.ts'
import { listAnswersApi } from './list-answers.ts'
import {
  changeAnswer,
  limitedChanges,
  personalApi,
  type PersonalApiParts,
  type VisitorContext,
} from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/favorites and below: the visitor's saved homes, their sharing, and what guests of the shared list have answered. */
export function favoritesApi(parts: PersonalApiParts) {
  const own = (c: VisitorContext) => parts.savedItems.favorites(c.var.visitor.owner)
  const withToken = <T>(answer: Result<T>) => (answer.ok ? ok({ token: answer.value }) : answer)
  return personalApi(parts)
    .use(limitedChanges(parts.limits))
    .get('/', async (c) => privateAnswer(c, await own(c).list()))
    .get('/ids', async (c) => privateAnswer(c, await own(c).ids()))
    .get('/share', async (c) => privateAnswer(c, withToken(await own(c).sharing())))
    .post('/share', async (c) => changeAnswer(c, withToken(await own(c).share())))
    .delete('/share', async (c) => changeAnswer(c, await own(c).unshare()))
    .route('/answers', listAnswersApi(parts))
    .put('/:id', (c) => changeOne(c, (id) => own(c).add(id)))
    .delete('/:id', (c) =>
      changeOne(c, async (id) => {
        const answer = await own(c).remove(id)
        return answer.ok ? ok({ removed: answer.value }) : answer
      }),
    )
    .post('/:id/restoration', (c) =>
      changeOne(c, async (id) => {
        const read = await readBody(c, RemovedFavoriteSchema)
        return read.ok ? own(c).putBack(id, read.value) : read
      }),
    )
    .patch('/:id', (c) =>
      changeOne(c, async (id) => {
        const read = await readBody(c, FavoriteNoteSchema)
        return read.ok ? own(c).setNote(id, read.value.note) : read
      }),
    )
}

async function changeOne(
  c: VisitorContext<'/:id'>,
  change: (id: number) => Promise<Result<unknown>>,
): Promise<Response> {
  const id = readListingId(c.req.param('id'))
  return changeAnswer(c, id === null ? fail(NO_LISTING_ID) : await change(id))
}
