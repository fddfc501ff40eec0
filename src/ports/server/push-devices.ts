import type { Result } from '#domain/result.ts'
import type { PushAddress } from '#domain/updates/push-address.ts'
import type { NotifiedDevice } from '../browser/notices-gateway.ts'

/** Which browsers of an account get notifications; each for as long as it is signed in. A browser is named by its session. */
export interface PushDevices {
  /** The site's public key, for browsers that subscribe. */
  readonly siteKey: string
  list(accountId: string, sessionId: string): Promise<Result<NotifiedDevice[]>>
  /** Replaces the session's former address; an address belongs to the last session that gave it. */
  add(sessionId: string, address: PushAddress): Promise<Result<void>>
  /** Nothing changes where the account has no such browser. */
  remove(accountId: string, sessionId: string): Promise<Result<void>>
}
