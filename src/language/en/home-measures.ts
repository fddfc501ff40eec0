import { phrase } from '../sentence.ts'
import type { Measure, SpokenMeasure } from '../understanding.ts'

const MONTHLY = '(?:(?:a|per|each|every) month|monthly)'
const LOW = '(?:lower|lowest|smaller|smallest|less|least|cheaper|cheapest|fewer|fewest)'
const HIGH = '(?:higher|highest|bigger|biggest|larger|largest|greater|more|most)'
const TRAIN =
  '(?: (?:to|the|a|an|any|nearest|from))*(?: (?:trains?|train stations?|stations?|path|light rail|railway|transit))'

/** What asks for the least or the most of each measure, the narrower first: 'less a month' before 'less'. */
const WORDS: readonly (readonly [Measure, low: string, high: string])[] = [
  [
    'month',
    `(?:costs? )?(?:less|cheaper|lower|least) (?:\\S+ ){0,3}${MONTHLY}|${LOW} monthly(?! (?:hoa|fees?|association|maintenance|condo|dues))(?: (?:costs?|payments?|price|mortgage))?`,
    `(?:costs? )?(?:more|higher|most) ${MONTHLY}|${HIGH} monthly(?! (?:hoa|fees?|association|maintenance|condo|dues))(?: (?:costs?|payments?|price|mortgage))?`,
  ],
  [
    'taxes',
    `${LOW} (?:property |real estate )?tax(?:es)?(?: bill)?|tax(?:es)? (?:is|are) (?:lower|lowest|less)`,
    `${HIGH} (?:property |real estate )?tax(?:es)?`,
  ],
  [
    'fees',
    `${LOW} (?:hoa|association|monthly|condo|maintenance)?(?: )?fees?|${LOW} hoa`,
    `${HIGH} (?:hoa|association|monthly|condo|maintenance)?(?: )?fees?|${HIGH} hoa`,
  ],
  [
    'train',
    `(?:closer|closest|nearer|nearest|near|less far)${TRAIN}|(?:shorter|shortest|better|best|faster|fastest|quicker|quickest|easier) (?:commute|trip|way to work|train ride|ride|walk(?= to))|(?:quickest|fastest)(?= (?:[?.]|$|to (?:work|get)|of |by |one))`,
    `(?:farther|further|farthest|furthest)(?: away)?${TRAIN}|(?:longer|longest|worse|worst) (?:commute|trip|train ride|ride)`,
  ],
  [
    'lot',
    `(?:smaller|smallest|less) (?:lot|yard|land|garden)`,
    `(?:bigger|biggest|larger|largest|more) (?:lot|yard|land|garden|acreage)`,
  ],
  ['beds', `(?:fewer|fewest|less) bed ?rooms?`, `(?:more|most) bed ?rooms?`],
  ['baths', `(?:fewer|fewest|less) bath ?rooms?`, `(?:more|most) bath ?rooms?`],
  [
    'days',
    `(?:listed|came on) (?:later|last)|newer on the market|(?:more recently|most recently) listed`,
    `(?:longer|longest) on the market|on the market (?:longer|longest)|been (?:listed|for sale) (?:longer|longest)`,
  ],
  ['year', `older|oldest|built (?:earlier|first)`, `newer|newest|more modern|built (?:later|last)`],
  [
    'price',
    `cheaper|cheapest|less expensive|least expensive|(?:costs?|costing|asks?) (?:less|least)|lower price|lower priced|lowest price|more affordable|most affordable|less`,
    `more expensive|most expensive|pricier|priciest|dearer|(?:costs?|costing) (?:more|most)|higher price|higher priced|highest price`,
  ],
  [
    'size',
    `smaller|smallest|less (?:space|room|square (?:feet|footage))`,
    `bigger|biggest|larger|largest|roomier|more (?:space|room|spacious|square (?:feet|footage))|most (?:space|room|square (?:feet|footage))`,
  ],
]
const MEASURES = WORDS.map(([of, low, high]) => ({ of, low: phrase(low), high: phrase(high) }))

/** Every word that asks for the least or most of something. */
export const ANY_MEASURE = `(?:${WORDS.flatMap(([, low, high]) => [low, high]).join('|')})`

/** What can be compared without saying which end is wanted: 'compare the taxes'. */
const NAMED: readonly (readonly [Measure, string])[] = [
  ['month', `(?:costs?|payments?|mortgages?)(?: \\S+)? ${MONTHLY}|monthly (?:costs?|payments?)`],
  ['taxes', '(?:property )?tax(?:es)?'],
  ['fees', 'fees?|hoa'],
  ['train', 'commutes?|trains?|stations?'],
  ['lot', 'lots?|yards?|land'],
  ['size', 'sizes?|square (?:feet|footage)|space'],
  ['year', 'ages?|years?'],
  ['price', 'prices?|costs?|rents?'],
]
const NAMED_PATTERNS = NAMED.map(([of, words]) => ({ of, pattern: phrase(words) }))

/** By what homes are to be compared; null where nothing is said. */
export function measureIn(code: string): SpokenMeasure | null {
  for (const { of, low, high } of MEASURES) {
    if (code.search(high) >= 0) return { of, most: true }
    if (code.search(low) >= 0) return { of, most: false }
  }
  const named = NAMED_PATTERNS.find(({ pattern }) => code.search(pattern) >= 0)
  return named ? { of: named.of, most: false } : null
}
