import { databaseMailEvents } from '#adapters/database/mail/mail-events.ts'
import { readMailReport } from '#adapters/mail/mail-report.ts'
import type { MailEvents } from '#ports/server/mail-events.ts'
import type { Config } from '#process/config.ts'
import { openLiveDatabase } from './live-database.ts'

export { readMailReport }

/** What became of the live edition's emails; to be closed after use. Throws, with a message for the operator, if its database can't be opened. */
export async function openMailEvents(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<{ events: MailEvents; close: () => Promise<void> }> {
  const opened = await openLiveDatabase(config, { preparesSearch: false })
  if (!opened.ok) throw new Error(opened.problem.message)
  const database = opened.value
  return {
    events: databaseMailEvents(database, { now: () => new Date() }),
    close: () => database.close(),
  }
}
