/** The columns of accounts that say to whom emails go, for `withTables`. */
export type AccountAddresses = {
  account_users: { id: string; first_name: string; email: string; email_verified: number }
}

/** The columns of sessions that say which browsers are signed in, for `withTables`. */
export type AccountSessions = {
  account_sessions: { id: string; user_id: string; device: string | null; created_at: string; expires_at: string }
}
