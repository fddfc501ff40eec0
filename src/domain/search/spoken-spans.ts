import { formatCount } from '../count.ts'
import type { Span } from './query-param.ts'

/** 'at least 1,200 square feet', '1,200 to 2,500 square feet'. */
export const spokenSpan = ({ min, max }: Span, unit: string): string => {
  if (max === null) return `at least ${formatCount(min!)} ${unit}`
  return min === null ? `at most ${formatCount(max)} ${unit}` : `${formatCount(min)} to ${formatCount(max)} ${unit}`
}

/** 'built in 1990 or later', 'built from 1950 to 1999'. */
export const spokenYears = ({ min, max }: Span): string => {
  if (max === null) return `built in ${min} or later`
  return min === null ? `built in ${max} or earlier` : `built from ${min} to ${max}`
}
