import type { Brain } from '#agent/brain.ts'
import type { Gateways } from '#ports/gateways.ts'
import type { VoiceCalls } from '#ports/voice-calls.ts'
import type { VoiceSettings } from '#ports/voice-settings.ts'
import { browserSpeech, type BrowserSpeech } from './browser-speech.ts'
import { firstTier } from './speech-tiers.ts'
import { startCall } from './start-call.ts'

/** Calls with the site's own agent, which answers from the gateways; speech comes and goes by what the browser has. */
export function embeddedVoiceCalls(
  gateways: Gateways,
  _settings: Pick<VoiceSettings, 'model'>,
  loadBrain: () => Promise<Brain> = () => loadRules(gateways),
  speech: BrowserSpeech = browserSpeech(),
): VoiceCalls {
  return {
    hearing: async () => (await firstTier(speech)) ?? 'nobody',
    start: (signal, onEvent) => startCall({ speech, loadBrain }, signal, onEvent),
  }
}

/** The rules and the place names are fetched only when a call begins. */
async function loadRules({ listings, visitor }: Gateways): Promise<Brain> {
  const [{ rulesBrain }, { readPlaceNames }, { GAZETTEER }] = await Promise.all([
    import('#agent/rules-brain.ts'),
    import('#domain/spoken/place-names.ts'),
    import('#content/gazetteer.ts'),
  ])
  const { inquiries, savedSearches, favorites } = visitor
  const clock = { now: () => new Date() }
  return rulesBrain({ listings, inquiries, savedSearches, favorites, clock, places: readPlaceNames(GAZETTEER) })
}
