import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { CostControl } from './cost-control.tsx'
import { TrainControl } from './train-control.tsx'

interface DecidingControlsProps {
  filters: ListingFilters
  onSlide: (filters: ListingFilters, continued: boolean) => void
  onChoose: (filters: ListingFilters) => void
}

/** What a month costs and how one gets to work: one chunk for both, below the specification's filters. */
export const DecidingControls = ({ filters, onSlide, onChoose }: DecidingControlsProps) => (
  <>
    <CostControl filters={filters} onSlide={onSlide} />
    <TrainControl filters={filters} onChoose={onChoose} />
  </>
)
