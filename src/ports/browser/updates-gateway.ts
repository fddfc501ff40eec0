import type { Result } from '#domain/result.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'

/** What a visitor wants emails about. */
export interface UpdateChoices {
  /** Where the emails go; null where none are sent (sample edition). */
  sentTo: string | null
  favorites: UpdateFrequency
  similar: UpdateFrequency
  /** Every saved search, the oldest first. */
  searches: { id: string; name: string; every: UpdateFrequency }[]
}

/** A visitor's email updates; tests/conformance/updates-gateway.ts holds the adapters. */
export interface UpdatesGateway {
  /** 'unauthorized' for somebody without an account, where emails are sent; 'conflict' until the account's address is confirmed, or confirmed anew after emails to it were stopped. */
  choices(): Promise<Result<UpdateChoices>>
  /** Answers with all choices; refuses as `choices` does, and with 'not-found' for a search that isn't saved. */
  choose(source: UpdateSource, every: UpdateFrequency): Promise<Result<UpdateChoices>>
}
