import type { Result } from '#domain/result.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateRequest } from '#domain/updates/update-request.ts'
import type { OutgoingMail } from './mail-outbox.ts'

/** A request for emails to an address, until its owner confirms it. */
export interface NewUpdateRequest extends UpdateRequest {
  /** The hash of the mailed link's token. */
  id: string
  /** What the search is called. */
  name: string
  expiresAt: Date
}

/** What the mailed link is about. */
export interface RequestedUpdate {
  search: string
  every: UpdateFrequency
  isConfirmed: boolean
}

/** Email updates that somebody without an account asks for, which begin once the owner of the address confirms them. */
export interface UpdateRequests {
  /**
   * Stores the request, in place of an earlier one for the same search, together with the email that asks for confirmation. For an address that
   * gets no email updates, because an email came back or was reported as spam, it stores nothing, and the answer is the same.
   */
  add(request: NewUpdateRequest, mail: OutgoingMail): Promise<Result<void>>
  /** Null where there is no such request, or no longer. */
  find(id: string): Promise<Result<RequestedUpdate | null>>
  /** Begins the emails, with the news from now on; nothing changes when it is repeated. 'conflict' for too many searches. */
  confirm(id: string): Promise<Result<RequestedUpdate | null>>
}
