import { countOf } from '#domain/count.ts'
import { townName } from '#domain/geo/town.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import { dayFilter } from '#domain/search/day-filters.ts'
import { featureName } from '#domain/search/feature-nouns.ts'
import {
  CATALOGUE,
  FILTERS,
  filterKeysOf,
  isFurther,
  type FilterKey,
  type KeyOfKind,
  type ListingFilters,
} from '#domain/search/filters/catalogue.ts'
import { FEATURE_KEYS, LEFT_OUT_FEATURES } from '#domain/search/filters/features.ts'
import { keysOfKind } from '#domain/search/filters/keys-of-kind.ts'
import { SEARCH_MAX_LENGTH } from '#domain/search/filters/search-text.ts'
import { boxText, ringText, spanText } from '#domain/search/query-param.ts'
import { spanFilter, type SpanKey } from '#domain/search/span-filters.ts'
import { Checkbox, Field, TextInput } from '../primitives/field.tsx'
import { endsOf } from './day-fields.tsx'
import { FilterLine } from './filter-line.tsx'
import { MOST_LABELS } from './further-filters.tsx'
import { kindOptions } from './kind-options.ts'
import { LEFT_OUT_OPTIONS, leftOutLabel, leftOutOptions } from './leave-out.tsx'
import { TrainControl } from './train-control.tsx'
import { VOUCHER } from './voucher-texts.ts'

/**
 * The filters that the panel doesn't have, as fields of its form: for browsers without scripts, which have no dialog for them. What the
 * address asks for besides can be taken back.
 */
export function SentFilters({ filters }: { filters: ListingFilters }) {
  const { market, kinds, words, days } = filters
  const isRent = market === 'rent'
  const keys = filterKeysOf(market)
  const flags = keys.filter((key): key is KeyOfKind<'flag' | 'event'> => ['flag', 'event'].includes(FILTERS[key].kind))
  return (
    <details
      open={keys.some(
        (key) => !['counties', 'towns'].includes(key) && isFurther(key) && paramOf(filters, key) !== null,
      )}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">More filters</summary>
      <div className="flex flex-col gap-3 pb-4">
        <TrainControl filters={filters} onChoose={nothing} />
        <fieldset>
          <legend className="text-sm font-semibold">{CATALOGUE.kinds.label}</legend>
          {kindOptions(market, kinds).map((kind) => (
            <Checkbox key={kind} name="kind" value={kind} defaultChecked={kinds.includes(kind)}>
              {CATALOGUE.kinds.words(kind)}
            </Checkbox>
          ))}
        </fieldset>
        {(['bedsMax', 'bathsMax'] as const).map((key) => (
          <FilterLine
            key={key}
            label={MOST_LABELS[key]}
            name={Object.keys(CATALOGUE[key].params)[0]!}
            value={String(filters[key] ?? '')}
            onChoose={nothing}
          >
            <option value="">Any</option>
            {CATALOGUE[key].options.map((most) => (
              <option key={most} value={most}>
                {most}
              </option>
            ))}
          </FilterLine>
        ))}
        {keysOfKind('span')
          .filter((key) => keys.includes(key) && !(key === 'fee' && isRent))
          .map((key) => (
            <SpanList key={key} span={key} filters={filters} />
          ))}
        <FilterLine label={CATALOGUE.days.label} name="days" value={String(days ?? '')} onChoose={nothing}>
          <option value="">Any time</option>
          {CATALOGUE.days.options.map((each) => (
            <option key={each} value={each}>
              {countOf(each, 'day', 'days')}
            </option>
          ))}
        </FilterLine>
        <fieldset>
          <legend className="text-sm font-semibold">The home must have</legend>
          {flags.map((flag) => (
            <Checkbox key={flag} name={flag} value="yes" defaultChecked={filters[flag]}>
              {CATALOGUE[flag].label}
            </Checkbox>
          ))}
          {isRent && <p className="text-sm text-ink-soft">{`${CATALOGUE.voucher.label}: ${VOUCHER.note}`}</p>}
        </fieldset>
        {filters.features.map((feature) => (
          <Checkbox key={feature} name="features" value={feature} defaultChecked>
            {featureName(feature)}
          </Checkbox>
        ))}
        <FilterLine label="Another feature" name="features" value="" onChoose={nothing}>
          <option value="">Any</option>
          {FEATURE_KEYS.map((feature) => (
            <option key={feature} value={feature}>
              {featureName(feature)}
            </option>
          ))}
        </FilterLine>
        {keysOfKind('days').flatMap((key) => {
          const [first, last] = endsOf(filters[key])
          const { label } = CATALOGUE[key]
          return [
            <SentDay key={key} filter={key} label={label} day={first} />,
            <SentDay key={`${key}-last`} filter={key} label={dayFilter(key).lastLabel} day={last} />,
          ]
        })}
        {keysOfKind('day')
          .filter((key) => keys.includes(key))
          .map((key) => (
            <SentDay key={key} filter={key} label={CATALOGUE[key].label} day={filters[key] ?? ''} />
          ))}
        <Field label={CATALOGUE.words.label} hint="Separate with commas; we’ll show homes that mention all of them.">
          {(control) => (
            <TextInput
              {...control}
              name="words"
              maxLength={SEARCH_MAX_LENGTH}
              defaultValue={words.replaceAll(',', ', ')}
            />
          )}
        </Field>
        <fieldset>
          <legend className="text-sm font-semibold">Leave out</legend>
          {LEFT_OUT_OPTIONS.flatMap((one) =>
            leftOutOptions(one, filters).map((option) => (
              <Checkbox
                key={option}
                name={one.param}
                value={option}
                defaultChecked={(filters[one.filter] as readonly string[]).includes(option)}
              >
                {leftOutLabel(one.filter, option, filters)}
              </Checkbox>
            )),
          )}
          {filters.notFeatures.map((feature) => (
            <Checkbox key={feature} name="not-features" value={feature} defaultChecked>
              {leftOutLabel('notFeatures', feature, filters)}
            </Checkbox>
          ))}
          <FilterLine label="A feature" name="not-features" value="" onChoose={nothing}>
            <option value="">None</option>
            {LEFT_OUT_FEATURES.map((feature) => (
              <option key={feature} value={feature}>
                {leftOutLabel('notFeatures', feature, filters)}
              </option>
            ))}
          </FilterLine>
        </fieldset>
        <Places filters={filters} />
      </div>
    </details>
  )
}

const nothing = () => undefined

/** What the address says of a filter; null where it asks for nothing. */
function paramOf(filters: ListingFilters, key: FilterKey): readonly [name: string, text: string] | null {
  const { write, none } = FILTERS[key] as { write: (value: unknown, none: unknown) => object; none: unknown }
  return (Object.entries(write(filters[key], none)) as [string, string][])[0] ?? null
}

/** A date as a field of the form. */
const SentDay = ({ filter, label, day }: { filter: KeyOfKind<'day' | 'days'>; label: string; day: string }) => (
  <Field label={label}>
    {(control) => (
      <TextInput {...control} type="date" name={Object.keys(CATALOGUE[filter].params)[0]} defaultValue={day} />
    )}
  </Field>
)

function SpanList({ span, filters }: { span: SpanKey; filters: ListingFilters }) {
  const value = filters[span]
  const text = value === null ? '' : spanText(value)
  const { offered } = spanFilter(span)
  const isOffered = text === '' || offered.some(([each]) => each === text)
  return (
    <FilterLine
      label={CATALOGUE[span].label}
      name={Object.keys(CATALOGUE[span].params)[0]!}
      value={text}
      onChoose={nothing}
    >
      <option value="">Any</option>
      {!isOffered && <option value={text}>{text.replace(/^-/, 'up to ').replace(/-$/, '+').replace('-', '–')}</option>}
      {offered.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </FilterLine>
  )
}

/** What is chosen on the map or in words: it stays until its box is cleared. A town and a drawn area can be left out instead. */
function Places({ filters }: { filters: ListingFilters }) {
  const { towns, notTowns, area, notArea, within, market } = filters
  const boxes = [
    ...[...new Set([...towns, ...notTowns])].flatMap((town) => [
      { name: 'towns', value: town, chosen: towns.includes(town), label: `In ${townName(town)}` },
      {
        name: 'not-towns',
        value: town,
        chosen: notTowns.includes(town),
        label: chipText('notTowns', [town], market),
      },
    ]),
    ...[area, notArea].flatMap((ring) =>
      ring === null
        ? []
        : [
            { name: 'area', value: ringText(ring), chosen: ring === area, label: 'In the area drawn on the map' },
            {
              name: 'not-area',
              value: ringText(ring),
              chosen: ring === notArea,
              label: chipText('notArea', ring, market),
            },
          ],
    ),
    ...(within
      ? [{ name: 'bbox', value: boxText(within), chosen: true, label: 'In the part of the map you viewed' }]
      : []),
  ]
  return boxes.map(({ name, value, chosen, label }) => (
    <Checkbox key={`${name} ${value}`} name={name} value={value} defaultChecked={chosen}>
      {label}
    </Checkbox>
  ))
}
