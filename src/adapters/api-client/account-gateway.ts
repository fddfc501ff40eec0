import type { Account } from '#domain/account/account.ts'
import { ok } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { apiClient, type Send } from './api-client.ts'

/** The visitor's account, stored on the server. */
export function httpAccountGateway(send?: Send): AccountGateway {
  const api = apiClient(send)
  return {
    async current() {
      const answer = await api.get<{ account: Account | null }>('account')
      return answer.ok ? ok(answer.value.account) : answer
    },
    signIn: (email, password) => api.change('POST', 'account/sign-in', { email, password }),
    signUp: (person) => api.change('POST', 'account/sign-up', person),
    signOut: () => api.change('POST', 'account/sign-out'),
    requestPasswordReset: (email) => api.change('POST', 'account/password-reset', { email }),
    resetPassword: (token, password) => api.change('PUT', 'account/password-reset', { token, password }),
    changePassword: (current, next) => api.change('PUT', 'account/password', { current, next }),
    deleteAccount: (password) => api.change('POST', 'account/deletion', { password }),
    exportData: () => api.get('account/export'),
  }
}
