import { expect, test } from 'vitest'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { addressedAccounts } from '#adapters/accounts/own-data.ts'
import { describeOnEngines } from './database-engines.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const NOW = '2026-11-21T10:00:00.000Z'

describeOnEngines('accounts by their address on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  test('an account is deleted with all that is saved in it; another stays', async () => {
    const { database } = opened()
    const db = database.db.withTables<AccountTables>()
    const user = {
      first_name: 'Ana',
      last_name: 'Ruiz',
      email_verified: 1,
      sign_up: null,
      created_at: NOW,
      updated_at: NOW,
    }
    await db
      .insertInto('account_users')
      .values([
        { id: 'one', email: 'ana@example.com', ...user },
        { id: 'two', email: 'bo@example.com', ...user },
      ])
      .execute()
    await database.db
      .insertInto('owners')
      .values([
        { id: 'a', account_id: 'one', changed_on: '2026-11-21' },
        { id: 'b', account_id: 'two', changed_on: '2026-11-21' },
      ])
      .execute()
    const accounts = addressedAccounts(db)
    expect([await accounts.has(' Ana@Example.com'), await accounts.has('cy@example.com')]).toEqual([true, false])
    expect(await accounts.remove('ANA@example.com')).toBe(true)
    expect([await accounts.has('ana@example.com'), await accounts.remove('ana@example.com')]).toEqual([false, false])
    expect(await database.db.selectFrom('owners').select('id').execute()).toEqual([{ id: 'b' }])
  })
})
