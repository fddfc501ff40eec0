import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import { isPlaceOfWork, PLACE_NAMES } from '#domain/commute/places-of-work.ts'
import { formatMonth } from '#domain/day-text.ts'
import { stopName } from '#domain/search/chip-texts.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { asksTrain } from '#domain/search/home-commutes.ts'
import { Select } from '../primitives/field.tsx'
import { RailLines } from './rail-lines.tsx'

const MINUTES = [30, 45, 60, 75, 90]
const WALKS = [10, 15, 20, 30]

interface TrainControlProps {
  filters: ListingFilters
  onChoose: (filters: ListingFilters) => void
}

/** Where the train goes, how long the commute may take, on which lines, and how far to walk to the station. */
export function TrainControl({ filters, onChoose }: TrainControlProps) {
  const id = useId()
  const { to, minutes, walk, lines } = filters.train
  const choose = (change: Partial<TrainLimit>) => onChoose({ ...filters, train: { ...filters.train, ...change } })
  const { timetableAsOf } = useRouter().options.context.costBasis
  return (
    <fieldset aria-describedby={id}>
      <legend className="float-left mb-1.5 text-sm font-semibold">Commute by train</legend>
      <div className="clear-both grid grid-cols-[3fr_2fr] gap-2">
        <Select
          name="train"
          aria-label="Train to"
          value={to ?? ''}
          onChange={({ target: { value } }) => choose(value ? { to: value } : { ...NO_TRAIN, lines })}
        >
          <option value="">Any place</option>
          {to && !isPlaceOfWork(to) && <option value={to}>{stopName(to)}</option>}
          {Object.entries(PLACE_NAMES).map(([place, name]) => (
            <option key={place} value={place}>
              {place === 'world-trade-center' ? `${name} (PATH)` : name}
            </option>
          ))}
        </Select>
        <Minutes
          name="trainMinutes"
          label="Within"
          options={MINUTES}
          unit="min"
          value={minutes}
          // Minutes to nowhere limit nothing.
          disabled={to === null}
          onChoose={(chosen) => choose({ minutes: chosen })}
        />
        <div className="col-span-2">
          <RailLines chosen={lines} onChoose={(chosen) => choose({ lines: chosen })} />
        </div>
        {asksTrain(filters.train) && (
          <div className="col-span-2">
            <Minutes
              name="walk"
              label="Getting to the station"
              any="On foot or by car"
              options={WALKS}
              unit="min walk or less"
              value={walk}
              onChoose={(chosen) => choose({ walk: chosen })}
            />
          </div>
        )}
      </div>
      <p id={id} className="mt-1.5 text-sm text-ink-soft">
        {minutesOf(filters.train)}, based on the {formatMonth(timetableAsOf)} timetable.
      </p>
    </fieldset>
  )
}

/** What the minutes are of. */
const minutesOf = ({ to, walk }: TrainLimit): string => {
  if (walk !== null) return 'Walk and train ride'
  return to ? 'Walk or estimated drive, and train ride' : 'Door to door, in minutes'
}

interface MinutesProps {
  name: string
  label: string
  any?: string
  options: readonly number[]
  unit: string
  value: number | null
  disabled?: boolean
  onChoose: (minutes: number | null) => void
}

/** A limit in minutes; one that an address gives besides the usual ones is offered, too. */
function Minutes({ name, label, any = 'Any', options, unit, value, disabled, onChoose }: MinutesProps) {
  const offered = value === null || options.includes(value) ? options : [...options, value].toSorted((a, b) => a - b)
  return (
    <Select
      name={name}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    >
      <option value="">{any}</option>
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes} {unit}
        </option>
      ))}
    </Select>
  )
}
