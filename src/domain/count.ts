import { decimalFormat } from './number-format.ts'

/** A number of things, '12,345'. */
export const formatCount = decimalFormat(0, 3)

/** A number with its noun: '1 property', '18 properties'; singular exactly at one (L-05). */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** '1 home', '12 homes'. */
export const homesCount = (total: number): string => countOf(total, 'home', 'homes')

/** 'Showing 1 property', 'Showing 18 properties': the count line of the listings and of the map (L-05, M-01). */
export const showingLine = (total: number): string => `Showing ${countOf(total, 'property', 'properties')}`
