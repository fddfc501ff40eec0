import type { Listing } from '#domain/listing/listing.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { MoveInCost, MoveInTable } from '#domain/money/move-in.ts'
import type { RentControl } from '#domain/money/rent-control.ts'
import type { VoucherResult } from '#domain/money/voucher.ts'

/** '$6,050 to move in at most: first month $2,400, deposit …' */
function partsText({ lease }: Listing, cost: MoveInCost): string {
  const deposit = cost.depositIsCap
    ? `a deposit of at most ${formatExact(cost.deposit)}`
    : `deposit ${formatDollars(lease.securityDeposit!)}`
  const fee =
    cost.applicationFee === null
      ? ''
      : ` and an application fee of ${cost.applicationFeeIsCap ? 'at most ' : ''}${formatExact(cost.applicationFee)}`
  return `${cost.isMost ? 'At most' : 'About'} ${formatExact(cost.total)} to move in: first month ${formatExact(cost.firstMonth)}, ${deposit}${fee}.`
}

function capText({ lease }: Listing, { flags, depositCap }: MoveInCost, { depositCapMonths }: MoveInTable): string {
  const rule = `New Jersey caps a deposit at ${depositCapMonths} months’ rent, ${formatExact(depositCap)}`
  if (flags.includes('deposit-over-cap'))
    return `${rule}: the ${formatDollars(lease.securityDeposit!)} asked is above it.`
  return lease.securityDeposit === null ? `The listing gives no deposit; ${rule}.` : `${rule}.`
}

const bedroomsText = (beds: number | null): string =>
  beds === 0 ? 'a studio' : `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}`

const noBenchmark = ({ price }: Listing): string =>
  `The rent is ${formatDollars(price)} a month; there is no HUD benchmark for its bedrooms and ZIP code.`

/** 'The rent is $2,400 a month, $210 below the HUD benchmark of $2,610 for 2 bedrooms …' */
function comparedText({ price, beds }: Listing, { benchmark }: RentalFigures, hud: number): string {
  const { fiscalYear, area, inTwoAreas } = benchmark!.value
  const difference = price - hud
  const beside =
    difference === 0 ? 'as much as' : `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'}`
  const where = inTwoAreas ? ` (${area}, one of two areas that HUD lists it in)` : ''
  return `The rent is ${formatDollars(price)} a month, ${beside} the HUD benchmark of ${formatDollars(hud)} for ${bedroomsText(beds)} in its ZIP code${where}, fiscal year ${fiscalYear}; the benchmark includes utilities, so add those that you would pay.`
}

/** No state law: towns decide, and a town that isn't listed was not checked. */
function controlText(city: string, { answer, asOf }: RentControl): string {
  switch (answer) {
    case 'yes':
      return `${city} has rent control; ask the rent board whether it covers the home.`
    case 'no':
      return `${city} has no rent control.`
    case 'listed':
      return `${city} is listed as a town that has had rent control rules${asOf && /^\d{4}/.test(asOf) ? ` (${asOf.slice(0, 4)})` : ''}; ask the rent board whether they cover the home.`
    case 'not-checked':
      return `Rent control in ${city} was not checked; ask the town hall.`
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
      ? 'That depends on the utility allowance: ask your housing authority for its amount for this home, and tell me.'
      : 'HUD has no rent for this home’s size here: ask your housing authority for its payment standard, and tell me.'
  }
  const [most, least] = result.familyShare
  const share = `About ${dollarRange([least, most])} of ${formatDollars(Math.round(result.grossRent))} a month with utilities would be yours. The housing authority decides.`
  switch (result.answer) {
    case 'yes':
      return `This home is likely within your voucher, if the authority finds the rent reasonable. ${share}`
    case 'depends':
      return `It depends on the payment standard, which is usually ${dollarRange(result.standard)} here: ask your housing authority. ${share}`
    case 'no':
      return `It is unlikely within your voucher: when you move in, your share may be at most 40% of your adjusted income. ${share}`
  }
}

export const rentingTexts = {
  voucher: {
    forSale: 'A voucher pays rent, and this home is for sale.',
    needsNumbers:
      'Tell me the size of your voucher, your adjusted yearly income and your utility allowance, as your housing authority’s letter says, or enter them under “Voucher” on the home’s page.',
    answer: voucherText,
  },
  /** Whether a town has rent control. */
  controlIn: controlText,
  /** `rent`: US dollars a month. */
  benchmarkNeedsHome: (rent: number): string =>
    `HUD gives its benchmark rents by ZIP code and bedrooms, so I cannot place ${formatDollars(rent)} a month for a whole town. Ask me about a home for rent, and I set its rent beside the benchmark of its ZIP code.`,
  moveInAtRent: (cost: MoveInCost, { depositCapMonths }: MoveInTable): string =>
    `At a rent of ${formatExact(cost.firstMonth)}, at most ${formatExact(cost.total)} to move in: the first month, a deposit of at most ${formatExact(cost.deposit)}${cost.applicationFee === null ? '' : ` and an application fee of at most ${formatExact(cost.applicationFee)}`}. New Jersey caps a deposit at ${depositCapMonths} months’ rent; a broker’s fee would come on top.`,
  noDeposit: 'It is for sale: there is no deposit to a landlord. Ask me how much cash you need to buy it.',
  moveIn: (home: Listing, cost: MoveInCost, table: MoveInTable): string =>
    `${partsText(home, cost)} ${capText(home, cost, table)}`,
  noBenchmarkForSale: 'It is for sale: the HUD benchmark is for rents.',
  /** `benchmark`: US dollars a month; null where HUD has none. */
  benchmark: (home: Listing, rental: RentalFigures, benchmark: number | null): string =>
    `${benchmark === null ? noBenchmark(home) : comparedText(home, rental, benchmark)} ${controlText(home.city, rental.rentControl)}`,
}
