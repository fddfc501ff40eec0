import type { ReactNode } from 'react'
import { formatCount } from '#domain/count.ts'
import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { UPPER_END } from '#domain/search/filters.ts'
import { CATALOGUE, type FilterKey, type KeyOfKind, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { FilterKind } from '#domain/search/filters/filter.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import type { DefaultPrice } from '#domain/search/filters/price.ts'
import { kindsOf } from '#domain/search/kinds-of-market.ts'
import type { Facets } from '#domain/search/search.ts'
import { Checkbox } from '../primitives/field.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { CostControl } from './cost-control.tsx'
import { FilterLine } from './filter-line.tsx'
import { PriceSlider } from './price-slider.tsx'
import { toggled } from './toggled-option.ts'

export interface PanelState {
  filters: ListingFilters
  /** The price range of a page without a chosen price. */
  defaultPrice: DefaultPrice
  /** Unknown until the first answer; its counts, while they would be those of other filters. */
  facets: Facets | undefined
  /** `continued` is true while a slider is still being moved. */
  onSlide: (filters: ListingFilters, continued: boolean) => void
  onChoose: (filters: ListingFilters) => void
}

interface ControlProps<Key extends FilterKey> extends PanelState {
  filter: Key
}

/** An option's label where it isn't the option itself, and the homes it would show. */
const OPTION_LABELS: Readonly<Record<string, string>> = { sale: 'Buy', rent: 'Rent', '': 'Any' }
const COUNTS = { county: 'counties', amenities: 'amenities', market: null } as const satisfies Record<
  KeyOfKind<'choice' | 'set'>,
  keyof Facets | null
>
const countOf = (filter: keyof typeof COUNTS, facets: PanelState['facets'], option: string): number | undefined => {
  const facet = COUNTS[filter]
  return facet === null ? undefined : (facets?.[facet] as Record<string, number> | undefined)?.[option]
}

/** More options than this make a list. */
const MAX_SIDE_BY_SIDE = 3

function ChoiceControl({ filter, filters, defaultPrice, facets, onChoose }: ControlProps<KeyOfKind<'choice'>>) {
  const { label, anyLabel, options } = CATALOGUE[filter]
  const choose = (value: string) => onChoose(withChoice(filters, filter, value || null, defaultPrice))
  if (options.length <= MAX_SIDE_BY_SIDE) {
    const shown = options.map((value) => ({ value, label: OPTION_LABELS[value] ?? value }))
    return <ChoiceGroup legend={label} name={filter} options={shown} value={filters[filter] ?? ''} onChoose={choose} />
  }
  // Chosen elsewhere, and shown here.
  const several = filter === 'county' ? filters.counties : []
  return (
    <FilterLine label={label} name={filter} value={filters[filter] ?? several.join()} onChoose={choose}>
      <option value="">{anyLabel}</option>
      {several.length > 0 && <option value={several.join()}>{several.join(', ')}</option>}
      {options.map((option) => {
        const count = countOf(filter, facets, option)
        return (
          <option key={option} value={option}>
            {count === undefined ? option : `${option} (${formatCount(count)})`}
          </option>
        )
      })}
    </FilterLine>
  )
}

/** The price means something else in the other market: it goes back to that market's default. A kind of the one alone is dropped. */
function withChoice(filters: ListingFilters, filter: string, value: string | null, defaultPrice: DefaultPrice) {
  const chosen: ListingFilters = { ...filters, [filter]: value, ...(filter === 'county' && { counties: [] }) }
  if (filter !== 'market') return chosen
  const { market, kinds, notKinds } = chosen
  return {
    ...chosen,
    kinds: kindsOf(market, kinds),
    notKinds: kindsOf(market, notKinds),
    price: defaultPrice(market),
    cost: { ...filters.cost, upTo: null },
  }
}

/** A least number above the most asked for takes its place. */
function withMinimum(filters: ListingFilters, filter: KeyOfKind<'minimum'>, least: number | null): ListingFilters {
  const upper = UPPER_END[filter]
  return { ...filters, [filter]: least, ...(least !== null && least > (filters[upper] ?? least) && { [upper]: null }) }
}

function MinimumControl({ filter, filters, onChoose }: ControlProps<KeyOfKind<'minimum'>>) {
  const { label, options } = CATALOGUE[filter]
  return (
    <FilterLine
      label={label}
      name={filter}
      value={String(filters[filter] ?? '')}
      onChoose={(value) => onChoose(withMinimum(filters, filter, value ? Number(value) : null))}
    >
      <option value="">Any</option>
      {options.map((number) => (
        <option key={number} value={number}>{`${number}+`}</option>
      ))}
    </FilterLine>
  )
}

const RangeControl = ({ filters, defaultPrice, onSlide }: PanelState) => (
  <PriceSlider
    label={filters.market === 'rent' ? 'Monthly rent' : CATALOGUE.price.label}
    scale={PRICE_SCALES[filters.market]}
    defaultRange={defaultPrice(filters.market)}
    value={filters.price}
    onSlide={(price, continued) => onSlide({ ...filters, price }, continued)}
  />
)

function SetControl({ filter, filters, facets, onChoose }: ControlProps<KeyOfKind<'set'>>) {
  const { label, options } = CATALOGUE[filter]
  const chosen = filters[filter]
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {options.map((option) => {
        const count = countOf(filter, facets, option)
        return (
          <Checkbox
            key={option}
            name={filter}
            value={option}
            checked={chosen.includes(option)}
            onChange={() => onChoose({ ...filters, [filter]: toggled(chosen, option) })}
            className="max-lg:min-h-11 lg:min-h-7.5!"
          >
            <span className="flex justify-between">
              {amenityFeature(option)}{' '}
              <span className="text-ink-soft tabular-nums">{count !== undefined && `(${formatCount(count)})`}</span>
            </span>
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

/**
 * The control of each kind. The search text has a line of the page's own; towns and shapes are chosen on the map, the commute and
 * the kinds of `further-filters.tsx` in 'More filters'.
 */
export const CONTROLS: {
  readonly [Kind in FilterKind]: ((props: ControlProps<KeyOfKind<Kind>>) => ReactNode) | null
} = {
  text: null,
  choice: ChoiceControl,
  minimum: MinimumControl,
  range: RangeControl,
  set: SetControl,
  features: null,
  maximum: null,
  any: null,
  span: null,
  recent: null,
  event: null,
  day: null,
  days: null,
  words: null,
  flag: null,
  towns: null,
  shape: null,
  'left-out': null,
  cost: CostControl,
  train: null,
}
