/** Full and half baths of a home. */
export interface BathCounts {
  full: number
  half: number
}

/** '2 full, 1 half', '3 full', '1 half'. */
export const bathCountsText = ({ full, half }: BathCounts): string =>
  [full > 0 || half === 0 ? `${full} full` : '', half > 0 ? `${half} half` : ''].filter(Boolean).join(', ')
