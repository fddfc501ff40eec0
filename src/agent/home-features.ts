import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { FEATURES } from '#language/en/home-questions.ts'
import { statedOf, type Stated, type StatedFacts } from './stated-facts.ts'

type Named = Pick<Listing, 'features' | 'amenities'>

/** The first feature or amenity of a listing that matches, in the listing's words, or null. */
export const namedAs = (pattern: RegExp, { features, amenities }: Named): string | null =>
  [...features, ...amenities].find((one) => pattern.test(one)) ?? null

/** What a listing says of a feature, in its own words. */
export type FeatureFound =
  | { kind: 'named' | 'told'; words: string }
  | { kind: 'stated'; feature: string; stated: Stated }
  | { kind: 'unnamed'; feature: string }

export type FeatureFacts = Named & Pick<Listing, 'description'> & Partial<StatedFacts>

/** Looks for a feature in a listing: among its features, facts and sentences. `feature` is a name from here or any words. */
export function findFeature(feature: string, listing: FeatureFacts): FeatureFound {
  const known = FEATURES.find(({ asked }) => asked.test(feature))
  if (known?.named === null) return { kind: 'unnamed', feature: known.name }
  const name = known?.name ?? feature.toLowerCase()
  const [named, told] = known ? [known.named, known.asked] : [containing(name), containing(name)]
  const found = namedAs(named, listing)
  if (found !== null) return { kind: 'named', words: found }
  const { structure = UNKNOWN_STRUCTURE, lease = UNKNOWN_LEASE } = listing
  const stated = statedOf(name, { structure, lease })
  if (stated !== null) return { kind: 'stated', feature: name, stated }
  const sentence = listing.description.split(/(?<=[.!?])\s+/).find((one) => told.test(one))
  return sentence ? { kind: 'told', words: sentence } : { kind: 'unnamed', feature: name }
}

/** Finds words in a text; any character stands for a mark. */
const containing = (words: string): RegExp => new RegExp(words.replaceAll(/[^\p{L}\d ]/gu, '.'), 'iu')
