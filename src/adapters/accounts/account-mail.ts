import type { MailText } from '#content/account-mails.ts'
import type { Mail } from '#domain/mail/mail.ts'

const LINK = /^https?:\/\/\S+$/

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** A mail of plain paragraphs; a paragraph that is only a web address becomes a link. */
export function accountMail(address: string, { subject, paragraphs }: MailText): Mail {
  const html = paragraphs.map((text) => {
    const safe = escapeHtml(text)
    return `<p>${LINK.test(text) ? `<a href="${safe}">${safe}</a>` : safe}</p>`
  })
  return {
    to: [{ name: '', address }],
    replyTo: null,
    subject,
    text: paragraphs.join('\n\n'),
    html: html.join('\n'),
    calendar: null,
  }
}
