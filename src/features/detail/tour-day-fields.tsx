import { TOUR_SLOT_NAMES, TOUR_SLOTS } from '#domain/inquiry/tour-slots.ts'
import { tourDays } from '#domain/inquiry/tour.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { INQUIRY } from './texts/inquiry-texts.ts'

interface TourDayFieldsProps {
  /** Idle text of the fields' group. */
  legend: string
  /** As typed into a form that the browser sent itself. */
  day: string | undefined
  slot: string | undefined
  dayError: string | undefined
  slotError: string | undefined
}

/** 'Morning, 9 AM to 12 PM. Afternoon, …' */
const HOURS = TOUR_SLOT_NAMES.map((slot) => `${TOUR_SLOTS[slot].label}.`).join(' ')

/** The first and last day that can be chosen: the server writes them, and the form's code once it is there. */
const limits = () => {
  if (!import.meta.env.SSR) return {}
  const { first, last } = tourDays(todayInNewJersey())
  return { min: first, max: last }
}

/** Day and time of day of a tour, as plain fields. */
export function TourDayFields({ legend, day, slot, dayError, slotError }: TourDayFieldsProps) {
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm text-ink-soft">{legend}</legend>
        <Field id="tour-day" label={INQUIRY.preferredDay} error={dayError}>
          {(tied) => (
            <TextInput
              {...tied}
              {...limits()}
              name="tour.day"
              type="date"
              defaultValue={day}
              suppressHydrationWarning
              className="min-w-0"
            />
          )}
        </Field>
        <Field id="tour-slot" label={INQUIRY.timeOfDay} error={slotError}>
          {(tied) => (
            <Select {...tied} name="tour.slot" defaultValue={slot} className="min-w-0">
              <option value="">{INQUIRY.choose}</option>
              {TOUR_SLOT_NAMES.map((name) => (
                <option key={name} value={name}>
                  {TOUR_SLOTS[name].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      <p className="text-sm text-ink-soft">
        {HOURS} {INQUIRY.zone}. {INQUIRY.confirms(null)}
      </p>
    </>
  )
}
