import { formatMonth } from '#domain/day-text.ts'

/** A figure's date as 'November 2022'; a year and words stay as they are. */
export const monthText = (asOf: string): string => (/^\d{4}-\d{2}/.test(asOf) ? formatMonth(asOf) : asOf)
