import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Result } from '#domain/result.ts'
import type { Shown, TranscriptLine } from '#domain/voice/conversation.ts'
import type { Language } from '#domain/voice/language.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'

/** An event of a call. None follows 'left', 'failed' or the end of the call. */
export type VoiceEvent =
  | { type: 'reconnecting'; reconnecting: boolean }
  /** The agent left, or the provider ended the call. */
  | { type: 'left'; reason: string }
  | { type: 'failed'; problem: VoiceProblem }
  /** Something failed, but the call goes on. */
  | { type: 'trouble'; problem: VoiceProblem }
  | { type: 'transcript'; line: TranscriptLine }
  /** The volume, 0 to 1; about every 100 ms. */
  | { type: 'level'; of: 'visitor' | 'agent'; level: number }
  | { type: 'speech'; of: 'visitor' | 'agent'; speaking: boolean }
  /** The agent prepares an answer, until it speaks. */
  | { type: 'thinking' }
  | { type: 'shown'; shown: Shown }
  /** The talk goes on in this language, because the visitor asked for it or speaks it. */
  | { type: 'language'; language: Language }

export interface AudioDevice {
  id: string
  label: string
}

export interface AudioDevices {
  microphones: readonly AudioDevice[]
  /** Empty where the browser can't choose. */
  speakers: readonly AudioDevice[]
  /** The ids of the devices in use; null if unknown. */
  microphone: string | null
  speaker: string | null
}

/** A running call. Methods do nothing after its end. */
export interface VoiceCall {
  /** How the visitor takes part: without a microphone, by typing. */
  input: 'voice' | 'text'
  /** Whether the agent's answers are spoken; otherwise they are only shown. */
  audible: boolean
  end(): Promise<void>
  /** 'unavailable' if the microphone can't be switched. */
  setMuted(muted: boolean): Result<void>
  sendText(text: string): void
  /** Goes on in another language; null where the agent has only one. */
  useLanguage: ((language: Language) => void) | null
  /** From now on 'it' is this home; the agent says so and shows it. */
  turnTo(home: ListingSummary): void
  /** Stops the agent's current speech. */
  interrupt(): void
  devices(): Promise<AudioDevices>
  useDevice(kind: 'microphone' | 'speaker', id: string): Promise<Result<void>>
}

/** Who receives the visitor's speech: the provider, the operator's service, the browser's maker, only this device, or nobody. */
export type Hearing = 'provider' | 'service' | 'browser-maker' | 'device' | 'nobody'

/** Recognition of speech on this device. */
export interface DeviceSpeech {
  /** Whether the browser lacks it but could fetch it. */
  isInstallable(language: Language): Promise<boolean>
  /** Fetches it; resolves to whether it is there then. */
  install(language: Language): Promise<boolean>
}

export interface VoiceCalls {
  /** Who hears this language, for the notice before a call; asks for no permission and opens no connection. */
  hearing(language?: Language): Promise<Hearing>
  /** Recognition of speech on this device that the browser could fetch. */
  deviceSpeech?: DeviceSpeech
  /** Whether the visitor may choose the language before a call. */
  speaksLanguages?: boolean
  /**
   * Starts a call; only this asks for the microphone (V-12). Aborting `signal` cancels it at once and resolves to null.
   * `onEvent` is called only between the answer and the end of the call. `home` is the one the visitor asks about,
   * `language` the one that the talk begins in.
   */
  start(
    signal: AbortSignal,
    onEvent: (event: VoiceEvent) => void,
    home?: ListingSummary | null,
    language?: Language,
  ): Promise<{ call: VoiceCall } | { problem: VoiceProblem } | null>
}

/** The operator's agent, the site's own, or the site's own in writing: without microphone and voice. */
export type WhichAgent = 'configured' | 'built-in' | 'in-writing'

/** Loads the code of an agent; rejects if that fails. */
export type LoadVoiceCalls = (which: WhichAgent) => Promise<VoiceCalls>
