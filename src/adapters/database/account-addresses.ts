/** The columns of accounts that say to whom emails go, for `withTables`. */
export type AccountAddresses = {
  account_users: { id: string; first_name: string; email: string; email_verified: number }
}
