import { accountExistsMail, signUpMail } from '#content/account-mails.ts'
import { CONFIRMATION_HOURS } from '#content/retention.ts'
import type { Account } from '#domain/account/account.ts'
import type { Accounts, KnownAccount } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { CONFIRMED_ALREADY, DEAD_LINK, refuse } from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'
import { addressHolder, freeAddress, type AddressHolder } from './address-holder.ts'
import { refuseEasy } from './easy-passwords.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import { fromDevice } from './session-cookie.ts'
import { signedIn } from './sessions.ts'
import { allowUpdates } from './stopped-updates.ts'

/** When a link that is mailed now stops confirming an address. */
export const confirmableUntil = (now: Date): Date => new Date(now.getTime() + CONFIRMATION_HOURS * 3600 * 1000)

/**
 * Signing up makes the account at once; nothing but links to confirm it is mailed to its address before one is used. Whoever uses
 * a link owns the address: if an account was made with it by another sign-up, that account is removed and the link's own is made.
 * So nobody can set the password of another's address beforehand.
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
        const row = signUpRow(person, password, hash, until)
        // Nearly the same work whether or not the address has an account: a row and a mail.
        const holder = await addressHolder(db, person.email)
        const isOwn = holder?.confirmed === false && (await hasPassword(parts, holder.id, person.password))
        await db.transaction().execute(async (transaction) => {
          if (isOwn) return replaceSignUp(transaction, holder, row)
          await transaction.insertInto('account_sign_ups').values(row).execute()
          if (!holder) await insertAccount(transaction, row, { now: clock.now(), confirmed: false })
          return undefined
        })
        await (holder?.confirmed ? tellOwner(parts, person.email) : sendLink(parts, person.email, token, until))
      }),
    confirmSignUp: (token, device) =>
      answer(async () => {
        const userId = (await confirmedAccount(db, token, clock.now())) ?? refuse(DEAD_LINK)
        const headers = fromDevice(device)
        return signedIn(
          parts,
          (await auth.api.startSession({ body: { userId }, headers, returnHeaders: true })).headers,
        )
      }),
  }
}

const signUpRow = (person: Account, password: string, hash: string, until: Date) => ({
  token_hash: hash,
  email: person.email.toLowerCase(),
  first_name: person.firstName,
  last_name: person.lastName,
  password,
  expires_at: until.toISOString(),
})

const sendLink = ({ agency, siteAddress, send }: AccountParts, email: string, token: string, until: Date) =>
  // A fragment is not sent to servers, so the token gets into no log.
  send(email, signUpMail(agency(), `${siteAddress}/confirm-email#sign-up.${token}`), {
    topic: 'sign-up',
    secretUntil: until,
  })

/** Mails an account another link that confirms its address, in place of the one before. Refuses once it is confirmed. */
export async function mailConfirmation(parts: AccountParts, { id, ...person }: KnownAccount): Promise<void> {
  const { db, clock } = parts
  const { token, hash } = newLinkToken()
  const until = confirmableUntil(clock.now())
  await db.transaction().execute(async (transaction) => {
    const holder = await addressHolder(transaction, person.email)
    if (holder?.id !== id || holder.confirmed) return refuse(CONFIRMED_ALREADY)
    const password = (await passwordHash(transaction, id)) ?? ''
    await replaceSignUp(transaction, holder, signUpRow(person, password, hash, until))
  })
  await sendLink(parts, person.email, token, until)
}

const tellOwner = ({ agency, siteAddress, send }: AccountParts, email: string) => {
  const links = { signIn: `${siteAddress}/signin`, reset: `${siteAddress}/forgot-password` }
  return send(email, accountExistsMail(agency(), links), { topic: 'account-exists', secretUntil: null })
}

/** Confirms the address of a link's account and answers its id; null for a link that doesn't work. The address's other links go. */
async function confirmedAccount(db: AccountDatabase, token: string, now: Date): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction
      .deleteFrom('account_sign_ups')
      .where('token_hash', '=', linkTokenHash(token))
      .where('expires_at', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!person) return null
    await transaction.deleteFrom('account_sign_ups').where('email', '=', person.email).execute()
    await allowUpdates(transaction, person.email)
    const holder = await addressHolder(transaction, person.email)
    if (holder?.signUp === person.token_hash) return markConfirmed(transaction, holder.id)
    return (await freeAddress(transaction, person.email))
      ? insertAccount(transaction, person, { now, confirmed: true })
      : null
  })
}

/** Whether it is the password of an account: then whoever signs up anew, for another link, made that account. */
async function hasPassword({ db, passwords }: AccountParts, userId: string, password: string): Promise<boolean> {
  const hash = await passwordHash(db, userId)
  return hash ? passwords.verify({ hash, password }) : false
}

export async function passwordHash(db: AccountDatabase, userId: string): Promise<string | null> {
  const found = db.selectFrom('account_credentials').select('password').where('user_id', '=', userId)
  return (await found.executeTakeFirst())?.password ?? null
}

/** Gives an account another link in place of its last one, which would now remove the account and make it anew. */
async function replaceSignUp(
  transaction: AccountDatabase,
  { id, signUp }: AddressHolder,
  row: ReturnType<typeof signUpRow>,
): Promise<void> {
  await transaction
    .deleteFrom('account_sign_ups')
    .where('token_hash', '=', signUp ?? '')
    .execute()
  await transaction.insertInto('account_sign_ups').values(row).execute()
  await transaction.updateTable('account_users').set({ sign_up: row.token_hash }).where('id', '=', id).execute()
}

async function markConfirmed(transaction: AccountDatabase, id: string): Promise<string> {
  const set = { email_verified: 1, sign_up: null }
  await transaction.updateTable('account_users').set(set).where('id', '=', id).execute()
  return id
}

/** Answers null if the address has an account meanwhile. */
export async function insertAccount(
  transaction: AccountDatabase,
  person: Omit<ReturnType<typeof signUpRow>, 'expires_at'>,
  { now, confirmed }: { now: Date; confirmed: boolean },
): Promise<string | null> {
  const [id, time] = [crypto.randomUUID(), now.toISOString()]
  const times = { created_at: time, updated_at: time }
  const { first_name, last_name, email, password, token_hash } = person
  const address = confirmed ? { email_verified: 1, sign_up: null } : { email_verified: 0, sign_up: token_hash }
  const inserted = await transaction
    .insertInto('account_users')
    .values({ id, first_name, last_name, email, ...address, two_factor: 0, ...times })
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
