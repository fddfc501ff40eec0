import { fail, notFound, type Result } from '#domain/result.ts'
import type { NewAnswer } from '#domain/saved/list-answers.ts'
import type { GivenAnswers } from '#ports/browser/list-answers-gateway.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import { hashOf, newToken, type VisitorContext } from './identify-visitor.ts'
import type { VisitorLimits } from './visitor-limits.ts'

/** What guests of a shared list do, the same by the API and by forms: the limits, the act itself, and the guest's cookie. */
export function listAnswering({ savedItems, limits }: { savedItems: SavedItems; limits: VisitorLimits }) {
  const answersBy = (c: VisitorContext, guest: string) => savedItems.listAnswers(c.var.visitor.owner, hashOf(guest))
  const known = (c: VisitorContext) => answersBy(c, c.var.visitor.cookies.guest ?? newToken())

  async function change(c: VisitorContext, token: string, work: () => Promise<Result<void>>): Promise<Result<void>> {
    const isNew = c.var.visitor.cookies.guest === null
    const allowed = await limits.guestAnswer(c.var.network, hashOf(token), isNew)
    return allowed.ok ? work() : allowed
  }

  return {
    given: (c: VisitorContext, token: string): Promise<Result<GivenAnswers>> => known(c).given(token),
    /** `id`: null for none that a listing can have. */
    async give(c: VisitorContext, token: string, id: number | null, answer: NewAnswer): Promise<Result<void>> {
      if (id === null) return fail(NO_LISTING_ID)
      const { cookies, setCookie } = c.var.visitor
      const guest = cookies.guest ?? newToken()
      const given = await change(c, token, () => answersBy(c, guest).give(token, id, answer))
      if (given.ok) setCookie(cookies.setGuest(guest))
      return given
    },
    withdraw: (c: VisitorContext, token: string): Promise<Result<void>> =>
      change(c, token, () => known(c).withdraw(token)),
  }
}

export const NO_LISTING_ID = notFound('A listing’s id is a whole number, 1 or more.')
