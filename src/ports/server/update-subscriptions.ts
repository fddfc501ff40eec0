import type { Result } from '#domain/result.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'

/** One thing that a person gets emails about, without a word that says who the person is. */
export interface SubscribedUpdate {
  /** A saved search by its name. */
  about: UpdateSource
  every: UpdateFrequency
}

/** What an owner gets emails about; nothing for an owner who is gone. */
export interface Subscription {
  choices: SubscribedUpdate[]
  /** False for an address without one, and for an owner who is gone. */
  hasAccount: boolean
}

/** Email updates by the link in an email: anybody who has the email may read and stop them. */
export interface UpdateSubscriptions {
  /** Where an account has taken over a subscriber's searches, the account's. */
  of(ownerId: string): Promise<Result<Subscription>>
  /**
   * Ends all of an owner's email updates, those that wait to be sent among them; of an address without an account nothing is left. Answers what
   * is so afterwards. Nothing changes when it is repeated.
   */
  stopAll(ownerId: string): Promise<Result<Subscription>>
}
