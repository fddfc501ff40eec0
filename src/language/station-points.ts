import type { LatLng } from '#domain/geo/geo.ts'
import { townName, type TownKey } from '#domain/geo/town.ts'
import { foldName } from './place-names.ts'

/** A station that a distance can be told from. */
export interface StationPoint {
  name: string
  /** Null outside the seven counties. */
  town: TownKey | null
  at: LatLng
}

/** The stations of the built-in timetable by town, each with its point; of one name in a town the first. Numbered streets are left out. */
const BY_TOWN: Readonly<Record<string, string>> = {
  'Morris/Roxbury': 'Lake Hopatcong 40.9042 -74.6657',
  'Morris/Mount Arlington': 'Mount Arlington 40.8966 -74.6327',
  'Morris/Dover': 'Dover 40.8834 -74.5559',
  'Morris/Denville': 'Denville 40.8839 -74.4815, Mount Tabor 40.8759 -74.4819',
  'Morris/Mountain Lakes': 'Mountain Lakes 40.886 -74.4336',
  'Morris/Boonton': 'Boonton 40.9034 -74.4077',
  'Morris/Montville': 'Towaco 40.9228 -74.3438',
  'Morris/Lincoln Park': 'Lincoln Park 40.9241 -74.3018',
  'Passaic/Wayne': 'Mountain View 40.9144 -74.2682, Wayne Route 23 Transit Center 40.9003 -74.257',
  'Passaic/Little Falls': 'Little Falls 40.8807 -74.2354, Montclair State University 40.8698 -74.1974',
  'Essex/Montclair':
    'Watchung Avenue 40.8295 -74.2069, Montclair Bay Street 40.8082 -74.2087, Walnut Street 40.8172 -74.2096, Mountain Avenue 40.8487 -74.2053, Montclair Heights 40.8575 -74.2025, Upper Montclair 40.842 -74.2094',
  'Essex/Newark':
    'Newark Broad Street 40.7476 -74.1719, Newark Liberty Airport 40.7044 -74.1907, Newark Penn Station 40.7342 -74.1645, Branch Brook Park 40.7796 -74.1748, Davenport Avenue 40.7724 -74.1783, Bloomfield Avenue 40.7655 -74.1799, Park Avenue 40.7586 -74.1849, Orange Street 40.7506 -74.185, Norfolk Street 40.7453 -74.183, Warren Street 40.7424 -74.1812, Washington Street 40.7383 -74.1741, Military Park 40.7374 -74.1709, NJPAC/Center Street 40.7395 -74.1656, Harriet Tubman Square 40.7439 -74.1699, Atlantic Street 40.7442 -74.1685, Riverfront Stadium 40.7456 -74.1692, Broad Street 40.7472 -74.1715',
  'Hudson/Hoboken': 'Hoboken 40.7348 -74.028, Hoboken Terminal 40.7341 -74.0292',
  'Warren/Hackettstown': 'Hackettstown 40.8514 -74.8353',
  'Morris/Mount Olive': 'Mount Olive 40.9074 -74.7306',
  'Morris/Netcong': 'Netcong 40.8976 -74.7073',
  'Essex/Glen Ridge': 'Glen Ridge 40.8006 -74.2047',
  'Essex/Bloomfield': 'Bloomfield 40.7927 -74.2, Watsessing Avenue 40.7827 -74.1984, Grove Street 40.7803 -74.1879',
  'Hudson/Secaucus': 'Secaucus Junction 40.7612 -74.0758',
  '': 'New York Penn Station 40.7501 -73.9924, Suffern 41.1135 -74.1534, Port Jervis 41.3749 -74.6946, Sloatsburg 41.1571 -74.1913, Summit 40.7166 -74.3578, Basking Ridge 40.7114 -74.5553, Lyons 40.6848 -74.5495, Berkeley Heights 40.6823 -74.4426, Murray Hill 40.6951 -74.4031, New Providence 40.712 -74.3865, Elizabeth 40.6679 -74.2152, North Elizabeth 40.6803 -74.2062, Spring Valley 41.112 -74.044, Nanuet 41.09 -74.0148, Pearl River 41.0582 -74.0223, Roselle Park 40.6672 -74.2663, Union 40.6837 -74.2386, World Trade Center 40.7127 -74.0119, Christopher Street 40.7334 -74.0071',
  'Bergen/Waldwick': 'Waldwick 41.0127 -74.1234',
  'Bergen/Ho-Ho-Kus': 'Ho-Ho-Kus 40.9974 -74.1135',
  'Bergen/Ridgewood': 'Ridgewood 40.9806 -74.1206',
  'Bergen/Glen Rock': 'Glen Rock Borough Hall 40.9614 -74.1293, Glen Rock Main Line 40.9622 -74.1335',
  'Bergen/Fair Lawn': 'Radburn Fair Lawn 40.9399 -74.1216, Broadway Fair Lawn 40.9225 -74.1152',
  'Bergen/Garfield': 'Plauderville 40.8849 -74.1027, Garfield 40.8667 -74.1056',
  'Bergen/Wood-Ridge': 'Wesmont 40.855 -74.097, Wood-Ridge 40.844 -74.0787',
  'Bergen/Rutherford': 'Rutherford 40.8282 -74.1006',
  'Bergen/Mahwah': 'Mahwah 41.0944 -74.1466',
  'Bergen/Ramsey': 'Ramsey Route 17 41.0751 -74.1455, Ramsey 41.0564 -74.1419',
  'Bergen/Allendale': 'Allendale 41.0309 -74.131',
  'Passaic/Hawthorne': 'Hawthorne 40.9425 -74.1524',
  'Passaic/Paterson': 'Paterson 40.9149 -74.1673',
  'Passaic/Clifton': 'Clifton 40.868 -74.1532, Delawanna 40.8314 -74.1313',
  'Passaic/Passaic': 'Passaic 40.8494 -74.1339',
  'Bergen/Lyndhurst': 'Lyndhurst 40.8142 -74.1227',
  'Essex/Millburn': 'Short Hills 40.7253 -74.3237, Millburn 40.7256 -74.3037',
  'Essex/Maplewood': 'Maplewood 40.7312 -74.2754',
  'Essex/South Orange': 'South Orange 40.746 -74.2605, Mountain Station 40.7554 -74.253',
  'Essex/Orange': 'Highland Avenue 40.7669 -74.2437, Orange 40.7719 -74.2331',
  'Essex/East Orange': 'Brick Church 40.7651 -74.2186, East Orange 40.761 -74.2105',
  'Morris/Morris Plains': 'Morris Plains 40.8286 -74.4782',
  'Morris/Morristown': 'Morristown 40.7971 -74.4741',
  'Morris/Morris Township': 'Convent Station 40.779 -74.4434',
  'Morris/Madison': 'Madison 40.757 -74.4151',
  'Morris/Chatham': 'Chatham 40.7401 -74.3848',
  'Morris/Long Hill': 'Millington 40.6735 -74.5236, Stirling 40.6746 -74.4937, Gillette 40.6783 -74.4683',
  'Bergen/Montvale': 'Montvale 41.0409 -74.0291',
  'Bergen/Park Ridge': 'Park Ridge 41.0323 -74.0362',
  'Bergen/Woodcliff Lake': 'Woodcliff Lake 41.0211 -74.0408',
  'Bergen/Hillsdale': 'Hillsdale 41.0024 -74.041',
  'Bergen/Westwood': 'Westwood 40.9908 -74.0327',
  'Bergen/Emerson': 'Emerson 40.975 -74.0275',
  'Bergen/Oradell': 'Oradell 40.9535 -74.03',
  'Bergen/River Edge': 'River Edge 40.9352 -74.0291, New Bridge Landing 40.9109 -74.035',
  'Bergen/Hackensack': 'Anderson Street 40.8945 -74.0438, Essex Street 40.879 -74.0519',
  'Bergen/Hasbrouck Heights': 'Teterboro 40.8649 -74.0627',
  'Hudson/Harrison': 'Harrison 40.7389 -74.1555',
  'Hudson/Jersey City':
    'Journal Square 40.732 -74.0629, Grove Street 40.7193 -74.0426, Exchange Place 40.7168 -74.0324, Newport 40.727 -74.0341, West Side Avenue 40.7145 -74.0876, MLK Drive 40.712 -74.0773, Garfield Avenue 40.7105 -74.0711, Danforth Avenue 40.6924 -74.0873, Richard Street 40.6991 -74.0786, Liberty State Park 40.7104 -74.0558, Jersey Avenue 40.715 -74.0485, Marin Boulevard 40.7144 -74.0432, Essex Street 40.7128 -74.0361, Harborside 40.7195 -74.034, Harsimus Cove 40.7227 -74.0373',
  'Hudson/North Bergen': 'Tonnelle Avenue 40.7873 -74.0313',
  'Hudson/Union City': 'Bergenline Avenue 40.7822 -74.0223',
  'Hudson/Weehawken': 'Port Imperial 40.7759 -74.0129, Lincoln Harbor 40.7614 -74.024',
  'Essex/Belleville': 'Silver Lake 40.7803 -74.1803',
}

/** All of them; rail stations come before those of light rail and PATH in their town. */
export const STATION_POINTS: readonly StationPoint[] = Object.entries(BY_TOWN).flatMap(([town, stations]) =>
  stations.split(', ').map((station) => {
    const [, name, lat, lng] = /^(.+) (\S+) (\S+)$/.exec(station)!
    return { name: name!, town: (town || null) as TownKey | null, at: { lat: Number(lat), lng: Number(lng) } }
  }),
)

const SUFFIX = / (?:railroad station|station|terminal|junction|transit center)$/

/** The names a station goes by: 'montclair bay street', 'bay street'. */
function formsOf({ name, town }: StationPoint): readonly string[] {
  const full = foldName(name)
  const own = town ? foldName(townName(town)) : 'new york'
  const short = [full.replace(`${own} `, ''), full.replace(` ${own}`, '')]
  return [full, ...short].flatMap((form) => [form, form.replace(SUFFIX, '')]).filter((form) => form !== 'station')
}

const BY_FORM: ReadonlyMap<string, readonly StationPoint[]> = STATION_POINTS.reduce((all, station) => {
  for (const form of new Set(formsOf(station))) all.set(form, [...(all.get(form) ?? []), station])
  return all
}, new Map<string, readonly StationPoint[]>())

/** As for the way to work, New York's station needs no city. */
const CALLED: Readonly<Record<string, string>> = {
  penn: 'new york penn station',
  'penn station': 'new york penn station',
  'penn station newark': 'newark penn station',
  'penn station new york': 'new york penn station',
}

/**
 * The stations that words name, with or without 'station'; that of a town where none has its name, one that names the town
 * first. None for other words.
 */
export function stationsNamed(words: string): readonly StationPoint[] {
  const folded = foldName(words).replace(/ st$/, ' street')
  const name = CALLED[folded] ?? folded
  const found = BY_FORM.get(name) ?? BY_FORM.get(name.replace(SUFFIX, ''))
  if (found) return found
  const town = name.replace(SUFFIX, '')
  const inTown = STATION_POINTS.filter((station) => station.town && foldName(townName(station.town)) === town)
  const isNamesake = (station: StationPoint) => foldName(station.name).includes(town)
  return [...inTown.filter(isNamesake), ...inTown].slice(0, 1)
}
