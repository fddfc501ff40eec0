import type { Listing } from '#domain/listing/listing.ts'
import { BERGEN_AND_ESSEX_HOMES } from './homes-bergen-essex.ts'
import { CENTRAL_AND_SOUTH_HOMES } from './homes-central-south.ts'
import { HUDSON_HOMES } from './homes-hudson.ts'
import { MORRIS_AND_SUSSEX_HOMES } from './homes-morris-sussex.ts'
import { sampleListing } from './sample-listing.ts'

/** The eighteen fictitious homes of the sample data (L-08), by id from 1. */
export const SAMPLE_LISTINGS: readonly Listing[] = [
  ...MORRIS_AND_SUSSEX_HOMES,
  ...HUDSON_HOMES,
  ...BERGEN_AND_ESSEX_HOMES,
  ...CENTRAL_AND_SOUTH_HOMES,
]
  .map(sampleListing)
  .sort((a, b) => a.id - b.id)
