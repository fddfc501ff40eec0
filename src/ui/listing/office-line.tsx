import type { Agency } from '#domain/agency/agency.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { useAgency } from '#ui/use-agency.ts'

type ListedHome = Pick<ListingSummary, 'office'>

/** Whether all homes are the agency's own. Any other home is shown with its office (IDX rule). */
export const areOurs = (homes: readonly ListedHome[], { firm }: Agency): boolean =>
  homes.every(({ office }) => office === firm.name)

interface OfficeLineProps {
  homes: readonly ListedHome[]
  className?: string
}

/** Names the office of a group of homes once, where all are ours; nothing where a card names it. */
export function OfficeLine({ homes, className = '' }: OfficeLineProps) {
  const agency = useAgency()
  if (homes.length === 0 || !areOurs(homes, agency)) return null
  return (
    <p className={`text-xs text-ink-soft ${className}`}>
      {`${homes.length > 1 ? 'All listed by' : 'Listed by'} ${agency.firm.name}`}
    </p>
  )
}
