import type { Brain } from '#agent/brain.ts'
import type { AgentSurroundings } from '#agent/surroundings.ts'
import type { Gateways } from '#ports/gateways.ts'
import type { VoiceCalls } from '#ports/voice-calls.ts'
import type { VoiceSettings } from '#ports/voice-settings.ts'
import { browserSpeech, type BrowserSpeech } from './browser-speech.ts'
import { firstTier } from './speech-tiers.ts'
import { startCall } from './start-call.ts'

/** Calls with the site's own agent, which answers from the gateways; speech comes and goes by what the browser has. */
export function embeddedVoiceCalls(
  gateways: Gateways,
  { model }: Pick<VoiceSettings, 'model'>,
  loadBrain: () => Promise<Brain> = () => (model ? loadModel(gateways) : loadRules(gateways)),
  speech: BrowserSpeech = browserSpeech(),
): VoiceCalls {
  return {
    hearing: async () => (await firstTier(speech)) ?? 'nobody',
    start: (signal, onEvent) => startCall({ speech, loadBrain, model }, signal, onEvent),
  }
}

/** The rules and the place names are fetched only when a call begins. */
async function loadRules(gateways: Gateways): Promise<Brain> {
  const [{ rulesBrain }, surroundings] = await Promise.all([
    import('#agent/rules-brain.ts'),
    loadSurroundings(gateways),
  ])
  return rulesBrain(surroundings)
}

async function loadModel(gateways: Gateways): Promise<Brain> {
  const [{ modelBrain }, surroundings] = await Promise.all([import('./model-brain.ts'), loadSurroundings(gateways)])
  return modelBrain(surroundings)
}

async function loadSurroundings({ listings, visitor }: Gateways): Promise<AgentSurroundings> {
  const [{ readPlaceNames }, { PLACES }] = await Promise.all([
    import('#domain/spoken/place-names.ts'),
    import('#content/places.ts'),
  ])
  const { inquiries, savedSearches, favorites } = visitor
  const clock = { now: () => new Date() }
  return { listings, inquiries, savedSearches, favorites, clock, places: readPlaceNames(PLACES) }
}
