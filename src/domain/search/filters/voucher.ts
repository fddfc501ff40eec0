import { flag } from './filter-kinds.ts'

/**
 * Homes for rent that a housing choice voucher can cover: the rent is within the highest payment standard of the basic range, 110 % of
 * HUD's rent. Its box says so, for it knows nobody's voucher; what a visitor's own voucher covers is worked out on their device.
 */
export const voucher = flag('voucher', {
  market: 'rent',
  label: 'Within voucher limits',
})
