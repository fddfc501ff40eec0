import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { FILTER_KEYS, FILTERS, type FilterKey } from '#domain/search/filters/catalogue.ts'
import { sliderPrice } from '#domain/search/filters/price.ts'
import { Button } from '../primitives/button.tsx'
import { Field, TextInput } from '../primitives/field.tsx'
import { Icon } from '../primitives/icon.tsx'
import { CONTROLS, type PanelState } from './filter-controls.tsx'

interface FilterPanelProps extends Omit<PanelState, 'defaultPrice'>, Partial<Pick<PanelState, 'defaultPrice'>> {
  /** Left out where the page has its search box elsewhere. */
  searchBox?: SearchBoxProps
  /** Opens the filters that it doesn't hold. */
  more?: ReactNode
  onClear: () => void
}

interface SearchBoxProps {
  /** As typed. */
  text: string
  onType: (text: string) => void
  onSettle: () => void
  onFocus: () => unknown
  /** The listbox of the box's suggestions; null until its code is there. */
  suggestions: ReactNode
}

type AnyControl = (props: PanelState & { filter: FilterKey }) => ReactNode

/** Every filter of the listings (L-03). The names of its controls are the URL's, so that the form also works as a form. */
export function FilterPanel({ searchBox, more, onClear, defaultPrice = sliderPrice, ...state }: FilterPanelProps) {
  const control = (filter: FilterKey) => {
    const Control = CONTROLS[FILTERS[filter].kind] as AnyControl | null
    return Control && <Control key={filter} filter={filter} defaultPrice={defaultPrice} {...state} />
  }
  return (
    <div className="flex flex-col gap-5 lg:gap-4">
      {control('market')}
      {searchBox && <SearchBox {...searchBox} />}
      {FILTER_KEYS.filter((key) => key !== 'market').map(control)}
      <noscript>
        <Button type="submit">Show homes</Button>
      </noscript>
      <div className="clear-filters">
        {more}
        <Button tone="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      </div>
    </div>
  )
}

function SearchBox({ text, onType, onSettle, onFocus, suggestions }: SearchBoxProps) {
  return (
    <Field label="Search">
      {(control) => (
        <div className="relative">
          <Icon
            of={Search}
            size={18}
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
          />
          <TextInput
            {...control}
            type="search"
            // The list of suggestions opens it, and says which list it is; a <select> can't be typed into.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            name="q"
            value={text}
            onChange={(event) => onType(event.target.value)}
            onFocus={onFocus}
            onBlur={onSettle}
            placeholder="Town, street or title"
            autoComplete="off"
            enterKeyHint="search"
            className="pl-10"
          />
          {suggestions}
        </div>
      )}
    </Field>
  )
}
