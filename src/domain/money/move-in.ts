import { toCents, type Cents } from './cents.ts'

/** New Jersey's caps on what a tenant pays before the keys. */
export interface MoveInTable {
  /** Months of rent; every advance counts, pet money and the last month too (N.J.S.A. 46:8-21.2). */
  depositCapMonths: number
  /**
   * US dollars, from an ISO date on (May 1, 2026); not in buildings of so many homes or fewer, nor for the fee of a broker who
   * doesn't own the home.
   */
  applicationFeeCap: { amount: number; from: string; exemptUpToUnits: number }
}

/** The cap on application fees doesn't hold in buildings of so many homes or fewer (rent.appFeeNotCovered). */
export const FEE_UNCAPPED_HOMES = 2

/** What a listing asks of a tenant before the keys. US dollars; null: not given. */
export interface AskedBeforeKeys {
  deposit: number | null
  applicationFee: number | null
}

/** What is asked of a tenant. US dollars; null: not given. */
export interface MoveInTerms extends AskedBeforeKeys {
  /** A month. */
  rent: number
  /** What the tenant pays the broker. */
  brokerFee: number | null
  /** The last month's rent or other money in advance, beside the deposit; 0 if none is asked. */
  otherAdvance: number
  /** Homes in the building; null if unknown. */
  units: number | null
  /** The fee goes to a broker who doesn't own the home. */
  feeGoesToBroker: boolean
  /** ISO date (yyyy-mm-dd) of the application. */
  date: string
}

export const MOVE_IN_FLAGS = [
  'deposit-over-cap',
  'advance-on-full-deposit',
  'application-fee-over-cap',
  'deposit-not-given',
  'application-fee-not-given',
] as const
export type MoveInFlag = (typeof MOVE_IN_FLAGS)[number]

/** Whether the cap on application fees holds; 'unknown' without the number of homes in the building. */
export type FeeCapStatus = 'capped' | 'not-covered' | 'unknown'

/** First month, deposit and application fee. */
export interface DueBeforeKeys {
  firstMonth: Cents
  /** As asked, or the most that may be asked. */
  deposit: Cents
  depositIsCap: boolean
  /** As asked, or the most that may be asked in a building where the cap holds; null where none does. */
  applicationFee: Cents | null
  applicationFeeIsCap: boolean
  /** Of these three. */
  due: Cents
  /** A cap stands for what isn't given, and nothing is left out: no landlord may ask for more. */
  isMost: boolean
}

export interface MoveInCost extends DueBeforeKeys {
  brokerFee: Cents | null
  otherAdvance: Cents
  /** What is known of these. */
  total: Cents
  depositCap: Cents
  feeCap: FeeCapStatus
  flags: MoveInFlag[]
}

/** The highest deposit for a rent of so many US dollars a month. A fraction of a cent is dropped: rounding up would pass the cap. */
export const depositCap = (rent: number, { depositCapMonths }: MoveInTable): Cents =>
  Math.floor((toCents(rent) * Math.round(depositCapMonths * 100)) / 100)

/** Whether the cap on application fees holds for this application. */
export function feeCapStatus(terms: MoveInTerms, { applicationFeeCap: cap }: MoveInTable): FeeCapStatus {
  if (terms.feeGoesToBroker || terms.date < cap.from) return 'not-covered'
  if (terms.units === null) return 'unknown'
  return terms.units <= cap.exemptUpToUnits ? 'not-covered' : 'capped'
}

/**
 * What a listing's tenant pays before the keys. A deposit or fee that isn't given counts with its cap; a fee without a cap isn't
 * counted. `rent`: US dollars a month; `feeCap`: US dollars, null where no cap holds.
 */
export function dueBeforeKeys(
  rent: number,
  asked: AskedBeforeKeys | undefined,
  feeCap: number | null,
  table: MoveInTable,
): DueBeforeKeys {
  const { deposit: askedDeposit = null, applicationFee: askedFee = null } = asked ?? {}
  const firstMonth = toCents(rent)
  const depositIsCap = askedDeposit === null
  const deposit = centsOrNull(askedDeposit) ?? depositCap(rent, table)
  const applicationFee = centsOrNull(askedFee ?? feeCap)
  const applicationFeeIsCap = askedFee === null && feeCap !== null
  return {
    firstMonth,
    deposit,
    depositIsCap,
    applicationFee,
    applicationFeeIsCap,
    due: firstMonth + deposit + (applicationFee ?? 0),
    isMost: applicationFee !== null && (depositIsCap || applicationFeeIsCap),
  }
}

function moveInFlags(terms: MoveInTerms, feeCap: FeeCapStatus, table: MoveInTable): MoveInFlag[] {
  const cap = depositCap(terms.rent, table)
  const deposit = toCents(terms.deposit ?? 0)
  const advance = toCents(terms.otherAdvance)
  const holds: Record<MoveInFlag, boolean> = {
    'deposit-over-cap': deposit > cap,
    'advance-on-full-deposit': advance > 0 && deposit <= cap && deposit + advance > cap,
    'application-fee-over-cap': feeCap === 'capped' && (terms.applicationFee ?? 0) > table.applicationFeeCap.amount,
    'deposit-not-given': terms.deposit === null,
    'application-fee-not-given': terms.applicationFee === null,
  }
  return MOVE_IN_FLAGS.filter((flag) => holds[flag])
}

const centsOrNull = (dollars: number | null): Cents | null => (dollars === null ? null : toCents(dollars))

/**
 * What a tenant pays before the keys: the first month, the deposit, the application fee and the broker's. A deposit or fee that
 * isn't given counts with its cap; a fee without a cap isn't counted. The cap on deposits doesn't hold in owner-occupied buildings
 * with at most two rental homes unless the tenant asks for it in writing (N.J.S.A. 46:8-26); listings don't say which these are.
 */
export function moveInCost(terms: MoveInTerms, table: MoveInTable): MoveInCost {
  const feeCap = feeCapStatus(terms, table)
  const capOfFee = feeCap === 'not-covered' ? null : table.applicationFeeCap.amount
  const due = dueBeforeKeys(terms.rent, terms, capOfFee, table)
  const brokerFee = centsOrNull(terms.brokerFee)
  const otherAdvance = toCents(terms.otherAdvance)
  return {
    ...due,
    brokerFee,
    otherAdvance,
    total: due.due + (brokerFee ?? 0) + otherAdvance,
    depositCap: depositCap(terms.rent, table),
    feeCap,
    flags: moveInFlags(terms, feeCap, table),
  }
}
