import { useEffect, useRef, useState } from 'react'
import { PasswordProofSchema } from '#domain/account/account.ts'
import { FirstCodeSchema, type TwoStepSetup } from '#domain/account/sign-ins.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { CodeField, OwnerField, PasswordField } from './account-fields.tsx'
import { FormButtons } from './form-buttons.tsx'
import { AnswerPanel } from './form-result.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { QrCode as PaintedQrCode } from './qr-code.lazy.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { fieldId, useAccountForm, useSessionOver } from './use-account-form.ts'

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
  const native = useSentForm('two-step')
  const [setup, setSetup] = useState(() => setupIn(native))
  const [isOn, setOn] = useState(false)
  if (setup === null) return <PasswordStep email={email} account={account} onCancel={onCancel} onSetup={setSetup} />
  if (isOn) return <RecoveryCodes codes={setup.recoveryCodes} onDone={onDone} />
  return <AppStep setup={setup} account={account} onCancel={onCancel} onOn={() => setOn(true)} />
}

/** What the app needs, where the browser sent the password itself. */
function setupIn(native: SentForm | null): TwoStepSetup | null {
  const { act, address, key, recoveryCodes } = native?.values ?? {}
  if (act !== 'two-step-code' || !address || !key || !recoveryCodes) return null
  return { address, key, recoveryCodes: recoveryCodes.split(' ') }
}

interface PasswordStepProps extends StepProps {
  email: string
  onSetup: (setup: TwoStepSetup) => void
}

function PasswordStep({ email, account, onCancel, onSetup }: PasswordStepProps) {
  const native = useSentForm('two-step')
  const { busy, errors, problem, summary, submit } = useAccountForm({
    name: 'two-step',
    native: native?.values['act'] === 'two-step' ? native : null,
    check: (fields) => checkFields(PasswordProofSchema, fields),
    send: ({ password }) => account.startTwoStep(password),
    onDone: onSetup,
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm act="two-step" refusal="Nothing was changed." summary={summary} onSubmit={submit}>
      <OwnerField email={email} />
      <PasswordField
        id={fieldId('password', 'two-step')}
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors['password']}
      />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Checking...' : 'Continue'} busy={busy} onCancel={onCancel} />
    </OwnAccountForm>
  )
}

function AppStep({ setup, account, onCancel, onOn }: StepProps & { setup: TwoStepSetup; onOn: () => void }) {
  const native = useSentForm('two-step')
  const { busy, errors, problem, summary, submit } = useAccountForm({
    name: 'two-step',
    native: native?.values['act'] === 'two-step-code' ? native : null,
    check: (fields) => checkFields(FirstCodeSchema, fields),
    send: ({ code }) => account.finishTwoStep(code),
    onDone: onOn,
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm act="two-step-code" refusal="Two-step sign-in is still off." summary={summary} onSubmit={submit}>
      <SecretForApp setup={setup} />
      <noscript>{import.meta.env.SSR && <CodesToKeep setup={setup} />}</noscript>
      <CodeField id={fieldId('code', 'two-step')} error={errors['code']} />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Checking...' : 'Turn on'} busy={busy} onCancel={onCancel} />
    </OwnAccountForm>
  )
}

/** The recovery codes before it is on, and what the form has to say again: no page after it may know them. */
function CodesToKeep({ setup }: { setup: TwoStepSetup }) {
  const { address, key, recoveryCodes } = setup
  return (
    <>
      {Object.entries({ address, key, recoveryCodes: recoveryCodes.join(' ') }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mb-5">
        <h3 className="font-semibold">Save these recovery codes</h3>
        <p className="mt-1 text-ink-soft">
          If you lose access to your app, each code signs you in once. You won’t see them again. Without the app or a
          code, you can’t get into your account.
        </p>
        <ol aria-label="Recovery codes" className="mt-3 grid gap-2 rounded-lg bg-sand p-4 font-mono text-sm">
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
    </>
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
      <p
        ref={first}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the server writes it, the page is the answer to the password
        autoFocus={import.meta.env.SSR}
        className="outline-none"
      >
        Scan this with an authenticator app, such as Aegis, Google Authenticator, or 1Password. Then enter the code it
        shows.
      </p>
      <div className="size-52">
        {QrCode && <QrCode text={setup.address} label="QR code for your authenticator app" />}
        <noscript>
          {import.meta.env.SSR && <PaintedQrCode text={setup.address} label="QR code for your authenticator app" />}
        </noscript>
      </div>
      <p>
        <a href={setup.address} className="link inline-flex min-h-11 items-center">
          Open the app on this device
        </a>
      </p>
      <div>
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <p className="wrap-anywhere font-mono font-semibold">{setup.key.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
      </div>
    </div>
  )
}
