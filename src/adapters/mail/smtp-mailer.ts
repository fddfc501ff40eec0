import { createTransport } from 'nodemailer'
import type { Mailbox } from '#domain/mail/mail.ts'
import { saysNoSuchAddress } from '#domain/mail/stop-reason.ts'
import type { Delivery, Mailer } from '#ports/server/mailer.ts'
import { mimeParts } from './mime-message.ts'

/** Timeouts, ms. A whole mail ends well within a worker's lease. */
const TIMEOUT = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}
const MAIL_TIMEOUT = 60_000

export interface SmtpOptions {
  /** smtp:// (STARTTLS if offered) or smtps:// (TLS from the start), with user and password if needed. */
  url: string
  /** Asked for each mail: the agency may have changed. */
  from: () => Mailbox
}

/** Sends by SMTP over a pool of connections that stay open between mails. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 5,
    maxRequeues: 0,
    ...TIMEOUT,
    ...connectionOf(new URL(url)),
  })
  return {
    async send(mail, id) {
      try {
        await transport.sendMail({ ...mimeParts(mail, id, from()), signal: AbortSignal.timeout(MAIL_TIMEOUT) })
        return { outcome: 'sent' }
      } catch (error) {
        return explainFailure(error as SmtpFailure)
      }
    },
    close: () => transport.close(),
  }
}

/** Connection options. A password is sent only over TLS, except to this machine. */
export function connectionOf(url: URL) {
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decodeURIComponent(url.username)
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
    requireTLS: user !== '' && !secure && !isThisMachine(host),
  }
}

const isThisMachine = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host)

/** nodemailer's error. */
export interface SmtpFailure extends Error {
  code?: string
  /** The server's reply code, if it replied. */
  responseCode?: number
  /** The reply itself, and the command that it answers. */
  response?: string
  command?: string
}

/** Errors about the site's account or the connection, not about the mail. */
const NOT_ABOUT_THE_MAIL = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONNECTION', 'EPROTOCOL'])

/** A 5xx reply to the mail itself is final (RFC 5321, section 4.2.1); anything else may work later. */
export function explainFailure({ code = '', responseCode, response = '', command, message }: SmtpFailure): Delivery {
  const final = responseCode !== undefined && responseCode >= 500 && !NOT_ABOUT_THE_MAIL.has(code)
  const impossible = code === 'EENVELOPE' && responseCode === undefined
  if (!final && !impossible) return { outcome: 'try-again', reason: message }
  // The reply to the text of a mail tells of the address only by a status code.
  const isAboutAddress = command === 'RCPT TO' || /^\d{3}[ -]5\.[12]\./.test(response)
  return { outcome: 'refused', reason: message, noSuchAddress: final && isAboutAddress && saysNoSuchAddress(response) }
}
