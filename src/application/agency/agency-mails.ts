import { mailboxOf } from '#domain/agency/agency-mailbox.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { ROLE_WORDS } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { mailText, paragraph, type MailPart } from '../mail/mail-text.ts'

interface Letter {
  email: string
  subject: string
  parts: readonly MailPart[]
  /** When a link in it stops working; null where there is none. */
  secretUntil?: Date | null
}

const memberMail = (agency: Agency, { email, subject, parts, secretUntil = null }: Letter): OutgoingMail => ({
  topic: 'member',
  secretUntil,
  mail: {
    to: [{ name: '', address: email }],
    replyTo: mailboxOf(agency),
    subject,
    calendar: null,
    ...mailText([paragraph('Hello,'), ...parts]),
  },
})

interface LinkLetter {
  email: string
  link: string
  until: Date
}

export const invitationMail = (agency: Agency, { email, role, link, until }: LinkLetter & { role: AgencyRole }) =>
  memberMail(agency, {
    email,
    subject: `Join ${agency.name}`,
    secretUntil: until,
    parts: [
      paragraph(`You’re invited to work on ${agency.name}’s site. Your role: ${ROLE_WORDS[role]}.`),
      paragraph(
        'Use this link to join. It works once and expires in 48 hours. You need an authenticator app on your phone:',
      ),
      { kind: 'link', label: 'Join', url: link },
      paragraph('If you don’t know who sent this, don’t open the link. Nothing will happen.'),
    ],
  })

export const twoStepResetMail = (agency: Agency, { email, link, until }: LinkLetter) =>
  memberMail(agency, {
    email,
    subject: `Set up two-step sign-in again for ${agency.name}`,
    secretUntil: until,
    parts: [
      paragraph(`Your two-step sign-in at ${agency.name} was reset, and you’ve been signed out.`),
      paragraph('Use this link to set it up again. It works once and expires in 48 hours:'),
      { kind: 'link', label: 'Set up two-step sign-in', url: link },
      paragraph('If you didn’t ask for this, tell an owner of the site right away.'),
    ],
  })

export const roleChangedMail = (agency: Agency, email: string, role: AgencyRole) =>
  memberMail(agency, {
    email,
    subject: `Your role at ${agency.name} has changed`,
    parts: [paragraph(`Your role on ${agency.name}’s site is now: ${ROLE_WORDS[role]}.`)],
  })

export const removedMail = (agency: Agency, email: string) =>
  memberMail(agency, {
    email,
    subject: `You no longer have access to ${agency.name}’s site`,
    parts: [
      paragraph(`An owner removed you from ${agency.name}’s site, and you’ve been signed out there.`),
      paragraph('Your account for saving homes hasn’t changed.'),
    ],
  })

export const newSignInMail = (agency: Agency, email: string, device: string) =>
  memberMail(agency, {
    email,
    subject: `New sign-in at ${agency.name}`,
    parts: [
      paragraph(
        `Someone signed in to ${agency.name}’s agency pages as you, with a browser you haven’t used there before: ${device}.`,
      ),
      paragraph(
        'If that was you, you don’t need to do anything. If not, change your password and tell an owner of the site right away.',
      ),
    ],
  })

export const passwordChangedMail = (agency: Agency, email: string) =>
  memberMail(agency, {
    email,
    subject: `Your password at ${agency.name} has changed`,
    parts: [
      paragraph(`The password you use at ${agency.name} was changed, and your other browsers were signed out.`),
      paragraph('If that wasn’t you, tell an owner of the site right away.'),
    ],
  })

/** What all owners are told, without the name of anybody it happened to. */
export type OwnerNotice = 'owner-added' | 'two-step-reset' | 'audit-exported'

const NOTICES: Readonly<Record<OwnerNotice, readonly [subject: string, text: string]>> = {
  'owner-added': ['A new owner', 'Someone is now an owner, and can do everything that you can.'],
  'two-step-reset': ['Two-step sign-in was reset', 'Someone’s two-step sign-in was reset.'],
  'audit-exported': ['The audit log was exported', 'An owner exported the audit log.'],
}

/** Mails to all owners; who did it is in the audit log. */
export const ownerNotices = (agency: Agency, owners: readonly string[], notice: OwnerNotice): OutgoingMail[] => {
  const [subject, text] = NOTICES[notice]
  return owners.map((email) =>
    memberMail(agency, {
      email,
      subject: `${subject} at ${agency.name}`,
      parts: [paragraph(text), paragraph('The audit log shows who did it, and when.')],
    }),
  )
}
