import { townCounty, townKey, type TownKey } from '#domain/geo/town.ts'
import { PLACES } from '../places.ts'
import { townAsKnown } from '../town-spellings.ts'

/** Villages and post offices by the town that taxes their homes. A name that several towns share is left out. */
const VILLAGES: Readonly<Record<TownKey, readonly string[]>> = {
  'Essex/Bloomfield': ['Brookdale'],
  'Essex/Livingston': ['Northfield'],
  'Essex/Millburn': ['Short Hills'],
  'Essex/Montclair': ['Upper Montclair'],
  'Morris/Hanover': ['Cedar Knolls', 'Whippany'],
  'Morris/Harding': ['New Vernon'],
  'Morris/Jefferson': ['Lake Hopatcong', 'Newfoundland', 'Oak Ridge'],
  'Morris/Long Hill': ['Gillette', 'Meyersville', 'Millington', 'Stirling'],
  'Morris/Mendham Township': ['Brookside'],
  'Morris/Montville': ['Pine Brook', 'Towaco'],
  'Morris/Morris Township': ['Convent Station'],
  'Morris/Mount Olive': ['Budd Lake', 'Flanders'],
  'Morris/Parsippany-Troy Hills': ['Lake Hiawatha', 'Mount Tabor', 'Parsippany'],
  'Morris/Pequannock': ['Pompton Plains'],
  'Morris/Randolph': ['Mount Freedom'],
  'Morris/Rockaway Township': ['Hibernia', 'Lake Telemark', 'White Meadow Lake'],
  'Morris/Roxbury': ['Kenvil', 'Landing', 'Ledgewood', 'Succasunna'],
  'Morris/Washington Township': ['Long Valley', 'Schooleys Mountain'],
  'Passaic/Little Falls': ['Singac'],
  'Passaic/Wanaque': ['Haskell'],
  'Passaic/West Milford': ['Hewitt', 'Newfoundland', 'Oak Ridge'],
  'Sussex/Byram': ['Byram Center'],
  'Sussex/Frankford': ['Augusta', 'Ross Corner'],
  'Sussex/Hardyston': ['Stockholm'],
  'Sussex/Hopatcong': ['Hopatcong Hills'],
  'Sussex/Sandyston': ['Layton'],
  'Sussex/Sparta': ['Lake Mohawk'],
  'Sussex/Vernon': ['Glenwood', 'Highland Lake', 'Highland Lakes', 'McAfee', 'Vernon Center', 'Vernon Valley'],
  'Sussex/Walpack': ['Wallpack Center'],
  'Warren/Allamuchy': ['Panther Valley'],
  'Warren/Franklin': ['Asbury', 'Broadway', 'New Village'],
  'Warren/Frelinghuysen': ['Johnsonburg', 'Marksboro'],
  'Warren/Independence': ['Vienna'],
  'Warren/Knowlton': ['Columbia', 'Delaware', 'Hainesburg'],
  'Warren/Liberty': ['Mountain Lake'],
  'Warren/Lopatcong': ['Delaware Park', 'Lopatcong Overlook'],
  'Warren/Mansfield': ['Anderson', 'Beattystown', 'Port Murray'],
  'Warren/Pohatcong': ['Finesville', 'Upper Pohatcong'],
  'Warren/Washington Township': ['Brass Castle', 'Port Colden'],
  'Warren/White': ['Bridgeville', 'Buttzville'],
}

const TOWNS: ReadonlySet<string> = new Set(
  PLACES.filter(({ kind }) => kind === 'town').map(({ name, county }) => townKey(name, county)),
)

const TOWN_OF_VILLAGE: ReadonlyMap<string, TownKey> = new Map(
  (Object.entries(VILLAGES) as [TownKey, readonly string[]][]).flatMap(([town, villages]) =>
    villages.map((village) => [villageKey(village, town.split('/')[0]!), town] as const),
  ),
)

function villageKey(village: string, county: string): string {
  return `${county}/${village.toLowerCase().replace(/^mt\.? /, 'mount ')}`
}

/**
 * The town that taxes homes under a listing's name of a town: of 'Short Hills' it is Millburn. Null for a name that isn't known, or
 * that several towns share: the county's median then stands for it.
 */
export function taxTown(city: string, county: string): TownKey | null {
  const known = townKey(townAsKnown(city, county), county)
  return TOWNS.has(known) ? known : (TOWN_OF_VILLAGE.get(villageKey(city.trim(), county)) ?? null)
}

/** A town and the villages in it, as feeds name the places of its homes. */
export const townAndVillages = (town: TownKey): readonly TownKey[] => [
  town,
  ...(VILLAGES[town] ?? []).map((village) => townKey(village, townCounty(town))),
]
