import type { NewAuditEntry } from '#domain/agency/audit.ts'
import type { CaseStanding } from '#domain/inbox/case-state.ts'
import type { InboxTab } from '#domain/inbox/inbox-query.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import type { Result } from '#domain/result.ts'
import type { AgencyActor } from './agency-audit.ts'
import type { MailTopic, OutgoingMail } from './mail-outbox.ts'

/** Who reads the inbox, and how far. */
export interface InboxReader {
  memberId: string
  /** 'own': only what is theirs or nobody's. */
  reach: 'all' | 'own'
}

/** A member who acts, with their reach. */
export interface InboxActor extends AgencyActor {
  memberId: string
  reach: InboxReader['reach']
}

export interface InboxSearch {
  tab: InboxTab
  /** Words of a name, address, number, home, or message; '' for all. */
  words: string
  /** Whether words may be found in email addresses and phone numbers. */
  inAddresses: boolean
  /** Where the page before ended; null for the first. */
  after: InboxKey | null
  limit: number
}

/** The place of a row in the list: by time, then by id. */
export interface InboxKey {
  at: number
  id: string
}

/** An inquiry as the list shows it. */
export interface InboxRow {
  id: string
  name: string
  phone: string
  /** Null for a request for a call. */
  listingId: number | null
  listingTitle: string
  /** The message's beginning. */
  message: string
  tour: TourRequest | null
  messageNumber: number
  receivedAt: Date
  changedAt: Date
  standing: CaseStanding
  assignee: CaseMember | null
}

export interface CaseMember {
  id: string
  name: string
}

export interface InboxPage {
  rows: InboxRow[]
  /** Where the next page begins; null on the last. */
  next: InboxKey | null
}

/** How many wait; each at most `MOST_COUNTED`. */
export interface InboxCounts {
  open: number
  mine: number
  nobodys: number
  late: number
}
export const MOST_COUNTED = 1001

export type CaseEventKind =
  | 'note'
  | 'reply'
  | 'reply-undone'
  | 'called'
  | 'their-answer'
  | 'taken'
  | 'assigned'
  | 'state'

/** Short values that go with an event. */
export type CaseEventDetails = Readonly<Record<string, string | number | boolean | null>>

/** What somebody did about an inquiry. */
export interface CaseEvent {
  id: string
  at: Date
  by: CaseMember
  kind: CaseEventKind
  body: string
  details: CaseEventDetails
  /** Of a reply; null once it was taken back, or its email was deleted. */
  mail: CaseMail | null
}

/** An email about an inquiry and its state. */
export interface CaseMail {
  id: string
  topic: MailTopic
  state: 'waiting' | 'sent' | 'dead'
  /** Of one that was given up. */
  lastError: string | null
  dueAt: Date
  /** Null until it was sent or given up. */
  settledAt: Date | null
}

/** An inquiry with all that was done about it. */
export interface CaseThread extends InboxRow {
  email: string
  consent: string
  agencyNotice: string | null
  /** How many messages the contact has sent, and since when. */
  contact: { messages: number; since: Date }
  /** The oldest first. */
  events: CaseEvent[]
  /** Emails that left when the inquiry arrived. */
  mails: CaseMail[]
  /** The reader's unsent reply; '' if there is none. */
  draft: string
  version: number
}

/** A change of a case with its event, made by a form. */
export interface CaseChange {
  inquiryId: string
  /** The version that the form was made from. */
  version: number
  standing: CaseStanding
  assigneeId: string | null
  event: { kind: CaseEventKind; body: string; details: CaseEventDetails; key: string }
  /** A reply and when it leaves. */
  mail: { outgoing: OutgoingMail; dueAt: Date } | null
  audit: NewAuditEntry
  now: Date
}

/**
 * What became of a change. 'repeated': the same form was stored before, and nothing was stored now. 'overtaken': the case has another
 * version by now, and nothing was stored.
 */
export type ChangeOutcome = { outcome: 'stored' | 'repeated'; eventId: string } | { outcome: 'overtaken' }

/**
 * Inquiries and what the agency does about them. What a reader may not see is 'not-found', as what doesn't exist. 'unavailable' where
 * the database fails.
 */
export interface AgencyInbox {
  /** Open ones: who waits longest first. Others: the latest change first. With `words` at most 2,000 are looked at for a page. */
  list(reader: InboxReader, search: InboxSearch): Promise<Result<InboxPage>>
  counts(reader: InboxReader, now: Date): Promise<Result<InboxCounts>>
  thread(reader: InboxReader, inquiryId: string): Promise<Result<CaseThread>>
  /** Stores a change, its event, its email, and its audit entry in one transaction. A stored reply deletes the member's draft. */
  change(actor: InboxActor, change: CaseChange): Promise<Result<ChangeOutcome>>
  /**
   * Takes a reply of the actor out of the outbox, in one transaction with its event and its audit entry: its text is their draft again,
   * and the case is as it was before, unless it was changed meanwhile. 'conflict' once it has left.
   */
  undoReply(
    actor: InboxActor,
    undo: { inquiryId: string; eventId: string; key: string; now: Date },
  ): Promise<Result<void>>
  /** Keeps an unsent reply; an empty one is deleted. */
  saveDraft(actor: InboxActor, draft: { inquiryId: string; body: string; now: Date }): Promise<Result<void>>
}
