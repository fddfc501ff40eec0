import { join } from 'node:path'
import { databaseMailOutbox } from '#adapters/database/mail/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import type { Database } from '#adapters/database/open-database.ts'
import { emlFolderMailer, emlFolderRetention } from '#adapters/mail/eml-folder.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { startMailWorker } from '#application/mail/mail-worker.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { MailOutbox } from '#ports/server/mail-outbox.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { Config } from '#process/config.ts'

/** The site's mails. */
export interface LiveMail {
  outbox: MailOutbox
  /** To be called after a transaction that put mails into the outbox. */
  wake: () => void
  /** For the files that mails became. */
  retention: RetentionRule[]
  /** Resolves when mails in work are settled; to be called before the database is closed. */
  stop: () => Promise<void>
}

export interface LiveMailParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  clock: Clock
  log: Log
  onError: (error: unknown) => void
}

/** Starts to send what waits in the database's outbox, by the configured mail server or into files. */
export async function startLiveMail(
  database: Database,
  { config, clock, log, onError }: LiveMailParts,
): Promise<LiveMail> {
  const { smtpUrl, mailFrom: from } = config
  const folder = join(config.dataDir, 'outbox')
  const mailer = smtpUrl ? smtpMailer({ url: smtpUrl, from }) : emlFolderMailer({ folder, from })
  const queue = databaseMailQueue(database)
  // The embedded database serves one process: whoever held a lease is gone.
  if (database.kind === 'sqlite') await queue.release(clock.now())
  const worker = startMailWorker({ queue, mailer, clock, log, random: Math.random })
  return {
    outbox: databaseMailOutbox(database, { clock, onStored: worker.wake, onError }),
    wake: worker.wake,
    // Also where a mail server is used by now: there may be files from before.
    retention: [emlFolderRetention(folder)],
    stop: worker.stop,
  }
}
