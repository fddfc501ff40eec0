import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { ACCOUNT_KEY } from './account-key.ts'

/** Where to choose emails, and whether any are sent; null for a visitor who would have to sign in first. */
export function useEmailsOffered(): { updates: UpdatesGateway; areSent: boolean } | null {
  const { gateways, fromShell } = useRouter().options.context
  const isSignedIn = Boolean(useQueryClient().getQueryData(ACCOUNT_KEY))
  return fromShell || isSignedIn ? { updates: gateways.visitor.updates, areSent: !fromShell } : null
}
