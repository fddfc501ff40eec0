import { PASSWORD_MIN_LENGTH, PasswordChangeFormSchema } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { OwnerField, PasswordField } from './account-fields.tsx'
import { AnswerPanel } from './form-result.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { fieldId, useAccountForm, useSessionOver } from './use-account-form.ts'

export function ChangePasswordForm({ email, account }: { email: string; account: AccountGateway }) {
  const native = useSentForm('account-password')
  const { busy, done, errors, problem, summary, submit } = useAccountForm({
    name: 'password',
    native,
    check: (fields) => checkFields(PasswordChangeFormSchema, fields),
    send: ({ current, next }) => account.changePassword(current, next),
    onDone: (_, form) => form.reset(),
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm act="password" refusal="Your password wasn’t changed." summary={summary} onSubmit={submit}>
      <OwnerField email={email} />
      <PasswordField
        id={fieldId('current', 'password')}
        name="current"
        label="Current password"
        autoComplete="current-password"
        error={errors['current']}
      />
      <PasswordField
        id={fieldId('next', 'password')}
        name="next"
        label="New password"
        autoComplete="new-password"
        hint={errors['next'] ? undefined : `Must be at least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors['next']}
      />
      <PasswordField
        id={fieldId('confirmNext', 'password')}
        name="confirmNext"
        label="Confirm new password"
        autoComplete="new-password"
        error={errors['confirmNext']}
      />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      {(done || (native && !native.problem && !problem)) && (
        <AnswerPanel tone="done">
          <p className="font-semibold">Password changed</p>
          <p>You’re still signed in here, and signed out everywhere else.</p>
        </AnswerPanel>
      )}
      <Button type="submit" aria-disabled={busy} className="self-start max-sm:self-stretch">
        {busy ? 'Changing...' : 'Change password'}
      </Button>
    </OwnAccountForm>
  )
}
