import { ok } from '#domain/result.ts'
import type { AccountGateway } from '#ports/account-gateway.ts'

/** Simulated sign-in and sign-up take this long (specification section 9). */
const DELAY_MS = 1500

/** The sample edition's accounts: every submit succeeds after a while and nothing is kept or sent. */
export function simulatedAccountGateway(delayMs = DELAY_MS): AccountGateway {
  const simulate = async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return ok(undefined)
  }
  return { signIn: simulate, signUp: simulate, requestPasswordReset: simulate }
}
