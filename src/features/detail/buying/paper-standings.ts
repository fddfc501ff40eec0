import type { DisclosureState } from '#domain/money/disclosures.ts'
import type { Standing } from '../status-word.tsx'

/** The shape of a paper's state. */
export const PAPER_STANDINGS: Readonly<Record<DisclosureState, Standing>> = {
  provided: 'yes',
  'not-asked': 'open',
  'not-provided': 'no',
  'not-applicable': 'none',
}
