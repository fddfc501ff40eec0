import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { createAuth } from '#adapters/accounts/auth.ts'
import { ok } from '#domain/result.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { openTestDatabase, type TestDatabase } from '../conformance/test-databases.ts'

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

test('A-01 an unknown address costs as many hashes as a wrong password: one', async () => {
  let hashes = 0
  const counted = {
    hash: async (password: string) => (hashes++, `hash of ${password}`),
    verify: async ({ hash, password }: { hash: string; password: string }) => (
      hashes++,
      hash === `hash of ${password}`
    ),
  }
  const auth = createAuth({ ...parts(), passwords: counted, sendReset: async () => {}, onTaken: () => {} })
  await auth.api.signUpEmail({ body: { name: 'Ana', lastName: 'Ruiz', email: 'a@example.com', password: 'right' } })
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
  const accounts = openAccounts({ ...parts(), clock, outbox, siteAddress: 'http://homes.test' })
  const person = { firstName: 'Ben', lastName: 'Lee', email: 'b@example.com', password: 'blue door, warm kitchen' }
  await accounts.signUp(person)
  // No answer waits for the mail, which leaves only below.
  expect(await accounts.requestPasswordReset(person.email)).toEqual(ok(undefined))
  expect(mails).toEqual([])
  expect(await accounts.signUp(person)).toEqual(ok(undefined))
  mail.resolve()
  await accounts.close()
  expect(mails.map(({ topic }) => topic).sort()).toEqual(['account-exists', 'password-reset'])
})
