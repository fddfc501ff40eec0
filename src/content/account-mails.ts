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
    `We got a request to reset the password for your ${name} account. Use this link to choose a new one. It works once and expires in 30 minutes:`,
    link,
    'If you didn’t ask for this, you can ignore this email. Your password hasn’t changed.',
  ],
})

/** Mail with a link that confirms the address of a new account; `link` works once. */
export const signUpMail = ({ name }: Agency, link: string): MailText => ({
  subject: `Confirm your email address for ${name}`,
  paragraphs: [
    'Hello,',
    `Use this link to confirm your email address for a new ${name} account and sign in. It works once and expires in ${CONFIRMATION_HOURS} hours:`,
    link,
    'If you didn’t sign up, don’t open the link, and you won’t hear from us again. You can still sign up with this address yourself at any time.',
  ],
})

/** Mail to the new address of an account; `link` works once. */
export const newEmailMail = ({ name }: Agency, link: string): MailText => ({
  subject: `Confirm your new email address for ${name}`,
  paragraphs: [
    'Hello,',
    `Use this link to confirm this email address for your ${name} account. It works once and expires in ${CONFIRMATION_HOURS} hours:`,
    link,
    'If you didn’t ask for this, don’t open the link. Nothing will change, and you won’t hear from us again.',
  ],
})

/** Mail to the address of an account that gets no email updates until it is confirmed anew; `link` works once. */
export const sameEmailMail = ({ name }: Agency, link: string): MailText => ({
  subject: `Confirm your email address for ${name}`,
  paragraphs: [
    'Hello,',
    `Use this link to confirm the email address for your ${name} account. You can then choose email updates again. It works once and expires in ${CONFIRMATION_HOURS} hours:`,
    link,
    'If you didn’t ask for this, don’t open the link. You won’t get any email updates.',
  ],
})

/** Mail to the owner of an existing account when somebody wants its address for another account. */
export const emailTakenMail = ({ name }: Agency): MailText => ({
  subject: `Your email address at ${name}`,
  paragraphs: [
    'Hello,',
    `Someone tried to use this email address for another ${name} account. It already belongs to your account, so nothing has changed.`,
    'If this wasn’t you, you can ignore this email.',
  ],
})

/** Mail to the old address of an account after it got another one. */
export const emailChangedMail = ({ name, email, phones }: Agency): MailText => ({
  subject: `Your account at ${name} has a new email address`,
  paragraphs: [
    'Hello,',
    `The email address for your ${name} account was changed. We’ll send account emails to the new address, and you can no longer sign in with this one.`,
    `If this wasn’t you, email ${email} or call ${phones.head.number} right away.`,
  ],
})

/** Mail to the owner of an existing account when somebody signs up with its address. */
export const accountExistsMail = ({ name }: Agency, links: { signIn: string; reset: string }): MailText => ({
  subject: `You already have an account at ${name}`,
  paragraphs: [
    'Hello,',
    `Someone tried to create a ${name} account with this email address. You already have one, so nothing has changed. You can sign in here:`,
    links.signIn,
    'If you forgot your password, reset it here:',
    links.reset,
    'If this wasn’t you, you can ignore this email.',
  ],
})
