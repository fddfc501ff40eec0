import type { Account } from '#domain/account/account.ts'
import { ok } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

interface SignInAnswer {
  status: 'accepted' | 'code-needed'
  challenge?: string
}

/** The visitor's account, stored on the server. */
export function httpAccountGateway(send?: Send): AccountGateway {
  const api = apiClient(send)
  return {
    async current() {
      const answer = await api.get<{ account: Account | null }>('account')
      return answer.ok ? ok(answer.value.account) : answer
    },
    async signIn(email, password) {
      const answer = await api.change<SignInAnswer>('POST', 'account/sign-in', { email, password })
      if (!answer.ok) return answer
      const { status, challenge = '' } = answer.value
      return ok(status === 'code-needed' ? { step: 'code', challenge } : { step: 'done' })
    },
    signInWithCode: (challenge, code) => api.change('POST', 'account/sign-in/code', { challenge, code }),
    async signUp(person) {
      const answer = await api.change('POST', 'account/sign-up', person)
      return answer.ok ? ok('link-mailed') : answer
    },
    confirmSignUp: (token) => api.change('POST', 'account/confirmation', { token }),
    settings: () => api.get('account/settings'),
    rename: (firstName, lastName) => api.change('PUT', 'account/name', { firstName, lastName }),
    mailConfirmation: () => api.change('POST', 'account/confirmation-link'),
    requestEmailChange: (change) => api.change('POST', 'account/email', change),
    confirmEmailChange: (token) => api.change('PUT', 'account/email', { token }),
    endSession: (id) => api.change('DELETE', `account/sessions/${encodeURIComponent(id)}`),
    endOtherSessions: () => api.change('DELETE', 'account/sessions'),
    startTwoStep: (password) => api.change('POST', 'account/two-step', { password }),
    finishTwoStep: (code) => api.change('PUT', 'account/two-step', { code }),
    stopTwoStep: (password, code) => api.change('POST', 'account/two-step/removal', { password, code }),
    signOut: () => api.change('POST', 'account/sign-out'),
    requestPasswordReset: (email) => api.change('POST', 'account/password-reset', { email }),
    checkResetLink: (token) => api.change('POST', 'account/password-reset/link', { token }),
    resetPassword: (token, password) => api.change('PUT', 'account/password-reset', { token, password }),
    changePassword: (current, next) => api.change('PUT', 'account/password', { current, next }),
    deleteAccount: (password) => api.change('POST', 'account/deletion', { password }),
    exportData: () => api.get('account/export'),
  }
}
