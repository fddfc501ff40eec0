import * as v from 'valibot'
import { COUNTIES } from '#domain/geo/county.ts'
import { foldTown, townKey, type TownKey } from '#domain/geo/town.ts'
import { MARKETS } from '#domain/money/money.ts'
import { fail, invalid, type Result } from '#domain/result.ts'
import { checkFilters } from '#domain/search/filters-check.ts'
import { AMENITY_KEYS, EVERY_PRICE, type ListingFilters } from '#domain/search/filters.ts'
import { MAX_TOWNS } from '#domain/search/listing-params.ts'
import { foldName, type PlaceNames } from '#language/place-names.ts'

const about = <T>(description: string) => v.description<T, string>(description)

/** What homes can be searched by, as the tools take it. */
export const SEARCH_ENTRIES = {
  market: v.optional(v.pipe(v.picklist(MARKETS), about('Homes to buy or to rent; to buy where left out.'))),
  county: v.optional(v.pipe(v.picklist(COUNTIES), about('One of the seven counties served.'))),
  towns: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(80))),
      v.maxLength(MAX_TOWNS),
      about('Names of towns in those counties; with the county before a slash where it matters: "Bergen/Ridgewood".'),
    ),
  ),
  min_price: v.optional(v.pipe(v.number(), v.minValue(0), about('US dollars; per month for rentals.'))),
  max_price: v.optional(v.pipe(v.number(), v.minValue(0), about('US dollars; per month for rentals.'))),
  beds: v.optional(v.pipe(v.number(), about('Least number of bedrooms, 1 to 5.'))),
  baths: v.optional(v.pipe(v.number(), about('Least number of bathrooms in halves, 1 to 3.5.'))),
  amenities: v.optional(v.pipe(v.array(v.picklist(AMENITY_KEYS)), about('What every home must have.'))),
  text: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      about('Words that must stand in the title or the address, such as a street, "condo" or a ZIP code.'),
    ),
  ),
}
const SearchSchema = v.object(SEARCH_ENTRIES)
export type SearchInput = v.InferOutput<typeof SearchSchema>

/** The filters a tool was given; 'invalid' names the town nobody knows and what no search can ask for. */
export function filtersOf(input: SearchInput, places: PlaceNames): Result<ListingFilters> {
  const towns: TownKey[] = []
  for (const said of input.towns ?? []) {
    const keys = townsCalled(said, places)
    if (keys.length === 0) {
      return fail(invalid([{ field: 'towns', message: `I know no town called ${said} in the seven counties.` }]))
    }
    towns.push(...keys)
  }
  return checkFilters({
    market: input.market ?? 'sale',
    search: input.text ?? '',
    county: input.county ?? null,
    price: { min: input.min_price ?? EVERY_PRICE.min, max: input.max_price ?? EVERY_PRICE.max },
    beds: input.beds ?? null,
    baths: input.baths ?? null,
    amenities: input.amenities ?? [],
    towns: [...new Set(towns)].sort(),
    area: null,
    within: null,
  })
}

/** What a tool is given for filters: the way back. A drawn area and a map's view can't be told. */
export const searchInput = (filters: ListingFilters): SearchInput => ({
  market: filters.market,
  ...(filters.county && { county: filters.county }),
  ...(filters.towns.length > 0 && { towns: [...filters.towns] }),
  ...(filters.price.min > EVERY_PRICE.min && { min_price: filters.price.min }),
  ...(filters.price.max < EVERY_PRICE.max && { max_price: filters.price.max }),
  ...(filters.beds !== null && { beds: filters.beds }),
  ...(filters.baths !== null && { baths: filters.baths }),
  ...(filters.amenities.length > 0 && { amenities: [...filters.amenities] }),
  ...(filters.search && { text: filters.search }),
})

function townsCalled(said: string, { byName, towns }: PlaceNames): readonly TownKey[] {
  if (said.includes('/')) {
    return towns
      .map(({ name, county }) => townKey(name, county))
      .filter((key) => foldTown(key) === foldTown(said as TownKey))
  }
  const named = byName.get(foldName(said))
  return named?.kind === 'town' ? named.towns : []
}
