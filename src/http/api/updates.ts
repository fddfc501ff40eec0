import type { UpdateDesk } from '#application/updates/update-desk.ts'
import { UpdateChoiceSchema } from '#domain/updates/update-choice-check.ts'
import { UpdateRequestSchema } from '#domain/updates/update-request.ts'
import { requestUpdates } from '../visitors/update-requesting.ts'
import { accepted } from './account-answers.ts'
import { limitedChanges, personalApi, type PersonalApiParts, type VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/updates: what the account gets emails about, and requests for emails to an address without an account. */
export function updatesApi(parts: PersonalApiParts & { updateDesk: UpdateDesk }) {
  const own = (c: VisitorContext) => parts.savedItems.updates(c.var.visitor.owner)
  return personalApi(parts)
    .use(limitedChanges(parts.limits))
    .get('/', async (c) => privateAnswer(c, await own(c).choices()))
    .put('/', async (c) => {
      const read = await readBody(c, UpdateChoiceSchema)
      return privateAnswer(c, read.ok ? await own(c).choose(read.value.source, read.value.every) : read)
    })
    .post('/requests', async (c) => {
      const read = await readBody(c, UpdateRequestSchema)
      return accepted(c, read.ok ? await requestUpdates(c, read.value, parts) : read)
    })
}
