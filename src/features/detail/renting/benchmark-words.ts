import { formatDollars } from '#domain/money/money.ts'
import { countWords } from '#domain/number-words.ts'

/** 'two bedrooms', 'a studio'. */
export const bedroomsText = (bedrooms: number): string =>
  bedrooms === 0 ? 'a studio' : countWords(bedrooms, 'bedroom', 'bedrooms')

/** '$4,190 for two bedrooms in 07030'. */
export const benchmarkHeading = (benchmark: number, bedrooms: number, zip: string): string =>
  `${formatDollars(benchmark)} for ${bedroomsText(bedrooms)} in ${zip}`

/** How a rent stands to the benchmark: US dollars above it, negative below. What the utilities cost isn't in listings. */
export function benchmarkSentence(difference: number): string {
  const stands =
    difference === 0
      ? 'This rent is the same'
      : `This rent is ${formatDollars(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} it`
  return `${stands}, before the utilities you pay yourself: Not provided.`
}

/** 'Jersey City' of 'Jersey City, NJ HUD Metro FMR Area'. */
export const areaName = (area: string): string => area.split(', NJ')[0]!
