import { createHash, randomBytes } from 'node:crypto'
import type { AccountDatabase } from './account-tables.ts'

/** Codes made at once. */
const COUNT = 10
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const HASHED = 'sha256:'

/**
 * Codes of 120 random bits in base32, in groups of four: ASVS 5.0 (6.5.2) allows a plain hash for codes of 112 bits or more.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(24), (byte) => BASE32[byte & 31]!)
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  )

/** What is stored of a code, with or without its hyphens. */
export const recoveryCodeHash = (code: string): string =>
  HASHED + createHash('sha256').update(code.replaceAll('-', '')).digest('hex')

/** How better-auth stores the list of codes, as JSON: hashed. It compares what it reads with a code's hash. */
export const HASHED_CODES = {
  encrypt: async (json: string): Promise<string> => {
    const codes = JSON.parse(json) as string[]
    // After a code was used, the others come again as they were read.
    return JSON.stringify(codes.map((code) => (code.startsWith(HASHED) ? code : recoveryCodeHash(code))))
  },
  decrypt: async (stored: string): Promise<string> => stored,
}

/** Number of an account's recovery codes that were not used. */
export async function recoveryCodesLeft(db: AccountDatabase, accountId: string): Promise<number> {
  const rows = db.selectFrom('account_two_factors').select('recovery_codes').where('user_id', '=', accountId)
  const row = await rows.executeTakeFirst()
  return row ? (JSON.parse(row.recovery_codes) as string[]).length : 0
}
