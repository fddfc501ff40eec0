import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { RETENTION } from '#content/retention.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import type { Mailer } from '#ports/server/mailer.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import { writeMime } from './mime-message.ts'

/** The folder for mails, created if missing, and their sender. */
export interface EmlFolderOptions {
  folder: string
  /** Asked for each mail: the agency may have changed. */
  from: () => Mailbox
}

/** Writes each mail as a file `{id}.eml`, whole or not at all; for a site without a mail server. */
export function emlFolderMailer({ folder, from }: EmlFolderOptions): Mailer {
  return {
    async send(mail, id) {
      try {
        // Only the site's user may read visitors' messages.
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(join(folder, `${id}.eml`), await writeMime(mail, id, from()))
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: 'try-again', reason: (error as Error).message }
      }
    },
    close: () => {},
  }
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}

const DAY = 24 * 60 * 60 * 1000

/** Removes mail files after the retention period of mails. A missing folder counts as empty. */
export const emlFolderRetention = (folder: string): RetentionRule => ({
  name: 'mail files',
  removeOld: async (now) => {
    const names = await readdir(folder).catch(() => [])
    const files = names.filter((name) => /\.eml(\.unfinished)?$/.test(name)).map((name) => join(folder, name))
    const limit = now.getTime() - RETENTION.mailDays * DAY
    let removed = 0
    for (const file of files) {
      if ((await stat(file)).mtimeMs >= limit) continue
      await unlink(file)
      removed++
    }
    return removed
  },
})
