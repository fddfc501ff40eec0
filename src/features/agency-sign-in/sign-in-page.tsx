import { AgencyField, AgencyForm, CodeField, formState } from '#features/agency-frame/agency-form.tsx'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'

/** Address, password, and code in one form: what is wrong with them isn't said. */
export function AgencySignInPage({ to, refused }: { to: string; refused: RefusedForm | null }) {
  const state = formState(refused, 'sign-in')
  return (
    <>
      <h1 className="screen-title">Sign in to the agency side</h1>
      <AgencyForm action="/agency/sign-in" state={state} className="mt-6">
        <input type="hidden" name="to" value={to} />
        <AgencyField
          of="sign-in"
          name="email"
          label="Email address"
          state={state}
          type="email"
          required
          autoComplete="username"
        />
        <AgencyField
          of="sign-in"
          name="password"
          label="Password"
          state={state}
          type="password"
          required
          autoComplete="current-password"
        />
        <CodeField of="sign-in" state={state} hint="Without your phone, use one of your recovery codes." />
        <Button type="submit" className="self-start max-sm:w-full">
          Sign in
        </Button>
      </AgencyForm>
      <p className="mt-6 text-sm">
        <a href="/forgot-password" className="link inline-block py-2">
          Forgot your password?
        </a>
      </p>
      <p className="text-sm text-ink-soft">
        A new password still needs the code. If you’ve lost both your phone and your recovery codes, ask an owner to
        reset two-step sign-in.
      </p>
    </>
  )
}
