import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SignInSchema } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { PasswordField, TextField } from './account-fields.tsx'
import { AccountLayout, NewPageHeading } from './account-layout.tsx'
import { CodeForm } from './code-form.tsx'
import { AnswerPanel } from './form-result.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Sign-in. */
export function SignInPage({ account }: { account: AccountGateway }) {
  const queryClient = useQueryClient()
  const [challenge, setChallenge] = useState<string | null>(null)
  const [isBack, setBack] = useState(false)
  const startAgain = () => {
    setBack(true)
    setChallenge(null)
  }
  const signedIn = () => {
    if (challenge !== null) startAgain()
    notify({ title: 'Signed in successfully', description: 'Welcome back to the agency!' })
    void invalidateSavedItems(queryClient)
  }
  return (
    <AccountLayout picture="hero-01-highlands-lake-golden-hour">
      {challenge === null ? (
        <PasswordStep account={account} isBack={isBack} onSignedIn={signedIn} onChallenge={setChallenge} />
      ) : (
        <CodeForm account={account} challenge={challenge} onSignedIn={signedIn} onStartAgain={startAgain} />
      )}
    </AccountLayout>
  )
}

interface PasswordStepProps {
  account: AccountGateway
  /** Whether it replaces the second step. */
  isBack: boolean
  onSignedIn: () => void
  onChallenge: (challenge: string) => void
}

function PasswordStep({ isBack, ...form }: PasswordStepProps) {
  return (
    <>
      {isBack ? <NewPageHeading>Welcome Back</NewPageHeading> : <h1 className="display mt-8 text-3xl">Welcome Back</h1>}
      <p className="mt-3 text-ink-soft">You can search and save homes without an account, too.</p>
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

function SignInForm({ account, onSignedIn, onChallenge }: Omit<PasswordStepProps, 'isBack'>) {
  const { data: person } = useQuery(accountQuery(account))
  const { busy, errors, problem, submit } = useAccountForm({
    check: (fields) => checkFields(SignInSchema, fields),
    send: ({ email, password }) => account.signIn(email, password),
    onDone: (answer, form) => {
      form.reset()
      if (answer.step === 'code') onChallenge(answer.challenge)
      else onSignedIn()
    },
  })

  return (
    // 'post' keeps the password out of the address if the form is sent before hydration.
    <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      <TextField name="email" label="Email" type="email" autoComplete="username" error={errors['email']} />
      <div className="flex flex-col">
        <PasswordField name="password" label="Password" autoComplete="current-password" error={errors['password']} />
        <Link to="/forgot-password" className="link mt-1 inline-flex min-h-11 items-center self-start text-sm">
          Forgot password
        </Link>
      </div>
      {problem && (
        <AnswerPanel tone="problem">
          <p>{problem.message}</p>
        </AnswerPanel>
      )}
      {person && !problem && <SignedIn name={person.firstName} />}
      <Button type="submit" aria-disabled={busy} className="min-h-12">
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

/** Says longer than the toast that the visitor is signed in, because the page stays. */
function SignedIn({ name }: { name: string }) {
  return (
    <AnswerPanel tone="done">
      <p className="font-semibold">You are signed in, {name}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to="/favorites" className="link inline-flex min-h-11 items-center">
          Your favorites
        </Link>
        <Link to="/account" className="link inline-flex min-h-11 items-center">
          Your account
        </Link>
      </p>
    </AnswerPanel>
  )
}
