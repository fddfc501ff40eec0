import { NewPasswordFormSchema, PasswordResetSchema, SignInSchema } from '#domain/account/account.ts'
import { readConfirmationLink } from '#domain/account/confirmation-link.ts'
import { SignInCodeSchema } from '#domain/account/sign-ins.ts'
import { checkStep, isAboutFirstStep } from '#domain/account/sign-up-steps.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { FormName } from '#domain/form/sent-form.ts'
import { fail, invalid, notFound, type Problem, type Result } from '#domain/result.ts'
import { statusOf } from '../problem-http.ts'
import { accountActs, type AccountActsParts } from '../visitors/account-acts.ts'
import type { VisitorContext } from '../visitors/identify-visitor.ts'
import { picked, type Fields, type FormAnswer } from './page-form.ts'

/** The forms of signing in and up, and of the links that are mailed: what /api/account does, for browsers without scripts. */
export function accountForms(parts: AccountActsParts) {
  const acts = accountActs(parts)
  return { signIn, signUp, forgotPassword, resetPassword, confirmEmail }

  async function signIn(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    if (fields['again'] !== undefined) return { to: '/signin' }
    const challenge = fields['challenge']
    return challenge ? signInWithCode(c, fields) : signInWithPassword(c, fields)
  }

  async function signInWithPassword(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(SignInSchema, fields)
    const answer = noted(c, 'POST /sign-in', checked.ok ? await acts.signIn(c, checked.value) : checked)
    if (!answer.ok) return again('sign-in', picked(fields, ['email']), answer.problem)
    return answer.value === null ? { to: '/signin' } : again('sign-in', { ...answer.value }, null)
  }

  async function signInWithCode(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const values = picked(fields, ['challenge', 'kind'])
    const kind = fields['other-kind']
    if (kind !== undefined) return again('sign-in', { ...values, kind }, null)
    const checked = checkFields(SignInCodeSchema, fields)
    const answer = noted(c, 'POST /sign-in/code', checked.ok ? await acts.signInWithCode(c, checked.value) : checked)
    if (answer.ok) return { to: '/signin' }
    // The challenge is over: the password is asked for again.
    return again('sign-in', answer.problem.kind === 'unauthorized' ? {} : values, answer.problem)
  }

  async function signUp(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const values = picked(fields, ['firstName', 'lastName', 'email', 'terms'])
    const step = fields['step'] === '1' ? 1 : 0
    if (fields['back'] !== undefined) return again('sign-up', { ...values, step: '0' }, null)
    const checked = checkStep(step, fields)
    if (checked.ok && checked.value === 'continue') return again('sign-up', { ...values, step: '1' }, null)
    const answer = checked.ok && checked.value !== 'continue' ? await acts.signUp(c, checked.value) : checked
    if (answer.ok) return { to: '/signup', says: says('sign-up', { ...picked(fields, ['email']), mailed: 'on' }) }
    const shown = isAboutFirstStep(answer.problem) ? '0' : String(step)
    return again('sign-up', { ...values, step: shown }, answer.problem)
  }

  async function forgotPassword(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const values = picked(fields, ['email'])
    const checked = checkFields(PasswordResetSchema, fields)
    const answer = checked.ok ? await acts.requestPasswordReset(c, checked.value) : checked
    noted(c, 'POST /password-reset', answer)
    if (!answer.ok) return again('forgot-password', values, answer.problem)
    return { to: '/forgot-password', says: says('forgot-password', values) }
  }

  async function resetPassword(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const values = picked(fields, ['link'])
    const token = secretIn(fields['link'] ?? '')
    const checked = withLink(token, checkFields(NewPasswordFormSchema, fields))
    const answer = checked.ok ? await acts.resetPassword(c, { token, password: checked.value.password }) : checked
    noted(c, 'PUT /password-reset', answer)
    return answer.ok
      ? { to: '/reset-password', says: says('reset-password', {}) }
      : again('reset-password', values, answer.problem)
  }

  async function confirmEmail(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const secret = secretIn(fields['link'] ?? '')
    const link = readConfirmationLink(secret)
    const dead = fail(secret === '' ? invalid([NO_LINK]) : notFound('This link doesn’t work.'))
    const answer = link ? await acts.confirm(c, link) : dead
    if (link?.kind === 'new-email') noted(c, 'PUT /email', answer)
    return answer.ok
      ? { to: '/confirm-email', says: says('confirm-email', { kind: link!.kind }) }
      : again('confirm-email', picked(fields, ['link']), answer.problem)
  }
}

const again = (form: FormName, values: Fields, problem: Problem | null): FormAnswer => ({
  page: { form, values, problem },
})
const says = (form: FormName, values: Fields) => ({ form, values, problem: null })

/** Tells the security log what the form stands for. */
export function noted<T>(c: VisitorContext, request: string, answer: Result<T>): Result<T> {
  c.set('act', { request, status: answer.ok ? 200 : statusOf(answer.problem) })
  return answer
}

/** The secret of a mailed link: browsers keep what follows '#' to themselves, so it is copied here by hand. */
const secretIn = (link: string): string => link.trim().replace(/^.*#/s, '')

const NO_LINK = { field: 'link', message: 'Paste the link from our email.' }

/** The check of a form that needs a link, too. */
function withLink<T>(token: string, checked: Result<T>): Result<T> {
  if (token !== '') return checked
  const others = checked.ok || checked.problem.kind !== 'invalid' ? [] : checked.problem.fields
  return fail(invalid([NO_LINK, ...others]))
}
