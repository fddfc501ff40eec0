import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CONFIRMATION_HOURS } from '#content/retention.ts'
import { STOPPED_TEXTS } from '#content/stopped-texts.ts'
import { EmailChangeSchema } from '#domain/account/sign-ins.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CODE_HINT, CodeField, OwnerField, PasswordField, TextField } from './account-fields.tsx'
import { AccountSection } from './account-section.tsx'
import { FormButtons } from './form-buttons.tsx'
import { FormDisclosure } from './form-disclosure.tsx'
import { AnswerPanel } from './form-result.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { settingsQuery } from './settings-query.ts'
import { fieldId, useAccountForm, useSessionOver } from './use-account-form.ts'

interface EmailSectionProps {
  email: string
  account: AccountGateway
}

/** The account's address, and a form to change it. */
export function EmailSection({ email, account }: EmailSectionProps) {
  const native = useSentEmail('email')
  const { data: settings } = useQuery(settingsQuery(account))
  return (
    <AccountSection
      heading="Email"
      text="You use it to sign in, and we send account emails there. A new address takes effect once you open the link we send to it."
    >
      <p className="wrap-anywhere font-semibold">{email}</p>
      {settings && (!settings.emailConfirmed || settings.updatesStopped) && (
        <Unconfirmed account={account} stopped={settings.updatesStopped} />
      )}
      {settings?.newEmail && (
        <div className="mt-4">
          <AnswerPanel tone="done">
            <p className="font-semibold">Check your email</p>
            <p className="wrap-anywhere">Open the link we sent to {settings.newEmail}. Nothing changes until you do.</p>
          </AnswerPanel>
        </div>
      )}
      <FormDisclosure words="Change email" isOpen={native !== null && native.problem !== null}>
        {(close) => <EmailForm email={email} account={account} asksCode={settings?.twoStep ?? false} onClose={close} />}
      </FormDisclosure>
    </AccountSection>
  )
}

/** What became of one of this section's forms where the browser sent it itself. */
function useSentEmail(act: 'email' | 'confirmation-link') {
  const sent = useSentForm('account-email')
  return sent?.values['act'] === act ? sent : null
}

interface UnconfirmedProps {
  account: AccountGateway
  /** Why its email updates were stopped; null where the address was never confirmed. */
  stopped: StopReason | null
}

/** Says that the address isn't confirmed yet, or has to be again, and sends the link. */
function Unconfirmed({ account, stopped }: UnconfirmedProps) {
  const sessionOver = useSessionOver()
  const native = useSentEmail('confirmation-link')
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => valueOrThrow(await account.mailConfirmation()),
    onError: (refusal) => {
      const problem = problemOf(refusal)
      sessionOver(problem)
      // Confirmed meanwhile, on another device.
      if (problem.kind === 'conflict') void queryClient.invalidateQueries(settingsQuery(account))
    },
  })
  const refused = error ? problemOf(error) : isSuccess ? null : native?.problem
  return (
    <div className="mt-4 flex flex-col items-start gap-3 border-l-2 border-brass py-1 pl-4">
      <p>
        {stopped ? (
          <>
            <span className="font-semibold">Email updates stopped.</span> {STOPPED_TEXTS[stopped]} To get updates again,
            confirm this address, or change it.
          </>
        ) : (
          <>
            <span className="font-semibold">Not confirmed yet.</span> Open the link we sent to this address. Until you
            do, you can’t reset your password by email.
          </>
        )}
      </p>
      <Button
        tone="secondary"
        aria-disabled={isPending}
        type="submit"
        form={PAGE_FORM}
        name="act"
        value="confirmation-link"
        onClick={(event) => {
          event.preventDefault()
          if (!isPending) mutate()
        }}
        className="max-sm:w-full"
      >
        {isPending ? 'Sending...' : stopped ? 'Send a link to confirm it' : 'Send the link again'}
      </Button>
      {(isSuccess || (native && !native.problem)) && (
        <AnswerPanel tone="done">
          <p className="font-semibold">Check your email</p>
          <p>Use the newest link. It works once and expires after {CONFIRMATION_HOURS} hours.</p>
        </AnswerPanel>
      )}
      {refused && <AnswerPanel tone="problem">{refused.message}</AnswerPanel>}
    </div>
  )
}

interface EmailFormProps extends EmailSectionProps {
  asksCode: boolean
  onClose: () => void
}

function EmailForm({ email, account, asksCode, onClose }: EmailFormProps) {
  const queryClient = useQueryClient()
  const native = useSentEmail('email')
  const { busy, errors, problem, summary, submit } = useAccountForm({
    name: 'email',
    native,
    check: (fields) => checkFields(EmailChangeSchema, fields),
    send: (change) => account.requestEmailChange(change),
    onDone: async () => {
      await queryClient.invalidateQueries(settingsQuery(account))
      onClose()
    },
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm
      act="email"
      refusal="We didn’t send a link."
      summary={summary}
      onSubmit={submit}
      className="mt-5 flex flex-col gap-5"
    >
      <OwnerField email={email} />
      <TextField
        id={fieldId('email', 'email')}
        defaultValue={native?.values['email']}
        name="email"
        label="New email address"
        type="email"
        autoComplete="email"
        error={errors['email']}
      />
      <PasswordField
        id={fieldId('password', 'email')}
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors['password']}
      />
      {asksCode && (
        <CodeField id={fieldId('code', 'email')} hint={errors['code'] ? undefined : CODE_HINT} error={errors['code']} />
      )}
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Sending...' : 'Send link'} busy={busy} onCancel={onClose} />
    </OwnAccountForm>
  )
}
