import { join } from 'node:path'
import type { Database } from '#adapters/database/database.ts'
import { databaseMailOutbox } from '#adapters/database/mail/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { emlFolderMailer, emlFolderRetention } from '#adapters/mail/eml-folder.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { startMailWorker } from '#application/mail/mail-worker.ts'
import { mailboxOf } from '#domain/agency/agency-mailbox.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { Log } from '#ports/server/log.ts'
import type { MailOutbox } from '#ports/server/mail-outbox.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { Config } from '#process/config.ts'

/** The outbox and its worker. */
export interface LiveMail {
  outbox: MailOutbox
  /** Call it after a transaction that stored mails in the outbox. */
  wake: () => void
  /** For mails written as files. */
  retention: RetentionRule[]
  /** Resolves when claimed mails are settled; to be called before the database is closed. */
  stop: () => Promise<void>
}

export interface LiveMailDeps {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  agency: Pick<AgencySource, 'current'>
  clock: Clock
  log: Log
  onError: (error: unknown) => void
}

/** Starts sending the mails of the outbox by the configured mail server, or as files. */
export async function startLiveMail(
  database: Database,
  { config, agency, clock, log, onError }: LiveMailDeps,
): Promise<LiveMail> {
  const { smtpUrl, mailFrom } = config
  const from = () => mailFrom ?? mailboxOf(agency.current().agency)
  const folder = join(config.dataDir, 'outbox')
  const mailer = smtpUrl ? smtpMailer({ url: smtpUrl, from }) : emlFolderMailer({ folder, from })
  const queue = databaseMailQueue(database, clock)
  // The embedded database serves one process, so leases left in it are a dead process's.
  if (database.kind === 'sqlite') await queue.release(clock.now()).catch(onError)
  const worker = startMailWorker({ queue, mailer, log, random: Math.random })
  return {
    outbox: databaseMailOutbox(database, { clock, onStored: worker.wake, onError }),
    wake: worker.wake,
    // Even with a mail server: there may be files from before.
    retention: [emlFolderRetention(folder)],
    stop: worker.stop,
  }
}
