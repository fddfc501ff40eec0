import { ChevronDown } from 'lucide'
import { activeParts } from '#domain/search/filters.ts'
import type { FilterKey, ListingFilters } from '#domain/search/filters/catalogue.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** The filters asked for most, and the controls that each pill shows. */
export const PILLS = {
  price: ['cost', 'price'],
  rooms: ['beds', 'baths'],
  county: ['county'],
} as const satisfies Record<string, readonly FilterKey[]>

export type Pill = keyof typeof PILLS

const NAMES = Object.keys(PILLS) as Pill[]
const LABELS: Readonly<Record<Pill, string>> = { price: 'Price', rooms: 'Beds & baths', county: 'County' }

interface FilterPillsProps {
  filters: ListingFilters
  /** Id of the panel, which shows the pill's controls. */
  panelId: string
  shown: Pill | null
  onShow: (pill: Pill | null, button: HTMLElement) => void
}

/** One tap to the filters asked for most, on screens without the panel beside the results. */
export function FilterPills({ filters, panelId, shown, onShow }: FilterPillsProps) {
  const active = new Set(activeParts(filters).map(({ part }) => (part === 'counties' ? 'county' : part)))
  return NAMES.map((pill) => (
    <Button
      key={pill}
      tone="secondary"
      aria-expanded={pill === shown}
      aria-controls={panelId}
      data-active={PILLS[pill].some((filter) => active.has(filter)) || undefined}
      onClick={({ currentTarget }) => onShow(pill === shown ? null : pill, currentTarget)}
      className={`filter-pill filter-pill-${pill}`}
    >
      {LABELS[pill]}
      <Icon of={ChevronDown} size={16} />
    </Button>
  ))
}
