import type { Gateways } from '#ports/browser/gateways.ts'
import type { VoiceCalls } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import { ProviderCall } from './provider-call.ts'

/** Calls with the provider's agent. Its code is fetched, and the microphone asked for, only at a start (V-12). */
export function vapiVoiceCalls(provider: NonNullable<VoiceSettings['provider']>, gateways: Gateways): VoiceCalls {
  let last: ProviderCall | null = null
  return {
    hearing: async () => 'provider',
    async start(signal, onEvent) {
      // V-06: a second start is ignored. One that was ended is waited for: two calls on a page would take each other down.
      if (last && !last.isOver) return null
      const before = last
      last = new ProviderCall({ provider, gateways, onEvent }, signal)
      const started = last
      await before?.gone
      return started.start()
    },
  }
}
