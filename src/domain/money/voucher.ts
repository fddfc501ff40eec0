/*
 * The housing choice voucher: what the family pays, and whether a home can pass at the move. 24 CFR 982.503 (payment standards), 982.505
 * (help), 982.508 (the 40 % test), 5.628 (the family's payment).
 */

import type { OwnVoucher } from './renter-numbers.ts'

/** What the rules count with; percent. */
export interface VoucherTable {
  /** Of HUD's rent: between these lies a payment standard that isn't known. */
  basicRangePct: readonly [low: number, high: number]
  /** Of the adjusted monthly income. */
  tenantSharePct: number
  /** Of the adjusted monthly income, at a move into a home above the standard. */
  moveInCapPct: number
}

/** A family with a voucher, as its housing authority's letter says. US dollars; null: not known. */
export interface VoucherFamily {
  voucherBedrooms: number
  /** A year; not the gross income. */
  adjustedIncome: number
  /** A year, for the floor of 10 %; unknown: the floor is left out. */
  grossIncome: number | null
  /** A month, by the authority's schedule; of the utilities that the tenant pays. */
  utilityAllowance: number | null
  /** A month, of the voucher's bedrooms; null: between the shares of HUD's rent. */
  paymentStandard: number | null
  /** A month. */
  minimumRent: number | null
  /** The 40 % test is for a first lease or a move. */
  isMoving: boolean
}

/** A home for rent as the rules see it. */
export interface VoucherHome {
  /** US dollars a month. */
  rent: number
  bedrooms: number
  /** HUD's rents for 0 to 4 bedrooms where the home is, US dollars a month; null: not known. */
  hudRents: readonly number[] | null
  /** Every utility is in the rent: there is no allowance. */
  hasUtilities: boolean
}

/**
 * 'yes': within the voucher, if the authority finds the rent reasonable; 'no': the family would pay more than 40 %; 'depends': on the
 * payment standard; 'ask': for the utility allowance, or the standard.
 */
export type VoucherAnswer = 'yes' | 'no' | 'depends' | 'ask'

export type VoucherResult =
  | { answer: 'ask'; missing: 'allowance' | 'standard' }
  | {
      answer: Exclude<VoucherAnswer, 'ask'>
      /** Rent and allowance, US dollars a month. */
      grossRent: number
      /** What the family pays at least, US dollars a month. */
      leastShare: number
      /** By the lowest and the highest payment standard; the same where it is known. */
      standard: readonly [number, number]
      familyShare: readonly [number, number]
      /** The highest rent that passes; null where the family stays. */
      highestRent: readonly [number, number] | null
    }

/** What a family pays at least, US dollars a month: the highest of its shares of income and the minimum rent. */
export const leastShare = (family: VoucherFamily, { tenantSharePct }: VoucherTable): number =>
  Math.max(
    (family.adjustedIncome / 12) * (tenantSharePct / 100),
    ((family.grossIncome ?? 0) / 12) * GROSS_FLOOR,
    family.minimumRent ?? 0,
  )
const GROSS_FLOOR = 0.1

/**
 * The lowest and the highest payment standard for a home: of the smaller of the voucher's bedrooms and the home's. One that the family
 * knows is of the voucher's bedrooms; of a smaller home it isn't known.
 *
 * @returns null where neither it nor HUD's rent is known
 */
export function paymentStandards(
  { voucherBedrooms, paymentStandard }: Pick<VoucherFamily, 'voucherBedrooms' | 'paymentStandard'>,
  { bedrooms, hudRents }: Pick<VoucherHome, 'bedrooms' | 'hudRents'>,
  { basicRangePct: [low, high] }: VoucherTable,
): readonly [number, number] | null {
  if (paymentStandard !== null && bedrooms >= voucherBedrooms) return [paymentStandard, paymentStandard]
  const hud = hudRents?.[Math.min(bedrooms, voucherBedrooms)]
  return hud === undefined ? null : [(hud * low) / 100, (hud * high) / 100]
}

/** What the highest rent that passes is above the payment standard at a move, US dollars a month; below it where it is less than 0. */
export function roomAboveStandard(family: VoucherFamily, allowance: number, table: VoucherTable): number {
  const cap = (family.adjustedIncome / 12) * (table.moveInCapPct / 100)
  return Math.max(0, cap - leastShare(family, table)) - allowance
}

/** Whether a home is within a family's voucher, and what the family would pay. The authority decides. */
export function voucherResult(family: VoucherFamily, home: VoucherHome, table: VoucherTable): VoucherResult {
  const allowance = home.hasUtilities ? 0 : family.utilityAllowance
  if (allowance === null) return { answer: 'ask', missing: 'allowance' }
  const standard = paymentStandards(family, home, table)
  if (standard === null) return { answer: 'ask', missing: 'standard' }
  const grossRent = home.rent + allowance
  const least = leastShare(family, table)
  const cap = (family.adjustedIncome / 12) * (table.moveInCapPct / 100)
  const shareBy = (limit: number) => grossRent - Math.max(0, Math.min(limit, grossRent) - least)
  const passes = (limit: number) => !family.isMoving || grossRent <= limit || shareBy(limit) <= cap + ROUNDING
  const passing = standard.filter(passes).length
  const room = roomAboveStandard(family, allowance, table)
  return {
    answer: (['no', 'depends', 'yes'] as const)[passing]!,
    grossRent,
    leastShare: least,
    standard,
    familyShare: [shareBy(standard[0]), shareBy(standard[1])],
    highestRent: family.isMoving ? [standard[0] + room, standard[1] + room] : null,
  }
}

/** A share that equals the cap passes. */
const ROUNDING = 1e-9

/** The highest payment standard that an authority may set without HUD's leave, percent of HUD's rent (24 CFR 982.503). */
export const HIGHEST_STANDARD_PCT = 110

/** Whether a rent is within the highest payment standard of the home's size; more than four bedrooms count as four. */
export function isWithinVouchers(
  rent: number,
  bedrooms: number | null,
  hudRents: readonly number[] | null | undefined,
): boolean {
  const hud = bedrooms === null ? undefined : hudRents?.[Math.min(bedrooms, 4)]
  return hud !== undefined && rent <= (hud * HIGHEST_STANDARD_PCT) / 100
}

/** The family that a visitor's own numbers describe; null until the size of the voucher and the adjusted income are known. */
export function voucherFamily(grossIncome: number | null, own: OwnVoucher): VoucherFamily | null {
  const { bedrooms, adjustedIncome, isStaying, ...amounts } = own
  if (bedrooms === null || adjustedIncome === null) return null
  return { voucherBedrooms: bedrooms, adjustedIncome, grossIncome, ...amounts, isMoving: !isStaying }
}
