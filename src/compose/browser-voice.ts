import type { Gateways } from '#ports/gateways.ts'
import type { LoadVoiceCalls } from '#ports/voice-calls.ts'
import { BUILT_IN_VOICE, VOICE_SETTINGS_PATH, type VoiceSettings } from '#ports/voice-settings.ts'

/** The voice agent the operator has chosen, or the site's own; either is fetched only here. */
export const loadVoiceWith =
  (gateways: () => Gateways): LoadVoiceCalls =>
  async (which) => {
    const { provider, model } = await readVoiceSettings()
    if (which === 'configured' && provider) {
      const { vapiVoiceCalls } = await import('#adapters/voice-vapi/vapi-voice-calls.ts')
      return vapiVoiceCalls(provider, gateways())
    }
    const { embeddedVoiceCalls } = await import('#adapters/voice-embedded/embedded-voice-calls.ts')
    return embeddedVoiceCalls(gateways(), { model })
  }

/** Without its settings a site still has its own agent. */
async function readVoiceSettings(): Promise<VoiceSettings> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}${VOICE_SETTINGS_PATH}`)
    return answer.ok ? ((await answer.json()) as VoiceSettings) : BUILT_IN_VOICE
  } catch {
    return BUILT_IN_VOICE
  }
}
