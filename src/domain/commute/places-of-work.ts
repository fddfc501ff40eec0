/** The places that most people of the seven counties ride to, with their names; the order in which they are offered. */
export const PLACE_NAMES = {
  'new-york-penn': 'Penn Station',
  'world-trade-center': 'World Trade Center',
  hoboken: 'Hoboken',
  'newark-penn': 'Newark Penn Station',
  secaucus: 'Secaucus',
  '33rd-street': '33rd Street',
  'newark-broad-street': 'Newark Broad Street',
} as const

export type PlaceOfWork = keyof typeof PLACE_NAMES

export const PLACES_OF_WORK = Object.keys(PLACE_NAMES) as readonly PlaceOfWork[]

export const isPlaceOfWork = (place: string): place is PlaceOfWork => Object.hasOwn(PLACE_NAMES, place)
