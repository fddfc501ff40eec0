import type { RefusedForm } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AgencyField, AgencyForm, CodeField, formState } from './agency-form.tsx'

interface ProvePageProps {
  /** Where the first form was sent, and its fields: they are sent again with password and code. */
  action: string
  fields: Readonly<Record<string, string>>
  refused: RefusedForm | null
}

/** Asks for password and code anew before an act that can do harm, and then goes on with it. */
export function ProvePage({ action, fields, refused }: ProvePageProps) {
  const state = formState(refused, 'prove')
  return (
    <div className="max-w-md">
      <h1 className="screen-title">Prove that it’s you</h1>
      <p className="mt-1 text-ink-soft">
        Enter your password and a new code from your app. Then we’ll do what you asked for.
      </p>
      <AgencyForm action={action} state={state} className="mt-6">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AgencyField
          of="prove"
          name="proof-password"
          label="Password"
          state={state}
          type="password"
          required
          autoComplete="current-password"
        />
        <CodeField of="prove" name="proof-code" state={state} hint="Recovery codes don’t count here." />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Go on</Button>
          <a href="/agency" className="button-shape min-h-11 px-5 hover:bg-sand">
            Cancel
          </a>
        </div>
      </AgencyForm>
    </div>
  )
}
