import { useState } from 'react'
import { newJerseyDay } from '#domain/day.ts'
import { TOUR_SLOTS, TOUR_SLOT_NAMES, tourDays } from '#domain/inquiry/tour.ts'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { readDraft } from './inquiry-draft.ts'

interface TourFieldsProps {
  listingId: number
  dayError: string | undefined
  slotError: string | undefined
}

/** Day and time of day of a tour, restored from the draft. */
export function TourFields({ listingId, dayError, slotError }: TourFieldsProps) {
  const [{ first, last }] = useState(() => tourDays(newJerseyDay(new Date())))
  const [draft] = useState(() => readDraft(listingId))
  return (
    <div className="flex flex-col gap-4 pt-2">
      <Field label="Preferred day" error={dayError}>
        {(tied) => (
          <TextInput {...tied} name="tour.day" type="date" min={first} max={last} defaultValue={draft.tourDay} />
        )}
      </Field>
      <Field label="Time of day" hint="New York time. An agent confirms the exact hour." error={slotError}>
        {(tied) => (
          <Select {...tied} name="tour.slot" defaultValue={draft.tourSlot}>
            <option value="">Choose …</option>
            {TOUR_SLOT_NAMES.map((slot) => (
              <option key={slot} value={slot}>
                {TOUR_SLOTS[slot].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
