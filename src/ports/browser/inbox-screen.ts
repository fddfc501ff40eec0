import type { CaseState } from '#domain/inbox/case-state.ts'
import type { InboxTab } from '#domain/inbox/inbox-query.ts'

/* What the inbox is rendered of: plain data. Times are ms since 1970. */

/** A visitor's wait against the office's time to answer. */
export interface ShownAge {
  /** '6 h 40 min over'. */
  words: string
  isLate: boolean
}

/** An inquiry in the list. */
export interface ShownInquiry {
  id: string
  /** Its page, with the list as it is. */
  to: string
  name: string
  /** The home's title, or 'Call back'. */
  about: string
  /** The message's beginning. */
  message: string
  isCall: boolean
  /** ISO date of the tour that was asked for. */
  tourDay: string | null
  /** Which of the person's messages it is, from 1. */
  messageNumber: number
  state: CaseState
  /** Of one that waits. */
  age: ShownAge | null
  receivedAt: number
  changedAt: number
  /** Who has it; null: nobody. */
  who: { id: string; name: string } | null
}

/** An email about an inquiry. */
export interface ShownMail {
  state: 'waiting' | 'sent' | 'dead'
  lastError: string | null
  dueAt: number
  settledAt: number | null
}

/** Something that was done about an inquiry. */
export interface ShownEvent {
  id: string
  at: number
  by: { id: string; name: string }
  kind: string
  body: string
  details: Readonly<Record<string, string | number | boolean | null>>
  mail: ShownMail | null
  /** Whether it is a reply that its author can still take back. */
  canUndo: boolean
}

/** An inquiry with all that was done about it. */
export interface ShownCase extends ShownInquiry {
  version: number
  /** Made for the forms of this page. */
  key: string
  /** '' where none was given, or the reader may not see it. */
  email: string
  phone: string
  contact: { messages: number; since: number }
  /** The part of the day of the tour, in words; null without a tour. */
  tourPart: string | null
  home: { path: string; price: string; address: string; picture: string | null } | null
  agencyNotice: string | null
  acknowledgement: ShownMail | null
  events: readonly ShownEvent[]
  draft: string
  /** The choice of the status field; null where it has none of those. */
  choice: string | null
  /** Whether so many calls had no answer that closing is offered. */
  wasTried: boolean
}

export interface InboxScreen {
  name: 'inbox'
  tab: InboxTab
  words: string
  counts: { open: number; mine: number; nobodys: number; late: number }
  rows: readonly ShownInquiry[]
  /** Address of the page with more; null where there are none. */
  more: string | null
  /** Query string of the list, with '?' if it isn't empty. */
  query: string
  open: ShownCase | null
  /** Members who can be given an inquiry. */
  people: readonly { id: string; name: string }[]
  self: string
  /** Whether the reader may do more than read. */
  mayWork: boolean
}
