import type { ListingSummary } from '#domain/listing.ts'
import { bathsText, bedsText, squareFeetText } from '#ui/listing/home-facts.ts'

/** A number stays on the line of its unit. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** '4 beds · 2.5 baths · 2,400 sq ft'; what is unknown is left out. */
export const factsText = ({ beds, baths, squareFeet }: ListingSummary): string =>
  [bedsText(beds), bathsText(baths), squareFeetText(squareFeet)]
    .filter((fact) => fact !== null)
    .map(unbroken)
    .join(' · ')
