import type { Named, PlaceNames } from '../place-names.ts'
import type { Reading } from '../reading.ts'
import { NEAR_MILES, placeSaid, type Around, type Mention } from '../said-places.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { IT, MILES_AROUND } from './miles-around.ts'
import { BY_KIN, BY_WORK, nearby } from './outside-places.ts'
import { ADDS_THEM } from './place-changes.ts'
import { PLACE_TEXTS } from './places.ts'

/** A word of the telling: none that searches, joins another clause or says what a home should be. */
const WORD =
  '(?!(?:crib|pad|crash pad|want|wants|wanting|wanna|need|needs|needing|look|looking|search|searching|hunting|shopping|show|find|finding|see|seeing|buy|buying|purchase|rent|renting|rental|rentals|seeking|hoping|trying|considering|move|moving|thinking|homes?|houses?|apartments?|condos?|places?|something|anything|somewhere|beds?|baths?|bedrooms?|and|but|so|or|because|cause|since|that|which|if|under|below|close|closer|near|nearby|not|dont|we|i|would|could|should|like|love|interested|open|add|also|too|instead|commute|budget|budgets|buyers?|renters?|investors?|seekers?|first) )[a-z]+'
const WORDS = `(?: ${WORD}){0,6}`
const WHO = '(?:i|we|he|she|they|both|im|ive|weve|hes|shes|(?:my|our|his|her)(?: [a-z]+){1,2})'
const OFTEN =
  '(?: (?:am|is|are|was|were|s|both|also|still|now|currently|just|already|only|usually|mostly|will|be|have|has|had|recently|all|do|did|been|currently|actually|got))*'
const AT = '(?:in|at|out of|for|with|over in|down in|up in|out in|over at)'
const PLACE = `(?:${AT}|near|around|to|into|outside|from)`
/** Stands between 'at' and the name. */
const LEAD = '(?: (?:the|downtown|rutgers|william|county college of|university hospital|saint|st|old|port))*'
const TAIL = `(?! (?:penn|broad|station|terminal|by (?:train|path)) )(?: (?:state|university|college|high|high school|hospital|general|medical|center|airport|campus|every|each|day|night|nights|days|morning|overnight|weekends?|right|now|currently|today|at|the|moment|originally|time|full|part|for|work|school|(?<=for )(?:years|ages)|garage|office|in the (?:fall|spring|summer|winter)))*`

/** 'Near my office in Parsippany' is a place to look in. */
const NOT_NEAR = '(?<! (?:near|nearer|by|around|(?:close|closer|next) to|(?:far|minutes?|miles?) from|of) )'
const WORKS = `(?:works?|working|teach(?:es|ing)?|drives?|driving|commut(?:e|es|ing)|bartends?|bartending|cooks?|(?:cleans?|cleaning)(?: (?:houses|homes|offices))?|manages?|managing|runs?|running|coach(?:es)?|interns?|interning|volunteers?|nurses?|practices?|waits? tables|stationed|employed|based|serves?|preach(?:es)?|(?:got|get|gets|getting|took|taking|found|have|has|start|starts|starting|started|landed|accepted)(?: (?:an?|the|my|her|his|this|that|new|second|part|full|time|teaching|nursing|night|day))* (?:job|position|work|shift|shifts|offer|internship|residency|fellowship|gig|clients?|classes|class|practice))`
/** 'I work at the airport in Newark overnight'. */
const WORK = phrase(`${WHO}${OFTEN} ${WORKS}${WORDS} ${PLACE}${LEAD} <p>${TAIL}`)
const OFFICE = phrase(
  `${NOT_NEAR}(?:(?:my|our|his|her)(?: (?:[a-z]+ )?[a-z]+s)?|the) (?:new |main |day |night )?(?:office|job|work|school|campus|shop|store|restaurant|salon|gym|church|doctor|shift|company|boss|clients|commute|practice|daycare|team|post)(?: (?:is|are|s|just|recently|being|got|gets|getting|moved|moving|moves|relocated|relocating|transferred|opening|opens|opened|will|be|has|located|an?|new|office))* ${PLACE}${LEAD} <p>${TAIL}`,
)
/** 'A security guard in Weehawken', 'postdoc at Rutgers Newark'. */
const TRADE =
  '(?:student|post ?doc|grad student|resident|intern|fellow|professor|prof|adjunct|teacher|tutor|aide|para|nurse|rn|lpn|doctor|surgeon|dentist|hygienist|vet tech|medic|paramedic|emt|guard|officer|cop|firefighter|trooper|clerk|cashier|manager|cook|chef|baker|barista|bartender|waiter|waitress|server|host|dishwasher|janitor|custodian|cleaner|housekeeper|nanny|driver|trucker|courier|mechanic|electrician|plumber|carpenter|roofer|welder|machinist|engineer|programmer|developer|analyst|accountant|bookkeeper|paralegal|lawyer|attorney|secretary|receptionist|barber|hairdresser|stylist|tailor|pharmacist|technician|tech|librarian|pastor|musician|coach|trainer|conductor|pilot|agent|porter|supervisor|foreman|stocker|packer|picker|loader|forklift operator|operator|lifeguard|gardener|landscaper|phlebotomist|radiographer|therapist|social worker|case worker|worker|employee|freshman|sophomore|junior|senior)'
const KIND_OF =
  '(?:security|crossing|night|day|full time|part time|registered|line|head|assistant|school|bus|truck|delivery|warehouse|mail|grad|graduate|undergrad|law|nursing|med|medical|police|fire|dental|physics|math|english|science|history|pe|gym|music|art|kindergarten|preschool|substitute|sous|pastry|hospital|er|icu|store|shift|construction|city|county|college|university|freelance|new|retired|travel|traveling|both|two|#\\d+)'
const ROLE = phrase(
  `(?:(?:${WHO}|is|are|as|were|we are|i am|being|an?|the|both) (?:(?:both|an?|the) )*(?:${KIND_OF} )*|(?<=(?:^|[.,]) )(?:${KIND_OF} )*)${TRADE}s?(?: (?:right now|here))?${WORDS} (?:${AT}|from)${LEAD} <p>${TAIL}`,
)
/** 'Got into Montclair State', 'I go to Stevens in Hoboken'. */
const SCHOOL = phrase(
  `(?:${WHO}${OFTEN} )?(?:got in ?to|(?:accepted|admitted|enrolled|transferred) (?:in ?to|in|at|to|by))${LEAD} <p>${TAIL}|${WHO}${OFTEN} (?:go|goes|going|start|starts|starting|attend|attends|attending|study|studies|studying|enroll)(?: (?:to|at|in|for|the))* (?:school|college|class|classes|university|high school|rutgers|stevens|njit|seton hall|st peters|fairleigh dickinson|law school|nursing school)(?: [a-z]+){0,2} (?:(?:in|at) )?<p>${TAIL}`,
)
/** A school or a workplace by name: 'Montclair State', 'Rutgers Newark'. 'Near Montclair State' is a place to look in. */
const BY_NAME = phrase(
  `(?<! (?:near|by|around|from|of|outside|in|(?:close|closer|next|walk|distance) to)(?: (?:the|rutgers|william))? )(?:(?:rutgers|william|county college of|university hospital)(?: (?:in|at|university))* <p>|<p> (?:state|university|community college|college|high school|medical center|university hospital))(?! (?:district|zone|area|students?))${TAIL}`,
)
/** Where the visitor sleeps for now, and what they leave: 'our lease in Hoboken is up'. */
const LIVES = phrase(
  `(?:i|we|im|ive|weve|both)(?: (?:am|are|is|both|still|now|currently|already|all|have|has|been))* (?:lives?|living|(?:rent|renting)(?=.* (?:buy|own|purchase|move|moving)))(?: (?:now|right now|here|out))* in <p>${TAIL}|(?:${WHO}${OFTEN} |right now |currently |still |now )(?:stay(?:s|ing)? (?:with|at)|sleep(?:s|ing)?|crash(?:es|ing)?|couch surf(?:ing)?|bunking|squeezed|crammed|cramped|stuck|living|camped|boarding)${WORDS} (?:in|at|over in|down in|up in|out in) <p>${TAIL}|^ (?:stay|sleep|crash|liv)ing${WORDS} in <p>${TAIL}|(?:and|right now|currently|but) (?:i |we )?(?:sleep|crash)${WORDS} in <p>${TAIL}`,
)
const LEAVES = phrase(
  `(?<! (?:for|find|want|need|see|show|like|buy|buying|get|getting|finding) )(?:my|our)(?: (?:current|old|present|little|tiny|small|studio|parents|folks|family|two family|#\\d+))* (?:lease|rent|rental|apartment|condo|house|place|co op|landlord|building|unit|mortgage)(?: (?:right now|back|over|here|is|out|up))* in <p>${TAIL}|(?:i|we)(?: (?:already|still|currently|both|just))* (?:own|owned|sold|lost|gave up|foreclosed on)(?: (?:an?|the|my|our|one|#\\d+|two|small|little|[a-z]+))* in <p>${TAIL}|(?:i|we|im|were|ive been|weve been)(?: (?:already|both|currently|still|now))* pay(?:ing)?(?: (?:about|around|like|almost|rent|of))* [#=]\\d+(?: (?:bucks|dollars|rent|for|an?|our|my|this|studio|apartment|place|#\\d+|bed|room))* in <p>|(?:priced|kicked|pushed|thrown|forced|driven|evicted|burned|flooded) out of <p>|(?:im|i am|were|we are|hes|shes|both|originally|all) (?:originally |actually |both )*from <p>${TAIL}|(?:grew|growing|grown) up(?: [a-z]+){0,3} in <p>|(?:born|raised|bred)(?: (?:and|&) (?:raised|bred))? in <p>`,
)
const KIN =
  '(?:family|relatives|in ?laws|parents|grandparents|grandkids|grandchildren|grandson|granddaughter|grandma|grandpa|kids?|children|folks|friends?|mother|father|moms?|dads?|mama|papa|sisters?|brothers?|sons?|daughters?|aunts?|uncles?|cousins?|nieces?|nephews?|girlfriend|boyfriend|fiance|fiancee|ex|wife|husband|partner|buddy|best friend|godmother)'
/** 'My cousin is in Verona', unlike 'near my mom in Bloomfield'. */
const KINSFOLK = phrase(
  `(?<! (?:near|nearer|to|by|around|with|for|from|than) )(?:(?:and|since|because|cause|all|most of|whole) )*(?:(?:my|our|his|her|the)(?: (?:whole|entire|old|oldest|older|youngest|younger|little|big|other|wifes|husbands|best|late))* )?(?<! (?:for|near|to|with|by|than) (?:my|our|his|her|the) )${KIN}(?: and (?:my |the )?${KIN})?(?: (?:s|all|both|mostly|now|still|just|also))*(?: (?:is|are|lives?|living|moved|works?|stays?|settled|goes|go|went|owns?|rents?|bought|has|have|had)(?: (?:all|both|out|over|up|down|back|right|still|now|already|her|his|their|an?|own|to|the))*(?: (?:school|college|church|house|houses|place|apartment|condo|shop|store|business|restaurant|salon|bakery|farm|practice|daycare|job))?)? (?:in|at|over in|out in|down in|up in|to) <p>${TAIL}`,
)

interface Told {
  named: Named
  span: Span
  /** What is answered; null where nothing need be. */
  words: string | null
}

const TOLD: readonly (readonly [RegExp, string | null])[] = [
  [LIVES, null],
  [LEAVES, null],
  [WORK, BY_WORK],
  [SCHOOL, BY_WORK],
  [ROLE, BY_WORK],
  [OFFICE, BY_WORK],
  [BY_NAME, BY_WORK],
  [KINSFOLK, BY_KIN],
]

/** Around a place just told: 'something near her', 'within ten minutes of there'. */
const NEAR_THERE = phrase(
  `(?:in )?(?:near|nearer|close|closer|around|by|not (?:too |so |very )?far|next|walking distance|walkable|(?:within )?(?:about |around |like )?<n> minutes?(?: (?:walk|drive|ride))?)(?: (?:to|from|of|away from))? ${IT}|close by|nearby|in the area|right around here`,
)
/** 'A condo in town', 'rent a one bedroom there'. */
const THERE = phrase(
  '(?:in (?:the (?:same )?)?(?:town|city)|(?<! (?:is|are|was|be|been|lives?|works?|go|get|drive|commute|from|to|near) )(?:right |around |over |out |up |down |back )?there(?= (?:[.,]|$|and|or|with|under|for|that|if|please|too|max|up)))',
)
/** 'Closer to my job in Secaucus', 'near my mom in Bloomfield'. */
const NEAR_THEIRS = phrase(
  `(?:near|nearer|close|closer|next|not (?:too |so |very )?far)(?: (?:to|from|by))? (?:my|our|his|her)(?: ${WORD}){1,4} (?:in|at|over in|out in) <p>`,
)

/**
 * Takes the places that are only told of the visitor, their work and their kin, before they pass for places to live. What is
 * wished near one of them is searched around it: 'my sister is in Nutley, something near her'.
 */
export function readToldPlaces(reading: Reading, names: PlaceNames): void {
  const { sentence } = reading
  if (sentence.code().search(ADDS_THEM) >= 0) return
  sentence.take(NEAR_THEIRS, ([, index], span) => {
    const named = sentence.named(index)!
    return named.kind === 'town' ? searchThere(reading, named, NEAR_MILES, span, names) : false
  })
  const told: Told[] = []
  for (const [pattern, words] of TOLD)
    sentence.take(pattern, ([, ...indexes], span) => {
      told.push({ named: sentence.named(indexes.find(Boolean))!, span, words })
    })
  const [only, ...others] = told
  if (only?.named.kind === 'town' && others.length === 0) {
    const { named, span } = only
    const miles = milesSaid(sentence)
    if (miles !== null) return searchThere(reading, named, miles, span, names)
    if (sentence.takes(NEAR_THERE)) return searchThere(reading, named, NEAR_MILES, span, names)
    if (sentence.takes(THERE)) return searchThere(reading, named, null, span, names)
  }
  for (const { named, span, words } of told) if (words) reading.limit(span, words, nearby(named))
}

/** Takes a radius around what was told, miles; null for none: 'within three miles of there'. */
function milesSaid(sentence: Sentence): number | null {
  let miles: number | null = null
  sentence.take(MILES_AROUND, ([, index]) => {
    miles = sentence.number(index)!.value
  })
  return miles
}

function searchThere(
  reading: Reading,
  named: Named & { kind: 'town' },
  around: Around,
  span: Span,
  names: PlaceNames,
): void {
  const mention: Mention = { named, around, isAdded: false, isBare: false, span }
  reading.place = placeSaid([mention], reading.inForce, names).place
  reading.near = around === NEAR_MILES && named.towns.length === 1 ? named.towns[0]! : null
  reading.part('place', PLACE_TEXTS.place(named, named.towns, around, names), span)
}
