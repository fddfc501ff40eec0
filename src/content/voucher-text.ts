import type { Refuser } from './fair-housing-refusals.ts'

/**
 * The answer to a question or wish about a voucher: a lawful income like any other, by which no home is chosen (New Jersey Law Against
 * Discrimination, N.J.S.A. 10:5-12; Attorney General on source of lawful income, 2025).
 */
export const voucherText = (who: Refuser): string =>
  `All lawful income counts, including a voucher. Landlords may apply income rules only to your share of the rent, and ${who} don’t choose homes based on it.`
