import type { RunVoiceTool } from '#application/agent-tools.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import type { ReadCallStatus } from '#ports/server/call-status.ts'
import type { AnswerChat } from '#ports/server/chat-model.ts'
import type { SpeechService } from '#ports/server/speech-service.ts'

/** What of the voice agent runs on the server. */
export interface VoiceParts {
  /** For the browser. */
  settings: VoiceSettings
  /** What the provider's tool requests must carry; null: none are taken. */
  webhookSecret: string | null
  runTool: RunVoiceTool
  /** Null without a provider or without its private key. */
  readCallStatus: ReadCallStatus | null
  /** Null without a language model. */
  answerChat: AnswerChat | null
  /** Null without a service for speech. */
  speech: SpeechService | null
}
