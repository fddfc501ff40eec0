import { STANDARD_RULES } from '../web-api-rules.ts'
import type { VendorRules } from './vendor-rules.ts'

/**
 * Trestle (Cotality). Source: Trestle documentation, 'Web API' and 'Quota Management'.
 *
 * - OAuth 2 client credentials with the scope `api`; a token lasts eight hours.
 * - 10 records to a page, up to 1,000 by `$top`, with a link to the next page. `$orderby`, `$expand` and `$count` work.
 * - 7,200 requests an hour and 180 a minute for a connection, at least; 429 past that.
 */
export const TRESTLE: VendorRules = {
  address: () => 'https://api.cotality.com/trestle/odata/Property',
  token: { url: 'https://api.cotality.com/trestle/oidc/connect/token', scope: 'api' },
  throttle: { perSecond: 3, perHour: 7200 },
  rules: () => ({ ...STANDARD_RULES, sizeBy: '$top' }),
}
