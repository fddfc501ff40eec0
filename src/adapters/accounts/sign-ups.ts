import { accountExistsMail, signUpMail } from '#content/account-mails.ts'
import { CONFIRMATION_HOURS } from '#content/retention.ts'
import type { SignUp } from '#domain/account/account.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { DEAD_LINK, refuse } from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'
import { refuseEasy } from './easy-passwords.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import { fromDevice } from './session-cookie.ts'
import { signedIn } from './sessions.ts'

/** When a link that is mailed now stops confirming an address. */
export const confirmableUntil = (now: Date): Date => new Date(now.getTime() + CONFIRMATION_HOURS * 3600 * 1000)

/**
 * Signing up: the account is made when the link mailed to its address is used, with the name and password of that sign-up.
 * So nobody can make an account with another's address, or set its password beforehand.
 */
export function signUps(parts: AccountParts): Pick<Accounts, 'signUp' | 'confirmSignUp'> {
  const { db, auth, clock, passwords, answer } = parts
  return {
    signUp: (person) =>
      answer(async () => {
        refuseEasy('password', person.password, person)
        const password = await passwords.hash(person.password)
        const { token, hash } = newLinkToken()
        const until = confirmableUntil(clock.now())
        // The same work whether or not the address has an account: a row and a mail. Without the mail the row is of no use.
        const isTaken = await hasAccount(db, person.email)
        await db
          .insertInto('account_sign_ups')
          .values(signUpRow(person, password, hash, until))
          .execute()
        await (isTaken ? tellOwner(parts, person.email) : sendLink(parts, person.email, token, until))
      }),
    confirmSignUp: (token, device) =>
      answer(async () => {
        const userId = (await createAccount(db, token, clock.now())) ?? refuse(DEAD_LINK)
        const headers = fromDevice(device)
        return signedIn(
          parts,
          (await auth.api.startSession({ body: { userId }, headers, returnHeaders: true })).headers,
        )
      }),
  }
}

const signUpRow = (person: SignUp, password: string, hash: string, until: Date) => ({
  token_hash: hash,
  email: person.email.toLowerCase(),
  first_name: person.firstName,
  last_name: person.lastName,
  password,
  expires_at: until.toISOString(),
})

const sendLink = ({ siteAddress, send }: AccountParts, email: string, token: string, until: Date) =>
  // A fragment is not sent to servers, so the token gets into no log.
  send(email, signUpMail(`${siteAddress}/confirm-email#sign-up.${token}`), { topic: 'sign-up', secretUntil: until })

const tellOwner = ({ siteAddress, send }: AccountParts, email: string) => {
  const links = { signIn: `${siteAddress}/signin`, reset: `${siteAddress}/forgot-password` }
  return send(email, accountExistsMail(links), { topic: 'account-exists', secretUntil: null })
}

export async function hasAccount(db: AccountDatabase, email: string): Promise<boolean> {
  const found = db.selectFrom('account_users').select('id').where('email', '=', email.toLowerCase())
  return (await found.executeTakeFirst()) !== undefined
}

/** Makes the account of a link and answers its id; null for a link that doesn't work. The address's other links go. */
async function createAccount(db: AccountDatabase, token: string, now: Date): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction
      .deleteFrom('account_sign_ups')
      .where('token_hash', '=', linkTokenHash(token))
      .where('expires_at', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!person) return null
    await transaction.deleteFrom('account_sign_ups').where('email', '=', person.email).execute()
    return insertAccount(transaction, person, now.toISOString())
  })
}

/** Answers null if the address has an account meanwhile. */
async function insertAccount(
  transaction: AccountDatabase,
  person: ReturnType<typeof signUpRow>,
  now: string,
): Promise<string | null> {
  const [id, times] = [crypto.randomUUID(), { created_at: now, updated_at: now }]
  const { first_name, last_name, email, password } = person
  const inserted = await transaction
    .insertInto('account_users')
    .values({ id, first_name, last_name, email, email_verified: 1, two_factor: 0, ...times })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows) === 0) return null
  await transaction
    .insertInto('account_credentials')
    // As better-auth stores a password.
    .values({
      id: crypto.randomUUID(),
      user_id: id,
      provider_id: 'credential',
      provider_account_id: id,
      password,
      ...times,
    })
    .execute()
  return id
}
