import { useId, useState, type ReactNode } from 'react'
import { countOf } from '#domain/count.ts'
import { COUNTIES, type County } from '#domain/geo/county.ts'
import { choiceName, type ChoiceCounts } from '#domain/search/choice-counts.ts'
import { UPPER_END } from '#domain/search/filters.ts'
import { accessibility } from '#domain/search/filters/accessibility.ts'
import { CATALOGUE, type KeyOfKind, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { inside } from '#domain/search/filters/inside.ts'
import { lease } from '#domain/search/filters/lease.ts'
import { SEARCH_MAX_LENGTH } from '#domain/search/filters/search-text.ts'
import { normalizeWords } from '#domain/search/filters/words.ts'
import { spanFilter, type SpanKey } from '#domain/search/span-filters.ts'
import { Field, TextInput } from '../primitives/field.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { CountedBox } from './counted-box.tsx'
import { DayField, OpenHouseDays } from './day-fields.tsx'
import { ExactAmounts } from './exact-amounts.tsx'
import { FeatureBoxes } from './feature-boxes.tsx'
import { FilterLine } from './filter-line.tsx'
import { kindOptions } from './kind-options.ts'
import { LeaveOut } from './leave-out.tsx'
import { SpanFields } from './span-fields.tsx'
import { toggled } from './toggled-option.ts'
import { TrainControl } from './train-control.tsx'
import { VOUCHER } from './voucher-texts.ts'

interface FurtherFiltersProps {
  filters: ListingFilters
  /** Undefined before the first answer. */
  counts: ChoiceCounts | undefined
  onChoose: (filters: ListingFilters) => void
}

interface PanelProps extends FurtherFiltersProps {
  /** The control of the towns, which knows the places. */
  towns: ReactNode
}

/** The filters besides the panel's, in groups. A choice that would show nothing can't be made. */
export function FurtherFilters({ towns, ...props }: PanelProps) {
  const { filters, onChoose } = props
  const flags = (group: Partial<Record<KeyOfKind<'flag'>, unknown>>) =>
    (Object.keys(group) as KeyOfKind<'flag'>[]).map((key) => <FlagBox key={key} flag={key} {...props} />)
  const span = (key: SpanKey) => (
    <SpanFields
      label={CATALOGUE[key].label}
      {...spanFilter(key)}
      value={filters[key]}
      onChange={(value) => onChoose({ ...filters, [key]: value })}
    />
  )
  const isRent = filters.market === 'rent'
  return (
    <>
      <Group>
        <TrainControl filters={filters} onChoose={onChoose} />
      </Group>
      <Group title={isRent ? 'Exact rent' : 'Exact price and cost'}>
        <ExactAmounts filters={filters} onChoose={onChoose} />
      </Group>
      <Group title="Home type">
        <KindBoxes {...props} />
      </Group>
      <Group title="Counties">
        <CountyBoxes {...props} />
      </Group>
      <Group title="Towns">{towns}</Group>
      <Group title="Inside">{flags(inside)}</Group>
      <Group title="Features" note="According to the listing.">
        <FeatureBoxes {...props} />
      </Group>
      <Group>
        <div className="flex flex-col gap-2">
          <MostRooms room="beds" {...props} />
          <MostRooms room="baths" {...props} />
        </div>
      </Group>
      <Group title="Size" note="Homes with no listed square footage won’t appear.">
        {span('size')}
      </Group>
      <Group title="Lot">{span('lot')}</Group>
      <Group title="Built">{span('built')}</Group>
      {!isRent && (
        <Group title="Association fee up to">
          {span('fee')}
          <NoFeeBox {...props} />
        </Group>
      )}
      <Group>
        <ChoiceGroup
          legend={CATALOGUE.garage.label}
          name="garage"
          options={GARAGES}
          value={String(filters.garage?.min ?? '')}
          onChoose={(min) => onChoose({ ...filters, garage: min === '' ? null : { min: Number(min), max: null } })}
        />
      </Group>
      <Group>
        <ChoiceGroup
          legend={CATALOGUE.days.label}
          name="days"
          options={DAYS}
          value={String(filters.days ?? '')}
          onChoose={(days) => onChoose({ ...filters, days: days === '' ? null : Number(days) })}
        />
        <div className="mt-2">{span('marketDays')}</div>
        <div className="mt-2">
          <FlagBox flag="reduced" {...props} />
          <FlagBox flag="openHouse" {...props} />
        </div>
        <OpenHouseDays {...props} />
        <DayField day="listedSince" {...props} />
        <DayField day="reducedSince" {...props} />
      </Group>
      <Group title="Price reduced by at least">{span('reducedBy')}</Group>
      <Group title="Accessibility" lead="Based on the listing. Please confirm before you visit.">
        {flags(accessibility)}
      </Group>
      {isRent && (
        <Group title="Lease">
          {flags(lease)}
          <DayField day="available" {...props} />
        </Group>
      )}
      {isRent && <Group title="Deposit up to">{span('deposit')}</Group>}
      {isRent && (
        <Group title={VOUCHER.title} note={VOUCHER.note}>
          <FlagBox flag="voucher" {...props} />
        </Group>
      )}
      <Group>
        <WordsField {...props} />
      </Group>
      <Group>
        <LeaveOut {...props} />
      </Group>
    </>
  )
}

const GARAGES = ['', '1', '2', '3'].map((value) => ({ value, label: value === '' ? 'Any' : `${value}+` }))
const DAYS = [
  { value: '', label: 'Any time' },
  ...CATALOGUE.days.options.map((days) => ({ value: String(days), label: countOf(days, 'day', 'days') })),
]

interface GroupProps {
  /** Left out where the control has a name of its own. */
  title?: string
  /** Said before its controls. */
  lead?: string
  /** Said after them. */
  note?: string
  children: ReactNode
}

/** Controls that belong together: read out with the group's name, and with what is said of it. */
function Group({ title, lead, note, children }: GroupProps) {
  const id = useId()
  const said = lead ?? note
  return (
    <section className="border-b border-line py-5 last:border-0">
      <div {...(title && { role: 'group', 'aria-labelledby': id, ...(said && { 'aria-describedby': `${id}-said` }) })}>
        {title && (
          <h3 id={id} className="mb-2 text-sm font-semibold">
            {title}
          </h3>
        )}
        {lead && (
          <p id={`${id}-said`} className="-mt-1 mb-1 text-sm text-ink-soft">
            {lead}
          </p>
        )}
        {children}
        {note && (
          <p id={`${id}-said`} className="mt-1.5 text-sm text-ink-soft">
            {note}
          </p>
        )}
      </div>
    </section>
  )
}

type FlagBoxKey = KeyOfKind<'flag'> | 'openHouse'

function FlagBox({ flag, filters, counts, onChoose }: FurtherFiltersProps & { flag: FlagBoxKey }) {
  const { label } = CATALOGUE[flag]
  return (
    <CountedBox
      label={label}
      count={counts?.[choiceName(flag, 'yes')]}
      checked={filters[flag]}
      onChange={() => onChoose({ ...filters, [flag]: !filters[flag] })}
    />
  )
}

function KindBoxes({ filters, counts, onChoose }: FurtherFiltersProps) {
  const { words } = CATALOGUE.kinds
  return kindOptions(filters.market, filters.kinds).map((kind) => (
    <CountedBox
      key={kind}
      label={words(kind)}
      count={counts?.[choiceName('kind', kind)]}
      checked={filters.kinds.includes(kind)}
      onChange={() => onChoose({ ...filters, kinds: toggled(filters.kinds, kind) })}
    />
  ))
}

export const MOST_LABELS = { bedsMax: 'Maximum beds', bathsMax: 'Maximum baths' } as const

/** The upper end of the panel's beds or baths; the same number as its lower end is that many exactly. */
function MostRooms({ room, filters, onChoose }: FurtherFiltersProps & { room: 'beds' | 'baths' }) {
  const [least, key] = [filters[room], UPPER_END[room]]
  return (
    <FilterLine
      label={MOST_LABELS[key]}
      name={key}
      value={String(filters[key] ?? '')}
      onChoose={(value) => onChoose({ ...filters, [key]: value ? Number(value) : null })}
    >
      <option value="">Any</option>
      {CATALOGUE[key].options
        .filter((most) => most >= (least ?? 0) || most === filters[key])
        .map((most) => (
          <option key={most} value={most}>
            {most === least ? `Exactly ${most}` : most}
          </option>
        ))}
    </FilterLine>
  )
}

/** One county is the panel's own filter, several are another. */
function CountyBoxes({ filters, counts, onChoose }: FurtherFiltersProps) {
  const chosen = countiesOf(filters) ?? []
  const choose = (county: County) => {
    const next = toggled(chosen, county)
    onChoose({ ...filters, county: next.length === 1 ? next[0]! : null, counties: next.length > 1 ? next : [] })
  }
  return COUNTIES.map((county) => (
    <CountedBox
      key={county}
      label={county}
      count={counts?.[choiceName('county', county)]}
      checked={chosen.includes(county)}
      onChange={() => choose(county)}
    />
  ))
}

function NoFeeBox({ filters, counts, onChoose }: FurtherFiltersProps) {
  const { fee } = filters
  return (
    <>
      <CountedBox
        label="Only homes without a fee"
        count={counts?.[choiceName('fee', '0')]}
        checked={fee?.max === 0}
        onChange={() => onChoose({ ...filters, fee: fee?.max === 0 ? null : { min: null, max: 0 } })}
      />
    </>
  )
}

/** What is typed counts when the field is left, or with Enter. */
function WordsField({ filters, onChoose }: FurtherFiltersProps) {
  const { words } = filters
  // Given up when the words in force change, perhaps from elsewhere.
  const [typed, setTyped] = useState<{ text: string; beside: string } | null>(null)
  const text = typed?.beside === words ? typed.text : words.replaceAll(',', ', ')
  const choose = () => {
    const next = normalizeWords(text)
    if (next !== words) onChoose({ ...filters, words: next })
  }
  return (
    <Field label={CATALOGUE.words.label} hint="Separate with commas; we’ll show homes that mention all of them.">
      {(control) => (
        <TextInput
          {...control}
          maxLength={SEARCH_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, beside: words })}
          onBlur={choose}
          onKeyDown={({ key }) => key === 'Enter' && choose()}
        />
      )}
    </Field>
  )
}
