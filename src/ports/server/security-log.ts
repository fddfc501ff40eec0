/** What an operator looks for after an attack. */
export type SecurityEvent =
  | 'sign-in-failed'
  | 'code-failed'
  | 'rate-refused'
  | 'reset-requested'
  | 'reset-done'
  | 'password-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'two-step-on'
  | 'two-step-off'
  | 'sessions-ended'
  | 'account-deleted'

export interface SecurityFacts {
  event: SecurityEvent
  /** Leads to the request's line in the log. */
  requestId: string
  /** Without the query. */
  path: string
  /** The email address that was tried; the adapter writes it in no readable form. */
  email?: string
}

/** Writes one event to the security log. */
export type NoteSecurity = (facts: SecurityFacts) => void
