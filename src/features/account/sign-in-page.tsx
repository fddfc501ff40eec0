import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { SignInSchema } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldError } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { PasswordField, TextField } from './account-fields.tsx'
import { AccountLayout, NewPageHeading } from './account-layout.tsx'
import { CodeForm } from './code-form.tsx'
import { SignedIn } from './signed-in.tsx'
import { fieldId, useAccountForm } from './use-account-form.ts'

/** Sign-in. */
export function SignInPage({ account }: { account: AccountGateway }) {
  const queryClient = useQueryClient()
  const native = useSentForm('sign-in')
  const [challenge, setChallenge] = useState<string | null>(native?.values['challenge'] ?? null)
  const [isBack, setBack] = useState(false)
  const [isResult, setResult] = useState(false)
  const { data: person } = useQuery(accountQuery(account))
  const startAgain = () => {
    setBack(true)
    setChallenge(null)
  }
  const signedIn = async () => {
    setResult(true)
    notify({ title: 'Signed in successfully', description: 'Welcome back to the agency!' })
    await invalidateSavedItems(queryClient)
    setChallenge(null)
  }
  return (
    <AccountLayout picture="hero-01-highlands-lake-golden-hour">
      {person && <SignedIn name={person.firstName} isResult={isResult} />}
      {/* Hidden, not removed: empty, it is there again after signing out. */}
      <div hidden={Boolean(person)}>
        {challenge === null ? (
          <PasswordStep
            account={account}
            native={native}
            isBack={isBack}
            onSignedIn={() => void signedIn()}
            onChallenge={setChallenge}
          />
        ) : (
          <CodeForm
            account={account}
            native={native?.values['challenge'] === challenge ? native : null}
            challenge={challenge}
            onSignedIn={() => void signedIn()}
            onStartAgain={startAgain}
          />
        )}
      </div>
    </AccountLayout>
  )
}

interface PasswordStepProps {
  account: AccountGateway
  native: SentForm | null
  /** Whether it replaces the second step. */
  isBack: boolean
  onSignedIn: () => void
  onChallenge: (challenge: string) => void
}

function PasswordStep({ isBack, ...form }: PasswordStepProps) {
  return (
    <>
      {isBack ? <NewPageHeading>Welcome Back</NewPageHeading> : <h1 className="page-title mt-8">Welcome Back</h1>}
      <p className="mt-3 text-ink-soft">You don’t need an account to search and save homes.</p>
      <SignInForm {...form} />
      <p className="mt-8 border-t border-line pt-6 text-ink-soft">
        New here?{' '}
        <Link to="/signup" className="link">
          Create an account
        </Link>
      </p>
    </>
  )
}

function SignInForm({ account, native, onSignedIn, onChallenge }: Omit<PasswordStepProps, 'isBack'>) {
  const { busy, errors, problem, summary, submit } = useAccountForm({
    native,
    check: (fields) => checkFields(SignInSchema, fields),
    send: ({ email, password }) => account.signIn(email, password),
    onDone: (answer, form) => {
      form.reset()
      if (answer.step === 'code') onChallenge(answer.challenge)
      else onSignedIn()
    },
    onRefused: ({ kind }, form) => {
      // Which of the two is wrong isn't said; the password is typed anew more often.
      if (kind !== 'unauthorized') return
      const password = form.querySelector<HTMLInputElement>('[name="password"]')
      password?.focus()
      password?.select()
    },
  })
  const refusal = useId()
  const wrongBecause = problem?.kind === 'unauthorized' ? refusal : undefined

  return (
    <form method="post" action="/signin" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      {summary && <LateErrorSummary title="You’re not signed in." errors={summary} />}
      <TextField
        id={fieldId('email')}
        defaultValue={native?.values['email']}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        wrongBecause={wrongBecause}
        error={errors['email']}
      />
      <div className="flex flex-col">
        <PasswordField
          id={fieldId('password')}
          name="password"
          label="Password"
          autoComplete="current-password"
          wrongBecause={wrongBecause}
          error={errors['password']}
        />
        {/* As high as the refusal beside the link, so that the button stays where it is. */}
        <div className="mt-2 flex min-h-16 justify-between gap-4 sm:min-h-11">
          <div role="alert" className="flex min-h-11 items-center">
            {problem && <FieldError id={refusal}>{problem.message}</FieldError>}
          </div>
          <Link to="/forgot-password" className="link flex h-11 shrink-0 items-center text-sm">
            Forgot password
          </Link>
        </div>
      </div>
      <Button type="submit" aria-disabled={busy} className="min-h-12">
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
