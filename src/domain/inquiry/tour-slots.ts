/** Tour slots, hours of the 24-hour clock in New Jersey. */
export const TOUR_SLOTS = {
  morning: { name: 'Morning', label: 'Morning, 9 AM to 12 PM', from: 9, to: 12 },
  afternoon: { name: 'Afternoon', label: 'Afternoon, 12 PM to 4 PM', from: 12, to: 16 },
  evening: { name: 'Evening', label: 'Evening, 4 PM to 7 PM', from: 16, to: 19 },
} as const
export type TourSlot = keyof typeof TOUR_SLOTS

export const TOUR_SLOT_NAMES = Object.keys(TOUR_SLOTS) as [TourSlot, ...TourSlot[]]
