import type { AuditAct, AuditEntry } from '#domain/agency/audit.ts'
import { ROLE_WORDS } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'

/** What happened, as the filter names it. */
export const ACT_WORDS: Readonly<Record<AuditAct, string>> = {
  'member.invited': 'Invited someone',
  'member.invitation-withdrawn': 'Took back an invitation',
  'member.joined': 'Joined',
  'member.renamed': 'Changed a name',
  'member.role-changed': 'Changed a role',
  'member.removed': 'Removed someone',
  'member.sessions-ended': 'Ended sessions',
  'member.two-step-reset': 'Reset two-step sign-in',
  'member.two-step-set-up': 'Set up two-step sign-in again',
  'member.password-changed': 'Changed a password',
  'member.signed-in': 'Signed in',
  'member.signed-out': 'Signed out',
  'member.sign-in-refused': 'Was refused at sign-in',
  'member.left': 'Deleted the account',
  'case.taken': 'Took an inquiry',
  'case.assigned': 'Gave an inquiry to someone',
  'case.state': 'Changed the status of an inquiry',
  'case.noted': 'Wrote a note on an inquiry',
  'case.replied': 'Replied to an inquiry',
  'case.reply-undone': 'Took back a reply',
  'case.called': 'Called about an inquiry',
  'case.their-answer': 'Added an answer to an inquiry',
  'permission.refused': 'Tried what the role doesn’t allow',
  'audit.exported': 'Exported the audit log',
  'audit.restored': 'Restored a backup',
}

const roleWords = (role: unknown): string => ROLE_WORDS[role as AgencyRole] ?? String(role)

/** What happened in one sentence, with what the entry says besides. */
export function auditSentence({ act, details }: AuditEntry): string {
  const words = ACT_WORDS[act] ?? act
  switch (act) {
    case 'member.invited':
      return `${words} as ${roleWords(details['role'])}`
    case 'member.joined':
      return `${words} as ${roleWords(details['role'])}`
    case 'member.role-changed':
      return `${words} from ${roleWords(details['from'])} to ${roleWords(details['to'])}`
    case 'member.signed-in':
      return `${words} with ${String(details['device'])}${details['recoveryCode'] === true ? ', by a recovery code' : ''}`
    case 'member.sessions-ended':
      return `${words}: ${String(details['ended'])}`
    case 'permission.refused':
      return `${words}: ${String(details['act'])}`
    default:
      return words
  }
}
