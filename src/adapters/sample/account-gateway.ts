import { fail, ok, unavailable } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'

/** Simulated duration of sign-in and sign-up, ms (specification section 9). */
const DELAY_MS = 1500

const NO_ACCOUNTS = 'This is a demo without accounts. Saved items stay in this browser, and nothing is sent.'

/** Simulated accounts: every submit succeeds after a delay; nothing is stored or sent. */
export function simulatedAccountGateway(delayMs = DELAY_MS): AccountGateway {
  const simulated = async <T>(value: T) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return ok(value)
  }
  const simulate = () => simulated(undefined)
  // What needs a real account answers that there is none.
  const decline = async () => fail(unavailable(NO_ACCOUNTS))
  return {
    current: async () => ok(null),
    signIn: () => simulated({ step: 'done' as const }),
    signInWithCode: decline,
    signUp: () => simulated('done' as const),
    confirmSignUp: decline,
    settings: decline,
    rename: decline,
    mailConfirmation: decline,
    requestEmailChange: decline,
    confirmEmailChange: decline,
    endSession: decline,
    endOtherSessions: decline,
    startTwoStep: decline,
    finishTwoStep: decline,
    stopTwoStep: decline,
    signOut: async () => ok(undefined),
    requestPasswordReset: simulate,
    checkResetLink: async () => ok(undefined),
    resetPassword: simulate,
    changePassword: decline,
    deleteAccount: decline,
    exportData: decline,
  }
}
