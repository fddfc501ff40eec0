import type { Furnishing } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { LaundryPlace } from '#domain/listing/structure.ts'

/** Facts of their own fields that visitors ask about as features. */
export type StatedFacts = Pick<Listing, 'structure' | 'lease'>

/** What is stated: one of a few states, or the source's words. */
export type Stated = { state: Furnishing | LaundryPlace | 'none-allowed' | 'yes' } | { words: string }

const pets = ({ lease: { pets: rules } }: StatedFacts): Stated | null =>
  rules && (rules.words === 'No' ? { state: 'none-allowed' } : { words: rules.words })

/** What is stated of each feature, by its name in `language/en/home-questions.ts`. */
const STATED: Readonly<Record<string, (facts: StatedFacts) => Stated | null>> = {
  pets,
  dogs: pets,
  cats: pets,
  furnished: ({ lease: { furnished } }) => furnished && { state: furnished },
  laundry: ({ structure: { laundry } }) => laundry && { state: laundry },
  basement: ({ structure: { basement } }) => (basement ? { words: basement.toLowerCase() } : null),
  fireplace: ({ structure: { hasFireplace } }) =>
    hasFireplace === null ? null : { state: hasFireplace ? 'yes' : 'none' },
}

/** What the facts state of a feature; null where they say nothing. */
export const statedOf = (feature: string, facts: StatedFacts): Stated | null => STATED[feature]?.(facts) ?? null
