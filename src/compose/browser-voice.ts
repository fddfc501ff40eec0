import type { AgentSite } from '#agent/agent-context.ts'
import type { LoadVoiceCalls } from '#ports/browser/voice-calls.ts'
import { BUILT_IN_VOICE, VOICE_SETTINGS_PATH } from '#ports/browser/voice-settings.ts'
import { readOperatorSettings } from './operator-settings.ts'

/** Loads the configured or the site's own voice agent; only the one that answers is fetched. */
export const loadVoiceWith =
  (site: () => AgentSite): LoadVoiceCalls =>
  async (which) => {
    const { provider, model, speech } = await readOperatorSettings(VOICE_SETTINGS_PATH, BUILT_IN_VOICE)
    if (which === 'configured' && provider) {
      const { vapiVoiceCalls } = await import('#adapters/vapi/vapi-voice-calls.ts')
      return vapiVoiceCalls(provider, site())
    }
    const { embeddedVoiceCalls, writtenCalls } = await import('#adapters/browser-speech/embedded-voice-calls.ts')
    return which === 'in-writing' ? writtenCalls(site(), { model }) : embeddedVoiceCalls(site(), { model, speech })
  }
