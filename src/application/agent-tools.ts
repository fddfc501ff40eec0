import type { AgentContext } from '#agent/agent-context.ts'
import type { ToolAnswer } from '#agent/agent-tool.ts'
import { inEnglish } from '#agent/english.ts'
import { runTool } from '#agent/tool-registry.ts'
import { PLACES } from '#content/places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { InquiryDesk } from './inquiries/inquiry-desk.ts'

/** Runs a tool of the agent that was requested in a call with the provider. The answer is text for its language model. */
export type RunVoiceTool = (requested: RequestedTool, signal: AbortSignal) => Promise<Result<string>>

export interface RequestedTool {
  name: string
  input: Record<string, unknown>
  /** The provider's id of the call; empty if it gave none. */
  callId: string
  /** Its id of this request; the same if it is sent again. */
  id: string
}

/** What the tools look things up in. */
export interface LookUpDeps {
  agency: Pick<AgencySource, 'current'>
  listings: ListingGateway
  homeFigures: HomeFiguresGateway
  figures: PublicFiguresGateway
  clock: Clock
}

export interface CallToolsDeps extends LookUpDeps {
  inquiries: InquiryDesk
}

/**
 * The agent's tools for calls with the provider. Its servers send no cookies, so nothing can be saved. Inquiries go to the
 * inquiry desk, with the call in place of the network for its limits.
 */
export function callTools({ inquiries, ...lookUps }: CallToolsDeps): RunVoiceTool {
  const context = lookUpContext(lookUps)
  return async ({ name, input, callId }, signal) => {
    const gateway: InquiryGateway = {
      send: (listingId, inquiry, key) => inquiries({ listingId, inquiry, key, network: `call ${callId}` }),
    }
    return asText(await runTool(name, input, { ...context(), inquiries: gateway }, signal))
  }
}

/** What to say, and the facts for later questions, as JSON for a language model. */
const asText = (answer: Result<ToolAnswer>): Result<string> =>
  answer.ok ? ok(JSON.stringify({ say: answer.value.say, facts: answer.value.facts })) : answer

/** What a language model may use on the server: it looks listings up, and can neither send nor save. */
export function lookUpContext({ agency, ...lookUps }: LookUpDeps): () => AgentContext {
  const places = readPlaceNames(PLACES, townNeighbors)
  return () => ({
    ...lookUps,
    ownNumbers: () => NO_OWN_NUMBERS,
    inquiries: { send: async () => fail({ kind: 'unauthorized', message: 'Nothing is sent from here.' }) },
    savedSearches: null,
    favorites: null,
    places,
    ...inEnglish(agency.current().agency),
  })
}
