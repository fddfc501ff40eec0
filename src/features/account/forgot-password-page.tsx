import { Link } from '@tanstack/react-router'
import { PasswordResetSchema } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TextField } from './account-fields.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { fieldId, useAccountForm } from './use-account-form.ts'

/** Sends a link for a new password. The answer never says whether the address has an account. */
export function ForgotPasswordPage({ account }: { account: AccountGateway }) {
  return (
    <AccountLayout picture="hero-02-hudson-skyline-dusk">
      <h1 className="page-title mt-8">Forgot your password?</h1>
      <p className="mt-3 text-ink-soft">Enter your email address, and we’ll send you a link to choose a new one.</p>
      <ResetForm account={account} />
      <p className="mt-8 border-t border-line pt-6 text-ink-soft">
        Remembered it?{' '}
        <Link to="/signin" className="link">
          Back to sign in
        </Link>
      </p>
    </AccountLayout>
  )
}

function ResetForm({ account }: { account: AccountGateway }) {
  const native = useSentForm('forgot-password')
  const { busy, done, errors, problem, summary, submit } = useAccountForm({
    native,
    check: (fields) => checkFields(PasswordResetSchema, fields),
    send: ({ email }) => account.requestPasswordReset(email),
  })

  const mailedTo = done ? done.values.email : native && !native.problem && !problem ? native.values['email'] : null
  return (
    <form method="post" action="/forgot-password" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      {summary && <LateErrorSummary title="We didn’t send a link." errors={summary} />}
      <TextField
        id={fieldId('email')}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={native?.values['email']}
        error={errors['email']}
      />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      {mailedTo && (
        <AnswerPanel tone="done">
          <p className="font-semibold">Check your email</p>
          <p>
            If there’s an account for {mailedTo}, we’ve sent it a link to choose a new password. The link works once.
          </p>
        </AnswerPanel>
      )}
      <Button type="submit" aria-disabled={busy} className="min-h-12">
        {busy ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  )
}
