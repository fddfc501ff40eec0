import { vapiCallStatus } from '#adapters/vapi-status/read-call-status.ts'
import { callTools, lookUpContext } from '#application/agent-tools.ts'
import type { InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import type { VoiceParts } from '#http/voice/voice-parts.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { AnswerChat } from '#ports/server/chat-model.ts'
import { voiceSettings, type ModelConfig, type VoiceConfig } from '#process/voice-config.ts'

export interface VoiceDeps {
  listings: ListingGateway
  inquiries: InquiryDesk
  clock: Clock
}

/** The voice agent's parts on the server, as configured. */
export function liveVoice(config: VoiceConfig, { listings, inquiries, clock }: VoiceDeps): VoiceParts {
  const { provider, webhookSecret, model } = config
  return {
    settings: voiceSettings(config, true),
    webhookSecret,
    runTool: callTools({ listings, inquiries, clock }),
    readCallStatus: provider?.privateKey ? vapiCallStatus({ apiUrl: provider.apiUrl, key: provider.privateKey }) : null,
    answerChat: model && answerByModel(model, listings, clock),
  }
}

/** The code for language models is large: the first request for an answer loads it. */
function answerByModel(model: ModelConfig, listings: ListingGateway, clock: Clock): AnswerChat {
  const context = lookUpContext(listings, clock)
  return async function* (request, call) {
    const { answerWithModel } = await import('#adapters/llm/model-answer.ts')
    yield* answerWithModel({ model, context })(request, call)
  }
}
