import type { AccountDatabase } from './account-tables.ts'
import { removeResetLinks } from './auth.ts'

/** The account with an address. */
export interface AddressHolder {
  id: string
  /** Whether a link mailed to the address has been used. */
  confirmed: boolean
  /** The hash of the link of the sign-up that made it; null once the address is confirmed. */
  signUp: string | null
}

/** The account with this address, or null. */
export async function addressHolder(db: AccountDatabase, email: string): Promise<AddressHolder | null> {
  const found = db.selectFrom('account_users').select(['id', 'email_verified', 'sign_up'])
  const row = await found.where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row ? { id: row.id, confirmed: row.email_verified !== 0, signUp: row.sign_up } : null
}

/**
 * Makes an address free for somebody who has shown that it is theirs: an account whose address was never confirmed is removed,
 * with what it kept. False if an account with a confirmed address has it.
 */
export async function freeAddress(transaction: AccountDatabase, email: string): Promise<boolean> {
  const holder = await addressHolder(transaction, email)
  if (holder?.confirmed) return false
  if (!holder) return true
  await removeResetLinks(transaction, holder.id)
  await transaction.deleteFrom('account_users').where('id', '=', holder.id).execute()
  return true
}
