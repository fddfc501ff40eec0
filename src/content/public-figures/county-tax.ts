import counties from './property-tax-counties.json' with { type: 'json' }

/** The median of a county's towns by effective tax rate, percent of today's price a year; apart from the towns, whose table is large. */
export const COUNTY_TAX_PCT: Readonly<Record<string, number | undefined>> = Object.fromEntries(
  counties.map(({ county, medianRatePct }) => [county, medianRatePct]),
)

/** Tax of an average home of a county, US dollars of 2024. */
export const COUNTY_AVERAGE_BILL: Readonly<Record<string, number | undefined>> = Object.fromEntries(
  counties.map(({ county, averageBill2024 }) => [county, averageBill2024]),
)
