import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { Reading } from '../reading.ts'
import { namesSeniorAge } from '../senior-ages.ts'
import { takeDenied, wantedPatterns } from './denials.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FILTER_WORDS } from './filter-words.ts'

const FEATURE_PATTERNS = (Object.entries(FEATURE_WORDS) as [FeatureKey, (typeof FEATURE_WORDS)[FeatureKey]][]).map(
  ([key, { said }]) => ({ key, ...wantedPatterns(said) }),
)

/** Reads the features of listings, wanted and unwanted. */
export function readListedFeatures(reading: Reading): void {
  const isAge = (match: RegExpExecArray) => namesSeniorAge(reading.sentence, match)
  for (const { key, wanted, ...patterns } of FEATURE_PATTERNS) {
    takeDenied(reading, key, patterns, isAge)
    reading.sentence.take(wanted, (match, span) => {
      if (!isAge(match)) return false
      if (reading.unwanted.has(key)) return
      reading.wanted.add(key)
      reading.part('features', FILTER_WORDS.features.chip([key], 'sale'), span)
    })
  }
}
