import { useQueryClient } from '@tanstack/react-query'
import { NameSchema, type Account } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { TextField } from './account-fields.tsx'
import { AccountSection } from './account-section.tsx'
import { FormButtons } from './form-buttons.tsx'
import { FormDisclosure } from './form-disclosure.tsx'
import { AnswerPanel } from './form-result.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { fieldId, useAccountForm, useSessionOver } from './use-account-form.ts'

interface NameSectionProps {
  person: Account
  account: AccountGateway
}

/** The owner's name, and a form to change it. */
export function NameSection({ person, account }: NameSectionProps) {
  const native = useSentForm('account-name')
  return (
    <AccountSection heading="Name" text="How we greet you.">
      <FormDisclosure
        words="Change name"
        isOpen={native !== null && native.problem !== null}
        summary={
          <p className="wrap-anywhere font-semibold">
            {person.firstName} {person.lastName}
          </p>
        }
      >
        {(close) => <NameForm person={person} account={account} onClose={close} />}
      </FormDisclosure>
    </AccountSection>
  )
}

function NameForm({ person, account, onClose }: NameSectionProps & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const native = useSentForm('account-name')
  const { busy, errors, problem, summary, submit } = useAccountForm({
    name: 'name',
    native,
    check: (fields) => checkFields(NameSchema, fields),
    send: ({ firstName, lastName }) => account.rename(firstName, lastName),
    onDone: async () => {
      await invalidateSavedItems(queryClient, ['account'])
      onClose()
    },
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm act="name" refusal="Your name wasn’t changed." summary={summary} onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('firstName', 'name')}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={native?.values['firstName'] ?? person.firstName}
          error={errors['firstName']}
        />
        <TextField
          id={fieldId('lastName', 'name')}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={native?.values['lastName'] ?? person.lastName}
          error={errors['lastName']}
        />
      </div>
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Saving...' : 'Save name'} busy={busy} onCancel={onClose} />
    </OwnAccountForm>
  )
}
