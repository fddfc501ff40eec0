export const FURNISHINGS = ['furnished', 'partially', 'negotiable', 'unfurnished'] as const
export type Furnishing = (typeof FURNISHINGS)[number]

/** Whether pets may live in a home. */
export interface PetRules {
  /** Null where the source doesn't say. */
  cats: boolean | null
  dogs: boolean | null
  /** In the source's words, such as 'Cats OK, Size Limit' or 'No'. */
  words: string
}

/** What a lease says. Homes for sale may have some of it. Null and empty lists: the source has no value. */
export interface LeaseTerms {
  /** In the source's words, such as '12 Months'. */
  terms: string[]
  pets: PetRules | null
  furnished: Furnishing | null
  /** What the rent pays for, such as 'Water'. */
  rentIncludes: string[]
  tenantPays: string[]
  /** US dollars. */
  securityDeposit: number | null
  /** US dollars. */
  applicationFee: number | null
}

export const UNKNOWN_LEASE: LeaseTerms = {
  terms: [],
  pets: null,
  furnished: null,
  rentIncludes: [],
  tenantPays: [],
  securityDeposit: null,
  applicationFee: null,
}
