/** The rates from which the second to the fifth shade hold, percent; about a tenth of the towns lie below and above. */
const STEPS_FROM = [1.5, 1.8, 2.1, 2.4] as const

/** The shade of a rate: 0 is the lowest of five. */
export const taxStep = (pct: number): number => STEPS_FROM.filter((from) => pct >= from).length

/** '2.41%'. */
export const rateText = (pct: number): string => `${pct.toFixed(2)}%`

/** What the shades stand for, the lowest first: 'Under 1.5%', '1.5% to 1.8%', 'From 2.4%'. */
export const STEP_WORDS: readonly string[] = [
  `Under ${STEPS_FROM[0]}%`,
  ...STEPS_FROM.slice(1).map((to, at) => `${STEPS_FROM[at]}% to ${to}%`),
  `${STEPS_FROM.at(-1)}% or more`,
]
