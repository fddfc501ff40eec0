import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { addressedAccounts } from '#adapters/accounts/own-data.ts'
import { databaseInquiryRecords } from '#adapters/database/inquiries/inquiry-records.ts'
import type { AddressedAccounts } from '#ports/server/addressed-accounts.ts'
import type { InquiryRecords } from '#ports/server/inquiry-records.ts'
import type { Config } from '#process/config.ts'
import { openLiveDatabase } from './live-database.ts'

/** The stored inquiries, and the accounts of those who sent them; to be closed after use. */
export interface OpenInquiryRecords {
  records: InquiryRecords
  accounts: AddressedAccounts
  close: () => Promise<void>
}

/** Opens the inquiries of the live edition's database. Throws, with a message for the operator, if it can't be opened. */
export async function openInquiryRecords(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenInquiryRecords> {
  const opened = await openLiveDatabase(config, { preparesSearch: false })
  if (!opened.ok) throw new Error(opened.problem.message)
  const database = opened.value
  const clock = { now: () => new Date() }
  return {
    records: databaseInquiryRecords(database, clock),
    accounts: addressedAccounts(database.db.withTables<AccountTables>()),
    close: () => database.close(),
  }
}
