/** The operator's choice of voice agent, read from /voice-settings.json when a visitor opens the voice chat. */
export interface VoiceSettings {
  /** Null for the site's own agent. */
  provider: {
    /** Public: browsers receive it. */
    publicKey: string
    assistantId: string
    /** Scheme and host of the provider's API, without a trailing slash. */
    apiUrl: string
    /** Whether the site serves a call's status at /api/voice/calls/{id}. */
    status: boolean
  } | null
  /** Whether a language model answers, at /api/voice/chat; otherwise the site's rules do. */
  model: boolean
  /** The operator's service turns speech into text at /api/voice/transcripts, and speaks at /api/voice/spoken; or null. */
  speech: { speaks: boolean } | null
}

export const BUILT_IN_VOICE: VoiceSettings = { provider: null, model: false, speech: null }

/** The settings' path below the site's base URL. */
export const VOICE_SETTINGS_PATH = 'voice-settings.json'
