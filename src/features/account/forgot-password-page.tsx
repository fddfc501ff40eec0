import { Link } from '@tanstack/react-router'
import { PasswordResetSchema } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TextField } from './account-fields.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Sends a link for a new password. The answer never says whether the address has an account. */
export function ForgotPasswordPage({ account }: { account: AccountGateway }) {
  return (
    <AccountLayout picture="hero-02-hudson-skyline-dusk">
      <h1 className="display mt-8 text-3xl">Forgot your password?</h1>
      <p className="mt-3 text-ink-soft">Enter your email address, and we will send a link to choose a new one.</p>
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
  const { busy, done, errors, problem, submit } = useAccountForm({
    check: (fields) => checkFields(PasswordResetSchema, fields),
    send: ({ email }) => account.requestPasswordReset(email),
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      <TextField name="email" label="Email" type="email" autoComplete="username" error={errors['email']} />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      {done && (
        <AnswerPanel tone="done">
          <p className="font-semibold">Check your email</p>
          <p>
            If {done.values.email} belongs to an account, a link to choose a new password is on its way. It works once.
          </p>
        </AnswerPanel>
      )}
      <Button type="submit" aria-disabled={busy} className="min-h-12">
        {busy ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  )
}
