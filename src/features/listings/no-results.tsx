import { eased, type ListingFilters } from '#domain/filters.ts'
import type { Relaxation } from '#domain/search.ts'
import { relaxationSentence } from '#ui/filters/filter-words.ts'
import { Button } from '#ui/primitives/button.tsx'

interface NoResultsProps {
  filters: ListingFilters
  relaxation: Relaxation | null
  onChoose: (filters: ListingFilters) => void
  onReset: () => void
}

/** Nothing found (L-06): the one filter to ease, where that helps, and the way back to all homes. */
export function NoResults({ filters, relaxation, onChoose, onReset }: NoResultsProps) {
  return (
    <div className="flex flex-col items-center py-10 text-center md:py-16">
      <EmptyStreet />
      <h2 className="display mt-8 text-2xl">No properties found</h2>
      <p className="mt-2 text-ink-soft">Try adjusting your search criteria to find more properties</p>
      <Button className="mt-6" onClick={onReset}>
        Reset Filters
      </Button>
      {relaxation && (
        <button
          type="button"
          onClick={() => onChoose(eased(filters, relaxation.part))}
          className="link mt-3 min-h-11 px-2"
        >
          {relaxationSentence(relaxation, filters)}
        </button>
      )}
    </div>
  )
}

/** A street of houses with an empty lot, in ink. */
function EmptyStreet() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 280 96"
      width="280"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="max-w-full text-ink/35"
    >
      <path d="M0 84.5h280" />
      <path d="M14 84V46l26-22 26 22v38M34 84V64h12v20M54 35V25h7v16M22 52h8v9h-8zM50 52h8v9h-8z" />
      <path d="M82 84V36h44v48M78 36h52M82 30h44l-4 6H86zM98 84V66h12v18M89 44h8v10h-8zM111 44h8v10h-8z" />
      <path d="M146 84v-9M154 84v-9M162 84v-9M170 84v-9M178 84v-9M186 84v-9M142 78h48" />
      <path strokeDasharray="2 5" d="M146 66V48l20-18 20 18v18" />
      <path d="M208 84V50l30-26 30 26v34M226 50h24v12h-24zM238 50v12M228 84V70h20v14" />
      <path d="M200 84V70m0 0c-6 0-8-5-6-9-3-5 1-10 6-10s9 5 6 10c2 4 0 9-6 9Z" />
    </svg>
  )
}
