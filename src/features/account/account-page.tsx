import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { NoticesGateway } from '#ports/browser/notices-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportData } from './export-data.tsx'
import { NameSection } from './name-section.tsx'
import { AccountDeleted, AccountUnknown, SignedOut } from './no-account.tsx'
import { SignInsSection } from './sign-ins-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'
import { UpdatesSection } from './updates-section.tsx'

interface AccountPageProps {
  account: AccountGateway
  updates: UpdatesGateway
  notices: NoticesGateway
}

/** The account page: name, email, email updates, password, two-step sign-in, sign-ins, data export and deletion. */
export function AccountPage({ account, ...updating }: AccountPageProps) {
  const query = useQuery(accountQuery(account))
  const native = useSentForm('deletion')
  const [deleted, setDeleted] = useState(native !== null && native.problem === null)
  if (deleted && !query.data) return <AccountDeleted />
  if (query.data)
    return <OwnAccount person={query.data} account={account} {...updating} onDeleted={() => setDeleted(true)} />
  return query.data === null ? <SignedOut /> : <AccountUnknown query={query} />
}

interface OwnAccountProps extends AccountPageProps {
  person: Account
  onDeleted: () => void
}

function OwnAccount({ person, account, updates, notices, onDeleted }: OwnAccountProps) {
  return (
    <div className="container-page py-12 md:py-16">
      <h1 className="page-title">Your account</h1>
      <div className="mt-8 md:mt-12">
        <NameSection person={person} account={account} />
        <EmailSection email={person.email} account={account} />
        <UpdatesSection email={person.email} account={account} updates={updates} notices={notices} />
        <AccountSection heading="Password" text="Changing your password signs you out everywhere except here.">
          <ChangePasswordForm email={person.email} account={account} />
        </AccountSection>
        <TwoStepSection email={person.email} account={account} />
        <SignInsSection account={account} />
        <AccountSection
          heading="Your data"
          text="Download everything in your account as one JSON file: your name, email address, sign-ins, saved homes with notes, saved searches, email updates, and devices with notifications."
        >
          <ExportData account={account} />
        </AccountSection>
        <AccountSection
          heading="Delete account"
          text="Your account is deleted right away and can’t be restored. You can still search and save homes without one."
        >
          <DeleteAccount email={person.email} account={account} onDeleted={onDeleted} />
        </AccountSection>
      </div>
    </div>
  )
}
