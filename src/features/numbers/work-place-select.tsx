import { memo, type ComponentProps } from 'react'
import { PLACE_NAMES } from '#domain/commute/places-of-work.ts'
import { readWorkPlace } from '#domain/commute/read-work-place.ts'
import type { StationKind } from '#domain/commute/station.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { isWorkPlace } from '#domain/commute/work-place.ts'
import { compareNames } from '#domain/name-order.ts'
import { Select } from '#ui/primitives/field.tsx'

interface WorkPlaceSelectProps extends Omit<ComponentProps<typeof Select>, 'onChange' | 'value'> {
  /** Its stations can be chosen too; null: it isn't there yet, or can't be had. */
  timetable: Timetable | null
  /** The id of a place of work or of a station; null: anywhere. */
  value: string | null
  onChange: (place: string | null) => void
}

/** 'Where do you work?': the places that most people ride to, and every station. */
export function WorkPlaceSelect({ timetable, value, onChange, ...rest }: WorkPlaceSelectProps) {
  return (
    <Select
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(readWorkPlace(currentTarget.value))}
    >
      <option value="">Select a place</option>
      <optgroup label="Popular">
        {Object.entries(PLACE_NAMES).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
      {timetable && GROUPS.map(([kind, label]) => <Stations key={kind} {...{ kind, label, timetable }} />)}
      {value !== null && !isOffered(value, timetable) && <option value={value}>Another station</option>}
    </Select>
  )
}

const GROUPS: readonly (readonly [StationKind, string])[] = [
  ['rail', 'Train stations'],
  ['light-rail', 'Light rail'],
  ['path', 'PATH'],
  ['ferry', 'Ferry'],
  ['bus', 'Bus terminals'],
]

interface StationsProps {
  kind: StationKind
  label: string
  timetable: Timetable
}

/** Sorted once: a page may render anew with every step of a slider. */
const Stations = memo(function Stations({ kind, label, timetable }: StationsProps) {
  const stations = timetable.stations.filter((station) => station.kind === kind)
  if (stations.length === 0) return null
  return (
    <optgroup label={label}>
      {stations
        .toSorted((a, b) => compareNames(a.name, b.name))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  )
})

/** The chosen station may be known before the timetable is. */
const isOffered = (value: string, timetable: Timetable | null): boolean =>
  timetable ? isWorkPlace(value, timetable) : value in PLACE_NAMES
