import { fail, ok } from '#domain/result.ts'
import { NOT_SHARED } from '#domain/saved/favorite.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'

/** The sample edition's lists stay in their browser: nobody has a link to answer by. */
export function noListAnswers(): ListAnswersGateway {
  const notShared = async () => fail(NOT_SHARED)
  return {
    received: async () => ok({ open: false, guests: [], upTo: 0 }),
    setOpen: notShared,
    markSeen: async () => ok(undefined),
    removeGuest: async () => ok(undefined),
    given: notShared,
    give: notShared,
    withdraw: notShared,
  }
}
