/** Degrees rounded to four decimals, about ten meters. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
