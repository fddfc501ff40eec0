import { daysBetween } from '../day.ts'

/** Whole days between two ISO dates (yyyy-mm-dd): that of coming on the market and today's in New Jersey; at least 0. */
export const daysOnMarket = (listedOn: string, today: string): number => Math.max(0, daysBetween(listedOn, today))
