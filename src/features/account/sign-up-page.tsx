import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONFIRMATION_HOURS } from '#content/retention.ts'
import { PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { ok } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { PasswordField, TextField } from './account-fields.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { checkStep, isAboutFirstStep, isAboutRepetition, SIGN_UP_STEPS } from './sign-up-steps.ts'
import { StepIndicator } from './step-indicator.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Creates an account in two steps. */
export function SignUpPage({ account }: { account: AccountGateway }) {
  return (
    <AccountLayout picture="hero-03-tree-lined-street-autumn">
      <h1 className="display mt-8 text-3xl">Create your account</h1>
      <p className="mt-3 text-ink-soft">You can search and save homes without an account, too.</p>
      <SignUpForm account={account} />
      <p className="mt-8 border-t border-line pt-6 text-ink-soft">
        Already have an account?{' '}
        <Link to="/signin" className="link">
          Sign in
        </Link>
      </p>
    </AccountLayout>
  )
}

/** Both steps are one form, so that going back and forth keeps what was typed. */
function SignUpForm({ account }: { account: AccountGateway }) {
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const { busy, done, errors, problem, submit, reset } = useAccountForm({
    check: (fields) => checkStep(step, fields),
    send: async (person) => (person === 'continue' ? ok(person) : account.signUp(person)),
    onDone: (answer) => {
      if (answer === 'continue') goTo(1)
      else notify({ title: 'Account created successfully', description: 'Welcome to the agency!' })
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
      {done?.answer === 'link-mailed' && <LinkMailed />}
      {done?.answer === 'done' && <Created />}
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

/** The same whether or not the address had an account: if it had one, only its owner learns of it, by email. */
const LinkMailed = () => (
  <AnswerPanel tone="done">
    <p className="font-semibold">Check your email</p>
    <p>
      The link in it confirms your address and signs you in. It works once, for {CONFIRMATION_HOURS} hours. You can also
      sign in with your password before. What you have saved in the browser you sign in with comes along.
    </p>
  </AnswerPanel>
)

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
      {error && (
        <p id="terms-error" className="mt-1 flex items-start gap-1.5 text-sm font-medium text-brick">
          <Icon of={CircleAlert} size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
