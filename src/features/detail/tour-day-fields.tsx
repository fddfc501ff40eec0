import type { OfficeHours } from '#domain/agency/agency.ts'
import { openSpans, spanDays } from '#domain/agency/open-spans.ts'
import { slotLabel, slotName, slotsIn, TOUR_SLOT_NAMES } from '#domain/inquiry/tour-slots.ts'
import { tourDays } from '#domain/inquiry/tour.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { INQUIRY } from './texts/inquiry-texts.ts'

interface TourDayFieldsProps {
  /** The next days are buttons above the fields. */
  hasNextDays: boolean
  /** As typed into a form that the browser sent itself. */
  day: string | undefined
  slot: string | undefined
  dayError: string | undefined
  slotError: string | undefined
}

/** 'Morning, 9 AM to 12 PM. Afternoon, …', or 'Monday to Friday: Morning, …' for each span of days. */
const hoursText = (hours: OfficeHours): string =>
  openSpans(hours)
    .map((span) => {
      const slots = slotsIn([span.from, span.to]).map((slot) => `${slotLabel(slot, [span.from, span.to])}.`)
      return `${span.days === 7 ? '' : `${spanDays(span)}: `}${slots.join(' ')}`
    })
    .join(' ')

/** The first and last day that can be chosen: the server writes them, and the form's code once it is there. */
const limits = () => {
  if (!import.meta.env.SSR) return {}
  const { first, last } = tourDays(todayInNewJersey())
  return { min: first, max: last }
}

/** Day and time of day of a tour, as plain fields. */
export function TourDayFields({ hasNextDays, day, slot, dayError, slotError }: TourDayFieldsProps) {
  const { tourHours } = useAgency()
  const offered = new Set(Object.values(tourHours).flatMap(slotsIn))
  const slots = TOUR_SLOT_NAMES.filter((name) => offered.has(name))
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm text-ink-soft">
          {hasNextDays ? INQUIRY.anotherDay(offered.has('evening')) : INQUIRY.pickDay}
        </legend>
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
              {slots.map((name) => (
                <option key={name} value={name}>
                  {slotName(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      <p className="text-sm text-ink-soft">
        {hoursText(tourHours)} {INQUIRY.zone}. {INQUIRY.confirms(null)}
      </p>
    </>
  )
}
