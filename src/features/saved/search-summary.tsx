import { WISHES_EMAILED } from '#content/update-texts.ts'
import { wishTexts } from '#domain/match/wish-texts.ts'
import type { KeptSearch } from '#domain/saved/kept-search.ts'
import { describeSavedSearch } from '#domain/saved/saved-search.ts'

interface SearchSummaryProps extends KeptSearch {
  /** Emails about the search may be asked for, and come. */
  areSent: boolean
  className?: string
}

/** What is saved, in words; of wishes also what emails about them tell. */
export function SearchSummary({ filters, liked, areSent, className = '' }: SearchSummaryProps) {
  if (liked.length === 0) return <p className={`text-sm text-ink-soft ${className}`}>{summaryOf(filters)}</p>
  const { musts, wishes } = wishTexts({ filters, liked })
  return (
    <div className={`flex flex-col gap-1 text-sm text-ink-soft ${className}`}>
      {musts.length > 0 && <p>Must: {musts.join(' · ')}</p>}
      <p>Would like: {wishes.join(' · ')}</p>
      {areSent && <p>{WISHES_EMAILED}</p>}
    </div>
  )
}

/** The search in one line: 'Morris County · $300,000 - $800,000 · 3+ beds · Pool'. */
function summaryOf(filters: KeptSearch['filters']): string {
  const { location, priceRange, beds, baths, others } = describeSavedSearch(filters)
  return [location, priceRange, ...[beds, baths].filter((size) => size !== 'Any'), ...others].join(' · ')
}
