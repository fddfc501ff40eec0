import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { Refusal, RefusedKind } from '../understanding.ts'

const AREA = '(?:areas?|neighbou?rhoods?|towns?|parts?|blocks?|streets?|sides?|places?|spots?|communit(?:y|ies))'
const PEOPLE =
  '(?:people|persons|folks|families|family|couples?|residents|neighbors|neighbours|community|communities|neighborhoods?|neighbourhoods?|areas?|towns?|population|crowd|owners|tenants|ones|buyers|households|immigrants)'
const MOSTLY =
  '(?:mostly|mainly|predominantly|majority|all|largely|only|heavily|too many|lots of|a lot of|many|no|non|not|without|more|most|fewer|fewest|less|least|how|very|too|so|really)'
/** Of a kitchen or a street, a color is no group. */
const NO_COLOR =
  '(?! (?:\\S+ )?(?:kitchens?|cabinets?|walls?|paint|tiles?|floors?|carpets?|brick|fence|picket|trim|siding|appliances|countertops?|marble|style|street|st|road|rd|lane|avenue|ave|drive|court|place|way|meadow|oak)\\b)'
const RACE = `(?:white|black|asian|hispanic|latino|latina|latinos|african american|caucasian|colored|brown|minority|minorities|ethnic|racial|diverse)${NO_COLOR}`
const ORIGIN = `(?:indian|indians|chinese|korean|koreans|japanese|mexican|mexicans|italian|irish|polish|portuguese|spanish speaking|filipino|dominican|puerto rican|cuban|colombian|brazilian|russian|ukrainian|turkish|arab|arabic|middle eastern|african|european|american born|foreign|foreigners?|immigrants?|pakistani|bangladeshi|vietnamese|haitian|ecuadorian|english speaking)${NO_COLOR}`
const FAITH =
  '(?:jewish|jews|orthodox|christian|christians|catholic|catholics|muslim|muslims|hindu|hindus|buddhist|mormon|protestant|religious|sikh)'
/** 'Church Street' is an address. */
const WORSHIP =
  '(?:synagogues?|church|churches|mosques?|temples?|shul|parish|eruv|gurdwara|cathedral)(?! (?:streets?|st|road|rd|lane|ln|avenues?|ave|drive|court|place|hill|square|terrace|way|conversions?))'
const GOOD =
  '(?:good|great|best|better|top(?: [#=]\\d+)?|top rated|excellent|decent|strong|highly rated|high rated|highly ranked|blue ribbon|nice|bad|poor|rough|worse|worst|amazing|high performing|well rated|any good)'
const AGED = '(?:old|older|elderly|young|younger|mature|senior|seniors|retired|college|student)'
const NONE = '(?:no|without|not any|free of|away from|few|fewer|not too many|not many)'
const GROUPS =
  '(?:jews|christians|catholics|muslims|hindus|buddhists|sikhs|mormons|blacks|whites|asians|hispanics|latinos|indians|koreans|mexicans|foreigners|immigrants)'
const APART =
  '(?:avoid|avoiding|away from|far from|not near|near|around|among|next to|close to|all|so many|most|fewest|least|more|fewer|less|lots of|lot of|too many|any|no|where (?:do|are|is)(?: (?:all|most|many|of))*)'
const LEAD = '(?:(?:with|in|a|an|the|where|there|are|is|near|close|to|from|that|has|have|very|really|of|for|and) )*'
const CLEAN =
  '(?:good|right|wrong|bad|better|certain|decent|classy|respectable|clean|same|proper|nicer|nicest|friendlier|friendliest)'

const NEIGHBORS =
  '(?:people|folks|families|family|neighbou?rs|residents|tenants|couples|households|others|kids|women|men|crowd|ones)'
const AMID =
  '(?:mostly|mainly|predominantly|largely|only|all|more|other|lots of|a lot of|many|plenty of|where|with|around|among|amongst|by|near|next to|there are|live|any)'
const OURS = '(?:us|me|ours|mine|myself|ourselves|we are|i am|our own|my own)'
const AGE =
  '(?:of |around |about |near |close to |at )?(?:my|our|the same|similar) (?:own )?age(?: (?:group|range|bracket))?'
const DECADE =
  '(?:in|over|past) their (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|=\\d+ s|#\\d+ s)'

const KINDS: readonly (readonly [RefusedKind, string])[] = [
  [
    'schools',
    `(?:${GOOD} )+(?:public |elementary |high |middle )?(?:schools?|(?:school )?districts?|school systems?)|great ?schools(?: (?:ratings?|scores?|of|above|over|at|least))*(?: [#=]\\d+(?: (?:or|and) (?:better|higher|above|more|up))?)?`,
  ],
  [
    'schools',
    `(?:the )?(?:high |middle |public )*schools? (?:district |districts |system )?(?:(?:in|of|at|over) @\\d+ )?(?:(?:is|are|has to be|have to be|must be|should be|got|gets?|getting|has|have|become|been|really|very|pretty|that|they) )*${GOOD}`,
  ],
  [
    'schools',
    'school (?:ratings?|rankings?|quality|scores?|grades?)|rated schools?|(?:good|best|great) for schools|(?:kids|children|students|pupils) (?:do|learn|score|perform|test) (?:better|best|well)',
  ],
  [
    'safety',
    `(?:very |really |the |a )?(?:safe|safer|safest|secure) (?:enough )?(?:and \\S+ )?(?:\\S+ )?(?:${AREA}|county|city)`,
  ],
  [
    'safety',
    `(?:is it |it is |its )?(?:safe|safer|safest|safety|dangerous|sketchy|sketchiest|ghetto|gangs?|shady)(?: ${AREA})?(?: at night)?`,
  ],
  [
    'safety',
    '(?:low |less |no |without |much |high |little |the )*(?:crime|crimes)(?: rates?| areas?| neighborhoods?| statistics)?|(?:drug (?:deal\\S+|problems?)|drugs|shootings?|murders?|robber(?:y|ies)|muggings?|criminals|sex offenders?)(?: around| there| near)?',
  ],
  [
    'safety',
    `(?:rough|bad|rougher|sketchy|iffy|worst) ${AREA}(?: of town)?|(?:walk|walking|jog|(?<! (?:it|they|that|trains?|path|line|bus|buses) (?:even |still |also )?)run|be out)(?: \\S+){0,6} (?:at night|after dark)|let (?:your|my|our)(?: own)? (?:daughters?|sons?|kids?|child|children|wife|mother)(?: \\S+)? (?:live|walk|go|play|grow)(?: (?:there|here))?|would you live (?:there|here)`,
  ],
  [
    'people',
    '(?:what |which )?(?:kinds?|types?|sorts?) of (?:people|neighbors|families|folks)(?: live there| live here| lives there| are there)?|(?:vibes?|feel) of the people|(?:whats|what are|hows|how are|whos|who is|who are|who (?:would|will)(?: be)?) (?:the|my|our) (?:people|neighbors)(?: (?:like|be))?',
  ],
  [
    'people',
    '(?:who lives (?:there|here|in)|demographics?|ethnicity|racial makeup|diversity|(?<!\\b(?:rents?|renting|lease|sells?|lends?|lending)(?: out)? to )people like (?:us|me)(?! with )|(?:our|my) (?:own )?kind|similar people|rich people|poor people|wealthy people|(?:percentage|percent|proportion|share) of (?:homeowners|owners|renters|people|residents|families|americans)(?: who are(?: (?:,|you know|american))*)?)',
  ],
  [
    'people',
    `${CLEAN} (?:elements?|sorts?(?! (?:by|them|it|these|those|of|the))|crowds?|class|clientele|people|families|folks|blocks?|types? of people)|(?:stable|exclusive|respectable|traditional|prestigious) (?:areas?|neighbou?rhoods?|towns?|blocks?|communit(?:y|ies)|address(?:es)?)|(?:traditional )?family values(?: kind)?(?: of ${AREA})?|gentrif\\S+(?: yet)?|up and coming(?: ${AREA})?|(?:right|wrong) side of (?:the tracks|town)|mature adults|(?:not )?(?:too|so|very) urban(?: if you \\S+ my (?:meaning|drift))?|(?:what|which) ${AREA} are turning`,
  ],
  [
    'people',
    `(?:lot of )?change in the (?:neighborhood|area|town)(?: lately)?|(?:who|whos|who is|who has)(?: been)? mov(?:ing|ed) in|only (?:one|[#=]\\d+|ones|people) (?:who )?(?:is |are )?speak(?:ing|s)? english|${APART}(?: (?:the|any|all|other|too many))* ${GROUPS}(?: (?:live|lives|living|are))?`,
  ],
  [
    'people',
    `${AMID}(?: (?:the|other|more|are|it|is|its|mostly|be|young|nice|just))* ${NEIGHBORS}(?: (?:that|who|are|is|just|more|live|look|think))* like ${OURS}(?!(?: [a-z]+)? (?:with|who|pay|afford|qualify|get|buy|rent) )|(?:everyone|everybody|who|that|they|kids|${NEIGHBORS})(?: [a-z]+)? looks? like (?:us|me)`,
  ],
  [
    'people',
    `${NEIGHBORS} (?:of|from|with|sharing|who share|that share|in) (?:my|our|the same) (?:own )?(?:faith|religion|church|culture|background|race|color|ethnicity|beliefs|heritage|nationality|class)`,
  ],
  [
    'race',
    `(?:${RACE}|${ORIGIN}|${FAITH}) (?:i|we) mean(?=(?: ,| you know)* (?:$|[.]))|i mean (?:${RACE}|${FAITH})(?= (?:$|[.]))`,
  ],
  ['race', `${MOSTLY} ${RACE}(?: ${PEOPLE})*`],
  ['race', `${RACE} ${PEOPLE}`],
  [
    'people',
    `(?:which|what|is|are) (?:the |that |this |these )?(?:areas?|neighbou?rhoods?|towns?|parts?|blocks?)(?: (?:is|are|still|more|also))* (?:${RACE}|${ORIGIN}|${FAITH})`,
  ],
  [
    'origin',
    `(?:where (?:do |are )?(?:the )?(?:most |many )?)?(?:${MOSTLY} )?${ORIGIN} (?:${PEOPLE})(?: live| lives| are)?|among(?: (?:the|other|fellow))* ${ORIGIN}`,
  ],
  ['origin', `(?:${MOSTLY}) ${ORIGIN}`],
  [
    'origin',
    `(?:where|which|what|near|around|among|with|many|more|most|lots of|lot of|other|others|some|any|find|is there an?|are there)(?: (?!to |for |against )\\S+){0,4} (?<! (?:to|for|against|refuse|reject|by|help) )(?:people|families|folks|neighbou?rs|others|community|communities|immigrants|ones)(?: (?:who|that|are|come|is))* (?:of|from) (?:my|our|the same|his|her) (?:own )?(?:country|homeland|home country|part of the world|island|home ?town|nation|village|region)(?: (?:live|lives|are|living))*`,
  ],
  ['religion', `(?:${MOSTLY} )?${FAITH} ${PEOPLE}`],
  ['religion', `(?:${MOSTLY}) ${FAITH}|(?:the|a) ${FAITH} (?:part|side|section|end)(?= )`],
  [
    'religion',
    `(?:(?:walking distance|close|near|next|walk|walkable|within walking distance|close by|not far|not near|far) )*(?:(?:to|from|of|by|near|around) )*(?:a |an |the |our |my )?(?:(?:${FAITH}|good) )?${WORSHIP}`,
  ],
  [
    'family',
    `${NONE} (?:any |little |small |screaming |noisy |loud |young )*(?:kids|children|families|babies|toddlers|teenagers)(?: around| nearby| next door| there| in the building)*`,
  ],
  [
    'family',
    `(?:rather not|dont want|do not want|cant stand|hate|not|away from|avoid)(?: (?:to|have|any|live|be|share|a|the|building|place|with))* (?:(?:near|above|below|by|around|next to|next door to|under|upstairs from|with|bunch of|lots of)(?: (?:a|any|the|bunch|lots|of|other|loud|noisy|screaming))* (?:kids|children|babies|toddlers|teenagers|families)|famil(?:y|ies) with (?:\\S+ )?(?:kids|children))`,
  ],
  ['family', '(?:kid|child|children|kids) free|childless|adults? only|only adults'],
  [
    'family',
    `(?:family|kid|child|kids) (?:friendly|oriented)(?: ${PEOPLE})?|(?:good|great|best|perfect|ideal) (?:area |areas |town |towns |place |places |neighborhood |neighborhoods )*(?:for|to raise) (?:\\S+ )?(?:families|kids|children|a family)`,
  ],
  [
    'family',
    `(?:lots of|a lot of|(?<! how )many|plenty of|with other|other) (?:young )?(?:kids|children|families)(?: around| nearby)?|(?:kids|children|families|teenagers|toddlers) (?:playing )?(?:(?:out )?(?:in|on|around|down|across|along) (?:the|this|that) (?:street|block|road|neighbou?rhood|area|building)|next door|living (?:there|nearby|next door))`,
  ],
  [
    'age',
    `(?:${NONE} |${MOSTLY} )?${AGED} (?:people|persons|folks|couples|professionals|residents|neighbors|crowd|population|students)|(?:old|older|elderly|young|younger|mature|student) community|(?:${NONE}|${MOSTLY}) senior citizens`,
  ],
  [
    'age',
    `(?:mostly|mainly|only|all|lots of|a lot of|many|any|other|more|enough)(?: the)? ${NEIGHBORS}(?: (?:who|that|are))* ${AGE}|${NEIGHBORS} ${AGE}(?: (?:who|that|mostly|also))* (?:lives?|living|around|there|nearby|in (?:the|that|this)|on (?:the|that|this)|here|next door)|(?:are|is|be) (?:the |my |our )?(?:${NEIGHBORS}|everyone|everybody|they)(?: (?:there|here|in that building|mostly|all|also|more|or less))* ${AGE}|(?:${NEIGHBORS}|everyone|everybody|most of them)(?: (?:there|here|is|are|all|mostly|would|be|in (?:the|that|this) (?:building|complex|area|block|street)))* ${DECADE}`,
  ],
  [
    'age',
    '(?:mostly|mainly|predominantly|largely|too many|lots of|full of|all these) (?:retirees|seniors|pensioners|students|boomers|millennials|old folks|young folks|yuppies|hipsters|singles|grandparents|empty nesters)',
  ],
  ['age', `(?:${NONE}) (?:seniors|students|retirees|boomers|millennials)|(?:college|frat) (?:kids|guys|boys)`],
  [
    'people',
    `(?:${NONE}|${MOSTLY}|lot of|any|bunch of|full of|more) (?:renters|tenants)(?! (?:rights|insurance|law))(?: (?:live|lives|living|there|here|around|nearby|in))*`,
  ],
  [
    'disability',
    `(?:${NONE}|${MOSTLY}) (?:disabled|handicapped|mentally ill|wheelchair) (?:people|persons|residents|neighbors|users?)|(?:no|without) (?:disabled|handicapped|mentally ill)(?! (?:access|parking|entrance))|(?:disabled|handicapped|mentally ill) (?:neighbors|residents)|group homes?|halfway (?:houses?|people)`,
  ],
  [
    'orientation',
    `(?:${MOSTLY} )?(?:gay|lesbian|lgbt|lgbtq|queer)(?: friendly)?(?: ${PEOPLE})?|(?:trans|straight) ${PEOPLE}`,
  ],
  [
    'income',
    '(?:(?:dont|doesnt|not|never|wont|refuse to) (?:accept|take|allow) |no |without |not |non |avoid |any |away from |near )(?:section 8|section #\\d+|vouchers?)(?: people| tenants| families| holders| housing| neighborhoods?| areas?)?|(?:section 8|section #\\d+|vouchers?) (?:people|tenants|renters|families|holders|neighborhoods?|areas?)|(?:lots|lot of|lots of|many|much) (?:section 8|section #\\d+|vouchers?)|keep(?: (?:the|out|any))* (?:section 8|section #\\d+|vouchers?)(?: (?:out|away))?|(?:other|neighbors|rest of the)(?: \\S+){0,2} (?:accept|take|have|get) section #\\d+|(?:no|without|not|away from|not near|near)(?: (?:the|any|all|projects|and))* (?:projects|welfare|low income|poor)(?: people| tenants| families| housing| neighborhoods?| areas?)?|(?:welfare|low income|poor) (?:people|tenants|families|neighborhoods?|areas?)',
  ],
]
const PATTERNS = KINDS.map(([kind, source]) => [kind, phrase(`${LEAD}(?:${source})`)] as const)

const KIN = `(?:${RACE}|${ORIGIN}|${FAITH}|gay|lesbian|queer|trans)`
const GROUP = `(?:${KIN}|disabled|retired|senior|elderly|young|older|mature|college|grad|graduate|[#=]\\d+(?! (?:bed|bath|br |ba |rooms?|stor|car|famil|unit|acre|square|sq)))`
/** Of the visitor alone, which never decides anything: 'we are a young Korean family', 'we have no kids', 'my income is low'. */
const OWN = phrase(
  `(?:i am|im|we are|were|hes|shes|as|my (?!(?:budget|max(?:imum)?|limit|ceiling|top|income|salary|credit|score|price|rent|money|cash|allowance|stipend|cap|payment|mortgage|figure|number|range) )\\S+ is|(?:my|our) (?:\\S+ )?famil(?:y|ies) (?:is|are))(?: (?:a|an|the|two|both|very|also|and|not|just|no))*(?: (?:${GROUP}|rich|wealthy|poor))+(?: (?:family|couple|woman|women|man|men|person|people|guys?|kids|students?|roommates|buyers?|renters?|professionals?|veterans?|citizens?))?|(?:i|we)(?: (?:have|got|dont have|do not have|havent))* (?:no|any) (?:kids|children)|(?:couple|us) (?:with|without|and) (?:no )?(?:kids|children)|(?:i|we|my|our|im|on)(?: (?:am|are|on|a|have|got|get|is|very|pretty|receive))* (?:welfare|low income|poor|disability)(?: income)?|for (?:a |an )?(?:disabled|handicapped|elderly|older) (?:person|people|persons|parents?)|senior (?:citizens? )?(?:discounts?|freeze|housing)|(?:landlord|owner|super|manager|management|realtor|broker|agent|lease|ads?|listing|advert|sign)(?: (?:who|there|just|already|here))* (?:said|says|saying|told|wrote|wont|doesnt|dont|didnt|refuse[sd]?)(?: (?:that|its|it|is|us|me|we|take|to|rent|a|they|want|allow|have|there|because|of|our|my))* (?:no )?(?:any )?(?:kids|children|families|babies|${GROUPS}|${KIN} ${PEOPLE})`,
)
const OF_KIN = new RegExp(` ${KIN}(?: |$)`)
/** White is a township of Warren County: 'is it a white town' means another thing. */
const A_WHITE_TOWN = phrase('(?:an?|very|mostly|pretty|so|too|how|all|majority) <p>(?= (?:[.,?!]|$))')
const ASKS_PLACE = phrase(`(?:which|what) ${AREA}|where (?:should|do|would|can|could|to)|recommend|suggest`)
/** 'Is the wiring safe?', 'a safe place for my bike': the house itself, or money. */
const OF_THE_HOUSE =
  / (?:wiring|electric\S*|roof|boiler|furnace|water|paint|pipes?|stairs?|deck|balcony|foundation|beams?|chimney|pool|gas|heater|fireplace|railings?|drink|structure|structurally|mold|asbestos|radon|yard|windows?|basement|crawl|storage|bikes?|packages?|deposits?|money|pay|wire|send|share|give|flood\S*)(?= )(?:.*) (?:safe|dangerous) | (?:fixed|adjustable)(?: (?!@)\S+){0,5} (?:safer?|safest) | (?:safe|dangerous) (?:\S+ ){0,4}(?:wiring|roof|water|deck|stairs?|balcony|pool|drink|structure|chimney|deposits?|money|bikes?|stroller|packages?|flood\S*|pay|wire|send|share|give) /

/** 'We keep Shabbat, so we need to be able to': said of the visitor alone. */
const WE_NEED = `(?:i|we|im|were|i am|we are|id|wed)(?: (?:${FAITH}|and|also|really|just|so|keep|need|needs|have|has|want|wants|got|gotta|must|would|like|be|able|to|can|in|within|live|a|the|,))*`

/** Who walks to the place where they worship themselves asks for no neighbors: 'we have to walk to our shul'. */
const OWN_WORSHIP = phrase(
  [
    `(?:walk|walking|walkable|walking distance|on foot)(?: (?:distance|to|from|of|back))+ (?:my|our) (?:own )?${WORSHIP}`,
    `${WE_NEED} (?:walk|walking|walkable|walk distance|walking distance|on foot)(?: (?:distance|to|from|of|back))+ (?:(?:the|a|an) )?(?:${FAITH} )?${WORSHIP}`,
    `${WE_NEED} (?:the |a |an |our |my )?(?:${FAITH} )?${WORSHIP} (?:that )?(?:(?:within|in|at|is|a|an|i|we|can|could|short|easy|reach|from|home|there) )*(?:walk|walking distance|walkable|on foot|walk to)(?: (?:to|away|on (?:shabbat|shabbos|saturdays?|fridays?|sundays?)))*`,
  ].join('|'),
)
/** Takes the walks to the visitor’s own place of worship, and tells where they stand. */
export const takeOwnWorship = (sentence: Sentence): Span[] => {
  const spans: Span[] = []
  sentence.take(OWN_WORSHIP, (_, span) => {
    spans.push(span)
  })
  return spans
}

/** Takes out requests to choose or judge homes by people, schools or crime; the rest of the sentence is read as usual. */
export function takeRefusals(sentence: Sentence): Refusal[] {
  const refused: Refusal[] = []
  const asksPlace = sentence.code().search(ASKS_PLACE) >= 0
  sentence.take(OWN, (match, span) => {
    if (asksPlace && OF_KIN.test(match[0])) refused.push({ kind: 'people', ...span })
  })
  sentence.take(A_WHITE_TOWN, ([, index], span) => {
    if (sentence.tokens[Number(index)]?.text !== 'white') return false
    refused.push({ kind: 'race', ...span })
  })
  const ofHouse = OF_THE_HOUSE.test(sentence.code())
  for (const [kind, pattern] of PATTERNS)
    sentence.take(pattern, (match, span) => {
      if (ofHouse && /^(?:\S+ ){0,4}(?:safer?|safest|dangerous)(?: (?:places?|spots?))?$/.test(match[0])) return false
      refused.push({ kind, ...span })
    })
  return refused
}
