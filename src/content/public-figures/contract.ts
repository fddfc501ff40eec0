import type { AttorneyReviewTable } from '#domain/money/attorney-review.ts'
import { DISCLOSURES, type Disclosure, type DisclosureLaw, type DisclosureTable } from '#domain/money/disclosures.ts'
import type { Figures } from './figure.ts'
import { holidayTable } from './holidays.ts'

/** The attorney-review clock. */
export const attorneyReviewTable = (figures: Figures): AttorneyReviewTable => ({
  businessDays: figures['review.days'].value,
  holidays: holidayTable(figures),
})

/** The laws behind what a seller or landlord must tell. */
export const disclosureTable = (figures: Figures): DisclosureTable => ({
  laws: Object.fromEntries(
    DISCLOSURES.map((paper): [Disclosure, DisclosureLaw] => {
      const { law, from } = figures[`disclosure.${paper}`].value
      return [paper, { law, from: from ?? null }]
    }),
  ) as Record<Disclosure, DisclosureLaw>,
  leadPaintBefore: figures['disclosure.leadPaintBefore'].value,
})
