import { BRAND } from './brand.ts'

export interface MailText {
  subject: string
  /** One entry per paragraph. */
  paragraphs: readonly string[]
}

// No names: the account's creator may not own the address, and must not be able to send words to its owner.

/** Mail with a link to reset the password; `link` works once. */
export const passwordResetMail = (link: string): MailText => ({
  subject: `Choose a new password for ${BRAND.name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, asked for a new password for your account at ${BRAND.name}. This link lets you choose one. It works once, for 30 minutes:`,
    link,
    'If it was not you, you need do nothing: your password stays as it is.',
  ],
})

/** Mail to the owner of an existing account when somebody signs up with its address. */
export const accountExistsMail = (links: { signIn: string; reset: string }): MailText => ({
  subject: `You already have an account at ${BRAND.name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, tried to create an account at ${BRAND.name} with this email address. It has one already, and nothing was changed. You can sign in here:`,
    links.signIn,
    'If you have forgotten the password, this page helps:',
    links.reset,
    'If it was not you, you need do nothing.',
  ],
})
