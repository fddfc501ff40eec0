import { useEffect, useSyncExternalStore } from 'react'
import { AgencyField, AgencyForm, CodeField, formState } from '#features/agency-frame/agency-form.tsx'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import { Button } from '#ui/primitives/button.tsx'

const neverChanges = () => () => undefined

/** What comes after '#' in the link that led here; the server never has it. */
const LINK_SECRET = import.meta.env.SSR ? '' : location.hash.slice(1)

/**
 * The first step of an invitation: name and password. The link's secret comes after '#' and reaches the server only by this form; a browser
 * without scripts pastes the link.
 */
export function JoinPage({ asksCode, refused }: { asksCode: boolean; refused: RefusedForm | null }) {
  const state = formState(refused, 'join')
  const typed = state.complaints['token'] === undefined ? state.values['token'] : undefined
  const token = useSyncExternalStore(
    neverChanges,
    () => typed ?? (LINK_SECRET || null),
    () => typed,
  )
  useEffect(() => {
    // It lets anyone in who reads it.
    if (location.hash !== '') history.replaceState(null, '', location.pathname)
  }, [])
  const linkField = (
    <AgencyField
      of="join"
      name="token"
      label="Link from the email"
      hint="Copy the whole link and paste it here."
      state={state}
      required
      autoComplete="off"
      spellCheck={false}
    />
  )
  return (
    <>
      <p className="text-sm text-ink-soft">Step 1 of 3</p>
      <h1 className="screen-title">Join the agency side</h1>
      <p className="mt-2 text-ink-soft">
        If you already have an account on this site with the address we wrote to, enter that account’s password.
      </p>
      <AgencyForm action="/agency/join" state={state} className="mt-6">
        {typeof token === 'string' && <input type="hidden" name="token" value={token} />}
        {token === undefined && <noscript>{linkField}</noscript>}
        {token === null && linkField}
        <AgencyField
          of="join"
          name="name"
          label="Your name"
          hint="As colleagues and clients know you."
          state={state}
          required
          autoComplete="name"
        />
        <AgencyField
          of="join"
          name="password"
          label="Password"
          hint="At least 8 characters, and hard to guess."
          state={state}
          type="password"
          required
          autoComplete={asksCode ? 'current-password' : 'new-password'}
        />
        {asksCode && <CodeField of="join" state={state} />}
        <Button type="submit" className="self-start max-sm:w-full">
          Continue
        </Button>
      </AgencyForm>
    </>
  )
}
