import { STANDARD_RULES } from '../web-api-rules.ts'
import type { VendorRules } from './vendor-rules.ts'

/**
 * MLS Grid. Source: MLS Grid documentation, 'API Version 2.0' and 'Best Practices for Obtaining Data Using Replication'.
 *
 * - Every request filters by one OriginatingSystemName; few other fields can be filtered by, and nothing can be ordered.
 * - At most 2 requests a second, 7,200 an hour, 40,000 a day and 4 GB an hour. Past that the token is suspended.
 * - 500 records to a page, up to 5,000 by `$top`, up to 1,000 with `$expand`; all answers are compressed.
 * - A record that is taken back stays in the feed for seven days with MlgCanView false. The guide filters first imports by
 *   MlgCanView; here nothing is, because a record that leaves the list during a reading makes another slip past unseen.
 * - Pictures must be copied: an address works once, for an hour, with the access token as User-Agent.
 * - No count is promised.
 */
export const MLS_GRID: VendorRules = {
  address: () => 'https://api.mlsgrid.com/v2/Property',
  throttle: { perSecond: 2, perHour: 7200 },
  rules: ({ originatingSystem }) => ({
    ...STANDARD_RULES,
    sizeBy: '$top',
    orderBy: null,
    counts: false,
    skips: false,
    filters: [`OriginatingSystemName eq '${originatingSystem}'`],
  }),
}
