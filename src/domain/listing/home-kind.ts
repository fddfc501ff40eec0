/** The kinds of home that a search can ask for, in the order of its options. A room is one for rent in a home that others share. */
export const HOME_KINDS = [
  'house',
  'townhouse',
  'condo',
  'co-op',
  'apartment',
  'multi-family',
  'manufactured',
  'room',
] as const
export type HomeKind = (typeof HOME_KINDS)[number]
