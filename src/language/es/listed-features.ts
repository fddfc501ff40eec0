import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { Reading } from '../reading.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { cantLeaveOut } from './limits.ts'
import { UNNEEDED, wantedPatterns } from './wanted.ts'

const FEATURE_PATTERNS = (Object.entries(FEATURE_WORDS) as [FeatureKey, (typeof FEATURE_WORDS)[FeatureKey]][]).map(
  ([key, { said }]) => ({ key, ...wantedPatterns(said) }),
)

/** Reads the features of listings, wanted and unwanted. */
export function readListedFeatures(reading: Reading): void {
  for (const { key, unwanted, wanted } of FEATURE_PATTERNS) {
    const chip = FILTER_WORDS.features.chip([key], 'sale')
    reading.sentence.take(unwanted, (match, span) => {
      reading.unwantedFeatures.add(key)
      if (reading.inForce.features.includes(key)) {
        reading.isChange = true
        return reading.part('cleared', `Ya no: ${chip}`, span)
      }
      if (!UNNEEDED.test(match[0])) reading.limit(span, cantLeaveOut(chip))
    })
    reading.sentence.take(wanted, (_, span) => {
      reading.wantedFeatures.add(key)
      reading.part('features', chip, span)
    })
  }
}
