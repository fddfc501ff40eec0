import type { Result } from '#domain/result.ts'
import type { Shown, TranscriptLine } from '#domain/voice/conversation.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'

/** What a call tells of itself. After 'left', 'failed' or the end of a call nothing more is told. */
export type VoiceEvent =
  | { type: 'reconnecting'; reconnecting: boolean }
  /** The other side has left, or the provider has ended the call. */
  | { type: 'left'; reason: string }
  | { type: 'failed'; problem: VoiceProblem }
  /** Something is worse than it should be, but the call goes on. */
  | { type: 'trouble'; problem: VoiceProblem }
  | { type: 'transcript'; line: TranscriptLine }
  /** How loud, 0 to 1; about every 100 ms. */
  | { type: 'level'; of: 'visitor' | 'agent'; level: number }
  | { type: 'speech'; of: 'visitor' | 'agent'; speaking: boolean }
  /** The agent looks something up or thinks of an answer, until it speaks. */
  | { type: 'thinking' }
  | { type: 'shown'; shown: Shown }

export interface AudioDevice {
  id: string
  label: string
}

export interface AudioDevices {
  microphones: readonly AudioDevice[]
  /** Empty where the browser can't choose. */
  speakers: readonly AudioDevice[]
  /** The ids of those in use; null where it isn't known. */
  microphone: string | null
  speaker: string | null
}

/** A call that has begun. All methods may be called at any time; after the end they do nothing. */
export interface VoiceCall {
  /** What the visitor can do in this call: without a microphone it is a talk in writing. */
  input: 'voice' | 'text'
  /** Whether the agent is heard; else its words are only read. */
  audible: boolean
  end(): Promise<void>
  /** 'unavailable' where it can't be done. */
  setMuted(muted: boolean): Result<void>
  sendText(text: string): void
  /** Stops what the agent is saying. */
  interrupt(): void
  devices(): Promise<AudioDevices>
  useDevice(kind: 'microphone' | 'speaker', id: string): Promise<Result<void>>
}

/** Who hears what a visitor says: the provider, the maker of the browser, only this device, or nobody. */
export type Hearing = 'provider' | 'browser-maker' | 'device' | 'nobody'

export interface VoiceCalls {
  /** Asked before a call, for the notice; asks for no permission and opens no connection. */
  hearing(): Promise<Hearing>
  /**
   * Begins a call. The microphone is asked for only here (V-12). Aborting `signal` cancels: what was begun is left at once, and
   * the answer is null. `onEvent` is called only between the answer and the end.
   */
  start(
    signal: AbortSignal,
    onEvent: (event: VoiceEvent) => void,
  ): Promise<{ call: VoiceCall } | { problem: VoiceProblem } | null>
}

/** Fetches the code of the configured agent, or of the built-in one; rejects when it can't be had. */
export type LoadVoiceCalls = (which: 'configured' | 'built-in') => Promise<VoiceCalls>
