import { useState } from 'react'
import { dayFilter } from '#domain/search/day-filters.ts'
import { CATALOGUE, type KeyOfKind, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { DaySpan } from '#domain/search/query-param.ts'
import { Field, TextInput } from '../primitives/field.tsx'

interface FieldProps {
  filters: ListingFilters
  onChoose: (filters: ListingFilters) => void
}

/** The day of a filter. */
export const DayField = ({ day, filters, onChoose }: FieldProps & { day: KeyOfKind<'day'> }) => (
  <DateField
    label={CATALOGUE[day].label}
    value={filters[day]}
    onChange={(chosen) => onChoose({ ...filters, [day]: chosen || null })}
  />
)

/** One day, and once it is chosen, the last of several. */
export function OpenHouseDays({ filters, onChoose }: FieldProps) {
  const [first, last] = endsOf(filters.openOn)
  const choose = (...ends: string[]) => {
    const days = ends.filter(Boolean).sort()
    onChoose({ ...filters, openOn: days.length === 0 ? null : { from: days[0]!, to: days.at(-1)! } })
  }
  return (
    <>
      <DateField label={CATALOGUE.openOn.label} value={first} onChange={(day) => choose(day, last)} />
      {first && <DateField label={dayFilter('openOn').lastLabel} value={last} onChange={(day) => choose(first, day)} />}
    </>
  )
}

/** What the two fields of several days show; empty where nothing is chosen. The second is empty for a single day. */
export const endsOf = (days: DaySpan | null): [first: string, last: string] => [
  days?.from ?? '',
  days === null || days.from === days.to ? '' : days.to,
]

interface DateFieldProps {
  label: string
  /** ISO date. */
  value: string | null
  onChange: (day: string) => void
}

/** A year that is typed is 0002 and 0020 on its way: such a day isn't chosen yet. */
function DateField({ label, value, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (day: string) => {
    const isChosen = day === '' || day.startsWith('20')
    setTyped(isChosen ? null : day)
    if (isChosen) onChange(day)
  }
  return (
    <div className="mt-2">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={typed ?? value ?? ''}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
    </div>
  )
}
