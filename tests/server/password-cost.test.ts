import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { createAuth } from '#adapters/accounts/auth.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ok } from '#domain/result.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { openTestDatabase, type TestDatabase } from '../conformance/test-databases.ts'
import { sourceOf } from '../second-agency.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase('sqlite')
})
afterAll(() => opened.remove())

const parts = () => ({
  db: opened.database.db.withTables<AccountTables>(),
  secret: 'only for tests, only for tests, only for tests',
  onError: () => {},
})

async function newAccount(email: string): Promise<void> {
  const [id, times] = [`user of ${email}`, { created_at: '2026-11-22', updated_at: '2026-11-22' }]
  const { db } = parts()
  const person = { id, first_name: 'Ana', last_name: 'Ruiz', email, email_verified: 1, ...times }
  await db.insertInto('account_users').values(person).execute()
  const credential = { id: `credential of ${email}`, user_id: id, provider_id: 'credential', provider_account_id: id }
  await db
    .insertInto('account_credentials')
    .values({ ...credential, password: 'hash of right', ...times })
    .execute()
}

test('A-01 an unknown address costs as many hashes as a wrong password: one', async () => {
  let hashes = 0
  const counted = {
    hash: async (password: string) => (hashes++, `hash of ${password}`),
    verify: async ({ hash, password }: { hash: string; password: string }) => (
      hashes++,
      hash === `hash of ${password}`
    ),
  }
  await newAccount('a@example.com')
  const auth = createAuth({ ...parts(), passwords: counted, sendReset: async () => {} })
  const costOf = async (email: string) => {
    hashes = 0
    await expect(auth.api.signInEmail({ body: { email, password: 'wrong' } })).rejects.toThrow(
      'Invalid email or password',
    )
    return hashes
  }
  expect([await costOf('a@example.com'), await costOf('nobody@example.com')]).toEqual([1, 1])
})

test('R-04 asking for a link is answered before anything is done about it', async () => {
  const mail = Promise.withResolvers<void>()
  const mails: OutgoingMail[] = []
  const outbox = {
    enqueue: async (outgoing: OutgoingMail) => {
      mails.push(outgoing)
      await mail.promise
      return ok(undefined)
    },
  }
  const clock = { now: () => new Date() }
  const accounts = openAccounts({
    ...parts(),
    agency: sourceOf(SAMPLE_AGENCY),
    clock,
    outbox,
    siteAddress: 'http://homes.test',
  })
  await newAccount('b@example.com')
  // No answer waits for the mail, which leaves only below.
  expect(await accounts.requestPasswordReset('b@example.com')).toEqual(ok(undefined))
  expect(mails).toEqual([])
  mail.resolve()
  await accounts.close()
  expect(mails.map(({ topic }) => topic)).toEqual(['password-reset'])
})

test('signing up is the same work whether or not the address has an account: a row and a mail', async () => {
  const { db } = parts()
  const mails: OutgoingMail[] = []
  const outbox = { enqueue: async (outgoing: OutgoingMail) => (mails.push(outgoing), ok(undefined)) }
  const accounts = openAccounts({
    ...parts(),
    agency: sourceOf(SAMPLE_AGENCY),
    clock: { now: () => new Date() },
    outbox,
    siteAddress: 'http://homes.test',
  })
  await newAccount('c@example.com')
  const pending = async () => (await db.selectFrom('account_sign_ups').select('email').execute()).length
  for (const email of ['c@example.com', 'd@example.com']) {
    const before = await pending()
    const person = { firstName: 'Cleo', lastName: 'Lee', email, password: 'blue door, warm kitchen' }
    expect(await accounts.signUp(person)).toEqual(ok(undefined))
    expect([(await pending()) - before, mails.length]).toEqual([1, 1])
    mails.length = 0
  }
  await accounts.close()
})
