import type { FeatureKey, LeftOutFeature } from '#domain/search/filters/features.ts'
import type { Reading } from '../reading.ts'
import { namesSeniorAge } from '../senior-ages.ts'
import type { Span } from '../sentence.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { isDenied, wantedPatterns } from './wanted.ts'

const FEATURE_PATTERNS = (Object.entries(FEATURE_WORDS) as [FeatureKey, (typeof FEATURE_WORDS)[FeatureKey]][]).map(
  ([key, { said }]) => ({ key, ...wantedPatterns(said) }),
)

/** Leaves out the homes that have a feature. */
export function leaveOutFeature(reading: Reading, key: LeftOutFeature, span: Span): void {
  reading.leftOut.notFeatures.add(key)
  reading.part('notFeatures', FILTER_WORDS.notFeatures.chip([key], 'sale'), span)
}

/** Reads the features of listings, wanted and unwanted. */
export function readListedFeatures(reading: Reading): void {
  for (const { key, unwanted, wanted } of FEATURE_PATTERNS) {
    const chip = FILTER_WORDS.features.chip([key], 'sale')
    reading.sentence.take(unwanted, (match, span) => {
      if (!namesSeniorAge(reading.sentence, match)) return false
      reading.unwantedFeatures.add(key)
      if (reading.inForce.features.includes(key)) {
        reading.isChange = true
        return reading.part('cleared', `Ya no: ${chip}`, span)
      }
      if (isDenied(match[0])) leaveOutFeature(reading, key, span)
    })
    reading.sentence.take(wanted, (match, span) => {
      if (!namesSeniorAge(reading.sentence, match)) return false
      reading.wantedFeatures.add(key)
      reading.part('features', chip, span)
    })
  }
}
