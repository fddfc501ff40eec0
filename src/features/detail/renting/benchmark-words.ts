import { formatDollars } from '#domain/money/money.ts'
import { countWords } from '#domain/number-words.ts'

/** 'two bedrooms', 'a studio'. */
export const bedroomsText = (bedrooms: number): string =>
  bedrooms === 0 ? 'a studio' : countWords(bedrooms, 'bedroom', 'bedrooms')

/** '$4,190 for two bedrooms in 07030'. */
export const benchmarkHeading = (benchmark: number, bedrooms: number, zip: string): string =>
  `${formatDollars(benchmark)} for ${bedroomsText(bedrooms)} in ${zip}`

/**
 * How a rent stands to the benchmark: US dollars above it, negative below; `utilities` is what the visitor pays for them, US dollars a
 * month, null where that isn't known.
 */
export function benchmarkSentence(difference: number, utilities: number | null): string {
  const what =
    utilities === null || utilities === 0
      ? 'This rent'
      : `With your ${formatDollars(utilities)} of utilities, this rent`
  const stands =
    difference === 0
      ? `${what} is the same`
      : `${what} is ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} it`
  return utilities === null ? `${stands}, before the utilities you pay yourself: Not provided.` : `${stands}.`
}

/** 'Jersey City' of 'Jersey City, NJ HUD Metro FMR Area'. */
export const areaName = (area: string): string => area.split(', NJ')[0]!
