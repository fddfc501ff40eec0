import type { ListingStatus } from '#domain/listing/listing.ts'

const LABELS: Record<Exclude<ListingStatus, 'active'>, string> = {
  'coming-soon': 'Coming soon',
  'under-contract': 'Under contract',
}

/** The status of a home that isn't simply active. */
export function StatusBadge({ status, className = '' }: { status: ListingStatus; className?: string }) {
  if (status === 'active') return null
  return (
    <span className={`rounded-full bg-ink px-3 py-1 text-xs font-semibold text-white ${className}`}>
      {LABELS[status]}
    </span>
  )
}
