/** US dollars and how often, in words such as 'monthly'. */
export interface AssociationFee {
  amount: number
  frequency: string
}

/** The association that a home belongs to. Null and an empty list: the source has no value. */
export interface Association {
  exists: boolean | null
  /** What the fee pays for, such as 'Snow Removal'. */
  feeIncludes: string[]
  /** RESO SeniorCommunityYN: residents have to be of a certain age. */
  isSeniorCommunity: boolean | null
}

export const UNKNOWN_ASSOCIATION: Association = { exists: null, feeIncludes: [], isSeniorCommunity: null }

const DAYS_A_MONTH = 365.25 / 12

/** How many times a month each frequency falls due. 'Per season' is missing: nobody says how many seasons. */
const TIMES_A_MONTH: Readonly<Record<string, number>> = {
  daily: DAYS_A_MONTH,
  weekly: DAYS_A_MONTH / 7,
  'every two weeks': DAYS_A_MONTH / 14,
  'twice a month': 2,
  monthly: 1,
  'every two months': 1 / 2,
  quarterly: 1 / 3,
  'twice a year': 1 / 6,
  yearly: 1 / 12,
  once: 0,
}

/** Whole US dollars a month for a fee; 0 where there is no association, null if unknown. */
export function monthlyAssociationFee(fee: AssociationFee | null, { exists }: Association): number | null {
  if (fee === null) return exists === false ? 0 : null
  const times = TIMES_A_MONTH[fee.frequency]
  return times === undefined ? null : Math.round(fee.amount * times)
}
