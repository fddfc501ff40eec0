import type { Listing } from '#domain/listing/listing.ts'
import { BERGEN_AND_ESSEX_HOMES } from './homes-bergen-essex.ts'
import { CENTRAL_AND_SOUTH_HOMES } from './homes-central-south.ts'
import { HUDSON_HOMES } from './homes-hudson.ts'
import { MORRIS_AND_SUSSEX_HOMES } from './homes-morris-sussex.ts'
import { HUDSON_BERGEN_AND_ESSEX_RENTALS } from './rentals-hudson-bergen-essex.ts'
import { NORTH_WEST_RENTALS } from './rentals-north-west.ts'
import { sampleListing } from './sample-listing.ts'
import { sampleRental } from './sample-rental.ts'

/** The eighteen fictitious homes for sale of the sample data (L-08), by id from 1. */
export const SAMPLE_LISTINGS: readonly Listing[] = [
  ...MORRIS_AND_SUSSEX_HOMES,
  ...HUDSON_HOMES,
  ...BERGEN_AND_ESSEX_HOMES,
  ...CENTRAL_AND_SOUTH_HOMES,
]
  .map(sampleListing)
  .sort((a, b) => a.id - b.id)

/** Eight fictitious homes to rent, beyond the specification's, by id from 19. */
export const SAMPLE_RENTALS: readonly Listing[] = [...HUDSON_BERGEN_AND_ESSEX_RENTALS, ...NORTH_WEST_RENTALS].map(
  sampleRental,
)

/** Everything the sample data holds. */
export const ALL_SAMPLES: readonly Listing[] = [...SAMPLE_LISTINGS, ...SAMPLE_RENTALS]
