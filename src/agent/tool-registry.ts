import { checkFields } from '#domain/form/check-fields.ts'
import { fail, notFound, type Result } from '#domain/result.ts'
import type { AgentContext } from './agent-context.ts'
import type { AgentTool, ToolAnswer } from './agent-tool.ts'
import { affordability } from './tools/affordability.ts'
import { bookTour } from './tools/book-tour.ts'
import { budget } from './tools/budget.ts'
import { cashToClose } from './tools/cash-to-close.ts'
import { commute } from './tools/commute.ts'
import { compareListings } from './tools/compare-listings.ts'
import { countyFacts } from './tools/county-facts.ts'
import { explainTerm } from './tools/explain-term.ts'
import { listingFacts } from './tools/listing-facts.ts'
import { monthlyCost } from './tools/monthly-cost.ts'
import { moveInCost } from './tools/move-in-cost.ts'
import { rankHomes } from './tools/rank-homes.ts'
import { rentBenchmark } from './tools/rent-benchmark.ts'
import { requestCallback } from './tools/request-callback.ts'
import { saveFavorite } from './tools/save-favorite.ts'
import { saveSearch } from './tools/save-search.ts'
import { searchListings } from './tools/search-listings.ts'
import { sendInquiry } from './tools/send-inquiry.ts'
import { similarListings } from './tools/similar-listings.ts'
import { voucherCheck } from './tools/voucher-check.ts'

/** All tools of the agent. */
export const AGENT_TOOLS = [
  searchListings,
  countyFacts,
  listingFacts,
  compareListings,
  similarListings,
  rankHomes,
  budget,
  affordability,
  monthlyCost,
  cashToClose,
  moveInCost,
  rentBenchmark,
  voucherCheck,
  commute,
  explainTerm,
  saveSearch,
  saveFavorite,
  sendInquiry,
  bookTour,
  requestCallback,
] as const

/** Runs a tool by name: 'not-found' for an unknown tool, 'invalid' for input its schema refuses. */
export async function runTool(
  name: string,
  input: Record<string, unknown>,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Result<ToolAnswer>> {
  const tool: AgentTool | undefined = (AGENT_TOOLS as readonly unknown[] as readonly AgentTool[]).find(
    (one) => one.name === name,
  )
  if (!tool) return fail(notFound(`There is no tool called ${name}.`))
  const checked = checkFields(tool.schema, input)
  return checked.ok ? tool.run(checked.value, context, signal) : checked
}
