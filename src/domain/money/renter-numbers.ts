/** Utilities that a tenant may pay; heat by what it is made with. */
export const UTILITY_KINDS = [
  'heat-gas',
  'heat-electric',
  'heat-oil',
  'hot-water',
  'electricity',
  'gas',
  'water',
] as const
export type UtilityKind = (typeof UTILITY_KINDS)[number]

/** US dollars a month by kind, as the visitor knows them. */
export type UtilityDollars = Readonly<Partial<Record<UtilityKind, number>>>

/** What a housing authority's letter says; null: not said. US dollars. */
export interface OwnVoucher {
  bedrooms: number | null
  /** A year. */
  adjustedIncome: number | null
  /** A month each. */
  utilityAllowance: number | null
  paymentStandard: number | null
  minimumRent: number | null
  /** Stays in the home they rent: the 40 % test isn't for them. */
  isStaying: boolean
}

/** What a visitor who rents says; null: nothing. Kept on their device alone. */
export interface RenterNumbers {
  /** US dollars, for the move. */
  savings: number | null
  /** Bedrooms they need. */
  bedrooms: number | null
  /** Percent of the income before tax for rent and utilities. */
  sharePct: number | null
  /** Minutes to work, at most. */
  minutes: number | null
  utilities: UtilityDollars
  voucher: OwnVoucher
}

export const NO_VOUCHER: OwnVoucher = {
  bedrooms: null,
  adjustedIncome: null,
  utilityAllowance: null,
  paymentStandard: null,
  minimumRent: null,
  isStaying: false,
}
export const NO_RENTER: RenterNumbers = {
  savings: null,
  bedrooms: null,
  sharePct: null,
  minutes: null,
  utilities: {},
  voucher: NO_VOUCHER,
}

/** The most bedrooms of a voucher that HUD's table of rents has. */
export const MOST_BEDROOMS = 4

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const within = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null
const dollars = (value: unknown): number | null => within(value, 0, 10_000_000)
const bedroomsOf = (value: unknown): number | null => (Number.isInteger(value) ? within(value, 0, MOST_BEDROOMS) : null)

/** Numbers that came from a device's storage: whatever isn't possible is left out. */
export function readRenterNumbers(stored: unknown): RenterNumbers {
  const { savings, bedrooms, sharePct, minutes, utilities, voucher } = fieldsOf(stored)
  return {
    savings: dollars(savings),
    bedrooms: bedroomsOf(bedrooms),
    sharePct: within(sharePct, 1, 100),
    minutes: within(minutes, 1, 240),
    utilities: readUtilities(fieldsOf(utilities)),
    voucher: readVoucher(fieldsOf(voucher)),
  }
}

const readUtilities = (stored: Fields): UtilityDollars =>
  Object.fromEntries(
    UTILITY_KINDS.flatMap((kind) => {
      const amount = dollars(stored[kind])
      return amount === null ? [] : [[kind, amount]]
    }),
  )

const readVoucher = (stored: Fields): OwnVoucher => ({
  bedrooms: bedroomsOf(stored['bedrooms']),
  adjustedIncome: dollars(stored['adjustedIncome']),
  utilityAllowance: dollars(stored['utilityAllowance']),
  paymentStandard: dollars(stored['paymentStandard']),
  minimumRent: dollars(stored['minimumRent']),
  isStaying: stored['isStaying'] === true,
})
