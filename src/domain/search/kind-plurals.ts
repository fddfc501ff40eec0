import type { HomeKind } from '../listing/home-kind.ts'

/** Homes of each kind: 'No condos', 'listed as condos'. */
export const KIND_PLURALS: Readonly<Record<HomeKind, string>> = {
  house: 'houses',
  townhouse: 'townhouses',
  condo: 'condos',
  'co-op': 'co-ops',
  apartment: 'apartments',
  'multi-family': 'multi-family homes',
  manufactured: 'manufactured homes',
  room: 'rooms',
}
