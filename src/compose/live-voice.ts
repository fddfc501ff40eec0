import { openAiSpeech } from '#adapters/speech-service/open-ai-speech.ts'
import { vapiCallStatus } from '#adapters/vapi-status/read-call-status.ts'
import { callTools, lookUpContext, type LookUpDeps } from '#application/agent-tools.ts'
import type { InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import type { SiteFigures } from '#http/site-figures.ts'
import type { VoiceParts } from '#http/voice/voice-parts.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { AnswerChat } from '#ports/server/chat-model.ts'
import { voiceSettings, type ModelConfig, type VoiceConfig } from '#process/voice-config.ts'

export interface VoiceDeps {
  agency: Pick<AgencySource, 'current'>
  listings: ListingGateway
  inquiries: InquiryDesk
  figures: Pick<SiteFigures, 'gateway' | 'ofHomes'>
  clock: Clock
}

/** The voice agent's parts on the server, as configured. */
export function liveVoice(config: VoiceConfig, { agency, listings, inquiries, figures, clock }: VoiceDeps): VoiceParts {
  const { provider, webhookSecret, model, speech } = config
  const lookUps = { agency, listings, homeFigures: figures.ofHomes(listings), figures: figures.gateway, clock }
  return {
    settings: voiceSettings(config, true),
    webhookSecret,
    runTool: callTools({ ...lookUps, inquiries }),
    readCallStatus: provider?.privateKey ? vapiCallStatus({ apiUrl: provider.apiUrl, key: provider.privateKey }) : null,
    answerChat: model && answerByModel(model, lookUps),
    speech: speech && openAiSpeech(speech),
  }
}

/** The code for language models is large: the first request for an answer loads it. */
function answerByModel(model: ModelConfig, lookUps: LookUpDeps): AnswerChat {
  const context = lookUpContext(lookUps)
  return async function* (request, call) {
    const { answerWithModel } = await import('#adapters/llm/model-answer.ts')
    yield* answerWithModel({ model, context: context() })(request, call)
  }
}
