import { BRAND } from './brand.ts'

export interface MailText {
  subject: string
  /** Paragraphs, one a line. */
  paragraphs: readonly string[]
}

// Without a name: whoever made the account need not own the address, and their words are not carried to its owner.

/** To whoever asked for a new password; `link` works once. */
export const passwordResetMail = (link: string): MailText => ({
  subject: `Choose a new password for ${BRAND.name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, asked for a new password for your account at ${BRAND.name}. This link lets you choose one. It works once, for 30 minutes:`,
    link,
    'If it was not you, you need do nothing: your password stays as it is.',
  ],
})

/** To the owner of an address somebody tried to sign up with. */
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
