import { formatDay } from '#domain/day-text.ts'
import { ageText } from '#domain/money/figure.ts'
import { RENT_CONTROL_AGES, type RentControl } from '#domain/money/rent-control.ts'
import { RENT_CONTROL } from '../texts/renting-texts.ts'

/** 'December 10, 2024, older than a year'. */
function dayWithAge(asOf: string, today: string): string {
  const age = ageText(asOf, RENT_CONTROL_AGES, today)
  return age === null ? formatDay(asOf) : `${formatDay(asOf)} (${age})`
}

export interface RentControlWords {
  /** The answer in short. */
  value: string
  note: string
}

/** Rent control in a town. A listed town says nothing of which homes it covers; one that isn't listed wasn't checked. `today`: ISO date. */
export function rentControlWords({ answer, asOf }: RentControl, town: string, today: string): RentControlWords {
  const day = asOf !== null && /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? dayWithAge(asOf, today) : null
  const texts = RENT_CONTROL
  switch (answer) {
    case 'listed':
      return { value: texts.listed(town), note: texts.listedNote(day) }
    case 'not-checked':
      return { value: texts.unchecked, note: `${texts.uncheckedNote} ${texts.noStateLaw}` }
    case 'yes':
      return { value: texts.yes(town), note: `${texts.agencySays(day)} ${texts.yesNote}` }
    case 'no':
      return { value: texts.no(town), note: `${texts.agencySays(day)} ${texts.noStateLaw}` }
  }
}
