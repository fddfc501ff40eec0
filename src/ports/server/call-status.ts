import type { Result } from '#domain/result.ts'
import type { ProviderStatus } from '#domain/voice/provider-status.ts'

/** Asks the voice provider where a call stands, by its UUID; 'not-found' for no such call, 'unavailable' if the provider fails. */
export type ReadCallStatus = (callId: string) => Promise<Result<ProviderStatus>>
