import type { Mail } from '#domain/mail/mail.ts'
import type { MailTopic } from './mail-outbox.ts'

/** A mail that one worker has for itself until its lease ends. */
export interface ClaimedMail {
  id: string
  /** Names this claim; a later claim of the same mail has another. */
  lease: string
  topic: MailTopic
  mail: Mail
  /** 1 for the first attempt to send it. */
  attempt: number
  secretUntil: Date | null
}

/** What became of an attempt. */
export type MailOutcome =
  | { state: 'sent' }
  /** To be tried again at `dueAt`. */
  | { state: 'waiting'; dueAt: Date; reason: string }
  /** Given up until somebody puts it back. */
  | { state: 'dead'; reason: string }

export interface SettledMail {
  claimed: ClaimedMail
  outcome: MailOutcome
}

/** The outbox as those who send see it; any number of them at once. Throws what the database throws. */
export interface MailQueue {
  /** Takes up to `limit` mails that are due, the longest due first; they are due again at `leaseUntil` unless settled before. */
  claim(limit: number, now: Date, leaseUntil: Date): Promise<ClaimedMail[]>
  /** Records outcomes, all in one transaction. Of a claim that was lost to another only 'sent' counts. */
  settle(settled: readonly SettledMail[], now: Date): Promise<void>
  /** Ends all leases: for a process that knows that no other works on this outbox, after one before it was killed. */
  release(now: Date): Promise<void>
  /** When the next mail is due; null when none waits. */
  nextDue(): Promise<Date | null>
}
