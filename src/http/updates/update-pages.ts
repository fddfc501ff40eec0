import { Hono, type Context } from 'hono'
import { CONFIRM_PATH, type UpdateDesk } from '#application/updates/update-desk.ts'
import { UPDATES_PATH } from '#application/updates/update-link.ts'
import { RETENTION } from '#content/retention.ts'
import { ok, type Problem, type Result } from '#domain/result.ts'
import type { RequestedUpdate } from '#ports/server/update-requests.ts'
import type { UpdateSubscriptions } from '#ports/server/update-subscriptions.ts'
import { FORM_TYPE } from '../forms/page-form.ts'
import type { Pages } from '../pages.ts'
import { statusOf } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import type { VisitorLimits } from '../visitors/visitor-limits.ts'
import { CONFIRM, confirmedHtml, requestedHtml, STOP, stoppedHtml, subscribedHtml } from './update-words.ts'

export interface UpdatePagesParts {
  pages: Pages
  subscriptions: UpdateSubscriptions
  updateDesk: UpdateDesk
  /** Whose link it is; null for a wrong one. */
  ownerOf: (token: string) => string | null
  limits: Pick<VisitorLimits, 'updateLink'>
}

type PageContext = Context<RequestVariables, `${typeof UPDATES_PATH}:token` | `${typeof CONFIRM_PATH}:token`>

/**
 * /updates/{token}: the page that a link in an email leads to. It shows what the person gets, and stops it by a form or by the mail
 * program's one click (RFC 8058), which comes from the provider's server with neither Origin nor cookies. The token alone permits both, so
 * where a request comes from doesn't matter, and no cookie is read or set. Opening the page changes nothing: mail filters open every link.
 * /updates/confirm/{token} begins emails to an address in the same way.
 */
export function updatePages({ pages, subscriptions, updateDesk, ownerOf, limits }: UpdatePagesParts) {
  const hidden = (page: Response): Response => {
    page.headers.set('cache-control', 'no-store')
    page.headers.set('referrer-policy', 'no-referrer')
    page.headers.set('x-robots-tag', 'noindex')
    return page
  }

  const problemPage = (problem: Problem): Response => {
    const heading = problem.kind === 'rate-limited' ? 'One moment, please' : 'That didn’t work'
    const text = `${problem.message} Your email updates haven’t changed.`
    const page = pages.plain({ status: statusOf(problem), heading, text, linkLabel: 'Return to Home' })
    if (problem.kind === 'rate-limited') page.headers.set('retry-after', String(problem.retryAfterSeconds))
    return page
  }

  const withOwner = async (
    c: PageContext,
    use: 'open' | 'stop',
    answer: (ownerId: string) => Promise<Response>,
  ): Promise<Response> => {
    const ownerId = ownerOf(c.req.param('token'))
    const allowed = await limits.updateLink(use, c.var.network, ownerId)
    if (!allowed.ok) return hidden(problemPage(allowed.problem))
    return hidden(ownerId === null ? pages.plain(WRONG_LINK) : await answer(ownerId))
  }

  const requestPage = (found: Result<RequestedUpdate | null>): Response => {
    if (!found.ok) return problemPage(found.problem)
    const { value } = found
    if (value === null) return pages.plain(EXPIRED_LINK)
    return value.isConfirmed
      ? pages.document({ status: 200, heading: 'Your email updates are on', html: confirmedHtml(value) })
      : pages.document({ status: 200, heading: 'Confirm your email updates', html: requestedHtml(value) })
  }

  const withRequest = async (
    c: PageContext,
    use: 'open' | 'stop',
    answer: (found: RequestedUpdate, token: string) => Promise<Response>,
  ): Promise<Response> => {
    const token = c.req.param('token')
    const found = await updateDesk.find(token)
    const allowed = await limits.updateLink(use, c.var.network, found.ok && found.value !== null ? token : null)
    if (!allowed.ok) return hidden(problemPage(allowed.problem))
    return hidden(found.ok && found.value !== null ? await answer(found.value, token) : requestPage(found))
  }

  return new Hono<RequestVariables>()
    .get(`${CONFIRM_PATH}:token`, (c) => withRequest(c, 'open', async (found) => requestPage(ok(found))))
    .post(`${CONFIRM_PATH}:token`, (c) =>
      withRequest(c, 'stop', async (_, token) => {
        if (!(await hasField(c, [CONFIRM]))) return pages.plain(NOT_CONFIRMED)
        return requestPage(await updateDesk.confirm(token))
      }),
    )
    .get(`${UPDATES_PATH}:token`, (c) =>
      withOwner(c, 'open', async (ownerId) => {
        const subscription = await subscriptions.of(ownerId)
        if (!subscription.ok) return problemPage(subscription.problem)
        return pages.document({ status: 200, heading: 'Email updates', html: subscribedHtml(subscription.value) })
      }),
    )
    .post(`${UPDATES_PATH}:token`, (c) =>
      withOwner(c, 'stop', async (ownerId) => {
        if (!(await hasField(c, [ONE_CLICK, STOP]))) return pages.plain(NOT_UNDERSTOOD)
        const stopped = await subscriptions.stopAll(ownerId)
        if (!stopped.ok) return problemPage(stopped.problem)
        return pages.document({ status: 200, heading: 'We’ve stopped these emails', html: stoppedHtml(stopped.value) })
      }),
    )
}

/** What a mail program sends for the reader's one click (RFC 8058, section 3.2). */
const ONE_CLICK = ['List-Unsubscribe', 'One-Click'] as const
/** RFC 8058 permits the two types that a form can have. */
const FORM_TYPES = new Set([FORM_TYPE, 'multipart/form-data'])

async function hasField(c: PageContext, wanted: readonly (readonly [name: string, value: string])[]): Promise<boolean> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  if (!FORM_TYPES.has(type)) return false
  // A multipart body that isn't one throws.
  const fields = await c.req.formData().catch(() => null)
  return fields !== null && wanted.some(([name, value]) => fields.get(name) === value)
}

const WRONG_LINK = {
  status: 404,
  heading: 'This link doesn’t work',
  text: 'It may be incomplete. Open it from a newer email, or sign in and change your email updates on your account page.',
  linkLabel: 'Return to Home',
}

const EXPIRED_LINK = {
  status: 404,
  heading: 'This link doesn’t work',
  text: `It may be incomplete, or older than ${RETENTION.updateRequestDays} days, or the emails have been stopped. To get a new link, save the search on our site again.`,
  linkLabel: 'Return to Home',
}

const NOT_CONFIRMED = {
  status: 422,
  heading: 'That didn’t work',
  text: 'Open the link in the email again, and choose “Confirm.” Your email updates haven’t changed.',
  linkLabel: 'Return to Home',
}

const NOT_UNDERSTOOD = {
  status: 422,
  heading: 'That didn’t work',
  text: 'Open the link in the email again, and choose “Stop all emails.” Your email updates haven’t changed.',
  linkLabel: 'Return to Home',
}
