import * as v from 'valibot'
import { newJerseyDay } from '#domain/day.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars } from '#domain/money/money.ts'
import { moveInCost as costOf, type MoveInCost, type MoveInTable } from '#domain/money/move-in.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { figuresSource } from '../cost-text.ts'
import { homeSource } from '../home-text.ts'

/** What a renter pays before the keys of one home. */
export const moveInCost = agentTool({
  name: 'move_in_cost',
  description:
    'What a renter pays before the keys of one home to rent: first month, deposit and application fee, with New Jersey’s caps.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()) }),
  async run({ listing_id: id }, { listings, figures, clock }, signal) {
    const found = await listings.byId(id, signal)
    if (!found.ok) return found
    const home = found.value
    const about = { shown: { kind: 'listing', listing: summaryOf(home) }, sources: [homeSource(home)] } as const
    if (home.market === 'sale') return ok({ say: FOR_SALE, facts: { listing_id: id, market: 'sale' }, ...about })
    const tables = await figures.figures()
    if (!tables.ok) return tables
    const table = tables.value.moveIn
    const cost = costOf(termsOf(home, newJerseyDay(clock.now())), table)
    return ok({
      say: `${partsText(home, cost)} ${capText(home, cost, table)}`,
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
      sources: [...about.sources, figuresSource('N.J.S.A. 46:8-19 and following')],
    })
  },
})

const FOR_SALE = 'It is for sale: there is no deposit to a landlord. Ask me how much cash you need to buy it.'

const termsOf = ({ price, lease }: Listing, date: string) => ({
  rent: price,
  deposit: lease.securityDeposit,
  applicationFee: lease.applicationFee,
  brokerFee: null,
  otherAdvance: 0,
  units: null,
  feeGoesToBroker: false,
  date,
})

/** '$6,050 to move in at most: first month $2,400, deposit …' */
function partsText({ lease }: Listing, cost: MoveInCost): string {
  const isMost = cost.depositIsCap || cost.applicationFeeIsCap
  const deposit = cost.depositIsCap
    ? `a deposit of at most ${formatExact(cost.deposit)}`
    : `deposit ${formatDollars(lease.securityDeposit!)}`
  const fee =
    cost.applicationFee === null
      ? ''
      : ` and an application fee of ${cost.applicationFeeIsCap ? 'at most ' : ''}${formatExact(cost.applicationFee)}`
  return `${isMost ? 'At most' : 'About'} ${formatExact(cost.total)} to move in: first month ${formatExact(cost.firstMonth)}, ${deposit}${fee}.`
}

function capText({ lease }: Listing, { flags, depositCap }: MoveInCost, { depositCapMonths }: MoveInTable): string {
  const rule = `New Jersey caps a deposit at ${depositCapMonths} months’ rent, ${formatExact(depositCap)}`
  if (flags.includes('deposit-over-cap'))
    return `${rule}: the ${formatDollars(lease.securityDeposit!)} asked is above it.`
  return lease.securityDeposit === null ? `The listing gives no deposit; ${rule}.` : `${rule}.`
}
