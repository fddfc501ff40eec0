import { useEffect, useState, type RefObject } from 'react'
import { showingTimes } from '#content/showing-times.ts'
import { hoursOn } from '#domain/inquiry/showing-times.ts'
import { slotName, slotsIn, type TourSlot } from '#domain/inquiry/tour-slots.ts'
import { nextTourDays, tourDays } from '#domain/inquiry/tour.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { formatShortWeekdayAndDay, formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { useAgency } from '#ui/use-agency.ts'
import { INQUIRY } from './texts/inquiry-texts.ts'

const DAYS_SHOWN = 6
/** Name of the radio buttons: a press fills in both fields. */
export const TOUR_CHOICE = 'tour.choice'
/** The slots of a day that can be chosen in one press; the others are in the list. */
const SLOTS_SHOWN = 2

interface NextTourDaysProps {
  /** Has the fields that a press fills in. */
  form: RefObject<HTMLFormElement | null>
}

/** The next days, each with its first two times of day, above the fields for any other. */
export function NextTourDays({ form }: NextTourDaysProps) {
  const [today] = useState(todayInNewJersey)
  const showings = showingTimes(useAgency())
  const slotsOn = (day: string) => slotsIn(hoursOn(day, showings.hours)).slice(0, SLOTS_SHOWN)
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    const fields = form.current ? fieldsOf(form.current) : null
    if (!fields) return
    Object.assign(fields.day, { min: tourDays(today).first, max: tourDays(today).last })
    const follow = () => setChosen(`${fields.day.value} ${fields.slot.value}`)
    follow()
    fields.form.addEventListener('input', follow)
    return () => fields.form.removeEventListener('input', follow)
  }, [form, today])
  const choose = (day: string, slot: TourSlot) => {
    if (!form.current) return
    const fields = fieldsOf(form.current)
    fields.day.value = day
    fields.slot.value = slot
    setChosen(`${day} ${slot}`)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">{INQUIRY.pickDay}</legend>
      <div className="grid gap-2 min-[22rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-2">
        {nextTourDays(today, DAYS_SHOWN, showings).map((day) => (
          <div key={day} className="rounded-sm border border-line">
            <p aria-hidden="true" className="px-2 py-1 text-center text-sm font-semibold tabular-nums">
              {formatShortWeekdayAndDay(day)}
            </p>
            <div className="flex border-t border-line">
              {slotsOn(day).map((slot) => (
                <label key={slot} className="segment flex-auto! px-1 text-xs! has-checked:font-normal!">
                  <input
                    type="radio"
                    name={TOUR_CHOICE}
                    aria-label={`${formatWeekdayAndDay(day)}, ${slot}`}
                    checked={chosen === `${day} ${slot}`}
                    onChange={() => choose(day, slot)}
                  />
                  {slotName(slot)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

const fieldsOf = (form: HTMLFormElement) => ({
  form,
  day: form.elements.namedItem('tour.day') as HTMLInputElement,
  slot: form.elements.namedItem('tour.slot') as HTMLSelectElement,
})
