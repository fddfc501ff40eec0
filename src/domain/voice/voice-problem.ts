/** What can keep a call from starting, or end it; content/voice-guidance.ts has the visitor's words for each. */
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
  /** The provider's client could not be made (V-08). */
  'no-client',
  /** Neither assistant, squad nor workflow is configured (V-07). */
  'no-assistant',
  /** The provider refused the key (401, 403), knows no such assistant (404), or failed otherwise (V-11). */
  'provider-refused',
  'provider-unknown-assistant',
  'provider-failed',
  /** The provider or the network took too long. */
  'too-slow',
  /** The code of the call could not be fetched. */
  'not-loaded',
  /** The microphone could not be muted or unmuted, or the call not be ended as it should (V-08). */
  'not-muted',
  'not-ended',
] as const
export type VoiceProblemKind = (typeof VOICE_PROBLEMS)[number]

export interface VoiceProblem {
  kind: VoiceProblemKind
  /** What the other side said, for the log; never shown. */
  detail: string
}
