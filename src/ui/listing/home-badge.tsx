import { homeNews } from '#domain/listing/home-news.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { StatusBadge } from './status-badge.tsx'
import { useToday } from './use-today.ts'

/** The one badge of a home: its status where it isn't simply active, else what is new, with its day. */
export function HomeBadge({ home, className = '' }: { home: ListingSummary; className?: string }) {
  const today = useToday()
  if (home.status !== 'active') return <StatusBadge status={home.status} className={className} />
  const news = homeNews(home, today)
  if (!news) return null
  return (
    <span className={`badge is-${news.kind} ${className}`}>
      {news.text} <span>{news.when}</span>
    </span>
  )
}
