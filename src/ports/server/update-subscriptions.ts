import type { Result } from '#domain/result.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'

/** One thing that a person gets emails about, without a word that says who the person is. */
export interface SubscribedUpdate {
  /** A saved search by its name. */
  about: UpdateSource
  every: UpdateFrequency
}

/** Email updates by the link in an email: anybody who has the email may read and stop them. */
export interface UpdateSubscriptions {
  /** What an owner gets emails about; nothing for an owner who is gone. */
  choicesOf(ownerId: string): Promise<Result<SubscribedUpdate[]>>
  /** Ends all of an owner's email updates, those that wait to be sent among them. Nothing changes when it is repeated. */
  stopAll(ownerId: string): Promise<Result<void>>
}
