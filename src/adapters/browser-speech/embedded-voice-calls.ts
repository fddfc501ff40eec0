import type { AgentContext } from '#agent/agent-context.ts'
import type { Brain } from '#agent/brain.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { VoiceCalls } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
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
    loadAgentContext(gateways),
  ])
  return rulesBrain(surroundings)
}

async function loadModel(gateways: Gateways): Promise<Brain> {
  const [{ modelBrain }, surroundings] = await Promise.all([import('./model-brain.ts'), loadAgentContext(gateways)])
  return modelBrain(surroundings)
}

async function loadAgentContext({ listings, visitor }: Gateways): Promise<AgentContext> {
  const [{ readPlaceNames }, { PLACES }] = await Promise.all([
    import('#language/place-names.ts'),
    import('#content/places.ts'),
  ])
  const { inquiries, savedSearches, favorites } = visitor
  const clock = { now: () => new Date() }
  return { listings, inquiries, savedSearches, favorites, clock, places: readPlaceNames(PLACES) }
}
