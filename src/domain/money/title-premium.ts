import { toCents, type Cents } from './cents.ts'

/** Filed rates of owner's title insurance: US dollars for each started $1,000 of the part up to so many US dollars. */
export interface TitleSchedule {
  brackets: readonly { upTo: number | null; perThousand: number }[]
}

/** Schedules that may be in force, because sources differ (a notice of 2013 and an undated page); and the least a policy costs, in US dollars. */
export interface TitleTable {
  schedules: readonly TitleSchedule[]
  minimum: number
}

const THOUSAND = 100_000

function premiumBy({ brackets }: TitleSchedule, amount: Cents): Cents {
  let premium = 0
  let from = 0
  for (const { upTo, perThousand } of brackets) {
    const top = Math.min(amount, upTo === null ? amount : toCents(upTo))
    if (top > from) premium += Math.ceil((top - from) / THOUSAND) * toCents(perThousand)
    if (upTo !== null) from = toCents(upTo)
  }
  return premium
}

/** The premium for an insured amount in US dollars, by each schedule of the table, in its order. Searches and settlement fees are extra. */
export const titlePremiums = (amount: number, { schedules, minimum }: TitleTable): Cents[] =>
  schedules.map((schedule) => Math.max(toCents(minimum), premiumBy(schedule, toCents(amount))))
