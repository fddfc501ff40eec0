import { useEffect, useRef, useState } from 'react'
import { PasswordProofSchema } from '#domain/account/account.ts'
import { FirstCodeSchema, type TwoStepSetup } from '#domain/account/sign-ins.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { CodeField, OwnerField, PasswordField } from './account-fields.tsx'
import { FormButtons } from './form-buttons.tsx'
import { AnswerPanel } from './form-result.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAccountForm, useSessionOver } from './use-account-form.ts'

const loadQrCode = () => import('./qr-code.lazy.tsx').then((file) => file.QrCode)

interface StepProps {
  account: AccountGateway
  onCancel: () => void
}

interface TwoStepSetupFormProps extends StepProps {
  email: string
  onDone: () => void
}

/** Switches two-step sign-in on: the password, then the app with a first code, then the recovery codes. */
export function TwoStepSetupForm({ email, account, onCancel, onDone }: TwoStepSetupFormProps) {
  const [setup, setSetup] = useState<TwoStepSetup | null>(null)
  const [isOn, setOn] = useState(false)
  if (setup === null) return <PasswordStep email={email} account={account} onCancel={onCancel} onSetup={setSetup} />
  if (isOn) return <RecoveryCodes codes={setup.recoveryCodes} onDone={onDone} />
  return <AppStep setup={setup} account={account} onCancel={onCancel} onOn={() => setOn(true)} />
}

interface PasswordStepProps extends StepProps {
  email: string
  onSetup: (setup: TwoStepSetup) => void
}

function PasswordStep({ email, account, onCancel, onSetup }: PasswordStepProps) {
  const { busy, errors, problem, submit } = useAccountForm({
    check: (fields) => checkFields(PasswordProofSchema, fields),
    send: ({ password }) => account.startTwoStep(password),
    onDone: onSetup,
    onRefused: useSessionOver(),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <OwnerField email={email} />
      <PasswordField name="password" label="Your password" autoComplete="current-password" error={errors['password']} />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Checking...' : 'Continue'} busy={busy} onCancel={onCancel} />
    </form>
  )
}

function AppStep({ setup, account, onCancel, onOn }: StepProps & { setup: TwoStepSetup; onOn: () => void }) {
  const { busy, errors, problem, submit } = useAccountForm({
    check: (fields) => checkFields(FirstCodeSchema, fields),
    send: ({ code }) => account.finishTwoStep(code),
    onDone: onOn,
    onRefused: useSessionOver(),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SecretForApp setup={setup} />
      <CodeField error={errors['code']} />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Checking...' : 'Switch on'} busy={busy} onCancel={onCancel} />
    </form>
  )
}

/** The secret as a QR code, as a link for an app on this device, and to be typed. */
function SecretForApp({ setup }: { setup: TwoStepSetup }) {
  const { Component: QrCode, request } = useLazyComponent(loadQrCode)
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    void request()
    first.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return (
    <div className="flex flex-col gap-4">
      <p ref={first} tabIndex={-1} className="outline-none">
        Scan this with an authenticator app, such as Aegis, Google Authenticator or 1Password. Then enter the code it
        shows.
      </p>
      <div className="size-52">
        {QrCode && <QrCode text={setup.address} label="QR code for your authenticator app" />}
      </div>
      <p>
        <a href={setup.address} className="link inline-flex min-h-11 items-center">
          Open an app on this device
        </a>
      </p>
      <div>
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <p className="wrap-anywhere font-mono font-semibold">{setup.key.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
      </div>
    </div>
  )
}
