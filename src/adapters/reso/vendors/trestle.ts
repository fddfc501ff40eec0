import type { VendorRules } from './vendor-rules.ts'

/** Trestle, by its Web API documentation. */
export const TRESTLE: VendorRules = {
  address: () => 'https://api.cotality.com/trestle/odata/Property',
  token: { url: 'https://api.cotality.com/trestle/oidc/connect/token', scope: 'api' },
}
