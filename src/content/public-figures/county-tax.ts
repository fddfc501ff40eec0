import counties from './property-tax-counties.json' with { type: 'json' }

/** The median of a county's towns by effective tax rate, percent of today's price a year; apart from the towns, whose table is large. */
export const COUNTY_TAX_PCT: Readonly<Record<string, number | undefined>> = Object.fromEntries(
  counties.map(({ county, medianRatePct }) => [county, medianRatePct]),
)
