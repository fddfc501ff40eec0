import { COUNTIES } from '#domain/geo/county.ts'
import type { StateHelpTable } from '#domain/money/state-help.ts'
import type { Figures } from './figure.ts'

/** 'No ownership interest in a primary residence in the previous three years' (njhmfa.firstTimeRule). */
const FIRST_TIME_YEARS = 3

/** The State's help. Income and price limits are there only where the operator entered them. */
export const stateHelp = (figures: Figures): StateHelpTable => ({
  amountByCounty: Object.fromEntries(COUNTIES.map((county) => [county, figures[`njhmfa.dpa.${county}`].value])),
  firstGenerationAmount: figures['njhmfa.firstGen'].value,
  forgivenAfterYears: figures['njhmfa.terms'].value.forgivenAfterYears,
  firstTimeYears: FIRST_TIME_YEARS,
  minimumScore: figures['njhmfa.minScore'].value,
  limits: Object.fromEntries(
    COUNTIES.flatMap((county) => {
      const limits = figures[`njhmfa.limits.${county}`]
      return limits ? [[county, limits.value]] : []
    }),
  ),
})
