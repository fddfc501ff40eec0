import type { ListingFilters } from '#domain/search/filters/catalogue.ts'

interface AreaTurnProps {
  filters: ListingFilters
  onChoose: (filters: ListingFilters) => void
}

/** Leaves the drawn area out of the search, or searches it alone again. Nothing without an area, or with one of each. */
export function AreaTurn({ filters, onChoose }: AreaTurnProps) {
  const { area, notArea } = filters
  if ((area === null) === (notArea === null)) return null
  return (
    <button
      type="button"
      onClick={() => onChoose({ ...filters, area: notArea, notArea: area })}
      className="min-h-11 rounded-sm bg-surface px-3 text-sm font-semibold shadow-lifted transition-colors hover:bg-sand xl:px-4 forced-colors:border"
    >
      {area ? 'Leave this area out' : 'Search this area only'}
    </button>
  )
}
