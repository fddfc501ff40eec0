import type { ListingStatus } from '#domain/listing/listing.ts'

const WORDS: Record<Exclude<ListingStatus, 'active'>, string> = {
  'coming-soon': 'Coming soon',
  'under-contract': 'Under contract',
}

/** Says where a home stands when it isn't simply for sale. */
export function StatusBadge({ status, className = '' }: { status: ListingStatus; className?: string }) {
  if (status === 'active') return null
  return (
    <span className={`rounded-full bg-ink px-3 py-1 text-xs font-semibold text-white ${className}`}>
      {WORDS[status]}
    </span>
  )
}
