import { readListingId } from '#domain/listing/listing-id.ts'
import { fail } from '#domain/result.ts'
import { NewAnswerSchema } from '#domain/saved/list-answers.ts'
import { listAnswering, NO_LISTING_ID } from '../visitors/list-answering.ts'
import { personalApi, type PersonalApiParts, type VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/shared/{token} and below: a shared list of saved homes, and the asker's own answers on it, for anybody with the token. */
export function sharedFavoritesApi(parts: PersonalApiParts) {
  const answering = listAnswering(parts)

  async function give(c: VisitorContext<'/:token/answers/:id'>): Promise<Response> {
    const id = readListingId(c.req.param('id'))
    if (id === null) return privateAnswer(c, fail(NO_LISTING_ID))
    const read = await readBody(c, NewAnswerSchema)
    return privateAnswer(c, read.ok ? await answering.give(c, c.req.param('token'), id, read.value) : read)
  }

  return personalApi(parts)
    .get('/:token', async (c) =>
      privateAnswer(c, await parts.savedItems.favorites(c.var.visitor.owner).shared(c.req.param('token'))),
    )
    .get('/:token/answers', async (c) => privateAnswer(c, await answering.given(c, c.req.param('token'))))
    .patch('/:token/answers/:id', (c) => give(c))
    .delete('/:token/answers', async (c) => privateAnswer(c, await answering.withdraw(c, c.req.param('token'))))
}
