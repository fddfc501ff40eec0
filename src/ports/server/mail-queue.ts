import type { Mail } from '#domain/mail/mail.ts'
import type { MailTopic } from './mail-outbox.ts'

/** A mail that belongs to one worker until its lease ends. */
export interface ClaimedMail {
  id: string
  /** Identifies this claim; a later claim of the same mail has another lease. */
  lease: string
  topic: MailTopic
  mail: Mail
  /** 1 for the first attempt to send it. */
  attempt: number
  secretUntil: Date | null
}

/** A mail that isn't due yet. */
export interface WaitingMail {
  /** 0 before the first. */
  attempts: number
  isClaimed: boolean
  topic: MailTopic
}

/** The outcome of an attempt. */
export type MailOutcome =
  | { state: 'sent' }
  /** Retried at `dueAt`. */
  | { state: 'waiting'; dueAt: Date; reason: string }
  /** Given up until an operator retries it. `noSuchAddress`: its recipient is to get no more email updates. */
  | { state: 'dead'; reason: string; noSuchAddress?: boolean }

export interface SettledMail {
  claimed: ClaimedMail
  outcome: MailOutcome
}

/** The outbox for workers, any number of them at the same time. Throws what the database throws. */
export interface MailQueue {
  /** The time that all workers of this outbox go by. */
  now(): Promise<Date>
  /** Claims up to `limit` due mails, the longest due first. Unless settled they are due again at `leaseUntil`. */
  claim(limit: number, now: Date, leaseUntil: Date): Promise<ClaimedMail[]>
  /** Whether a claimed mail is still to be sent: it may have been deleted or readdressed, or belong to another worker. */
  isCurrent(claimed: ClaimedMail): Promise<boolean>
  /** Records outcomes in one transaction. For a claim that another worker has taken over, only 'sent' counts. */
  settle(settled: readonly SettledMail[], now: Date): Promise<void>
  /** Ends all leases. Only for a process that knows it is the only worker, after an earlier one was killed. */
  release(now: Date): Promise<void>
  /**
   * Puts off no mail longer than allowed: a clock that was set back would leave mails waiting for as long as it was ahead.
   * `longest` is a mail's maximum wait from now, ms; of a claimed one, until its lease ends.
   */
  capWaits(now: Date, longest: (mail: WaitingMail) => number): Promise<void>
  /** When the next mail is due; null if none is waiting. */
  nextDue(): Promise<Date | null>
}
