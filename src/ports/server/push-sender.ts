import type { ClaimedPush } from './push-queue.ts'

export type PushDelivery =
  | { outcome: 'sent' }
  /** The browser takes no more notifications. */
  | { outcome: 'gone'; reason: string }
  /** It will not be taken at a later time either. */
  | { outcome: 'refused'; reason: string }
  /** It may be taken later; `waitMs` is what the push service asks us to wait. */
  | { outcome: 'failed'; reason: string; waitMs: number | null }

/** Gives notifications to the push services of browsers. */
export interface PushSender {
  /** Never rejects. One that is sent twice replaces the first where both arrive. */
  send(push: Pick<ClaimedPush, 'id' | 'to' | 'siteKey' | 'notice'>): Promise<PushDelivery>
  close(): void
}
