import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PasswordProofSchema } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { OwnerField, PasswordField } from './account-fields.tsx'
import { AnswerPanel } from './form-result.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { fieldId, useAccountForm, useSessionOver } from './use-account-form.ts'

/** What is deleted with the account. */
const DELETED = [
  'Your name, email address, and password',
  'Your saved homes and notes',
  'Your saved searches',
  'The link to your shared list and all replies, if you shared one',
]

interface DeleteAccountProps {
  email: string
  account: AccountGateway
  onDeleted: () => void
}

/** Deletes the account, after a confirmation with the password. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const native = useSentForm('deletion')
  const close = () => setOpen(false)
  return (
    <>
      <Button
        tone="destructive"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:w-full noscript:hidden"
      >
        Delete account
      </Button>
      <noscript>
        {import.meta.env.SSR && (
          <details open={native !== null && native.problem !== null}>
            <summary className={buttonClass('destructive')}>Delete account</summary>
            <div className="mt-5 rounded-lg border border-line">
              <Confirmation {...props} titleId="delete-account" onClose={close} />
            </div>
          </details>
        )}
      </noscript>
      <Dialog
        open={open}
        onClose={close}
        labelledBy={titleId}
        className="w-[min(100vw-2rem,30rem)] rounded-lg bg-surface shadow-lifted"
      >
        <Confirmation {...props} titleId={titleId} onClose={close} />
      </Dialog>
    </>
  )
}

interface ConfirmationProps extends DeleteAccountProps {
  titleId: string
  onClose: () => void
}

function Confirmation({ email, account, onDeleted, titleId, onClose }: ConfirmationProps) {
  const queryClient = useQueryClient()
  const native = useSentForm('deletion')
  const { busy, errors, problem, summary, submit } = useAccountForm({
    name: 'deletion',
    native,
    check: (fields) => checkFields(PasswordProofSchema, fields),
    send: ({ password }) => account.deleteAccount(password),
    onDone: () => {
      onClose()
      onDeleted()
      void invalidateSavedItems(queryClient)
    },
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm
      act="deletion"
      refusal="Your account wasn’t deleted."
      summary={summary}
      onSubmit={submit}
      className="flex flex-col gap-5 bg-surface p-6 sm:p-8"
    >
      <h2 id={titleId} className="display text-xl">
        Delete your account?
      </h2>
      <div>
        <p>This permanently deletes:</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-ink-soft">
          {DELETED.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">
          We keep messages you sent us about homes for as long as our privacy policy says.
        </p>
      </div>
      <OwnerField email={email} />
      <PasswordField
        id={fieldId('password', 'deletion')}
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors['password']}
      />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button tone="secondary" onClick={onClose} className="noscript:hidden">
          Keep my account
        </Button>
        <Button type="submit" tone="destructive" aria-disabled={busy}>
          {busy ? 'Deleting...' : 'Delete account'}
        </Button>
      </div>
    </OwnAccountForm>
  )
}
