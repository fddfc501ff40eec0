import type { AttorneyReviewTable } from '#domain/money/attorney-review.ts'
import type { Figures } from './figure.ts'
import { holidayTable } from './holidays.ts'

/** The attorney-review clock. */
export const attorneyReviewTable = (figures: Figures): AttorneyReviewTable => ({
  businessDays: figures['review.days'].value,
  holidays: holidayTable(figures),
})
