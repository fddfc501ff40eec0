import { STANDARD_RULES } from '../web-api-rules.ts'
import type { VendorRules } from './vendor-rules.ts'

const MINUTE = 60_000

/**
 * Spark (FBS), by its replication endpoint: keys for replication are refused elsewhere (code 1021). Source: Spark API
 * documentation, 'RESO Web API Replication' and 'Request Parameters'.
 *
 * - Up to 1,000 records to a page by `$top`, and links with a token to the next.
 * - Ordered by ListingKey without being asked; no `$orderby` is to be given. `$count` works.
 * - The limit of requests is each key's own; the throttle is a cautious guess.
 * - Changes are asked for from 20 minutes before the last time, because the server caches.
 */
export const SPARK: VendorRules = {
  address: () => 'https://replication.sparkapi.com/Reso/OData/Property',
  throttle: { perSecond: 2, perHour: null },
  rules: () => ({ ...STANDARD_RULES, sizeBy: '$top', orderBy: null, skips: false, overlap: 25 * MINUTE }),
}
