/** What can stand in the audit log, by what happened. An act is only ever added. */
export const AUDIT_ACTS = [
  'member.invited',
  'member.invitation-withdrawn',
  'member.joined',
  'member.renamed',
  'member.role-changed',
  'member.removed',
  'member.sessions-ended',
  'member.two-step-reset',
  'member.two-step-set-up',
  'member.password-changed',
  'member.signed-in',
  'member.signed-out',
  'member.sign-in-refused',
  'member.left',
  'case.taken',
  'case.assigned',
  'case.state',
  'case.noted',
  'case.replied',
  'case.reply-undone',
  'case.called',
  'case.their-answer',
  'permission.refused',
  'audit.exported',
  'audit.restored',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** What an entry says besides: short values, never an address, a number, or somebody's text. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** An entry to be written. */
export interface NewAuditEntry {
  act: AuditAct
  /** As 'member 3f2a91c0' or 'inquiry 3f2a91c0'. */
  about: string
  details?: AuditDetails
}

export interface AuditEntry {
  number: number
  /** ms since 1970. */
  at: number
  /** Null for the command on the server, and for people who aren't members. */
  memberId: string | null
  memberName: string
  act: AuditAct
  about: string
  details: AuditDetails
  requestId: string | null
}

/** The entries of one day in New Jersey, sealed. */
export interface AuditSeal {
  /** ISO date. */
  day: string
  upTo: number
  entries: number
  /** Hex SHA-256 over the seal before, the day, and the entries. */
  hash: string
}

/** An entry as a line of JSON, with its fields always in the same order: what seals are made of and exports contain. */
export const auditLine = (entry: AuditEntry): string =>
  JSON.stringify({
    number: entry.number,
    at: entry.at,
    memberId: entry.memberId,
    memberName: entry.memberName,
    act: entry.act,
    about: entry.about,
    details: Object.fromEntries(Object.entries(entry.details).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    requestId: entry.requestId,
  })
