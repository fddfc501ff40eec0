import { httpAccountGateway } from '#adapters/api-client/account-gateway.ts'
import { endPushSubscription } from '#adapters/browser-push/service-worker.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'

/**
 * The account on the server. Signing out and deleting it also end this browser's push subscription: what waits at the push service isn't
 * for whoever uses the browser next.
 */
export function browserAccount(): AccountGateway {
  const account = httpAccountGateway()
  return {
    ...account,
    signOut: () => thenQuiet(account.signOut()),
    deleteAccount: (password) => thenQuiet(account.deleteAccount(password)),
  }
}

async function thenQuiet<R extends { ok: boolean }>(answer: Promise<R>): Promise<R> {
  const result = await answer
  if (result.ok) void endPushSubscription()
  return result
}
