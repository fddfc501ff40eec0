import { useState } from 'react'
import { COUNTIES } from '#domain/geo/county.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import { choiceName, type ChoiceCounts } from '#domain/search/choice-counts.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import type { KeyOfKind, ListingFilters } from '#domain/search/filters/catalogue.ts'
import { LEFT_OUT_FEATURES } from '#domain/search/filters/features.ts'
import { ChoiceFinder, type Choices } from './choice-finder.tsx'
import { CountedBox } from './counted-box.tsx'
import { kindOptions } from './kind-options.ts'
import { toggled } from './toggled-option.ts'

type ListKey = Exclude<KeyOfKind<'left-out'>, 'notTowns' | 'notArea'>

/** What can be left out with a box: the filter, its parameter, and its options. Towns are left out among the towns. */
export const LEFT_OUT_OPTIONS = [
  { filter: 'notKinds', param: 'not-kind', options: HOME_KINDS },
  { filter: 'notAmenities', param: 'not-amenities', options: AMENITY_KEYS },
  { filter: 'notCounties', param: 'not-county', options: COUNTIES },
] as const satisfies readonly { filter: ListKey; param: string; options: readonly string[] }[]

/** Those of a filter's options that homes of the market can have. */
export const leftOutOptions = (
  { filter, options }: (typeof LEFT_OUT_OPTIONS)[number],
  { market, notKinds }: ListingFilters,
): readonly string[] => (filter === 'notKinds' ? kindOptions(market, notKinds) : options)

/** 'Not a condo', 'No pool'. */
export const leftOutLabel = (filter: ListKey, option: string, { market }: ListingFilters): string =>
  chipText(filter, [option] as never, market)

interface LeaveOutProps {
  filters: ListingFilters
  /** Undefined before the first answer. */
  counts: ChoiceCounts | undefined
  onChoose: (filters: ListingFilters) => void
}

/** What no home may be or have; closed at first unless something is left out. */
export function LeaveOut({ filters, counts, onChoose }: LeaveOutProps) {
  const choose = (filter: ListKey, option: string) =>
    onChoose({ ...filters, [filter]: toggled<string>(filters[filter], option) })
  const { notFeatures, notArea, market } = filters
  // Once only: it mustn't close over the box that was cleared last.
  const [isOpen] = useState(
    () =>
      LEFT_OUT_OPTIONS.some(({ filter }) => filters[filter].length > 0) || notFeatures.length > 0 || notArea !== null,
  )
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">Leave out</summary>
      {notArea && (
        <CountedBox
          label={chipText('notArea', notArea, market)}
          count={undefined}
          checked
          onChange={() => onChoose({ ...filters, notArea: null })}
        />
      )}
      {LEFT_OUT_OPTIONS.flatMap((one) =>
        leftOutOptions(one, filters).map((option) => (
          <CountedBox
            key={option}
            label={leftOutLabel(one.filter, option, filters)}
            count={counts?.[choiceName(one.param, option)]}
            checked={(filters[one.filter] as readonly string[]).includes(option)}
            onChange={() => choose(one.filter, option)}
          />
        )),
      )}
      {notFeatures.map((feature) => (
        <CountedBox
          key={feature}
          label={leftOutLabel('notFeatures', feature, filters)}
          count={undefined}
          checked
          onChange={() => choose('notFeatures', feature)}
        />
      ))}
      <ChoiceFinder
        label="Leave out a feature"
        choices={featuresByName(filters)}
        filters={filters}
        onChoose={onChoose}
      />
    </details>
  )
}

const featuresByName = (filters: ListingFilters): Choices =>
  new Map(
    LEFT_OUT_FEATURES.map((feature) => [
      leftOutLabel('notFeatures', feature, filters),
      (search) => ({ ...search, notFeatures: [...new Set([...search.notFeatures, feature])].sort() }),
    ]),
  )
