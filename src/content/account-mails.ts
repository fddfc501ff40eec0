import type { Agency } from '#domain/agency/agency.ts'
import { CONFIRMATION_HOURS } from './retention.ts'

export interface MailText {
  subject: string
  /** One entry per paragraph. */
  paragraphs: readonly string[]
}

// No names: the account's creator may not own the address, and must not be able to send words to its owner.

/** Mail with a link to reset the password; `link` works once. */
export const passwordResetMail = ({ name }: Agency, link: string): MailText => ({
  subject: `Choose a new password for ${name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, asked for a new password for your account at ${name}. This link lets you choose one. It works once, for 30 minutes:`,
    link,
    'If it was not you, you need do nothing: your password stays as it is.',
  ],
})

/** Mail with a link that confirms the address of a new account; `link` works once. */
export const signUpMail = ({ name }: Agency, link: string): MailText => ({
  subject: `Confirm your email address for ${name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, wants to create an account at ${name} with this email address. This link confirms the address and signs you in. It works once, for ${CONFIRMATION_HOURS} hours:`,
    link,
    'If it was not you, do not open the link: without it you get no further emails. Signing up yourself with this address takes it over.',
  ],
})

/** Mail to the new address of an account; `link` works once. */
export const newEmailMail = ({ name }: Agency, link: string): MailText => ({
  subject: `Confirm your new email address for ${name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, wants to use this email address for an account at ${name}. This link confirms it. It works once, for ${CONFIRMATION_HOURS} hours:`,
    link,
    'If it was not you, do not open the link: without it nothing changes, and you get no further emails.',
  ],
})

/** Mail to the owner of an existing account when somebody wants its address for another account. */
export const emailTakenMail = ({ name }: Agency): MailText => ({
  subject: `Your email address at ${name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, wanted to use this email address for another account at ${name}. It belongs to your account already, and nothing was changed.`,
    'If it was not you, you need do nothing.',
  ],
})

/** Mail to the old address of an account after it got another one. */
export const emailChangedMail = ({ name, email, phones }: Agency): MailText => ({
  subject: `Your account at ${name} has a new email address`,
  paragraphs: [
    'Hello,',
    `the email address of your account at ${name} was changed. Emails about the account go to the new address from now on, and this one can no longer sign in.`,
    `If it was not you, write to ${email} or call ${phones.head.number} at once.`,
  ],
})

/** Mail to the owner of an existing account when somebody signs up with its address. */
export const accountExistsMail = ({ name }: Agency, links: { signIn: string; reset: string }): MailText => ({
  subject: `You already have an account at ${name}`,
  paragraphs: [
    'Hello,',
    `somebody, probably you, tried to create an account at ${name} with this email address. It has one already, and nothing was changed. You can sign in here:`,
    links.signIn,
    'If you have forgotten the password, this page helps:',
    links.reset,
    'If it was not you, you need do nothing.',
  ],
})
