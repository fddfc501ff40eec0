import { span } from './filter-kinds.ts'

/** Homes by the fee of their association, US dollars a month; it is 0 where there is no association. */
export const fee = span('fee', {
  label: 'Association fee',
})
