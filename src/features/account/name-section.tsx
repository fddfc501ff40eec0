import { useQueryClient } from '@tanstack/react-query'
import { NameSchema, type Account } from '#domain/account/account.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { TextField } from './account-fields.tsx'
import { AccountSection } from './account-section.tsx'
import { FormButtons } from './form-buttons.tsx'
import { FormDisclosure } from './form-disclosure.tsx'
import { AnswerPanel } from './form-result.tsx'
import { useAccountForm, useSessionOver } from './use-account-form.ts'

interface NameSectionProps {
  person: Account
  account: AccountGateway
}

/** The owner's name, and a form to change it. */
export function NameSection({ person, account }: NameSectionProps) {
  return (
    <AccountSection heading="Name" text="How we greet you.">
      <FormDisclosure
        words="Change name"
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
  const { busy, errors, problem, submit } = useAccountForm({
    check: (fields) => checkFields(NameSchema, fields),
    send: ({ firstName, lastName }) => account.rename(firstName, lastName),
    onDone: async () => {
      await invalidateSavedItems(queryClient, ['account'])
      onClose()
    },
    onRefused: useSessionOver(),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={person.firstName}
          error={errors['firstName']}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={person.lastName}
          error={errors['lastName']}
        />
      </div>
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Saving...' : 'Save name'} busy={busy} onCancel={onClose} />
    </form>
  )
}
