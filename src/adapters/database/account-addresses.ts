/** The columns of accounts that say where emails go, for `withTables`. */
export type AccountAddresses = { account_users: { id: string; email: string; email_verified: number } }
