import type { AgentContext, AgentSite } from '#agent/agent-context.ts'
import type { Brain } from '#agent/brain.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import type { VoiceCalls } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import { browserSpeech, type BrowserSpeech } from './browser-speech.ts'
import { bestTier, installOnDevice, isInstallable } from './speech-tiers.ts'
import { startCall } from './start-call.ts'

/** Calls with the site's own agent, which answers from the gateways and uses the browser's speech. */
export function embeddedVoiceCalls(
  site: AgentSite,
  { model, speech: service }: Pick<VoiceSettings, 'model' | 'speech'>,
  loadBrain: () => Promise<Brain> = () => (model ? loadModel(site) : loadRules(site)),
  speech: BrowserSpeech = browserSpeech(),
): VoiceCalls {
  return {
    hearing: async (language) => (await bestTier(speech, Boolean(service), language)) ?? 'nobody',
    deviceSpeech: {
      isInstallable: (language) => isInstallable(speech, language),
      install: (language) => installOnDevice(speech, language),
    },
    speaksLanguages: true,
    start: (signal, onEvent, home = null, language = 'en') =>
      startCall({ speech, service, loadBrain, loadPlaceNames, model, home, language }, signal, onEvent),
  }
}

/** Chats in writing with the site's own agent: no microphone is asked for, and nothing is spoken. */
export const writtenCalls = (
  site: AgentSite,
  settings: Pick<VoiceSettings, 'model'>,
  speech: BrowserSpeech = browserSpeech(),
  loadBrain?: () => Promise<Brain>,
): VoiceCalls =>
  embeddedVoiceCalls(site, { ...settings, speech: null }, loadBrain, {
    ...speech,
    SpeechRecognition: null,
    synthesis: null,
  })

/** Loads the rules and the place names when a call starts. */
async function loadRules(site: AgentSite): Promise<Brain> {
  const [{ rulesBrain }, context] = await Promise.all([import('#agent/rules-brain.ts'), loadAgentContext(site)])
  return rulesBrain(context)
}

/** Names of towns, each once. */
async function loadPlaceNames(): Promise<string[]> {
  const { SAID_PLACES } = await import('#content/said-places.ts')
  return [...new Set(SAID_PLACES.map(({ name }) => name))]
}

async function loadModel(site: AgentSite): Promise<Brain> {
  const [{ modelBrain }, context] = await Promise.all([import('./model-brain.lazy.ts'), loadAgentContext(site)])
  return modelBrain(context)
}

async function loadAgentContext({ agency, listings, homeFigures, figures, visitor }: AgentSite): Promise<AgentContext> {
  const [{ inEnglish }, { SAID_PLACES }, { townNeighbors }, told] = await Promise.all([
    import('#agent/english.ts'),
    import('#content/said-places.ts'),
    import('#content/town-neighbors.ts'),
    // Without them the usual numbers stand.
    visitor.loadToldStore().catch(() => null),
  ])
  // Fetched with the phrases, which need it: asked for beside them, its failure would make every next try fail in Chromium.
  const { readPlaceNames } = await import('#language/place-names.ts')
  const { inquiries, savedSearches, favorites } = visitor
  const clock = { now: () => new Date() }
  const ownNumbers = () => told?.numbers.read() ?? NO_OWN_NUMBERS
  const places = readPlaceNames(SAID_PLACES, townNeighbors)
  return {
    listings,
    inquiries,
    savedSearches,
    favorites,
    homeFigures,
    figures,
    ownNumbers,
    clock,
    places,
    ...inEnglish(agency),
  }
}
