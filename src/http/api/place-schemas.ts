import * as v from 'valibot'
import type { LatLng } from '#domain/geo/geo.ts'
import type { FoundPlaces } from '#domain/place-search/find-places.ts'
import { count, described, orNothing, text } from './schema-values.ts'

/** What the search for places answers, for the API's description; the types prove that these are the domain's own. */

const PointSchema = v.pipe(v.object({ lat: v.number(), lng: v.number() }), described('Degrees, WGS 84'))
const BoundsSchema = v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() })

export const FoundPlacesSchema = v.object({
  places: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['town', 'hamlet', 'zip', 'county', 'station', 'street', 'park']),
        name: v.string(),
        town: orNothing(text('The town of a ZIP code, station, street, or park')),
        county: orNothing(text('Without the word “County”; null for a station outside the seven')),
        at: PointSchema,
        bounds: orNothing(v.pipe(BoundsSchema, described('Bounding box that shows it, degrees WGS 84'))),
        population: orNothing(count()),
      }),
    ),
    described('Best match first'),
  ),
  houseNumber: orNothing(text('The house number in the typed text. The places are its street, not the house')),
}) satisfies v.GenericSchema<unknown, FoundPlaces>

export const StreetLinesSchema = v.pipe(
  v.array(v.array(PointSchema)),
  described('Lines of at least two points, within 5 m of the street'),
) satisfies v.GenericSchema<unknown, LatLng[][]>
