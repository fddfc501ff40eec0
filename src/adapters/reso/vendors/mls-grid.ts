import type { VendorRules } from './vendor-rules.ts'

/** MLS Grid, by its documentation of API version 2.0. */
export const MLS_GRID: VendorRules = {
  address: () => 'https://api.mlsgrid.com/v2/Property',
}
