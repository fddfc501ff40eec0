import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { countHomes } from '#domain/town/homes-by-town.ts'
import type { CountHomesByTown } from '#ports/browser/town-gateway.ts'

export const sampleHomesByTown: CountHomesByTown = async (county) => ok(countHomes(ALL_SAMPLES, county))
