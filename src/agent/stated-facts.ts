import type { Furnishing } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { LAUNDRY_WORDS } from '#domain/listing/structure.ts'

/** Facts of their own fields that visitors ask about as features. */
export type StatedFacts = Pick<Listing, 'structure' | 'lease'>

const FURNISHED: Readonly<Record<Furnishing, string>> = {
  furnished: 'furnished',
  partially: 'furnished in part',
  negotiable: 'negotiable',
  unfurnished: 'unfurnished',
}

const pets = ({ lease: { pets: rules } }: StatedFacts): string | null =>
  rules && (rules.words === 'No' ? 'none allowed' : rules.words)

/** What is stated of each feature, by its name in `home-features.ts`. */
const STATED: Readonly<Record<string, (facts: StatedFacts) => string | null>> = {
  pets,
  dogs: pets,
  cats: pets,
  furnished: ({ lease: { furnished } }) => furnished && FURNISHED[furnished],
  laundry: ({ structure: { laundry } }) => laundry && LAUNDRY_WORDS[laundry].toLowerCase(),
  basement: ({ structure: { basement } }) => basement && basement.toLowerCase(),
  fireplace: ({ structure: { hasFireplace } }) => (hasFireplace === null ? null : hasFireplace ? 'yes' : 'none'),
}

const TOPICS: Readonly<Record<string, string>> = { dogs: 'pets', cats: 'pets', furnished: 'furniture' }

/** 'The listing says of pets: none allowed.'; null where it says nothing. */
export function statedText(feature: string, facts: StatedFacts): string | null {
  const stated = STATED[feature]?.(facts) ?? null
  return stated && `The listing says of ${TOPICS[feature] ?? feature}: ${stated}.`
}
