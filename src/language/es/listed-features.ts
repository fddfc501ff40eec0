import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { Reading } from '../reading.ts'
import { namesSeniorAge } from '../senior-ages.ts'
import { phrase } from '../sentence.ts'
import { NO, takeDenied, wantedPatterns } from './denials.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { NO_FILTER } from './limits.ts'

const FEATURE_PATTERNS = (Object.entries(FEATURE_WORDS) as [FeatureKey, (typeof FEATURE_WORDS)[FeatureKey]][]).map(
  ([key, { said }]) => ({ key, ...wantedPatterns(said) }),
)

/** 'Sin entrada compartida' may have one of its own: nothing is asked for, and nothing left out. */
const DENIED_KIND = phrase(
  `${NO} (?:(?:el|la|los|las|un|una|con|tener|tenga|ningun|ninguna) )*(?:driveways?|entradas?(?: (?:para|de) (?:carros?|coches?|autos?|vehiculos?))?|patios?|jardin(?:es)?|terrazas?|balcon(?:es)?|piscinas?|albercas?|sotanos?|garajes?|cocinas?) (?:compartid[oa]s?|comun(?:es)?|comunitari[oa]s?|pequen[oa]s?|chiquit[oa]s?|estrech[oa]s?|empinad[oa]s?|sin terminar|de grava)`,
)

/** Not '3+' or '20 años o más', which may be of a building. */
const SAYS_AGE = /comunidad|mayores/
const OTHER_AGE = 'Por edad solo se pueden buscar comunidades de 55 años o más.'

/** Reads the features of listings, wanted and unwanted. */
export function readListedFeatures(reading: Reading): void {
  const isAge = (match: RegExpExecArray) => namesSeniorAge(reading.sentence, match)
  reading.sentence.take(DENIED_KIND, (_, span) => reading.limit(span, NO_FILTER))
  for (const { key, wanted, ...patterns } of FEATURE_PATTERNS) {
    takeDenied(reading, key, patterns, isAge)
    reading.sentence.take(wanted, (match, span) => {
      if (!isAge(match)) return SAYS_AGE.test(match[0]) && reading.limit(span, OTHER_AGE)
      if (reading.unwanted.has(key)) return
      reading.wanted.add(key)
      reading.part('features', FILTER_WORDS.features.chip([key], 'sale'), span)
    })
  }
}
