import { formatDay } from '#domain/day-text.ts'
import { ageText } from '#domain/money/figure.ts'
import { RENT_CONTROL_AGES, type RentControl } from '#domain/money/rent-control.ts'
import type { Standing } from '../status-word.tsx'

/** 'December 10, 2024, older than a year'. */
function dayWithAge(asOf: string, today: string): string {
  const age = ageText(asOf, RENT_CONTROL_AGES, today)
  return age === null ? formatDay(asOf) : `${formatDay(asOf)}, ${age}`
}

export interface RentControlWords {
  heading: string
  lead: string
  /** Under the row's name. */
  row: string
  standing: Standing
  word: string
}

const NO_STATE_LAW = 'New Jersey has no State law: towns decide.'

/** Rent control in a town. A listed town says nothing of which homes it covers; one that isn't listed wasn't checked. `today`: ISO date. */
export function rentControlWords({ answer, asOf }: RentControl, town: string, today: string): RentControlWords {
  const day = asOf !== null && /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? dayWithAge(asOf, today) : null
  const known = day === null ? 'As this agency says' : `As this agency says, as of ${day}`
  switch (answer) {
    case 'listed':
      return {
        heading: `${town} has had rent control rules`,
        lead: 'Ask the rent board whether they cover this home.',
        row: day === null ? 'An ordinance was reported' : `A chapter stood in the town code, read ${day}`,
        standing: 'open',
        word: 'Listed',
      }
    case 'not-checked':
      return {
        heading: `Rent control in ${town} is not checked`,
        lead: 'Ask the town hall whether rent control covers this home.',
        row: NO_STATE_LAW,
        standing: 'open',
        word: 'Not checked',
      }
    case 'yes':
      return {
        heading: `${town} has rent control`,
        lead: 'Ask the rent board whether it covers this home.',
        row: known,
        standing: 'yes',
        word: 'Yes',
      }
    case 'no':
      return { heading: `${town} has no rent control`, lead: NO_STATE_LAW, row: known, standing: 'no', word: 'None' }
  }
}
