import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { PasswordResetSchema } from '#domain/account.ts'
import { checkFields } from '#domain/check-fields.ts'
import { firstComplaints, type Result } from '#domain/result.ts'
import type { AccountGateway } from '#ports/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { fieldsOf, focusFirstWrong, type FieldErrors } from './account-form.ts'
import { AccountLayout } from './account-layout.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { BackHomeLink } from './back-home-link.tsx'
import { TextField } from './text-field.tsx'

/** asks for an email address; the answer never says whether it has an account. */
export function ForgotPasswordPage({ account }: { account: AccountGateway }) {
  return (
    <AccountLayout picture="hero-02-hudson-skyline-dusk">
      <BackHomeLink />
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

interface Answer {
  email: string
  result: Result<void>
}

function ResetForm({ account }: { account: AccountGateway }) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [answer, setAnswer] = useState<Answer | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setAnswer(null)
    const read = checkFields(PasswordResetSchema, fieldsOf(form))
    const wrong = read.ok ? {} : firstComplaints(read.problem)
    setErrors(wrong)
    if (!read.ok) return focusFirstWrong(form, wrong)
    setBusy(true)
    const result = await account.requestPasswordReset(read.value.email)
    setBusy(false)
    if (!result.ok) setErrors(firstComplaints(result.problem))
    setAnswer({ email: read.value.email, result })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      <TextField name="email" label="Email" type="email" autoComplete="username" error={errors['email']} />
      {answer && <ResetAnswer {...answer} />}
      <Button type="submit" aria-disabled={busy} className="min-h-12">
        {busy ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  )
}

function ResetAnswer({ email, result }: Answer) {
  if (!result.ok) return <AnswerPanel tone="problem">{result.problem.message}</AnswerPanel>
  return (
    <AnswerPanel tone="done">
      <p className="font-semibold">Check your email</p>
      <p>If {email} belongs to an account, a link to choose a new password is on its way. It works once.</p>
    </AnswerPanel>
  )
}
