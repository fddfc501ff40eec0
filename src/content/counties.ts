import type { County } from '#domain/geo/county.ts'
import type { Picture } from '#domain/listing/picture.ts'
import { scene } from './pictures.ts'

/** A county in the home page's explorer (H-05); `stats` are display texts. */
export interface CountyInfo {
  name: County
  description: string
  picture: Picture
  stats: { avgPrice: string; population: string; towns: string }
}

/** The seven counties served, in display order; the numbers come from the specification (H-06). */
export const COUNTY_INFO: readonly CountyInfo[] = [
  {
    name: 'Bergen',
    description:
      'The state’s northeast corner, from the Palisades above the Hudson to the first hills of the Ramapos. Seventy small municipalities, most with a downtown of their own: colonials, capes, and split-levels on tree-lined streets, newer houses on larger lots in the north, and apartment towers in Fort Lee and Edgewater. The Main, Bergen County, and Pascack Valley lines run to Secaucus and Hoboken; buses cross the George Washington Bridge.',
    picture: scene('county-bergen-palisades'),
    stats: { avgPrice: '$765,000', population: '955,732', towns: '70' },
  },
  {
    name: 'Essex',
    description:
      'From Newark’s downtown and its cherry trees in Branch Brook Park, the land rises over the two Watchung ridges and falls to the Passaic River. Montclair, Glen Ridge, Maplewood, and South Orange are known for Victorians, Tudors, and colonials near a village center; Bloomfield and Nutley for modest houses and garden apartments. The Montclair-Boonton and Morristown lines run directly to New York, and Newark Penn Station adds PATH.',
    picture: scene('county-essex-suburban-downtown'),
    stats: { avgPrice: '$520,000', population: '863,728', towns: '22' },
  },
  {
    name: 'Hudson',
    description:
      'Mostly a narrow peninsula between the Hudson and the Hackensack, and the most densely built county in the state. Brownstone rows in Hoboken and downtown Jersey City, brick lofts in former warehouses, glass towers along the river walk, and two- and three-story houses on the heights and in Bayonne. PATH trains, the Hudson-Bergen Light Rail, and ferries make it possible to live here without a car.',
    picture: scene('county-hudson-jersey-city'),
    stats: { avgPrice: '$630,000', population: '724,854', towns: '12' },
  },
  {
    name: 'Morris',
    description:
      'Wooded hills, lakes, and old iron-mining towns, from the Passaic River into the Highlands. Colonials and split-levels fill the suburbs along Route 10; Mountain Lakes and Lake Hopatcong have waterfront houses; Mendham and Chester have larger lots and horse farms. Morristown, Madison, and Boonton have walkable centers. The Morristown, Gladstone, and Montclair-Boonton lines cross the county, with direct trains to New York.',
    picture: scene('county-morris-lake-and-hills'),
    stats: { avgPrice: '$580,000', population: '509,285', towns: '39' },
  },
  {
    name: 'Passaic',
    description:
      'An hourglass on the map: cities in the south, lakes and forest in the north. Paterson grew around the Great Falls, now a national historical park; Clifton and Hawthorne offer capes, duplexes, and brick colonials; Wayne has wide suburban lots. Beyond the Wanaque Reservoir, Ringwood and West Milford are lake communities in the Highlands. The Main Line serves Passaic, Clifton, Paterson, and Hawthorne.',
    picture: scene('county-passaic-great-falls'),
    stats: { avgPrice: '$450,000', population: '524,118', towns: '16' },
  },
  {
    name: 'Sussex',
    description:
      'The state’s northern tip, with the Kittatinny Ridge and High Point on one side and the Highlands on the other. Dairy country, orchards, and lakes: farmhouses on several acres, log and cedar houses around Highland Lakes and Lake Mohawk, and small centers in Newton, Branchville, and Sparta. Many homes have their own well and septic system. Most trips are by car on Routes 15, 23, 94, and 206.',
    picture: scene('county-sussex-farmland-ridge'),
    stats: { avgPrice: '$350,000', population: '144,221', towns: '24' },
  },
  {
    name: 'Warren',
    description:
      'Ridges and limestone valleys along the Delaware River, which leaves the mountains here at the Water Gap. Stone farmhouses and barns sit among cornfields; Hackettstown, Washington, Belvidere, and Phillipsburg have Victorian streets and brick rows at prices below those nearer New York. Hackettstown is the western end of the Morristown and Montclair-Boonton lines; Interstate 78 crosses the south and Interstate 80 the north.',
    picture: scene('county-warren-delaware-water-gap'),
    stats: { avgPrice: '$330,000', population: '109,632', towns: '22' },
  },
]
