import type { ReactNode } from 'react'
import { FILTERS, type FilterKey } from '#domain/search/filters/catalogue.ts'
import { sliderPrice } from '#domain/search/filters/price.ts'
import { Button } from '../primitives/button.tsx'
import { CONTROLS, type PanelState } from './filter-controls.tsx'
import { SentFilters } from './sent-filters.tsx'

type PanelProps = Omit<PanelState, 'defaultPrice'> & Partial<Pick<PanelState, 'defaultPrice'>>

type AnyControl = (props: PanelState & { filter: FilterKey }) => ReactNode

function Control({ filter, defaultPrice = sliderPrice, ...state }: PanelProps & { filter: FilterKey }) {
  const OfKind = CONTROLS[FILTERS[filter].kind] as AnyControl | null
  return OfKind && <OfKind filter={filter} defaultPrice={defaultPrice} {...state} />
}

/** 'Buy' or 'Rent'. */
export const MarketChoice = (state: PanelProps) => <Control filter="market" {...state} />

/** In the order of a first home's questions: where, for how much, how large. */
const IN_PANEL = ['county', 'cost', 'price', 'beds', 'baths', 'amenities'] as const

interface FilterPanelProps extends PanelProps {
  /** Narrow screens show no other filter than these; null for all. */
  only?: readonly FilterKey[] | null
  /** Opens the filters that it doesn't hold. */
  more: ReactNode
  onClear: () => void
  /** Further filters of the page's own. */
  children?: ReactNode
}

/** The filters of the listings (L-03). The names of its controls are the URL's, so that the form also works as a form. */
export const FilterPanel = ({ only = null, more, onClear, children, ...state }: FilterPanelProps) => (
  <div className="flex flex-col gap-4 lg:gap-3">
    {IN_PANEL.map((filter) => (
      <div key={filter} className={only?.includes(filter) === false ? 'max-lg:hidden lg:contents' : 'contents'}>
        <Control filter={filter} {...state} />
      </div>
    ))}
    {children}
    <noscript>
      {import.meta.env.SSR && <SentFilters filters={state.filters} />}
      <Button type="submit">Show homes</Button>
      {import.meta.env.SSR && (
        <a href="?" className="link ml-4 inline-flex min-h-11 items-center">
          Clear Filters
        </a>
      )}
    </noscript>
    <div className={`clear-filters ${only ? 'max-lg:hidden' : ''}`}>
      {more}
      <Button tone="secondary" onClick={onClear} className="noscript:hidden">
        Clear Filters
      </Button>
    </div>
  </div>
)
