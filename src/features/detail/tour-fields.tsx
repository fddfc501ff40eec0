import { useEffect, useState } from 'react'
import { formatShortWeekdayAndDay, formatWeekdayAndDay } from '#domain/day.ts'
import { nextTourDays, TOUR_SLOT_NAMES, TOUR_SLOTS, tourDays, type TourSlot } from '#domain/inquiry/tour.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { readDraft, storeTour } from './inquiry-draft.ts'

interface TourFieldsProps {
  listingId: number
  dayError: string | undefined
  slotError: string | undefined
}

/** The day and slot of a tour as far as they are chosen; '' for what isn't. */
interface ChosenTour {
  day: string
  slot: string
}

const DAYS_SHOWN = 6
/** Name of the radio buttons: a press fills in both fields. */
export const TOUR_CHOICE = 'tour.choice'
/** The slots that can be chosen in one press; the others are in the list. */
const SHOWN_SLOTS = ['morning', 'afternoon'] as const satisfies TourSlot[]

/** 'Morning, 9 AM to 12 PM. Afternoon, …' */
const HOURS = TOUR_SLOT_NAMES.map((slot) => `${TOUR_SLOTS[slot].label}.`).join(' ')

/** Day and time of day of a tour, restored from the draft: the next days to press, or another day. */
export function TourFields({ listingId, dayError, slotError }: TourFieldsProps) {
  const [today] = useState(todayInNewJersey)
  const [tour, setTour] = useState(() => chosenBefore(listingId))
  useEffect(() => storeTour(listingId, tour), [listingId, tour])
  return (
    <div className="flex flex-col gap-4 pt-3">
      <NextDays days={nextTourDays(today, DAYS_SHOWN)} tour={tour} onChoose={setTour} />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm text-ink-soft">Or another day, also in the evening</legend>
        <Field label="Preferred day" error={dayError}>
          {(tied) => (
            <TextInput
              {...tied}
              name="tour.day"
              type="date"
              min={tourDays(today).first}
              max={tourDays(today).last}
              value={tour.day}
              onChange={(event) => setTour({ ...tour, day: event.currentTarget.value })}
              className="min-w-0"
            />
          )}
        </Field>
        <Field label="Time of day" error={slotError}>
          {(tied) => (
            <Select
              {...tied}
              name="tour.slot"
              value={tour.slot}
              onChange={(event) => setTour({ ...tour, slot: event.currentTarget.value })}
              className="min-w-0"
            >
              <option value="">Choose …</option>
              {TOUR_SLOT_NAMES.map((slot) => (
                <option key={slot} value={slot}>
                  {TOUR_SLOTS[slot].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      <p className="text-sm text-ink-soft">{HOURS} New York time. An agent confirms the exact hour.</p>
    </div>
  )
}

function chosenBefore(listingId: number): ChosenTour {
  const { tourDay, tourSlot } = readDraft(listingId)
  return { day: tourDay, slot: tourSlot }
}

interface NextDaysProps {
  days: readonly string[]
  tour: ChosenTour
  onChoose: (tour: ChosenTour) => void
}

/** The next days, each with its morning and its afternoon. */
function NextDays({ days, tour, onChoose }: NextDaysProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">Choose a day, morning or afternoon</legend>
      <div className="grid gap-2 min-[22rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-2">
        {days.map((day) => (
          <div key={day} className="rounded-sm border border-line">
            <p aria-hidden="true" className="px-2 py-1 text-center text-sm font-semibold tabular-nums">
              {formatShortWeekdayAndDay(day)}
            </p>
            <div className="flex border-t border-line">
              {SHOWN_SLOTS.map((slot) => (
                <label key={slot} className="segment flex-auto! px-1 text-xs! has-checked:font-normal!">
                  <input
                    type="radio"
                    name={TOUR_CHOICE}
                    aria-label={`${formatWeekdayAndDay(day)}, ${slot}`}
                    checked={tour.day === day && tour.slot === slot}
                    onChange={() => onChoose({ day, slot })}
                  />
                  {TOUR_SLOTS[slot].name}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
