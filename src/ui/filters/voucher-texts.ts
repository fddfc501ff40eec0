import { HIGHEST_STANDARD_PCT } from '#domain/money/voucher.ts'

/** What the box of the voucher finds; nobody's own voucher is known to it. */
export const VOUCHER = {
  title: 'Housing choice voucher',
  note: `Rents up to ${HIGHEST_STANDARD_PCT}% of HUD’s fair market rent for the home’s size and ZIP code. That’s the most a voucher usually covers, utilities included. Yours may cover less.`,
} as const
