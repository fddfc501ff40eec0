/** Reasons why a call can't start or ends; content/voice-guidance.ts has the text for each. */
export const VOICE_PROBLEMS = [
  // The types and reasons of the call library's errors (specification section 8).
  'no-room',
  'meeting-full',
  'end-of-life',
  'not-allowed',
  'connection-error',
  'cam-in-use',
  'mic-in-use',
  'cam-mic-in-use',
  'permissions',
  'undefined-mediadevices',
  'not-found',
  'constraints',
  'ejected',
  'nbf-room',
  'nbf-token',
  'exp-room',
  'exp-token',
  'unknown',
  /** The provider's client could not be created (V-08). */
  'no-client',
  /** Neither assistant, squad nor workflow is configured (V-07). */
  'no-assistant',
  /** The provider refused the key (401, 403), knows no such assistant (404), or failed otherwise (V-11). */
  'provider-refused',
  'provider-unknown-assistant',
  'provider-failed',
  /** The provider or the network timed out. */
  'too-slow',
  /** The scripts of the call could not be loaded. */
  'not-loaded',
  /** Muting, unmuting or ending the call failed (V-08). */
  'not-muted',
  'not-ended',
] as const
export type VoiceProblemKind = (typeof VOICE_PROBLEMS)[number]

export interface VoiceProblem {
  kind: VoiceProblemKind
  /** The other side's message, for the log; never shown. */
  detail: string
}
