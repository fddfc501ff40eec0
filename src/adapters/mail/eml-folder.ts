import { mkdirSync } from 'node:fs'
import { open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailbox } from '#domain/mail.ts'
import type { Mailer } from '#ports/mailer.ts'
import { writeMime } from './mime-message.ts'

/** Where mails are put, made if it is missing, and from whom they are. */
export interface EmlFolderOptions {
  folder: string
  from: Mailbox
}

/** The mail server of a site that has none: each mail becomes a file `{id}.eml`, whole or not at all. */
export function emlFolderMailer({ folder, from }: EmlFolderOptions): Mailer {
  // Only the site's own user may read what visitors wrote.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send(mail, id) {
      try {
        await writeWhole(join(folder, `${id}.eml`), await writeMime(mail, id, from))
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

/** Removes the files of a mail folder last written before a time; returns how many. A folder that isn't there is empty. */
export async function removeOldMails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => /\.eml(\.unfinished)?$/.test(each))) {
    const file = join(folder, name)
    if ((await stat(file)).mtime >= before) continue
    await unlink(file)
    removed++
  }
  return removed
}
