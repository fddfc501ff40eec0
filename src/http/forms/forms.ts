import { Hono } from 'hono'
import type { InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import type { UpdateDesk } from '#application/updates/update-desk.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { RequestVariables } from '../request-log.ts'
import type { AccountActsParts } from '../visitors/account-acts.ts'
import { identifyVisitor, type VisitorContext, type VisitorVariables } from '../visitors/identify-visitor.ts'
import { accountForms } from './account-forms.ts'
import { takeAffordForm, takeRenterForm } from './afford-form.ts'
import { takeInquiryForm } from './inquiry-form.ts'
import { ownAccountForms } from './own-account-forms.ts'
import {
  FORM_TYPE,
  pageForm,
  readFields,
  samePage,
  type Fields,
  type FormAnswer,
  type PageFormParts,
} from './page-form.ts'
import { savedItemForms } from './saved-item-forms.ts'

export interface FormsParts extends PageFormParts, AccountActsParts {
  desk: InquiryDesk
  updateDesk: UpdateDesk
  agency: Pick<AgencySource, 'current'>
  clock: Clock
}

/** The forms that work without scripts, each sent to the address of its page: what the API does, delivered as pages. */
export function forms(parts: FormsParts) {
  const account = accountForms(parts)
  const saved = savedItemForms(parts)
  const own = ownAccountForms(parts)
  return new Hono<RequestVariables>()
    .route(
      '/',
      markedForms(parts, [
        ['*', 'keep', saved.keep],
        ['*', 'drop', saved.drop],
        ['*', 'search', saved.saveSearch],
        ['*', 'email-search', saved.requestEmails],
        ['*', 'show-own', async (c) => ({ to: samePage(c) })],
        ['*', 'sign-out', own.signOut],
        ['/account', 'end-session', own.endSession],
        ['/account', 'end-other-sessions', own.endOthers],
        ['/favorites', 'restore', saved.restore],
        ['/favorites', 'note-on', saved.writeNote],
        ['/favorites', 'share', saved.share],
        ['/favorites', 'answers', saved.openAnswers],
        ['/favorites', 'remove-guest', saved.removeGuest],
        ['/favorites', 'remove-search', saved.removeSearch],
        ['/shared/:token', 'answer-on', saved.answerOnList],
        ['/shared/:token', 'withdraw', saved.withdrawAnswers],
      ]),
    )
    .post('/listings/:id', (c) =>
      pageForm(parts, (_, fields) => takeInquiryForm({ id: c.req.param('id'), fields, network: c.var.network }, parts))(
        c,
      ),
    )
    .post('/afford', (c) => pageForm(parts, (_, fields) => takeAffordForm(fields))(c))
    .post('/afford/rent', (c) => pageForm(parts, (_, fields) => takeRenterForm(fields))(c))
    .route(
      '/',
      ownForms(parts, {
        '/signin': account.signIn,
        '/signup': account.signUp,
        '/forgot-password': account.forgotPassword,
        '/reset-password': account.resetPassword,
        '/confirm-email': account.confirmEmail,
        '/account': own.change,
      }),
    )
}

type TakeForm = (c: VisitorContext, fields: Fields) => Promise<FormAnswer>

/** Forms of which a page has several, or every page one: each is known by a field that only it has. */
function markedForms(parts: FormsParts, taken: readonly (readonly [page: string, mark: string, take: TakeForm])[]) {
  const identify = identifyVisitor(parts.accounts, parts.publicUrl, () => parts.pages.plain(UNKNOWN_VISITOR))
  const app = new Hono<VisitorVariables>()
  for (const [page, mark, take] of taken) {
    const answer = pageForm(parts, take)
    // As middleware: where it passes a request on, another route says which methods there are.
    app.use(page, async (c, next) => {
      if (!isForm(c.req.raw) || !(mark in (await readFields(c)))) return next()
      return identify(c, async () => {
        c.res = await answer(c)
      })
    })
  }
  return app
}

const isForm = ({ method, headers }: Request): boolean =>
  method === 'POST' && (headers.get('content-type')?.startsWith(FORM_TYPE) ?? false)

/** Forms by the address of their page that need to know the visitor. */
function ownForms(parts: FormsParts, taken: Readonly<Record<string, TakeForm>>) {
  const { accounts, publicUrl, pages } = parts
  const unknown = () => pages.plain(UNKNOWN_VISITOR)
  const app = new Hono<VisitorVariables>()
  for (const [page, take] of Object.entries(taken)) {
    app.post(page, identifyVisitor(accounts, publicUrl, unknown), pageForm(parts, take))
  }
  return app
}

const UNKNOWN_VISITOR = {
  status: 503,
  heading: 'Nothing was sent',
  text: 'We can’t process this right now. Please go back and send it again in a moment.',
  linkLabel: 'Return to Home',
}
