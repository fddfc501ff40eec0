import { useState } from 'react'
import { SignInCodeSchema } from '#domain/account/sign-ins.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CodeField } from './account-fields.tsx'
import { NewPageHeading } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { fieldId, useAccountForm } from './use-account-form.ts'

interface CodeFormProps {
  account: AccountGateway
  native: SentForm | null
  /** From the first step, the password. */
  challenge: string
  onSignedIn: () => void
  onStartAgain: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ account, native, challenge, onSignedIn, onStartAgain }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(native?.values['kind'] === 'recovery')
  const { busy, errors, problem, summary, submit, reset } = useAccountForm({
    native,
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
          ? 'Enter one of the codes you saved when you turned on two-step sign-in. Each works once.'
          : 'Open your authenticator app and enter the code it shows.'}
      </p>
      <form
        id="sign-in-code"
        method="post"
        action="/signin"
        noValidate
        onSubmit={submit}
        className="mt-8 flex flex-col gap-5"
      >
        {summary && <LateErrorSummary title="You’re not signed in." errors={summary} />}
        <input type="hidden" name="challenge" value={challenge} />
        <input type="hidden" name="kind" value={isRecovery ? 'recovery' : 'app'} />
        <CodeField id={fieldId('code')} key={String(isRecovery)} isRecovery={isRecovery} error={errors['code']} />
        {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
        <Button type="submit" aria-disabled={busy} className="min-h-12">
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <p className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4 text-ink-soft">
        <button
          type="submit"
          form="sign-in-code"
          name="other-kind"
          value={isRecovery ? 'app' : 'recovery'}
          onClick={(event) => {
            event.preventDefault()
            change()
          }}
          className="link min-h-11"
        >
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </button>
        <button
          type="submit"
          form="sign-in-code"
          name="again"
          value="on"
          onClick={(event) => {
            event.preventDefault()
            onStartAgain()
          }}
          className="link min-h-11"
        >
          Start over
        </button>
      </p>
    </>
  )
}
