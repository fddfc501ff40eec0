import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { STEP_LIMIT } from './limits.ts'

/** A page that a link in a mail leads to. */
type MailedPage = 'reset-password' | 'confirm-email'

/** The mails that the live edition has sent to an address so far, in no order, without soft line breaks. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = path.join(inject('liveData'), 'outbox')
  const mails = []
  for (const name of await readdir(outbox)) {
    const mail = (await readFile(path.join(outbox, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    if (mail.includes(email)) mails.push(mail)
  }
  return mails
}

/** What of a mail to an address matches; resolves when one is there that does. */
export const mailedTo = (email: string, pattern: RegExp): Promise<string> =>
  vi.waitFor(async () => {
    for (const mail of await mailsTo(email).catch(() => [])) {
      const match = pattern.exec(mail)
      if (match) return match[0]
    }
    throw new Error(`no such mail to ${email} yet`)
  }, STEP_LIMIT)

/** The links to a page in the mails that the live edition has sent to an address so far, in no order. */
export async function linksMailedTo(email: string, page: MailedPage): Promise<string[]> {
  const link = new RegExp(`http\\S+/${page}#[\\w.-]+`)
  return (await mailsTo(email)).flatMap((mail) => link.exec(mail)?.[0] ?? [])
}

/** The link to a page in the only such mail to an address; resolves when it is there. */
export const linkMailedTo = (email: string, page: MailedPage): Promise<string> =>
  vi.waitFor(async () => {
    const [link] = await linksMailedTo(email, page)
    if (link === undefined) throw new Error(`no link for ${email} yet`)
    return link
  }, STEP_LIMIT)
