import type { Gateways } from '#ports/gateways.ts'
import type { VoiceCalls } from '#ports/voice-calls.ts'
import type { VoiceSettings } from '#ports/voice-settings.ts'

/** Calls with the site's own agent, which answers from the gateways. */
export function embeddedVoiceCalls(_gateways: Gateways, _settings: Pick<VoiceSettings, 'model'>): VoiceCalls {
  return {
    hearing: async () => 'nobody',
    start: async () => ({ problem: { kind: 'no-client', detail: 'There is no agent yet.' } }),
  }
}
