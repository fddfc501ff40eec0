import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PASSWORD_MIN_LENGTH, type SignUp } from '#domain/account/account.ts'
import { ok, type Result } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox, FieldError } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { PasswordField, TextField } from './account-fields.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { LinkMailed } from './link-mailed.tsx'
import { checkStep, isAboutFirstStep, isAboutRepetition, SIGN_UP_STEPS } from './sign-up-steps.ts'
import { StepIndicator } from './step-indicator.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Creates an account in two steps. Where a link is mailed, the form gives way to saying so. */
export function SignUpPage({ account }: { account: AccountGateway }) {
  const [mailed, setMailed] = useState<SignUp | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const changeAddress = () => {
    flushSync(() => setMailed(null))
    page.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
  }
  return (
    <AccountLayout picture="hero-03-tree-lined-street-autumn">
      {mailed && (
        <LinkMailed email={mailed.email} sendAgain={() => account.signUp(mailed)} onOtherAddress={changeAddress} />
      )}
      {/* Hidden, not removed: what was typed is still there for another address. */}
      <div ref={page} hidden={mailed !== null}>
        <h1 className="display mt-8 text-3xl">Create your account</h1>
        <p className="mt-3 text-ink-soft">You can search and save homes without an account, too.</p>
        <SignUpForm account={account} onMailed={setMailed} />
        <p className="mt-8 border-t border-line pt-6 text-ink-soft">
          Already have an account?{' '}
          <Link to="/signin" className="link">
            Sign in
          </Link>
        </p>
      </div>
    </AccountLayout>
  )
}

/** What came of a step: the next one, or the person who signed up and what confirms the address. */
type SentStep = { person: 'continue' } | { person: SignUp; answer: 'link-mailed' | 'done' }

interface SignUpFormProps {
  account: AccountGateway
  onMailed: (person: SignUp) => void
}

/** Both steps are one form, so that going back and forth keeps what was typed. */
function SignUpForm({ account, onMailed }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const { busy, done, errors, problem, submit, reset } = useAccountForm({
    check: (fields) => checkStep(step, fields),
    send: async (person): Promise<Result<SentStep>> => {
      if (person === 'continue') return ok({ person })
      const sent = await account.signUp(person)
      return sent.ok ? ok({ person, answer: sent.value }) : sent
    },
    onDone: (sent) => {
      if (sent.person === 'continue') return goTo(1)
      notify({ title: 'Account created successfully', description: 'Welcome to the agency!' })
      if (sent.answer !== 'link-mailed') return
      goTo(0)
      onMailed(sent.person)
    },
    onRefused: (refusal) => {
      if (isAboutRepetition(refusal)) notify({ title: 'Passwords do not match', tone: 'destructive' })
      // Before the first wrong field gets the focus.
      if (isAboutFirstStep(refusal)) flushSync(() => setStep(0))
    },
  })

  const goTo = (next: number) => {
    flushSync(() => {
      setStep(next)
      reset()
    })
    form.current?.querySelector<HTMLInputElement>('fieldset:not([hidden]) input')?.focus()
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-7">
      <StepIndicator current={step} />
      <fieldset hidden={step !== 0} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <legend className="sr-only">{SIGN_UP_STEPS[0]}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label="First name" autoComplete="given-name" error={errors['firstName']} />
          <TextField name="lastName" label="Last name" autoComplete="family-name" error={errors['lastName']} />
        </div>
        <TextField name="email" label="Email" type="email" autoComplete="username" error={errors['email']} />
      </fieldset>
      <fieldset hidden={step !== 1} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <legend className="sr-only">{SIGN_UP_STEPS[1]}</legend>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={errors['password'] ? undefined : `Must be at least ${PASSWORD_MIN_LENGTH} characters`}
          error={errors['password']}
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
        <TermsBox error={errors['terms']} />
      </fieldset>
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      {done && 'answer' in done.answer && done.answer.answer === 'done' && <Created />}
      {step === 0 ? (
        <Button type="submit" className="min-h-12">
          Continue
        </Button>
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button tone="secondary" disabled={busy} onClick={() => goTo(0)} className="min-h-12">
            Back
          </Button>
          <Button type="submit" aria-disabled={busy} className="min-h-12">
            {busy ? 'Creating...' : 'Create Account'}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Nothing has to be confirmed. */
function Created() {
  return (
    <AnswerPanel tone="done">
      <p className="font-semibold">You can sign in now</p>
      <p>What you have saved so far comes along.</p>
      <Link to="/signin" className="link mt-1 inline-flex min-h-11 items-center md:min-h-0">
        Go to sign in
      </Link>
    </AnswerPanel>
  )
}

function TermsBox({ error }: { error: string | undefined }) {
  return (
    <div>
      <Checkbox
        name="terms"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
      >
        I agree to the{' '}
        <Link to="/terms" target="_blank" className="link">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link to="/privacy" target="_blank" className="link">
          Privacy Policy
        </Link>
        .
      </Checkbox>
      {error && <FieldError id="terms-error">{error}</FieldError>}
    </div>
  )
}
