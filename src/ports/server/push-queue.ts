import type { PushAddress } from '#domain/updates/push-address.ts'
import type { PushNotice } from '#domain/updates/push-notice.ts'

/** A notification that belongs to one worker until its lease ends. */
export interface ClaimedPush {
  id: string
  /** Identifies this claim; a later claim of the same notification has another lease. */
  lease: string
  to: PushAddress
  /** The site's public key that the browser knows. */
  siteKey: string
  notice: PushNotice
  /** 1 for the first attempt to send it. */
  attempt: number
  createdAt: Date
}

/** The outcome of an attempt: it is over, or it is tried again at `dueAt`, or the browser takes no more notifications. */
export type PushOutcome = { state: 'over' } | { state: 'waiting'; dueAt: Date } | { state: 'gone' }

export interface SettledPush {
  claimed: ClaimedPush
  outcome: PushOutcome
}

/** Notifications that wait for a push service, for any number of workers. Throws what the database throws. */
export interface PushQueue {
  /** The time that all workers of this queue go by. */
  now(): Promise<Date>
  /** Claims up to `limit` that are due, the longest due first. Unless settled they are due again at `leaseUntil`. Those for browsers that are signed out are deleted. */
  claim(limit: number, now: Date, leaseUntil: Date): Promise<ClaimedPush[]>
  /** Records outcomes in one transaction. 'waiting' counts for the latest claim alone. */
  settle(settled: readonly SettledPush[]): Promise<void>
  /** Ends all leases. Only for a process that knows it is the only worker, after an earlier one was killed. */
  release(now: Date): Promise<void>
  /** When the next one is due; null if none is waiting. */
  nextDue(): Promise<Date | null>
}
