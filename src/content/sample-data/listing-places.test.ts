import { expect, test } from 'vitest'
import type { LatLng } from '#domain/geo/geo.ts'
import { SAMPLE_LISTINGS } from './listings.ts'

interface Town {
  county: string
  zip: string
  /** West, south, east, north in degrees, WGS 84. */
  box: readonly [number, number, number, number]
}

/**
 * Bounds of the towns' land area: Census outlines where the town has one, by hand for the townships Lawrenceville,
 * Maplewood, Robbinsville and Cherry Hill and for Union Beach; Montclair's is its northern part, Upper Montclair.
 */
const TOWNS: Readonly<Record<string, Town>> = {
  'Mountain Lakes': { county: 'Morris', zip: '07046', box: [-74.466, 40.8743, -74.4171, 40.9072] },
  Mendham: { county: 'Morris', zip: '07945', box: [-74.625, 40.744, -74.5708, 40.7941] },
  Boonton: { county: 'Morris', zip: '07005', box: [-74.4263, 40.8916, -74.3832, 40.9183] },
  Branchville: { county: 'Sussex', zip: '07826', box: [-74.761, 41.1409, -74.7389, 41.1541] },
  'Highland Lakes': { county: 'Sussex', zip: '07422', box: [-74.4902, 41.1526, -74.4383, 41.1897] },
  Weehawken: { county: 'Hudson', zip: '07086', box: [-74.0329, 40.7571, -74.0074, 40.7807] },
  Hoboken: { county: 'Hudson', zip: '07030', box: [-74.0439, 40.7326, -74.0222, 40.759] },
  'Jersey City': { county: 'Hudson', zip: '07302', box: [-74.1084, 40.6749, -74.0281, 40.769] },
  Ridgewood: { county: 'Bergen', zip: '07450', box: [-74.1491, 40.9551, -74.0781, 41.0076] },
  'Englewood Cliffs': { county: 'Bergen', zip: '07632', box: [-73.9681, 40.8616, -73.9335, 40.9061] },
  'Fair Lawn': { county: 'Bergen', zip: '07410', box: [-74.1482, 40.9177, -74.0894, 40.9551] },
  'Glen Ridge': { county: 'Essex', zip: '07028', box: [-74.2185, 40.7857, -74.1914, 40.8289] },
  Maplewood: { county: 'Essex', zip: '07040', box: [-74.297, 40.715, -74.243, 40.75] },
  Montclair: { county: 'Essex', zip: '07043', box: [-74.2263, 40.8271, -74.1827, 40.861] },
  Robbinsville: { county: 'Mercer', zip: '08691', box: [-74.656, 40.176, -74.545, 40.264] },
  Lawrenceville: { county: 'Mercer', zip: '08648', box: [-74.77, 40.233, -74.669, 40.345] },
  'Union Beach': { county: 'Monmouth', zip: '07735', box: [-74.193, 40.436, -74.158, 40.461] },
  'Cherry Hill': { county: 'Camden', zip: '08003', box: [-75.06, 39.857, -74.933, 39.947] },
}

const within = ({ lat, lng }: LatLng, [west, south, east, north]: Town['box']) =>
  lng > west && lng < east && lat > south && lat < north

test.each(SAMPLE_LISTINGS.map((listing) => [listing.city, listing] as const))(
  'L-08 the home in %s stands there',
  (city, home) => {
    const town = TOWNS[city]
    expect(town).toBeDefined()
    expect(home.county).toBe(town!.county)
    expect(home.address).toMatch(new RegExp(`^\\d+ .+, ${city}, NJ ${town!.zip}$`))
    expect(within(home.location!, town!.box)).toBe(true)
  },
)

test('L-08 no home would pass for one in another county', () => {
  const elsewhere = SAMPLE_LISTINGS.map(({ city, county, location }) => [
    city,
    ...Object.keys(TOWNS).filter((other) => TOWNS[other]!.county !== county && within(location!, TOWNS[other]!.box)),
  ])
  expect(elsewhere.filter((towns) => towns.length > 1)).toEqual([])
})
