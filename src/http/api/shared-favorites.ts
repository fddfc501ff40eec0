import { personalApi, type PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'

/** GET /api/shared/{token}: a shared list of saved homes, for anybody with the token. */
export const sharedFavoritesApi = (parts: PersonalApiParts) =>
  personalApi(parts).get('/:token', async (c) =>
    privateAnswer(c, await parts.savedItems.favorites(c.var.visitor.owner).shared(c.req.param('token'))),
  )
