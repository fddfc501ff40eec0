import type { Listing } from '#domain/listing/listing.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { MoveInCost, MoveInTable } from '#domain/money/move-in.ts'
import type { RentControl } from '#domain/money/rent-control.ts'
import type { VoucherResult } from '#domain/money/voucher.ts'

/** 'Up to $6,050 due at move-in: first month’s rent $2,400, a deposit …' */
function partsText({ lease }: Listing, cost: MoveInCost): string {
  const deposit = cost.depositIsCap
    ? `a deposit of up to ${formatExact(cost.deposit)}`
    : `a deposit of ${formatDollars(lease.securityDeposit!)}`
  const fee =
    cost.applicationFee === null
      ? ''
      : `, and an application fee of ${cost.applicationFeeIsCap ? 'up to ' : ''}${formatExact(cost.applicationFee)}`
  return `${cost.isMost ? 'Up to' : 'About'} ${formatExact(cost.total)} due at move-in: first month’s rent ${formatExact(cost.firstMonth)}${fee ? ',' : ' and'} ${deposit}${fee}.`
}

function capText({ lease }: Listing, { flags, depositCap }: MoveInCost, { depositCapMonths }: MoveInTable): string {
  const rule = `New Jersey caps a deposit at ${depositCapMonths} months’ rent, ${formatExact(depositCap)}`
  if (flags.includes('deposit-over-cap'))
    return `${rule}. The ${formatDollars(lease.securityDeposit!)} in the listing is above that.`
  return lease.securityDeposit === null ? `The listing gives no deposit. ${rule}.` : `${rule}.`
}

const bedroomsText = (beds: number | null): string =>
  beds === 0 ? 'a studio' : `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}`

const noBenchmark = ({ price }: Listing): string =>
  `The rent is ${formatDollars(price)} a month. HUD has no benchmark for a home with this many bedrooms in its ZIP code.`

/** 'The rent is $2,400 a month, $210 below the HUD benchmark of $2,610 for 2 bedrooms …' */
function comparedText({ price, beds }: Listing, { benchmark }: RentalFigures, hud: number): string {
  const { fiscalYear, area, inTwoAreas } = benchmark!.value
  const difference = price - hud
  const beside =
    difference === 0 ? 'the same as' : `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'}`
  const where = inTwoAreas ? ` (${area}, one of two HUD areas it’s in)` : ''
  return `The rent is ${formatDollars(price)} a month, ${beside} the HUD benchmark of ${formatDollars(hud)} for ${bedroomsText(beds)} in its ZIP code${where}, fiscal year ${fiscalYear}; the benchmark includes utilities, so add what you would pay for them.`
}

/** No state law: towns decide, and a town that isn't listed was not checked. */
function controlText(city: string, { answer, asOf }: RentControl): string {
  switch (answer) {
    case 'yes':
      return `${city} has rent control. Ask the rent board if it covers this home.`
    case 'no':
      return `${city} has no rent control.`
    case 'listed':
      return `${city} may have rent control${asOf && /^\d{4}/.test(asOf) ? ` (listed ${asOf.slice(0, 4)})` : ''}. Ask the rent board if it covers this home.`
    case 'not-checked':
      return `We haven’t checked rent control in ${city}. Ask the town hall.`
  }
}

const dollarRange = ([from, to]: readonly [number, number]): string => {
  const [low, high] = [from, to].map((amount) => formatDollars(Math.round(amount)))
  return low === high ? low! : `${low} to ${high}`
}

/** What a voucher covers, with the share that the family pays. */
function voucherText(result: VoucherResult): string {
  if (result.answer === 'ask') {
    return result.missing === 'allowance'
      ? 'That depends on the utility allowance. Ask your housing authority for the amount for this home, and tell me.'
      : 'HUD has no fair market rent for a home this size here. Ask your housing authority for its payment standard, and tell me.'
  }
  const [most, least] = result.familyShare
  const share = `Of the ${formatDollars(Math.round(result.grossRent))} a month with utilities, you’d pay about ${dollarRange([least, most])}. The housing authority decides.`
  switch (result.answer) {
    case 'yes':
      return `Your voucher likely covers this home, if the authority finds the rent reasonable. ${share}`
    case 'depends':
      return `It depends on the payment standard, usually ${dollarRange(result.standard)} here. Ask your housing authority. ${share}`
    case 'no':
      return `Your voucher probably won’t cover it. When you move in, your share can’t be more than 40% of your adjusted income. ${share}`
  }
}

export const rentingTexts = {
  voucher: {
    forSale: 'A voucher covers rent, but this home is for sale.',
    needsNumbers:
      'Tell me your voucher size, adjusted yearly income, and utility allowance from your housing authority’s letter. Or enter them under “Does my voucher cover it?” on the home’s page.',
    answer: voucherText,
  },
  /** Whether a town has rent control. */
  controlIn: controlText,
  /** `rent`: US dollars a month. */
  benchmarkNeedsHome: (rent: number): string =>
    `HUD sets benchmark rents by ZIP code and bedrooms, so I can’t compare ${formatDollars(rent)} a month with a whole town. Ask me about a home for rent, and I’ll compare it with the benchmark for its ZIP code.`,
  moveInAtRent: (cost: MoveInCost, { depositCapMonths }: MoveInTable): string =>
    `At a rent of ${formatExact(cost.firstMonth)}, up to ${formatExact(cost.total)} due at move-in: the first month’s rent${cost.applicationFee === null ? ' and' : ','} a deposit of up to ${formatExact(cost.deposit)}${cost.applicationFee === null ? '' : `, and an application fee of up to ${formatExact(cost.applicationFee)}`}. New Jersey caps a deposit at ${depositCapMonths} months’ rent. A broker’s fee would be extra.`,
  noDeposit: 'It’s for sale, so there’s no landlord’s deposit. Ask me how much cash you need to buy it.',
  moveIn: (home: Listing, cost: MoveInCost, table: MoveInTable): string =>
    `${partsText(home, cost)} ${capText(home, cost, table)}`,
  noBenchmarkForSale: 'It’s for sale, and the HUD benchmark is for rents.',
  /** `benchmark`: US dollars a month; null where HUD has none. */
  benchmark: (home: Listing, rental: RentalFigures, benchmark: number | null): string =>
    `${benchmark === null ? noBenchmark(home) : comparedText(home, rental, benchmark)} ${controlText(home.city, rental.rentControl)}`,
}
