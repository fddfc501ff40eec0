import { phrase, type Sentence } from '../sentence.ts'

/** What homes have, or are, and people work on. In the plural: 'I walk dogs' is a trade, 'I walk my dog' tells of a pet. */
const THINGS =
  '(?:elevators?|lifts|escalators|(?:swimming )?pools|basements|fire ?places|chimneys|garages|air condition(?:ing|ers?)|central air|ac units|furnaces|washers|dryers|laundry machines|furniture|pets|cats|dogs|puppies|kittens|(?:hardwood )?floors|kitchens|bathrooms|roofs|apartments|condos|town ?(?:houses|homes)|houses|homes|ramps|decks|gardens|lawns)'
const MANY = `(?:(?:old|new|used|other people s?|peoples|big|small|luxury|office|wheelchair) )*${THINGS}`
const ALL = `${MANY}(?:(?: (?:,|and|or))+ ${MANY})*`
const SOMEBODY =
  '(?:i|we|he|she|they|(?:(?:my|our|his|her|the) )?(?:[^ @#=,.~]+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[^ ]*|brother|sister|mom|mother|dad|father|son|daughter|uncle|aunt|cousin|roommate|friend|boss))'
const WORKS_ON =
  '(?:fix(?:es|ing)?|repair(?:s|ing)?|install(?:s|ing)?|sell(?:s|ing)?|clean(?:s|ing)?|build(?:s|ing)?|paint(?:s|ing)?|servic(?:es?|ing)|maintain(?:s|ing)?|inspect(?:s|ing)?|groom(?:s|ing)?|walk(?:s|ing)?|train(?:s|ing)?(?= (?:dogs|pupp|cats|pets))|breed(?:s|ing)?|sit(?:s|ting)?|designs?|mak(?:es?|ing)(?= furniture )|remodel(?:s|ing)?|renovat(?:es?|ing)|operat(?:es?|ing)|tiles?|lay(?:s|ing)?|mov(?:es?|ing)|deliver(?:s|ing)?|photographs?|insur(?:es?|ing)|manag(?:es?|ing)|stag(?:es?|ing)|flips?|flipping|treat(?:s|ing)?)'
const AS_A_JOB =
  '(?: (?:for (?:a living|work|money)|all day(?: long)?|every ?day|daily|full time|part time|as (?:a|my|his|her) job|at work|on (?:the )?weekends|professionally))*'
/** 'My fiancé fixes elevators', 'I do nothing but clean pools', 'the job is walking dogs'. */
const TRADE = phrase(
  `(?:${SOMEBODY}|job(?: is)?|(?:work|works|working|living|business)(?: (?:is|by|in|at))?)(?: (?:also|still|both|usually|mostly|used to|do nothing but|just))* ${WORKS_ON} ${ALL}(?: and ${WORKS_ON} ${ALL})*${AS_A_JOB}`,
)
/** 'I work with dogs', 'around cats and dogs all day'. */
const AMONG = phrase(
  `(?:(?:work|works|working|deal|deals|dealing|do|does) (?:with|on|around|in)|(?:am|im|are|is|being|were|hes|shes) around) ${ALL}${AS_A_JOB}`,
)
/** 'An elevator mechanic', 'in a pet store', 'my dog walking business'. */
const CALLING = phrase(
  '(?:elevator|lift|pool|dog|cat|pet|basement|furniture|fire ?place|chimney|condo|apartment|floor|air conditioning|ac|laundry|leasing|rental|lease)(?: (?:and [a-z]+ ))?(?: (?:repair|company|service|car))? (?:mechanics?|technicians?|tech|repair ?(?:man|men|guy)|installers?|operators?|guys?|inspectors?|cleaners?|groom(?:ers?|ing)|walk(?:ers?|ing)|trainers?|training|sitt(?:ers?|ing)|breeders?|sales(?:man|men|person|people|woman)|stores?|shops?|company|business|makers?|designers?|builders?|contractors?|attendants?|agents?|consultants?)(?! (?:in|on) (?:the )?(?:building|premises|site|lobby) )',
)
/** 'I do drywall in basements', 'coach swimming'. */
const DOES = phrase(
  `(?:do|does|doing|did) [a-z]+(?: [a-z]+)? (?:in|on|for) ${ALL}|(?:coach|coaches|coaching|teach|teaches|teaching) swimming`,
)
/** Fear of animals is no wish to keep one: 'I’m allergic to cats'. */
const FEARS = phrase(
  '(?:allerg(?:ic|ies|y)(?: to)?|afraid of|scared of|terrified of|bitten by|phobia of)(?: (?:an?|the|all|most))* (?:pets?|cats?|dogs?|animals?)(?: (?:and|or) (?:pets?|cats?|dogs?))*',
)
const OTHERS_KIN =
  '(?:(?:my|our|his|her) )?(?:parents|folks|sister|brother|cousins?|uncle|aunt|grand[a-z]+|friends?|neighbou?rs?|co ?workers?|colleagues?|boss|in laws|ex)'
/** What kin have is not looked for: 'my sister lives in a condo and hates it', 'my parents had a Victorian'. */
const THEIRS = phrase(
  `${OTHERS_KIN}(?: (?:just|also|still|once|used to|all|both))* (?:lives?|lived|living|has|have|had|owns?|owned|bought|rents|rented|grew up)(?: (?:in|on|with))*(?: (?:an?|the|his|her|their|one of those|old|big|huge|small|tiny|nice|#\\d+))* (?!(?:[a-z]+ )?(?:dogs?|cats?|pets?) )(?:(?:colonial|victorian|cape|cape cod|ranch|tudor|split level|craftsman|bungalow|brownstone|condo|co ?op|apartment|town ?house|house|duplex|two family|place|studio|loft)s?|(?:pool|garage|basement|fire ?place|elevator)s?)(?! (?:in|at|near|on|by) @)`,
)
/** 'I play pool', 'shooting pool'. */
const GAME = phrase('(?:plays?|playing|shoots?|shooting) pool')

/** Takes what is told of somebody's work or pastime: who fixes elevators asks for none. */
export function takeTrades(sentence: Sentence): void {
  for (const pattern of [TRADE, AMONG, CALLING, DOES, GAME, FEARS, THEIRS]) sentence.takes(pattern)
}
