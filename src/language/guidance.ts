/** Questions of money and of the way to a home that are asked in general, of no home. */
export const GUIDANCE = [
  // Computed from the public figures.
  'rates',
  'loan-limits',
  'income-to-buy',
  'income-to-rent',
  'savings-needed',
  'town-tax',
  'lowest-tax',
  'hud-rent',
  'rent-control-in',
  'insurance-cost',
  'funding-fee',
  // Told of a purchase or of a rental, whichever the talk is about.
  'papers',
  'after-liking',
  'cosign',
  'least-down',
  // A text.
  'deposit-limit',
  'deposit-back',
  'program-refused',
  'house-rules',
  'papers-to-rent',
  'lease-break',
  'repairs',
  'entry',
  'renters-insurance',
  'credit-to-rent',
  'eviction-record',
  'cosign-to-rent',
  'income-to-come',
  'pet-charges',
  'late-rent',
  'roommates',
  'utilities',
  'scams',
  'papers-to-buy',
  'veteran-tax',
  'schools',
  'viewing',
  'to-buy-it',
  'to-rent-it',
  'fee-changes',
  'fee-covers',
  'pmi-ends',
  'walk-counted',
  'month-changes',
  'agent',
  'missed-payment',
  'inspection-finds',
  'cancel-purchase',
  'heat',
  'voucher-list',
  'rent-out',
  'income-counted',
  'own-cash',
  'compare-lenders',
  'rate-lock',
  'townhouse',
  'several-homes',
  'fixer-upper',
  'low-down',
  'tenants-in-it',
  'unit-rent',
  'flood',
  'why-estimate',
  'credit-up',
  'unanswered',
  'approval',
  'credit',
  'no-credit',
  'gift',
  'loan-kinds',
  'loan-years',
  'pre-approval-when',
  'pre-approval-how',
  'timeline',
  'offer',
  'bidding',
  'without-inspection',
  'attorney',
  'rent-or-buy',
  'two-family',
  'retirement-money',
  'first-time',
  'unmarried',
  'self-employed',
  'closing-who',
  'tax-changes',
  'in-the-month',
  'up-front-rent',
  'rent-increase',
  'lease-end',
] as const
export type Guidance = (typeof GUIDANCE)[number]

/** Questions about a place, which is no search there. */
export const OF_PLACES: ReadonlySet<Guidance> = new Set([
  'town-tax',
  'lowest-tax',
  'hud-rent',
  'rent-control-in',
  'flood',
])

/** With homes in hand these ask for the home's own figure. */
export const OF_A_HOME: ReadonlySet<Guidance> = new Set([
  'town-tax',
  'hud-rent',
  'timeline',
  'up-front-rent',
  'utilities',
  'least-down',
])

/** Asked in words that name no act, though one stands in them: 'what happens after I like it'. */
export const OVER_AN_ACT: ReadonlySet<Guidance> = new Set([
  'after-liking',
  'viewing',
  'program-refused',
  'papers',
  'scams',
])

/** The first that matches is meant. */
export type GuidanceWords = readonly (readonly [Guidance, RegExp])[]

/** The question that the words ask; null for none. */
export const guidanceIn = (words: string, patterns: GuidanceWords, inHand: boolean): Guidance | null =>
  patterns.find(([about, pattern]) => pattern.test(words) && !(inHand && OF_A_HOME.has(about)))?.[0] ?? null
