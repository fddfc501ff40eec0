import type { Refuser } from './fair-housing-refusals.ts'

/**
 * The answer to a question or wish about a voucher: a lawful income like any other, by which no home is chosen (New Jersey Law Against
 * Discrimination, N.J.S.A. 10:5-12; Attorney General on source of lawful income, 2025).
 */
export const voucherText = (who: Refuser): string =>
  `Every lawful income counts, a voucher too. An income test may look only at the part of the rent you pay yourself; ${who} choose no homes by it.`
