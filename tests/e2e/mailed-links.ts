import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { STEP_LIMIT } from './limits.ts'

/** A page that a link in a mail leads to. */
type MailedPage = 'reset-password' | 'confirm-email'

/** The links to a page in the mails that the live edition has sent to an address so far, in no order. */
export async function linksMailedTo(email: string, page: MailedPage): Promise<string[]> {
  const outbox = path.join(inject('liveData'), 'outbox')
  const links = []
  for (const name of await readdir(outbox)) {
    const mail = (await readFile(path.join(outbox, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = new RegExp(`http\\S+/${page}#[\\w.-]+`).exec(mail)
    if (link && mail.includes(email)) links.push(link[0])
  }
  return links
}

/** The link to a page in the only such mail to an address; resolves when it is there. */
export const linkMailedTo = (email: string, page: MailedPage): Promise<string> =>
  vi.waitFor(async () => {
    const [link] = await linksMailedTo(email, page)
    if (link === undefined) throw new Error(`no link for ${email} yet`)
    return link
  }, STEP_LIMIT)
