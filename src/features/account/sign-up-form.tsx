import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  AccountSetupSchema,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_DIFFER,
  passwordsMatch,
  PersonalInfoSchema,
} from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { firstComplaints, type Problem } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { fieldsOf, focusFirstWrong, type FieldErrors } from './account-form.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { PasswordField } from './password-field.tsx'
import { SIGN_UP_STEPS, StepIndicator } from './step-indicator.tsx'
import { TextField } from './text-field.tsx'

const PERSONAL_FIELDS = ['firstName', 'lastName', 'email']

/** Both steps stay in one form, so that going back and forth keeps what was typed. */
export function SignUpForm({ account }: { account: AccountGateway }) {
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [created, setCreated] = useState(false)

  const goTo = (next: number) => {
    flushSync(() => {
      setStep(next)
      setErrors({})
      setProblem(null)
    })
    form.current?.querySelector<HTMLInputElement>('fieldset:not([hidden]) input')?.focus()
  }

  /** Shows the errors on the step they belong to. */
  const complain = (wrong: FieldErrors) => {
    flushSync(() => {
      if (PERSONAL_FIELDS.some((name) => name in wrong)) setStep(0)
      setErrors(wrong)
    })
    if (form.current) focusFirstWrong(form.current, wrong)
  }

  const checkPersonalInfo = (element: HTMLFormElement) => {
    const read = checkFields(PersonalInfoSchema, fieldsOf(element))
    if (read.ok) goTo(1)
    else complain(firstComplaints(read.problem))
  }

  const createAccount = async (element: HTMLFormElement) => {
    const personal = checkFields(PersonalInfoSchema, fieldsOf(element))
    if (!personal.ok) return complain(firstComplaints(personal.problem))
    const setup = checkFields(AccountSetupSchema, fieldsOf(element))
    if (!setup.ok) return complain(firstComplaints(setup.problem))
    if (!passwordsMatch(setup.value)) {
      notify({ title: 'Passwords do not match', tone: 'destructive' })
      return complain({ confirmPassword: PASSWORDS_DIFFER })
    }
    setErrors({})
    setBusy(true)
    const answer = await account.signUp({ ...personal.value, password: setup.value.password })
    setBusy(false)
    if (answer.ok) {
      setCreated(true)
      return notify({ title: 'Account created successfully', description: 'Welcome to the agency!' })
    }
    const wrong = firstComplaints(answer.problem)
    complain(wrong)
    if (Object.keys(wrong).length === 0) setProblem(answer.problem)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setProblem(null)
    setCreated(false)
    if (step === 0) checkPersonalInfo(event.currentTarget)
    else void createAccount(event.currentTarget)
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
      {created && <Created />}
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

/** The same whether or not the address had an account: then its owner gets a mail, and nobody else learns of it. */
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
