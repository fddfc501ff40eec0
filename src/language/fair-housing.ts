import { phrase, type Sentence } from './sentence.ts'
import type { Refusal, RefusedKind } from './understanding.ts'

const PEOPLE =
  '(?:people|persons|folks|families|family|residents|neighbors|neighbours|community|communities|neighborhoods?|neighbourhoods?|areas?|towns?|population|crowd|owners|tenants|ones|buyers|households|immigrants)'
const MOSTLY =
  '(?:mostly|mainly|predominantly|majority|all|largely|only|heavily|too many|lots of|a lot of|many|no|non|not|without|more|fewer|less)'
const RACE =
  '(?:white|black|asian|hispanic|latino|latina|latinos|african american|caucasian|colored|brown|minority|minorities|ethnic|racial|diverse)'
const ORIGIN =
  '(?:indian|indians|chinese|korean|koreans|japanese|mexican|mexicans|italian|irish|polish|portuguese|spanish speaking|filipino|dominican|puerto rican|cuban|colombian|brazilian|russian|ukrainian|turkish|arab|arabic|middle eastern|african|european|american born|foreign|foreigners?|immigrants?|pakistani|bangladeshi|vietnamese|haitian|english speaking)'
const FAITH =
  '(?:jewish|jews|orthodox|christian|christians|catholic|catholics|muslim|muslims|hindu|hindus|buddhist|mormon|protestant|religious|sikh)'
const WORSHIP = '(?:synagogues?|church|churches|mosques?|temples?|shul|parish|eruv|gurdwara|cathedral)'
const GOOD =
  '(?:good|great|best|better|top|top rated|excellent|decent|strong|highly rated|high rated|highly ranked|blue ribbon|nice|bad|poor|amazing|high performing|well rated)'
const AGED = '(?:old|older|elderly|young|younger|senior|seniors|retired|college|student)'
const NONE = '(?:no|without|not any|free of|away from|few|fewer|not too many|not many)'
const GROUPS =
  '(?:jews|christians|catholics|muslims|hindus|buddhists|sikhs|mormons|blacks|whites|asians|hispanics|latinos|indians|koreans|mexicans|foreigners|immigrants)'
const APART =
  '(?:avoid|avoiding|away from|far from|not near|near|around|among|next to|close to|where (?:do|are|is)(?: (?:all|most|many|of))*)'
const LEAD = '(?:(?:with|in|a|an|the|where|there|are|is|near|close|to|from|that|has|have|very|really|of|for|and) )*'

const KINDS: readonly (readonly [RefusedKind, string])[] = [
  ['schools', `(?:${GOOD} )+(?:public |elementary |high |middle )?(?:schools?|school (?:districts?|systems?))`],
  [
    'schools',
    `(?:the )?schools? (?:district |districts |system )?(?:is |are |has to be |have to be |must be |should be )(?:really |very |pretty )?${GOOD}`,
  ],
  ['schools', 'school (?:ratings?|rankings?|quality|scores?|grades?)|rated schools?|(?:good|best|great) for schools'],
  [
    'safety',
    '(?:very |really |the |a )?(?:safe|safer|safest|secure) (?:enough )?(?:and \\S+ )?(?:\\S+ )?(?:area|areas|neighborhoods?|neighbourhoods?|town|towns|place|places|street|part|county|city|block|community|spot)',
  ],
  ['safety', '(?:is it |it is |its )?(?:safe|safer|safest|safety|dangerous|sketchy|ghetto|gangs?|shady)(?: at night)?'],
  [
    'safety',
    '(?:low |less |no |without |much |high |little |the )*(?:crime|crimes)(?: rates?| areas?| neighborhoods?| statistics)?',
  ],
  ['safety', '(?:rough|bad|rougher) (?:area|areas|neighborhoods?|part of town|parts?|side of town)'],
  [
    'people',
    '(?:what |which )?(?:kinds?|types?|sorts?) of (?:people|neighbors|families|folks)(?: live there| live here| lives there| are there)?',
  ],
  [
    'people',
    '(?:who lives (?:there|here|in)|demographics?|ethnicity|racial makeup|diversity|people like (?:us|me)|our kind|my kind|similar people|right people|rich people|poor people|wealthy people|classy people|respectable people)',
  ],
  ['people', `${APART}(?: (?:the|any|all|other|too many))* ${GROUPS}(?: (?:live|lives|living|are))?`],
  ['race', `${MOSTLY} ${RACE}(?: ${PEOPLE})*`],
  ['race', `${RACE} ${PEOPLE}`],
  [
    'origin',
    `(?:where (?:do |are )?(?:the )?(?:most |many )?)?(?:${MOSTLY} )?${ORIGIN} (?:${PEOPLE})(?: live| lives| are)?`,
  ],
  ['origin', `(?:${MOSTLY}) ${ORIGIN}`],
  ['religion', `(?:${MOSTLY} )?${FAITH} ${PEOPLE}`],
  ['religion', `(?:${MOSTLY}) ${FAITH}`],
  [
    'religion',
    `(?:(?:walking distance|close|near|next|walk|walkable|within walking distance|close by|not far|not near|far) )*(?:(?:to|from|of|by|near|around) )*(?:a |an |the |our |my )?(?:(?:${FAITH}|good) )?${WORSHIP}`,
  ],
  [
    'family',
    `${NONE} (?:any |little |small |screaming |noisy |loud |young )*(?:kids|children|families|babies|toddlers|teenagers)(?: around| nearby| next door| there| in the building)*`,
  ],
  ['family', '(?:kid|child|children|kids) free|childless|adults? only|only adults'],
  [
    'family',
    `(?:family|kid|child|kids) (?:friendly|oriented)(?: ${PEOPLE})?|(?:good|great|best|perfect|ideal) (?:area |areas |town |towns |place |places |neighborhood |neighborhoods )*(?:for|to raise) (?:\\S+ )?(?:families|kids|children|a family)`,
  ],
  [
    'family',
    `(?:lots of|a lot of|many|plenty of|with other|other) (?:young )?(?:kids|children|families)(?: around| nearby)?`,
  ],
  [
    'age',
    `(?:${NONE} |${MOSTLY} )?${AGED} (?:people|persons|folks|couples|professionals|residents|neighbors|crowd|community|citizens|population|students)`,
  ],
  ['age', `(?:${NONE}) (?:seniors|students|retirees|boomers|millennials)`],
  [
    'disability',
    `(?:${NONE}|${MOSTLY}) (?:disabled|handicapped|mentally ill|wheelchair)(?: people| persons| residents| neighbors| users?)?|(?:disabled|handicapped|mentally ill) (?:people|persons|neighbors|residents)|group homes?`,
  ],
  ['orientation', `(?:${MOSTLY} )?(?:gay|lesbian|lgbt|lgbtq|queer|trans|straight)(?: friendly)?(?: ${PEOPLE})?`],
  [
    'income',
    '(?:(?:dont|doesnt|not|never|wont|refuse to) (?:accept|take|allow) |no |without |not |non |avoid |any |away from |near )(?:section 8|section #\\d+|vouchers?)(?: people| tenants| families| holders| housing| neighborhoods?| areas?)?|(?:section 8|section #\\d+|vouchers?) (?:people|tenants|renters|families|holders|neighborhoods?|areas?)|(?:lots|lot of|lots of|many|much) (?:section 8|section #\\d+|vouchers?)|keep(?: (?:the|out|any))* (?:section 8|section #\\d+|vouchers?)(?: (?:out|away))?|(?:no |without |not )?(?:welfare|low income|poor)(?: people| tenants| families| housing| neighborhoods?| areas?)?',
  ],
]
const PATTERNS = KINDS.map(([kind, source]) => [kind, phrase(`${LEAD}(?:${source})`)] as const)

/** Takes out requests to choose or judge homes by people, schools or crime; the rest of the sentence is read as usual. */
export function takeRefusals(sentence: Sentence): Refusal[] {
  const refused: Refusal[] = []
  for (const [kind, pattern] of PATTERNS) sentence.take(pattern, (_, span) => void refused.push({ kind, ...span }))
  return refused
}
