import { BRAND } from '#content/brand.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'

type ListedHome = Pick<ListingSummary, 'office'>

/** Whether all homes are the agency's own. Any other home is shown with its office (IDX rule). */
export const areOurs = (homes: readonly ListedHome[]): boolean =>
  homes.every(({ office }) => office === BRAND.agencyName)

interface OfficeLineProps {
  homes: readonly ListedHome[]
  className?: string
}

/** Names the office of a group of homes once, where all are ours; nothing where a card names it. */
export function OfficeLine({ homes, className = '' }: OfficeLineProps) {
  if (homes.length === 0 || !areOurs(homes)) return null
  return (
    <p className={`text-xs text-ink-soft ${className}`}>
      {`${homes.length > 1 ? 'All listed by' : 'Listed by'} ${BRAND.agencyName}`}
    </p>
  )
}
