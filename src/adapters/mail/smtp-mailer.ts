import { createTransport } from 'nodemailer'
import type { Mailbox } from '#domain/mail/mail.ts'
import type { Delivery, Mailer } from '#ports/server/mailer.ts'
import { mimeParts } from './mime-message.ts'

/** How long the mail server may take, ms; a whole mail ends well within a worker's lease. */
const TIMEOUT = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}
const WHOLE_MAIL = 60_000

export interface SmtpOptions {
  /** smtp:// (TLS as soon as the server offers it) or smtps:// (TLS from the start), with user and password if needed. */
  url: string
  from: Mailbox
}

/** A mail server spoken to over a few connections that stay open between mails. */
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
        await transport.sendMail({ ...mimeParts(mail, id, from), signal: AbortSignal.timeout(WHOLE_MAIL) })
        return { outcome: 'sent' }
      } catch (error) {
        return explainFailure(error as SmtpFailure)
      }
    },
    close: () => transport.close(),
  }
}

/** Where to connect and how. A password goes over the net only encrypted. */
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

/** What nodemailer throws. */
export interface SmtpFailure extends Error {
  code?: string
  /** The server's reply code, where it replied. */
  responseCode?: number
}

/** Commands whose refusal is about the site's account or the connection, not about the mail. */
const NOT_ABOUT_THE_MAIL = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONNECTION', 'EPROTOCOL'])

/** A 5xx reply to the mail itself is final (RFC 5321, section 4.2.1); all else may be better later. */
export function explainFailure({ code = '', responseCode, message }: SmtpFailure): Delivery {
  const final = responseCode !== undefined && responseCode >= 500 && !NOT_ABOUT_THE_MAIL.has(code)
  const impossible = code === 'EENVELOPE' && responseCode === undefined
  return { outcome: final || impossible ? 'refused' : 'try-again', reason: message }
}
