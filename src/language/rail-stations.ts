import { townName, type TownKey } from '#domain/geo/town.ts'

/** A station's id in the built-in timetable, and its town; null outside the seven counties. */
export interface RailStation {
  id: string
  town: TownKey | null
}

/** NJ TRANSIT's rail stations by town, as the built-in timetable has them; without their prefix. */
const BY_TOWN: Readonly<Record<string, string>> = {
  'Morris/Roxbury': 'lake-hopatcong',
  'Morris/Mount Arlington': 'mount-arlington',
  'Morris/Dover': 'dover',
  'Morris/Denville': 'denville mount-tabor',
  'Morris/Mountain Lakes': 'mountain-lakes',
  'Morris/Boonton': 'boonton',
  'Morris/Montville': 'towaco',
  'Morris/Lincoln Park': 'lincoln-park',
  'Passaic/Wayne': 'mountain-view wayne-route-23-transit-center-rr',
  'Passaic/Little Falls': 'little-falls msu',
  'Essex/Montclair': 'watchung-avenue bay-street walnut-street mountain-avenue montclair-heights upper-montclair',
  'Essex/Newark': 'newark-broad-st newark-airport-railroad-station newark-penn-station',
  'Hudson/Hoboken': 'hoboken',
  'Warren/Hackettstown': 'hackettstown',
  'Morris/Mount Olive': 'mount-olive',
  'Morris/Netcong': 'netcong',
  'Essex/Glen Ridge': 'glen-ridge',
  'Essex/Bloomfield': 'bloomfield watsessing-avenue',
  'Hudson/Secaucus': 'secaucus-junction',
  '': 'new-york-penn-station suffern port-jervis sloatsburg summit basking-ridge lyons berkeley-heights murray-hill new-providence elizabeth north-elizabeth spring-valley nanuet pearl-river roselle-park union',
  'Bergen/Waldwick': 'waldwick',
  'Bergen/Ho-Ho-Kus': 'hohokus',
  'Bergen/Ridgewood': 'ridgewood',
  'Bergen/Glen Rock': 'glen-rock-boro-hall glen-rock-main-line',
  'Bergen/Fair Lawn': 'radburn broadway',
  'Bergen/Garfield': 'plauderville garfield',
  'Bergen/Wood-Ridge': 'wesmont wood-ridge',
  'Bergen/Rutherford': 'rutherford',
  'Bergen/Mahwah': 'mahwah',
  'Bergen/Ramsey': 'ramsey-route-17-station ramsey',
  'Bergen/Allendale': 'allendale',
  'Passaic/Hawthorne': 'hawthorne',
  'Passaic/Paterson': 'paterson',
  'Passaic/Clifton': 'clifton delawanna',
  'Passaic/Passaic': 'passaic',
  'Bergen/Lyndhurst': 'lyndhurst',
  'Essex/Millburn': 'short-hills millburn',
  'Essex/Maplewood': 'maplewood',
  'Essex/South Orange': 'south-orange mountain-station',
  'Essex/Orange': 'highland-avenue orange',
  'Essex/East Orange': 'brick-church east-orange',
  'Morris/Morris Plains': 'morris-plains',
  'Morris/Morristown': 'morristown',
  'Morris/Morris Township': 'convent',
  'Morris/Madison': 'madison',
  'Morris/Chatham': 'chatham',
  'Morris/Long Hill': 'millington stirling gillette',
  'Bergen/Montvale': 'montvale',
  'Bergen/Park Ridge': 'park-ridge',
  'Bergen/Woodcliff Lake': 'woodcliff-lake',
  'Bergen/Hillsdale': 'hillsdale',
  'Bergen/Westwood': 'westwood',
  'Bergen/Emerson': 'emerson',
  'Bergen/Oradell': 'oradell',
  'Bergen/River Edge': 'river-edge new-bridge-landing',
  'Bergen/Hackensack': 'anderson-street essex-street',
  'Bergen/Hasbrouck Heights': 'teterboro',
}

const ALL: readonly (readonly [string, RailStation])[] = Object.entries(BY_TOWN).flatMap(([town, slugs]) =>
  slugs.split(' ').map((slug) => [slug, { id: `njt-${slug}`, town: (town || null) as TownKey | null }] as const),
)
const BY_SLUG: ReadonlyMap<string, RailStation> = new Map(ALL)

/** The ids of all stations. */
export const RAIL_STATION_IDS: readonly string[] = ALL.map(([, { id }]) => id)

/** Stations by their names in lower case: 'bay street'. */
export const STATION_NAMES: ReadonlyMap<string, RailStation> = new Map(
  ALL.map(([slug, station]) => [slug.replaceAll('-', ' ').replace(/ st$/, ' street'), station]),
)

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** The stations of a town, the one of its name first. */
export function stationsOf(town: TownKey): readonly RailStation[] {
  const own = BY_SLUG.get(slugOf(townName(town)))
  const others = ALL.flatMap(([, station]) => (station.town === town && station !== own ? [station] : []))
  return own ? [own, ...others] : others
}
