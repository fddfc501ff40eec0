import { Search } from 'lucide'
import { formatCount } from '#domain/count.ts'
import { COUNTIES, type County } from '#domain/geo/county.ts'
import type { Market } from '#domain/money/money.ts'
import {
  AMENITIES,
  BATHS_OPTIONS,
  BEDS_OPTIONS,
  PRICE_SCALES,
  sliderPrice,
  type Amenity,
  type ListingFilters,
  type DefaultPrice,
} from '#domain/search/filters.ts'
import type { Facets } from '#domain/search/search.ts'
import { Button } from '../primitives/button.tsx'
import { Checkbox, Field, Select, TextInput } from '../primitives/field.tsx'
import { Icon } from '../primitives/icon.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { PriceSlider } from './price-slider.tsx'

const MARKETS = [
  { value: 'sale', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
]

const minimums = (numbers: readonly number[]) => [
  { value: '', label: 'Any' },
  ...numbers.map((number) => ({ value: String(number), label: `${number}+` })),
]
const BEDS = minimums(BEDS_OPTIONS)
const BATHS = minimums(BATHS_OPTIONS)

interface FilterPanelProps {
  /** Left out where the page has its search box elsewhere. */
  searchBox?: SearchBoxProps
  filters: ListingFilters
  /** The price range that is no filter; the slider's own unless given. */
  defaultPrice?: DefaultPrice
  /** Unknown until the first answer. */
  facets: Facets | undefined
  onSlide: (filters: ListingFilters, continued: boolean) => void
  onChoose: (filters: ListingFilters) => void
  onClear: () => void
}

interface SearchBoxProps {
  /** As typed. */
  text: string
  onType: (text: string) => void
  onSettle: () => void
}

/** Every filter of the listings (L-03). The names of its controls are the URL's, so that the form also works as a form. */
export function FilterPanel({
  searchBox,
  filters,
  defaultPrice = sliderPrice,
  facets,
  onSlide,
  onChoose,
  onClear,
}: FilterPanelProps) {
  const chooseMarket = (market: Market) => onChoose({ ...filters, market, price: defaultPrice(market) })
  return (
    <div className="flex flex-col gap-5">
      {(filters.market === 'rent' || (facets && facets.markets.rent > 0)) && (
        <ChoiceGroup
          legend="Looking to"
          name="market"
          options={MARKETS}
          value={filters.market}
          onChoose={(market) => chooseMarket(market as Market)}
        />
      )}
      {searchBox && <SearchBox {...searchBox} />}
      <CountyField
        county={filters.county}
        counts={facets?.counties}
        onChoose={(county) => onChoose({ ...filters, county })}
      />
      <PriceSlider
        scale={PRICE_SCALES[filters.market]}
        atFirst={defaultPrice(filters.market)}
        value={filters.price}
        onSlide={(price, continued) => onSlide({ ...filters, price }, continued)}
      />
      <ChoiceGroup
        legend="Beds"
        name="beds"
        options={BEDS}
        value={String(filters.beds ?? '')}
        onChoose={(beds) => onChoose({ ...filters, beds: beds ? Number(beds) : null })}
      />
      <ChoiceGroup
        legend="Baths"
        name="baths"
        options={BATHS}
        value={String(filters.baths ?? '')}
        onChoose={(baths) => onChoose({ ...filters, baths: baths ? Number(baths) : null })}
      />
      <AmenityBoxes
        chosen={filters.amenities}
        counts={facets?.amenities}
        onChoose={(amenities) => onChoose({ ...filters, amenities })}
      />
      <noscript>
        <Button type="submit">Show homes</Button>
      </noscript>
      <Button tone="secondary" onClick={onClear}>
        Clear Filters
      </Button>
    </div>
  )
}

function SearchBox({ text, onType, onSettle }: SearchBoxProps) {
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
            name="q"
            value={text}
            onChange={(event) => onType(event.target.value)}
            onBlur={onSettle}
            placeholder="Town, street or title"
            autoComplete="off"
            enterKeyHint="search"
            className="pl-10"
          />
        </div>
      )}
    </Field>
  )
}

interface CountyFieldProps {
  county: County | null
  counts: Facets['counties'] | undefined
  onChoose: (county: County | null) => void
}

function CountyField({ county, counts, onChoose }: CountyFieldProps) {
  return (
    <Field label="County">
      {(control) => (
        <Select
          {...control}
          name="county"
          value={county ?? ''}
          onChange={(event) => onChoose((event.target.value || null) as County | null)}
        >
          <option value="">All Counties</option>
          {COUNTIES.map((name) => (
            <option key={name} value={name}>
              {counts ? `${name} (${formatCount(counts[name])})` : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface AmenityBoxesProps {
  chosen: readonly Amenity[]
  counts: Facets['amenities'] | undefined
  onChoose: (amenities: readonly Amenity[]) => void
}

function AmenityBoxes({ chosen, counts, onChoose }: AmenityBoxesProps) {
  const toggle = (key: Amenity) =>
    chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key].sort()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Amenities</legend>
      {AMENITIES.map(({ key, feature }) => (
        <Checkbox
          key={key}
          name="amenities"
          value={key}
          checked={chosen.includes(key)}
          onChange={() => onChoose(toggle(key))}
          className="max-lg:min-h-11"
        >
          <span className="flex justify-between">
            {feature} <span className="text-ink-soft tabular-nums">{counts && `(${formatCount(counts[key])})`}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
