import { databaseInquiryRecords } from '#adapters/database/inquiries/inquiry-records.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import type { InquiryRecords } from '#ports/server/inquiry-records.ts'
import type { Config } from '#process/config.ts'

/** The stored inquiries; to be closed after use. */
export interface OpenInquiryRecords {
  records: InquiryRecords
  close: () => Promise<void>
}

/** Opens the live edition's database for a look at its inquiries. Throws, in words for the operator, when it can't. */
export async function openInquiryRecords({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenInquiryRecords> {
  try {
    const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl, dataDir })
    const clock = { now: () => new Date() }
    return { records: databaseInquiryRecords(database, clock), close: () => database.close() }
  } catch (error) {
    const place = databaseUrl === null ? `in ${dataDir} (DATA_DIR)` : 'named by DATABASE_URL'
    throw new Error(`The database ${place} cannot be opened: ${(error as Error).message}`, { cause: error })
  }
}
