import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { UpdateRequestsGateway } from '#ports/browser/update-requests-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { ACCOUNT_KEY } from './account-key.ts'

/** How emails are chosen: by a choice of the account, or by a request to an address. `areSent` is false in the sample edition. */
export type EmailsOffered = { updates: UpdatesGateway } & (
  | { to: 'account' }
  | { to: 'address'; requests: UpdateRequestsGateway; areSent: boolean }
)

export function useEmailsOffered(): EmailsOffered {
  const { gateways, fromShell } = useRouter().options.context
  const isSignedIn = Boolean(useQueryClient().getQueryData(ACCOUNT_KEY))
  const { updates, updateRequests: requests } = gateways.visitor
  return isSignedIn ? { to: 'account', updates } : { to: 'address', updates, requests, areSent: !fromShell }
}
