import type { Reading } from './reading.ts'

const LEASES = ['monthToMonth', 'shortLease', 'sixMonthLease', 'oneYearLease', 'twoYearLease'] as const
type Lease = (typeof LEASES)[number]
const isLease = (kind: string): kind is Lease => LEASES.some((lease) => lease === kind)

/** 'Month to month or a six-month lease' names alternatives, and a search asks for all it names: takes the first, and says so. */
export function takeOneLease(reading: Reading, or: RegExp, skipped: (chip: string) => string): void {
  const leases = reading.parts.filter(({ kind }) => isLease(kind)).sort((a, b) => a.start - b.start)
  leases.slice(1).forEach((part, index) => {
    const before = leases[index]!
    const between = reading.sentence.tokens.filter(({ start, end }) => start >= before.end && end <= part.start)
    if (!between.some(({ text }) => or.test(text)) || part.kind === before.kind) return
    if (isLease(part.kind)) delete reading.plain[part.kind]
    reading.parts.splice(reading.parts.indexOf(part), 1)
    reading.limit(part, skipped(part.words))
  })
}
