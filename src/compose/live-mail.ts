import { join } from 'node:path'
import { databaseMailOutbox } from '#adapters/database/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail-queue.ts'
import type { Database } from '#adapters/database/open-database.ts'
import { emlFolderMailer } from '#adapters/mail/eml-folder.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import type { Clock } from '#ports/clock.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { startMailWorker } from '#server/mail/mail-worker.ts'

/** The site's mails. */
export interface LiveMail {
  outbox: MailOutbox
  /** To be called after a transaction that put mails into the outbox. */
  wake: () => void
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
export function startLiveMail(database: Database, { config, clock, log, onError }: LiveMailParts): LiveMail {
  const { smtpUrl, mailFrom: from } = config
  const mailer = smtpUrl ? smtpMailer({ url: smtpUrl, from }) : emlFolderMailer({ folder: emlFolder(config), from })
  const worker = startMailWorker({ queue: databaseMailQueue(database), mailer, clock, log, random: Math.random })
  const outbox = databaseMailOutbox(database, { clock, onStored: worker.wake, onError })
  return { outbox, wake: worker.wake, stop: worker.stop }
}

/** Where mails go as files while no mail server is configured. */
export const emlFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')
