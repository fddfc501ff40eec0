import { useState } from 'react'
import { SignInCodeSchema } from '#domain/account/sign-ins.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CodeField } from './account-fields.tsx'
import { NewPageHeading } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { useAccountForm } from './use-account-form.ts'

interface CodeFormProps {
  account: AccountGateway
  /** From the first step, the password. */
  challenge: string
  onSignedIn: () => void
  onStartAgain: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ account, challenge, onSignedIn, onStartAgain }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const { busy, errors, problem, submit, reset } = useAccountForm({
    check: (fields) => checkFields(SignInCodeSchema, { challenge, ...fields }),
    send: ({ code }) => account.signInWithCode(challenge, code),
    onDone: onSignedIn,
  })
  const change = () => {
    reset()
    setRecovery(!isRecovery)
  }
  return (
    <>
      <NewPageHeading>{isRecovery ? 'Enter a recovery code' : 'Enter your code'}</NewPageHeading>
      <p className="mt-3 text-ink-soft">
        {isRecovery
          ? 'One of those you kept when you switched two-step sign-in on. Each works once.'
          : 'Your password is right. Open your authenticator app for the second step.'}
      </p>
      <form method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
        <CodeField key={String(isRecovery)} isRecovery={isRecovery} error={errors['code']} />
        {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
        <Button type="submit" aria-disabled={busy} className="min-h-12">
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <p className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4 text-ink-soft">
        <button type="button" onClick={change} className="link min-h-11">
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </button>
        <button type="button" onClick={onStartAgain} className="link min-h-11">
          Start again
        </button>
      </p>
    </>
  )
}
