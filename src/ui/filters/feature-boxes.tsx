import type { Market } from '#domain/money/money.ts'
import { choiceName, type ChoiceCounts } from '#domain/search/choice-counts.ts'
import { featureName } from '#domain/search/feature-nouns.ts'
import {
  CATALOGUE,
  FILTERS,
  filterKeysOf,
  type KeyOfKind,
  type ListingFilters,
} from '#domain/search/filters/catalogue.ts'
import { FEATURE_KEYS, type FeatureKey } from '#domain/search/filters/features.ts'
import { ChoiceFinder, type Choices } from './choice-finder.tsx'
import { CountedBox } from './counted-box.tsx'
import { toggled } from './toggled-option.ts'

/** The features that have a box before they are looked for: those most asked for in a market. */
const FIRST: Readonly<Record<Market, readonly FeatureKey[]>> = {
  sale: [
    'yard',
    'driveway',
    'porch',
    'deck',
    'patio',
    'finished-basement',
    'hardwood-floors',
    'eat-in-kitchen',
    'first-floor-bedroom',
    'home-office',
  ],
  rent: [
    'off-street-parking',
    'doorman',
    'balcony',
    'yard',
    'gym',
    'dishwasher',
    'shared-laundry',
    'storage',
    'hardwood-floors',
    'separate-entrance',
  ],
}

interface FeatureBoxesProps {
  filters: ListingFilters
  /** Undefined before the first answer. */
  counts: ChoiceCounts | undefined
  onChoose: (filters: ListingFilters) => void
}

/** The most asked for features with their counts, and a field that finds the others. */
export function FeatureBoxes({ filters, counts, onChoose }: FeatureBoxesProps) {
  const first = FIRST[filters.market]
  const shown = [...first, ...filters.features.filter((feature) => !first.includes(feature))]
  return (
    <>
      {shown.map((feature) => (
        <CountedBox
          key={feature}
          label={featureName(feature)}
          count={counts?.[choiceName('features', feature)]}
          checked={filters.features.includes(feature)}
          onChange={() => onChoose({ ...filters, features: toggled(filters.features, feature) })}
        />
      ))}
      <ChoiceFinder
        label="Find another feature"
        choices={choicesByName(filters)}
        filters={filters}
        onChoose={onChoose}
      />
    </>
  )
}

/** By its name, what each feature and each flag of the market makes of a search. */
function choicesByName({ market }: ListingFilters): Choices {
  const flags = filterKeysOf(market).filter((key): key is KeyOfKind<'flag'> => FILTERS[key].kind === 'flag')
  return new Map([
    ...FEATURE_KEYS.map(
      (key) =>
        [
          featureName(key),
          (filters: ListingFilters) => ({ ...filters, features: [...new Set([...filters.features, key])].sort() }),
        ] as const,
    ),
    ...flags.map((key) => [CATALOGUE[key].label, (filters: ListingFilters) => ({ ...filters, [key]: true })] as const),
  ])
}
