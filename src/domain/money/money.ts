import { dollarFormat } from '../number-format.ts'

/** A home is for sale (price in US dollars) or for rent (US dollars per month). */
export const MARKETS = ['sale', 'rent'] as const
export type Market = (typeof MARKETS)[number]

/** US dollars without decimals, '$850,000' (specification section 9, X-04). */
export const formatDollars = dollarFormat(0)

/** '$2.45'. */
export const formatDollarsAndCents = dollarFormat(2)

/** A listing's price: '$850,000', or '$2,400 a month' for a rental. */
export const formatPrice = (price: number, market: Market): string =>
  market === 'rent' ? `${formatDollars(price)} a month` : formatDollars(price)
