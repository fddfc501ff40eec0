import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NewPasswordFormSchema, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { firstComplaints, type Problem } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { PasswordField } from './account-fields.tsx'
import { AccountLayout, NewPageHeading } from './account-layout.tsx'
import { AnswerPanel } from './form-result.tsx'
import { LinkField } from './link-field.tsx'
import { fieldId, useAccountForm } from './use-account-form.ts'
import { useLinkSecret } from './use-link-secret.ts'

/** Sets a new password by the link of the email, which works once, for 30 minutes. */
export function ResetPasswordPage({ account }: { account: AccountGateway }) {
  const native = useSentForm('reset-password')
  const found = useLinkSecret('/reset-password')
  // Copied by hand where the browser sent the form itself.
  const secret = found ?? (native?.problem ? native.values['link'] : found)
  const [end, setEnd] = useState(() => endOf(native))
  // Nobody fills in a form for a link that was used. Where that can't be asked, sending the form says so.
  useEffect(() => {
    if (!found) return
    void account.checkResetLink(found).then((answer) => {
      if (!answer.ok && answer.problem.kind === 'not-found') setEnd((end) => end ?? 'dead')
    })
  }, [account, found])
  return (
    <AccountLayout picture="hero-02-hudson-skyline-dusk">
      {end === 'changed' ? (
        <Changed />
      ) : end === 'dead' || secret === null ? (
        <DeadLink />
      ) : (
        <>
          <h1 className="page-title mt-8">Choose a new password</h1>
          <p className="mt-3 text-ink-soft">You’ll be signed out everywhere. Then sign in with the new password.</p>
          {/* A second link opened in the same tab starts with an empty form. */}
          <NewPasswordForm key={found} account={account} secret={secret} native={native} onEnd={setEnd} />
        </>
      )}
    </AccountLayout>
  )
}

/** What came of a form that the browser sent itself. */
function endOf(native: SentForm | null): 'changed' | 'dead' | null {
  if (!native) return null
  if (!native.problem) return 'changed'
  return native.problem.kind === 'not-found' ? 'dead' : null
}

interface NewPasswordFormProps {
  native: SentForm | null
  account: AccountGateway
  /** Undefined before hydration. */
  secret: string | undefined
  onEnd: (end: 'changed' | 'dead') => void
}

function NewPasswordForm({ account, secret = '', native, onEnd }: NewPasswordFormProps) {
  const queryClient = useQueryClient()
  const { busy, errors, problem, summary, submit } = useAccountForm({
    native,
    check: (fields) => checkFields(NewPasswordFormSchema, fields),
    send: ({ password }) => account.resetPassword(secret.replace(/^.*#/, ''), password),
    onDone: () => {
      onEnd('changed')
      void invalidateSavedItems(queryClient)
    },
    onRefused: (refusal) => {
      if (isAboutLink(refusal)) onEnd('dead')
    },
  })
  return (
    <form method="post" action="/reset-password" noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
      {summary && <LateErrorSummary title="Your password wasn’t changed." errors={summary} />}
      <LinkField typed={native?.values['link']} error={errors['link']} />
      <PasswordField
        id={fieldId('password')}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={errors['password'] ? undefined : `Must be at least ${PASSWORD_MIN_LENGTH} characters`}
        error={errors['password']}
      />
      <PasswordField
        id={fieldId('confirmPassword')}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <Button type="submit" aria-disabled={busy} className="min-h-12">
        {busy ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  )
}

const isAboutLink = (problem: Problem): boolean => problem.kind === 'not-found' || 'token' in firstComplaints(problem)

function Changed() {
  return (
    <>
      <NewPageHeading>Your new password is set</NewPageHeading>
      <p className="mt-3 text-ink-soft">You’ve been signed out everywhere. Sign in with your new password.</p>
      <Link to="/signin" className={buttonClass('primary', 'medium', 'mt-8 min-h-12')}>
        Sign in
      </Link>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <NewPageHeading>This link doesn’t work</NewPageHeading>
      <p className="mt-3 text-ink-soft">
        Reset links work once and expire after 30 minutes. Use the link in your newest email, or request a new one.
      </p>
      <Link to="/forgot-password" className={buttonClass('primary', 'medium', 'mt-8 min-h-12')}>
        Request a new link
      </Link>
    </>
  )
}
