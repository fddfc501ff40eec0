import type { AgentSite } from '#agent/agent-context.ts'
import type { VoiceCalls } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import { ProviderCall } from './provider-call.ts'

/** Calls with the provider's agent. Only a start loads its code and asks for the microphone (V-12). */
export function vapiVoiceCalls(provider: NonNullable<VoiceSettings['provider']>, site: AgentSite): VoiceCalls {
  let last: ProviderCall | null = null
  return {
    hearing: async () => 'provider',
    async start(signal, onEvent, home = null) {
      // A second start is ignored (V-06). A call that is ending is awaited: two calls on a page break each other.
      if (last && !last.isOver) return null
      const before = last
      last = new ProviderCall({ provider, site, onEvent, home }, signal)
      const started = last
      await before?.gone
      return started.start()
    },
  }
}
