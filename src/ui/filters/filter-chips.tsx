import { X } from 'lucide'
import { partKey, partText, withoutPart } from '#domain/search/filter-parts.ts'
import { activeParts, type FilterPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { DefaultPrice } from '#domain/search/filters/price.ts'
import { Icon } from '../primitives/icon.tsx'

interface FilterChipsProps {
  filters: ListingFilters
  /** The price range that is no filter; the slider's own unless given. */
  defaultPrice?: DefaultPrice
  onChoose: (filters: ListingFilters) => void
  /** The last one is being taken back, and this list goes with it. */
  onLast: () => void
}

/** The filters in force, each with a way to take it back. */
export function FilterChips({ filters, defaultPrice, onChoose, onLast }: FilterChipsProps) {
  const parts = activeParts(filters, defaultPrice)
  if (parts.length === 0) return null
  const remove = (part: FilterPart, button: HTMLElement) => {
    const item = button.parentElement
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    if (neighbor) neighbor.querySelector('button')?.focus()
    else onLast()
    onChoose(withoutPart(filters, part, defaultPrice))
  }
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2 noscript:hidden">
      {parts.map((part) => (
        <li key={partKey(part)} className="max-w-full">
          <button
            type="button"
            onClick={(event) => remove(part, event.currentTarget)}
            className="flex min-h-11 max-w-full items-center gap-1.5 rounded-[1.375rem] bg-indigo-wash py-1 pr-3 pl-4 text-left text-sm font-medium text-indigo-deep transition-colors hover:bg-indigo hover:text-white forced-colors:border lg:min-h-9"
          >
            <span className="sr-only">Remove filter: </span>
            <span className="line-clamp-3 wrap-anywhere">{partText(part, filters)}</span>
            <Icon of={X} size={15} strokeWidth={2} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
