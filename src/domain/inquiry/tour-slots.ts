import type { DayHours } from '../agency/agency.ts'
import { clockWords } from '../agency/open-spans.ts'

/** The parts of a day, 'HH:MM' in New Jersey. An agency's tour hours (Agency.tourHours) say how much of each it has. */
const TOUR_SLOTS = {
  morning: { name: 'Morning', from: '00:00', to: '12:00' },
  afternoon: { name: 'Afternoon', from: '12:00', to: '16:00' },
  evening: { name: 'Evening', from: '16:00', to: '24:00' },
} as const
export type TourSlot = keyof typeof TOUR_SLOTS

export const TOUR_SLOT_NAMES = Object.keys(TOUR_SLOTS) as [TourSlot, ...TourSlot[]]

/** 'Morning'. */
export const slotName = (slot: TourSlot): string => TOUR_SLOTS[slot].name

/** The slot of an hour, 0 to 23. */
export const slotAt = (hour: number): TourSlot => (hour < 12 ? 'morning' : hour < 16 ? 'afternoon' : 'evening')

/** What a day's hours have of a slot; null: nothing. */
export function slotHours(slot: TourSlot, hours: DayHours): DayHours {
  const [from, to] = hours ?? ['', '']
  const { from: earliest, to: latest } = TOUR_SLOTS[slot]
  const [start, end] = [from > earliest ? from : earliest, to < latest ? to : latest]
  return start < end ? [start, end] : null
}

/** The slots of which a day's hours have something. */
export const slotsIn = (hours: DayHours): TourSlot[] =>
  TOUR_SLOT_NAMES.filter((slot) => slotHours(slot, hours) !== null)

/** 'Morning, 9 AM to 12 PM'; the name alone on a day without any of it. */
export function slotLabel(slot: TourSlot, hours: DayHours): string {
  const part = slotHours(slot, hours)
  return part ? `${slotName(slot)}, ${clockWords(part[0])} to ${clockWords(part[1])}` : slotName(slot)
}
