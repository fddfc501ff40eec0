import { AgencyForm, CodeField, formState } from '#features/agency-frame/agency-form.tsx'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'
import { QrCode } from './qr-code.tsx'

interface JoinTwoStepPageProps {
  email: string
  /** Base32. */
  setupKey: string
  /** otpauth: address. */
  address: string
  refused: RefusedForm | null
}

/** The second step: a key for an authenticator app, and a code that proves that the app has it. */
export function JoinTwoStepPage({ email, setupKey, address, refused }: JoinTwoStepPageProps) {
  const state = formState(refused, 'join-two-step')
  return (
    <>
      <p className="text-sm text-ink-soft">Step 2 of 3</p>
      <h1 className="screen-title">Set up two-step sign-in</h1>
      <p className="mt-2 text-ink-soft">
        Scan this with an authenticator app, or enter the key there. From then on you sign in as {email} with your
        password and a code.
      </p>
      <div className="mt-6 flex flex-col gap-4">
        <QrCode text={address} label="QR code for your authenticator app" />
        <p className="text-sm">
          <span className="font-semibold">Key</span>
          <code className="mt-1 block font-mono wrap-anywhere">{setupKey.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <AgencyForm action="/agency/join/two-step" state={state} className="mt-6">
        <CodeField of="join-two-step" state={state} />
        <Button type="submit" className="self-start max-sm:w-full">
          Continue
        </Button>
      </AgencyForm>
    </>
  )
}
