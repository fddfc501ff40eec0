import type { StopReason } from '#domain/mail/stop-reason.ts'

/** Why email updates to an address were stopped. */
export const STOPPED_TEXTS: Readonly<Record<StopReason, string>> = {
  bounce: 'An email we sent to this address came back.',
  complaint: 'An email we sent to this address was reported as spam.',
}
