import * as v from 'valibot'
import { summaryOf } from '#domain/listing/listing.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { MOST_BEDROOMS } from '#domain/money/renter-numbers.ts'
import { tenantUtilities } from '#domain/money/tenant-utilities.ts'
import { voucherResult, type VoucherFamily } from '#domain/money/voucher.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'

const dollars = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)))

const SCHEMA = v.object({
  listing_id: v.pipe(v.number(), v.integer()),
  voucher_bedrooms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_BEDROOMS))),
  adjusted_income_usd: dollars,
  utility_allowance_usd: dollars,
  payment_standard_usd: dollars,
  minimum_rent_usd: dollars,
  is_staying: v.optional(v.boolean()),
})

/** Whether a housing choice voucher covers a home for rent, by what the visitor says or has entered on their device. */
export const voucherCheck = agentTool({
  name: 'voucher_check',
  description:
    'Whether a housing choice voucher (Section 8) is likely to cover one home for rent, and the family’s share. Needs the voucher’s bedrooms, the adjusted yearly income, and the utility allowance from the housing authority’s letter. Ask for what is missing, and never guess. The authority decides. Never choose or leave out homes because of a voucher.',
  schema: SCHEMA,
  async run(input, { listings, homeFigures, phrases, ownNumbers }, signal) {
    const found = await listings.byId(input.listing_id, signal)
    if (!found.ok) return found
    const home = found.value
    const about = {
      shown: { kind: 'listing', listing: summaryOf(home) },
      sources: [homeSource(home, phrases)],
    } as const
    const facts = { listing_id: home.id, market: home.market, rent_usd: home.price }
    const { voucher } = phrases.renting
    if (home.market === 'sale') return ok({ say: voucher.forSale, facts, ...about })
    const family = familyOf(input, ownNumbers())
    if (family === null || home.beds === null) return ok({ say: voucher.needsNumbers, facts, ...about })
    const figures = await homeFigures.ofHome(home.id, signal)
    if (!figures.ok) return figures
    const rental = figures.value.rental!
    const hasUtilities = tenantUtilities(home, {}).allIncluded
    const hudRents = rental.benchmark?.value.rents ?? null
    const asked = { rent: home.price, bedrooms: home.beds, hudRents, hasUtilities }
    const result = voucherResult(family, asked, rental.voucher)
    const shares = result.answer === 'ask' ? {} : { family_share_usd: result.familyShare.map(Math.round) }
    return ok({ say: voucher.answer(result), facts: { ...facts, answer: result.answer, ...shares }, ...about })
  },
})

/** What is said goes before what the device keeps; null without the size of the voucher and the income. */
function familyOf(
  said: v.InferOutput<typeof SCHEMA>,
  { household, renter: { voucher } }: OwnNumbers,
): VoucherFamily | null {
  const voucherBedrooms = said.voucher_bedrooms ?? voucher.bedrooms
  const adjustedIncome = said.adjusted_income_usd ?? voucher.adjustedIncome
  if (voucherBedrooms === null || adjustedIncome === null) return null
  return {
    voucherBedrooms,
    adjustedIncome,
    grossIncome: household.income,
    utilityAllowance: said.utility_allowance_usd ?? voucher.utilityAllowance,
    paymentStandard: said.payment_standard_usd ?? voucher.paymentStandard,
    minimumRent: said.minimum_rent_usd ?? voucher.minimumRent,
    isMoving: !(said.is_staying ?? voucher.isStaying),
  }
}
