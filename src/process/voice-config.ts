import * as v from 'valibot'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'

/** The operator's voice agent; without one the site's own answers. */
export interface VoiceConfig {
  provider: ProviderConfig | null
  /** The secret the provider's tool requests must carry; null: none are taken. */
  webhookSecret: string | null
  /** A language model that answers instead of the site's own rules. */
  model: ModelConfig | null
  /** A service that turns speech into text, and text into speech where it has a voice. */
  speech: SpeechConfig | null
}

/** A service that speaks OpenAI's protocol for sound. */
export interface SpeechConfig {
  /** Base address of the protocol, without a slash at the end. */
  url: string
  /** Stays on the server. Null for a service that needs none. */
  key: string | null
  /** Turns speech into text. */
  model: string
  /** Null: the browsers' own voices speak. */
  voice: { model: string; name: string } | null
}

/** A chat model that speaks OpenAI's protocol. */
export interface ModelConfig {
  /** Base address of the protocol, without a slash at the end; requests go to /chat/completions below it. */
  url: string
  /** Stays on the server. Null for a model that needs none. */
  key: string | null
  name: string
}

export interface ProviderConfig {
  publicKey: string
  assistantId: string
  /** Scheme and host of its API, without a slash at the end. */
  apiUrl: string
  /** Reads the status of calls; stays on the server. Null: the status is not read. */
  privateKey: string | null
}

export const NO_VOICE_CONFIG: VoiceConfig = { provider: null, webhookSecret: null, model: null, speech: null }

const API_URL = 'https://api.vapi.ai'
/** Only host names and IP addresses: other characters that URLs allow have a meaning in a Content-Security-Policy. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

const API_ADDRESS = v.pipe(
  v.string(),
  v.check(isApiAddress, 'the http(s) address of an OpenAI-compatible API, like https://api.openai.com/v1'),
  v.transform((text) => text.replace(/\/+$/, '')),
)
const API_KEY = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, 'letters, digits, and symbols without spaces'))
const nameOf = (what: string) =>
  v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, `the name of ${what}, without spaces`))

/** The variables; each message completes 'it must be …'. */
export const VOICE_VARIABLES = {
  VAPI_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'letters, digits, - and _ only'))),
  VAPI_ASSISTANT_ID: v.optional(v.pipe(v.string(), v.regex(UUID, 'a UUID, like 6f1c2e0a-3b54-4a7d-9c1e-0d2f4b6a8c10'))),
  VAPI_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && ORIGIN.test(text.replace(/\/$/, '')),
        'the address of the provider’s API without a path, like https://api.vapi.ai',
      ),
      v.transform((text) => new URL(text).origin),
    ),
    API_URL,
  ),
  VAPI_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'letters, digits, - and _ only'))),
  VAPI_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/, '16 or more letters, digits, and symbols without spaces')),
  ),
  AGENT_LLM_URL: v.optional(API_ADDRESS),
  AGENT_LLM_KEY: v.optional(API_KEY),
  AGENT_LLM_MODEL: v.optional(nameOf('a model')),
  SPEECH_URL: v.optional(API_ADDRESS),
  SPEECH_KEY: v.optional(API_KEY),
  SPEECH_MODEL: v.optional(nameOf('a model')),
  SPEECH_VOICE_MODEL: v.optional(nameOf('a model')),
  SPEECH_VOICE: v.optional(nameOf('a voice')),
} as const

/** An http(s) address without user, password, query or hash: a key belongs in its own variable, which is never logged. */
function isApiAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

type Variables = v.InferOutput<v.ObjectSchema<typeof VOICE_VARIABLES, undefined>>

export function voiceConfig(read: Variables): VoiceConfig {
  const { VAPI_PUBLIC_KEY: publicKey, VAPI_ASSISTANT_ID: assistantId, VAPI_API_URL: apiUrl } = read
  const { AGENT_LLM_URL: url, AGENT_LLM_MODEL: name, AGENT_LLM_KEY: key = null } = read
  const isChosen = publicKey !== undefined && assistantId !== undefined
  return {
    provider: isChosen ? { publicKey, assistantId, apiUrl, privateKey: read.VAPI_PRIVATE_KEY ?? null } : null,
    webhookSecret: read.VAPI_WEBHOOK_SECRET ?? null,
    model: url !== undefined && name !== undefined ? { url, key, name } : null,
    speech: speechConfig(read),
  }
}

function speechConfig(read: Variables): SpeechConfig | null {
  const { SPEECH_URL: url, SPEECH_MODEL: model, SPEECH_KEY: key = null } = read
  const { SPEECH_VOICE_MODEL: voiceModel, SPEECH_VOICE: name } = read
  if (url === undefined || model === undefined) return null
  return { url, key, model, voice: voiceModel !== undefined && name !== undefined ? { model: voiceModel, name } : null }
}

/** The settings for the browser. `hasServer`: false for the sample edition, which is files only. */
export const voiceSettings = ({ provider, model, speech }: VoiceConfig, hasServer: boolean): VoiceSettings => ({
  provider: provider && {
    publicKey: provider.publicKey,
    assistantId: provider.assistantId,
    apiUrl: provider.apiUrl,
    status: hasServer && provider.privateKey !== null,
  },
  model: hasServer && model !== null,
  speech: hasServer && speech ? { speaks: speech.voice !== null } : null,
})
