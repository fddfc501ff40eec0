import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { FEE_UNCAPPED_HOMES, moveInCost as costOf } from '#domain/money/move-in.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'

/** What a renter pays before the keys of one home. */
export const moveInCost = agentTool({
  name: 'move_in_cost',
  description:
    'What is due at move-in for one home for rent: first month, deposit, and application fee, with New Jersey’s caps.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()) }),
  async run({ listing_id: id }, { listings, figures, clock, phrases }, signal) {
    const found = await listings.byId(id, signal)
    if (!found.ok) return found
    const home = found.value
    const about = {
      shown: { kind: 'listing', listing: summaryOf(home) },
      sources: [homeSource(home, phrases)],
    } as const
    if (home.market === 'sale')
      return ok({ say: phrases.renting.noDeposit, facts: { listing_id: id, market: 'sale' }, ...about })
    const tables = await figures.figures()
    if (!tables.ok) return tables
    const table = tables.value.moveIn
    const cost = costOf(termsOf(home, newJerseyDay(clock.now())), table)
    return ok({
      say: phrases.renting.moveIn(home, cost, table),
      facts: {
        listing_id: id,
        total_usd: cost.total / 100,
        first_month_usd: cost.firstMonth / 100,
        deposit_usd: cost.deposit / 100,
        deposit_is_the_cap: cost.depositIsCap,
        deposit_cap_usd: cost.depositCap / 100,
        application_fee_usd: cost.applicationFee === null ? null : cost.applicationFee / 100,
        application_fee_is_the_cap: cost.applicationFeeIsCap,
        flags: cost.flags,
      },
      ...about,
      sources: [...about.sources, phrases.cost.figuresSource('N.J.S.A. 46:8-19 and following')],
    })
  },
})

const termsOf = ({ price, lease, costFacts }: Listing, date: string) => ({
  rent: price,
  deposit: lease.securityDeposit,
  applicationFee: lease.applicationFee,
  brokerFee: null,
  otherAdvance: 0,
  // Listings don't say how many homes the building has; a one- or two-family house has no cap on the fee.
  units: costFacts.feeCapped ? null : FEE_UNCAPPED_HOMES,
  feeGoesToBroker: false,
  date,
})
