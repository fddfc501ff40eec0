import type { AttorneyReviewTable } from '#domain/money/attorney-review.ts'
import type { DisclosureLaw, Disclosure, DisclosureTable } from '#domain/money/disclosures.ts'
import table from './disclosures.json' with { type: 'json' }
import type { Figures } from './figure.ts'

/** The attorney-review clock. */
export const attorneyReviewTable = (figures: Figures): AttorneyReviewTable => ({
  businessDays: figures['review.days'].value,
  holidays: {
    legal: figures['holidays.list'].value,
    doubtful: figures['holidays.doubtful'].value,
    proclaimed: figures['holidays.extra']?.value ?? [],
    saturdayShift: figures['holidays.saturdayShift'].value,
  },
})

/** The laws behind what a seller or landlord must tell. */
export const disclosureTable = (): DisclosureTable => ({
  laws: Object.fromEntries(
    table.papers.map(({ id, law, from }): [string, DisclosureLaw] => [id, { law, from: from ?? null }]),
  ) as Record<Disclosure, DisclosureLaw>,
  leadPaintBefore: table.leadPaintBefore,
})
