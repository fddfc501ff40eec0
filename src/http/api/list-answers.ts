import { Hono } from 'hono'
import * as v from 'valibot'
import type { VisitorVariables } from '../visitors/identify-visitor.ts'
import { changeAnswer, type PersonalApiParts, type VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** Whether people with the link may answer. */
export const AnswersOpenSchema = v.object({ open: v.boolean() })
/** Up to which answer the owner has been shown them: `upTo` of GET. */
export const AnswersSeenSchema = v.object({ upTo: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

/** /api/favorites/answers: what guests of the visitor's shared list have answered. For `favoritesApi`, which knows the visitor. */
export function listAnswersApi({ savedItems }: PersonalApiParts) {
  const own = (c: VisitorContext) => savedItems.listAnswers(c.var.visitor.owner, NO_GUEST)
  return new Hono<VisitorVariables>()
    .get('/', async (c) => privateAnswer(c, await own(c).received()))
    .put('/', async (c) => {
      const read = await readBody(c, AnswersOpenSchema)
      return changeAnswer(c, read.ok ? await own(c).setOpen(read.value.open) : read)
    })
    .put('/seen', async (c) => {
      const read = await readBody(c, AnswersSeenSchema)
      return privateAnswer(c, read.ok ? await own(c).markSeen(read.value.upTo) : read)
    })
    .delete('/:id', async (c) => changeAnswer(c, await own(c).removeGuest(c.req.param('id'))))
}

/** No cookie's hash. */
const NO_GUEST = ''
