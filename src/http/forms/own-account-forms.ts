import * as v from 'valibot'
import { NameSchema, PasswordChangeFormSchema, PasswordProofSchema } from '#domain/account/account.ts'
import { EmailChangeSchema, FirstCodeSchema, TwoStepRemovalSchema } from '#domain/account/sign-ins.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { FormName } from '#domain/form/sent-form.ts'
import { ok, type Result } from '#domain/result.ts'
import { UpdateChoiceSchema } from '#domain/updates/update-choice-check.ts'
import { fieldOfSearch } from '#domain/updates/update-fields.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'
import type { UpdateChoices } from '#ports/browser/updates-gateway.ts'
import type { AccountActsParts } from '../visitors/account-acts.ts'
import type { VisitorContext } from '../visitors/identify-visitor.ts'
import { ownAccountActs } from '../visitors/own-account-acts.ts'
import { changeSaved } from '../visitors/saved-changes.ts'
import { noted } from './account-forms.ts'
import { picked, samePage, type Fields, type FormAnswer } from './page-form.ts'

type Take = (c: VisitorContext, fields: Fields) => Promise<FormAnswer>

/** The forms of /account, for browsers without scripts: what /api/account does for its owner. */
export function ownAccountForms(
  parts: AccountActsParts,
): Record<'signOut' | 'endSession' | 'endOthers' | 'change', Take> {
  const acts = ownAccountActs(parts)
  const changes: Readonly<Record<string, Take>> = {
    name: rename,
    email: changeEmail,
    'confirmation-link': mailConfirmation,
    password: changePassword,
    'two-step': startTwoStep,
    'two-step-code': finishTwoStep,
    'two-step-off': stopTwoStep,
    deletion: remove,
    updates: chooseUpdates,
  }
  return {
    signOut: async (c) => settled('sign-ins', { act: 'out' }, await acts.signOut(c), samePage(c)),
    endSession: async (c, fields) =>
      settled('sign-ins', { act: 'end' }, await acts.endSession(c, fields['end-session'] ?? '')),
    endOthers: async (c) =>
      settled('sign-ins', { act: 'end' }, noted(c, 'DELETE /sessions', await acts.endOtherSessions(c))),
    /** The form says in the field `act` what it changes. */
    change: async (c, fields) => (await changes[fields['act'] ?? '']?.(c, fields)) ?? { to: '/account' },
  }

  async function rename(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(NameSchema, fields)
    const values = picked(fields, ['firstName', 'lastName'])
    return settled('account-name', values, checked.ok ? await acts.rename(c, checked.value) : checked)
  }

  async function changeEmail(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(EmailChangeSchema, fields)
    const answer = checked.ok ? await acts.requestEmailChange(c, checked.value) : checked
    return settled('account-email', picked(fields, ['act', 'email']), noted(c, 'POST /email', answer))
  }

  async function mailConfirmation(c: VisitorContext): Promise<FormAnswer> {
    return settled('account-email', { act: 'confirmation-link' }, await acts.mailConfirmation(c))
  }

  async function changePassword(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(PasswordChangeFormSchema, fields)
    const answer = checked.ok ? await acts.changePassword(c, checked.value) : checked
    return settled('account-password', {}, noted(c, 'PUT /password', answer))
  }

  /** The page that answers has what the app needs, and the recovery codes: they are told this once, and never put into a cookie. */
  async function startTwoStep(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(PasswordProofSchema, fields)
    const answer = noted(c, 'POST /two-step', checked.ok ? await acts.startTwoStep(c, checked.value.password) : checked)
    if (!answer.ok) return settled('two-step', { act: 'two-step' }, answer)
    const { address, key, recoveryCodes } = answer.value
    const values = { act: 'two-step-code', address, key, recoveryCodes: recoveryCodes.join(' ') }
    return { page: { form: 'two-step', values, problem: null } }
  }

  async function finishTwoStep(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(FirstCodeSchema, fields)
    const answer = noted(c, 'PUT /two-step', checked.ok ? await acts.finishTwoStep(c, checked.value.code) : checked)
    return answer.ok
      ? settled('two-step', { act: 'on' }, answer)
      : settled('two-step', picked(fields, ['act', 'address', 'key', 'recoveryCodes']), answer)
  }

  async function stopTwoStep(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(TwoStepRemovalSchema, fields)
    const answer = checked.ok ? await acts.stopTwoStep(c, checked.value) : checked
    return settled('two-step', { act: 'two-step-off' }, noted(c, 'POST /two-step/removal', answer))
  }

  /** The form has a field for each thing that emails can be about; those that differ from what is stored are changed. */
  async function chooseUpdates(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const updates = parts.savedItems.updates(c.var.visitor.owner)
    const answer = await changeSaved(c, parts.limits, async () => {
      const stored = await updates.choices()
      if (!stored.ok) return stored
      const checked = checkFields(ChangesSchema, { changes: changesIn(fields, stored.value) })
      if (!checked.ok) return checked
      for (const { source, every } of checked.value.changes) {
        const changed = await updates.choose(source, every)
        if (!changed.ok) return changed
      }
      return ok(undefined)
    })
    return settled('updates', {}, answer)
  }

  async function remove(c: VisitorContext, fields: Fields): Promise<FormAnswer> {
    const checked = checkFields(PasswordProofSchema, fields)
    const answer = checked.ok ? await acts.remove(c, checked.value.password) : checked
    return settled('deletion', {}, noted(c, 'POST /deletion', answer))
  }
}

/** The page says what was done, or shows the form again. */
function settled(form: FormName, values: Fields, answer: Result<unknown>, to = '/account'): FormAnswer {
  if (!answer.ok) return { page: { form, values, problem: answer.problem } }
  return { to, says: { form, values, problem: null } }
}

const ChangesSchema = v.object({ changes: v.array(UpdateChoiceSchema) })

function changesIn(fields: Fields, { favorites, similar, searches }: UpdateChoices) {
  const all: { field: string; source: UpdateSource; every: UpdateFrequency }[] = [
    { field: 'favorites', source: 'favorites', every: favorites },
    { field: 'similar', source: 'similar', every: similar },
    ...searches.map(({ id, every }) => ({ field: fieldOfSearch(id), source: { search: id }, every })),
  ]
  return all.flatMap(({ field, source, every }) => {
    const chosen = fields[field]
    return chosen === undefined || chosen === every ? [] : [{ source, every: chosen }]
  })
}
