import type { ToolAnswer } from '#agent/agent-tool.ts'
import { runTool } from '#agent/tool-registry.ts'
import { PLACES } from '#content/places.ts'
import { ok, type Result } from '#domain/result.ts'
import type { RunVoiceTool } from '#http/voice/tool-webhook.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { InquiryDesk } from './inquiries/inquiry-desk.ts'

export interface AgentToolsParts {
  listings: ListingGateway
  inquiries: InquiryDesk
  clock: Clock
}

/**
 * The agent's tools for calls of the provider, whose servers bring no visitor's cookies: nothing can be saved for anybody.
 * Messages go the way of all others, counted by call in place of a network.
 */
export function agentTools({ listings, inquiries, clock }: AgentToolsParts): RunVoiceTool {
  const places = readPlaceNames(PLACES)
  return async ({ name, input, callId }, signal) => {
    const gateway: InquiryGateway = {
      send: (listingId, inquiry, key) => inquiries({ listingId, inquiry, key, network: `call ${callId}` }),
    }
    const surroundings = { listings, inquiries: gateway, savedSearches: null, favorites: null, clock, places }
    return inWords(await runTool(name, input, surroundings, signal))
  }
}

/** What is to be said, and the facts for what comes next, as a language model reads them. */
const inWords = (answer: Result<ToolAnswer>): Result<string> =>
  answer.ok ? ok(JSON.stringify({ say: answer.value.say, facts: answer.value.facts })) : answer
