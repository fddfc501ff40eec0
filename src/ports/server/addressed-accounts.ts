/** Accounts by their email address, for the agency's command line. Throws what the database throws. */
export interface AddressedAccounts {
  has(email: string): Promise<boolean>
  /** Deletes the account with all that is saved in it and the mails about it; false where there is none. */
  remove(email: string): Promise<boolean>
}
