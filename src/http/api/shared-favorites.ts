import { readListingId } from '#domain/listing/listing-id.ts'
import { fail, notFound, type Result } from '#domain/result.ts'
import { NewAnswerSchema } from '#domain/saved/list-answers.ts'
import { hashOf, newToken } from '../visitors/identify-visitor.ts'
import { personalApi, type PersonalApiParts, type VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/shared/{token} and below: a shared list of saved homes, and the asker's own answers on it, for anybody with the token. */
export function sharedFavoritesApi(parts: PersonalApiParts) {
  const { savedItems, limits } = parts
  const answersBy = (c: VisitorContext, guest: string) => savedItems.listAnswers(c.var.visitor.owner, hashOf(guest))
  const known = (c: VisitorContext) => answersBy(c, c.var.visitor.cookies.guest ?? newToken())

  async function change(c: VisitorContext<'/:token'>, work: () => Promise<Result<void>>): Promise<Result<void>> {
    const isNew = c.var.visitor.cookies.guest === null
    const allowed = await limits.guestAnswer(c.var.network, hashOf(c.req.param('token')), isNew)
    return allowed.ok ? work() : allowed
  }

  async function give(c: VisitorContext<'/:token/answers/:id'>): Promise<Response> {
    const id = readListingId(c.req.param('id'))
    if (id === null) return privateAnswer(c, fail(notFound("A listing's id is a whole number from 1.")))
    const read = await readBody(c, NewAnswerSchema)
    if (!read.ok) return privateAnswer(c, read)
    const { cookies } = c.var.visitor
    const guest = cookies.guest ?? newToken()
    const given = await change(c, () => answersBy(c, guest).give(c.req.param('token'), id, read.value))
    const answer = privateAnswer(c, given)
    if (given.ok) answer.headers.append('set-cookie', cookies.setGuest(guest))
    return answer
  }

  return personalApi(parts)
    .get('/:token', async (c) =>
      privateAnswer(c, await savedItems.favorites(c.var.visitor.owner).shared(c.req.param('token'))),
    )
    .get('/:token/answers', async (c) => privateAnswer(c, await known(c).given(c.req.param('token'))))
    .patch('/:token/answers/:id', (c) => give(c))
    .delete('/:token/answers', async (c) =>
      privateAnswer(c, await change(c, () => known(c).withdraw(c.req.param('token')))),
    )
}
