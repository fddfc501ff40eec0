import { toDollars, type Cents } from './cents.ts'
import { formatDollars, formatDollarsAndCents } from './money.ts'

/** '$10,800', and '$4,312.50' where cents count: rounded to dollars, a cap of the law would be passed. */
export const formatExact = (amount: Cents): string =>
  amount % 100 === 0 ? formatDollars(toDollars(amount)) : formatDollarsAndCents(toDollars(amount))
