import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PASSWORD_MIN_LENGTH, type SignUp } from '#domain/account/account.ts'
import { checkStep, isAboutFirstStep, isAboutRepetition, SIGN_UP_STEPS } from '#domain/account/sign-up-steps.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { ok, type Result } from '#domain/result.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox, FieldError } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { PasswordField, TextField } from './account-fields.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { LinkMailed } from './link-mailed.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { fieldId, useAccountForm } from './use-account-form.ts'

interface MailedTo {
  email: string
  /** Null where the browser sent the form itself: the password is gone. */
  person: SignUp | null
}

const mailedTo = (native: SentForm | null): MailedTo | null =>
  native?.values['mailed'] ? { email: native.values['email'] ?? '', person: null } : null

/** Creates an account in two steps. Where a link is mailed, the form gives way to saying so. */
export function SignUpPage({ account }: { account: AccountGateway }) {
  const native = useSentForm('sign-up')
  const [mailed, setMailed] = useState<MailedTo | null>(() => mailedTo(native))
  const page = useRef<HTMLDivElement>(null)
  const changeAddress = () => {
    flushSync(() => setMailed(null))
    page.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
  }
  return (
    <AccountLayout picture="hero-03-tree-lined-street-autumn">
      {mailed && (
        <LinkMailed
          email={mailed.email}
          sendAgain={mailed.person && (() => account.signUp(mailed.person!))}
          onOtherAddress={changeAddress}
        />
      )}
      {/* Hidden, not removed: what was typed is still there for another address. */}
      <div ref={page} hidden={mailed !== null}>
        <h1 className="page-title mt-8">Create your account</h1>
        <p className="mt-3 text-ink-soft">You don’t need an account to search and save homes.</p>
        <SignUpForm
          account={account}
          native={native}
          onMailed={(person) => setMailed({ email: person.email, person })}
        />
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
  native: SentForm | null
  onMailed: (person: SignUp) => void
}

/** Both steps are one form, so that going back and forth keeps what was typed. */
function SignUpForm({ account, native, onMailed }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const typed = native?.values ?? {}
  const [step, setStep] = useState(typed['step'] === '1' ? 1 : 0)
  const { busy, done, errors, problem, summary, submit, reset } = useAccountForm({
    native,
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
    <form ref={form} method="post" action="/signup" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-7">
      {/* First, so that Enter goes on and not back. */}
      <input type="submit" hidden />
      <input type="hidden" name="step" value={step} />
      {summary && <LateErrorSummary title="Your account wasn’t created." errors={summary} />}
      <StepIndicator current={step} />
      <fieldset hidden={step !== 0} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <legend className="sr-only">{SIGN_UP_STEPS[0]}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id={fieldId('firstName')}
            name="firstName"
            label="First name"
            autoComplete="given-name"
            defaultValue={typed['firstName']}
            error={errors['firstName']}
          />
          <TextField
            id={fieldId('lastName')}
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            defaultValue={typed['lastName']}
            error={errors['lastName']}
          />
        </div>
        <TextField
          id={fieldId('email')}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={typed['email']}
          error={errors['email']}
        />
      </fieldset>
      <fieldset hidden={step !== 1} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <legend className="sr-only">{SIGN_UP_STEPS[1]}</legend>
        <PasswordField
          id={fieldId('password')}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={errors['password'] ? undefined : `Must be at least ${PASSWORD_MIN_LENGTH} characters`}
          error={errors['password']}
        />
        <PasswordField
          id={fieldId('confirmPassword')}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
        <TermsBox isChecked={typed['terms'] === 'on'} error={errors['terms']} />
      </fieldset>
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      {done && 'answer' in done.answer && done.answer.answer === 'done' && <Created />}
      {step === 0 ? (
        <Button type="submit" className="min-h-12">
          Continue
        </Button>
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button
            type="submit"
            name="back"
            value="on"
            tone="secondary"
            disabled={busy}
            onClick={(event) => {
              event.preventDefault()
              goTo(0)
            }}
            className="min-h-12"
          >
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
      <p>Homes and searches you’ve saved move to your account.</p>
      <Link to="/signin" className="link mt-1 inline-flex min-h-11 items-center md:min-h-0">
        Go to sign in
      </Link>
    </AnswerPanel>
  )
}

function TermsBox({ isChecked, error }: { isChecked: boolean; error: string | undefined }) {
  return (
    <div>
      <Checkbox
        id={fieldId('terms')}
        defaultChecked={isChecked}
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
