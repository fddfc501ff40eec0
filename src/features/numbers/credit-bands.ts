/** Bands of credit scores (FICO), the best first. */
export const CREDIT_BANDS = [
  { from: '760', name: '760 or more' },
  { from: '720', name: '720 to 759' },
  { from: '680', name: '680 to 719' },
  { from: '620', name: '620 to 679' },
] as const

/** One lender's undated table: percent of the loan a year by down payment in percent, for each band. Shown as assumed. */
const ASSUMED: readonly { downFrom: number; percents: readonly (number | null)[] }[] = [
  { downFrom: 15, percents: [0.23, 0.27, 0.33, 0.39] },
  { downFrom: 10, percents: [0.39, 0.44, 0.57, 0.71] },
  { downFrom: 5, percents: [0.54, 0.62, 0.89, 1.15] },
  { downFrom: 0, percents: [1.05, 1.1, 1.31, null] },
]

/** Mortgage insurance assumed for a band of credit scores, percent of the loan a year; null where the table says nothing. */
export function assumedInsurance(band: string, downPct: number): number | null {
  const at = CREDIT_BANDS.findIndex(({ from }) => from === band)
  return ASSUMED.find(({ downFrom }) => downPct >= downFrom)?.percents[at] ?? null
}
