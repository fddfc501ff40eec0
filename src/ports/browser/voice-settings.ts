/** Which voice agent the operator has chosen; the browser reads it from /voice-settings.json when a visitor starts a call. */
export interface VoiceSettings {
  /** Null: the site's own agent answers. */
  provider: {
    /** Meant for browsers, and no secret. */
    publicKey: string
    assistantId: string
    /** Scheme and host of the provider's API, without a slash at the end. */
    apiUrl: string
    /** The site can ask for the status of a call, at /api/voice/calls/{id}. */
    status: boolean
  } | null
  /** A language model answers through the site, at /api/voice/chat; else the site's own rules do. */
  model: boolean
}

export const BUILT_IN_VOICE: VoiceSettings = { provider: null, model: false }

/** Where the browser finds the settings, below the site's base address. */
export const VOICE_SETTINGS_PATH = 'voice-settings.json'
