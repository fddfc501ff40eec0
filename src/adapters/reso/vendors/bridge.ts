import { STANDARD_RULES } from '../web-api-rules.ts'
import type { VendorRules } from './vendor-rules.ts'

/**
 * Bridge Interactive, by its replication endpoint: the others end after 10,000 records. Source: Bridge documentation, 'RESO
 * Web API' and 'Replication'.
 *
 * - Up to 2,000 records to a page by `$top`; the next page is in the Link header or at `@odata.nextLink`.
 * - `$orderby`, `$skip` and `$count` are refused; the order is from oldest to newest.
 * - Media stands in each record and isn't expanded.
 * - The hourly limit is each application's own; a minute may hold a fifteenth of it. The throttle is a cautious guess.
 */
export const BRIDGE: VendorRules = {
  address: ({ dataset }) => `https://api.bridgedataoutput.com/api/v2/OData/${dataset}/Property/replication`,
  throttle: { perSecond: 5, perHour: 5000 },
  rules: () => ({ ...STANDARD_RULES, sizeBy: '$top', orderBy: null, expand: null, counts: false, skips: false }),
}
