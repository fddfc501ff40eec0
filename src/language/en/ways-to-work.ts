import { LINE_LIST } from '../rail-lines.ts'
import { phrase } from '../sentence.ts'
import { DESTINATION, WORLD_TRADE } from './train-places.ts'

export const HOURS_AND =
  '(?:an|[#=]\\d+) (?:hours?|hrs?)(?: and)? [#=]\\d+(?: (?:minutes?|mins?)|(?= (?:[.,]|$|would|could|can|is|will|max|tops|at most)))'
export const MINUTES = `(?:${HOURS_AND}|[#=]\\d+ (?:minutes?|mins?|hours?|hrs?)|(?:an|one) hour and a (?:half|quarter)|[#=]\\d+ quarters of an hour|half an hour|an hours?)`
export const MOST =
  '(?:(?:under|below|less than|within|in|inside|up to|at (?:the )?most|(?:no|not|nothing) (?:more|longer) than|(?:not|nothing) (?:over|above|beyond)|max(?:imum)?|about|around|a|an|is|are|be|of|takes?|that|to|must|should|at|,) )*'
/** 'Train to Hoboken in under 30', without the unit. */
export const BARE_MINUTES = '(?:under|within|less than|at most|no more than) [#=]\\d+(?= (?:$|[.,]|by |or ))'
export const DOOR = '(?: door (?:to|2) door)?'
export const OR_LESS = '(?: (?:or (?:less|under)|max(?:imum)?|at most|tops))?'
export const TRAIN = '(?:trains?|path|rail|commutes?|commuting|rides?|train rides?|transit)'
export const WORK = '(?:(?:my |our )?(?:work|job|office)(?: (?:at|in|near|on))? )?'
export const BY = '(?: (?:by|on|with)(?: the)? (?:trains?|path|transit|rail))?'
export const ON_FOOT = '(?: (?:or less|at most|max))?(?: away)? (?:on foot|walk|walking)'
/** Who says how long the ride may take and where they work means the way there. */
export const WORKS_IN = phrase(
  `(?:(?:i|we|my|our|he|she|husband|wife|partner|both|and|the) )*(?:works?|working|jobs?|office|commut(?:e|es|ing))(?: (?:is|are|in|into|to|at|near|right|every day|daily))+ ${DESTINATION}`,
)
const OFFICE_BY =
  '(?: (?:is|are|in|at|near|right|next|downtown|uptown|close|by|around|beside|across|from|over|opposite|to|on|of|an?|new|job|work|office|building|desk))+ (?:the )?'
const PENN_OR_TRADE = `(?:${WORLD_TRADE}|(?:(?:new york|ny|nyc) )?penn(?: station)?)`
/** 'I work next to Penn Station', 'I start at an office beside the Oculus'. */
export const WORK_AT = phrase(
  `(?:(?:i|we|my|our|he|she|husband|wife|partner|who|and) )*(?:works?|working|job|office|start|starts|starting)${OFFICE_BY}${PENN_OR_TRADE}`,
)
/** 'My office might move to the World Trade Center': nothing is decided. */
export const WORK_MAY_MOVE = phrase(
  `(?:(?:and|but|my|our|the|his|her|i|we|they|company|firm|job|work|office|boss|team) )+(?:might|may|could|is thinking of|are thinking of|wants? to|maybe|possibly)(?: (?:be|get|also|even|soon|well|have|us|me|it|him|her|to))* (?:mov(?:e|ed|ing)|transferr?(?:ed)?|relocat(?:e|ed|ing)|go(?:ing)?|switch(?:ed|ing)?|sent|start(?:ing)?|work(?:ing)?)${OFFICE_BY}${PENN_OR_TRADE}`,
)
/** 'Paralegal at the World Trade Center, a train ride of half an hour'. */
export const AT_OFFICES = phrase(`(?:downtown |uptown |right )?(?:at|by|near|in|beside) (?:the )?${PENN_OR_TRADE}`)
/** 'I get off at Hoboken every day, so anything half an hour from there by train'. */
export const FROM_THERE = phrase(
  `(?:(?:i|we|my|our|he|she|get|gets|getting|off|change|work|works|office|is|am|at|in) )*${DESTINATION}(?: (?:terminal|station))?(?: (?!@)[a-z,]+){0,9} ${MOST}${MINUTES}${OR_LESS} (?:from|of|to) there(?: (?:by|on|with)(?: the| a)? (?:trains?|path|transit|rail))${OR_LESS}`,
)
/** 'I go to New York Penn three days a week. Which homes get me there in under 45 minutes?' */
export const THERE_IN = phrase(
  `(?:(?:i|we|my|our|he|she|go|goes|going|get|gets|getting|work|works|office|job|school|class|classes|is|am|at|in|to) )*${DESTINATION}(?: (?:terminal|station))?(?: (?!@)[a-z,.#=\\d]+){0,14} (?:get|gets|getting|got|be|bring|brings|take|takes|reach|arrive|arrives)(?: (?:me|us|you|one|him|her))* there (?:in|within|under)? ?${MOST}${MINUTES}${OR_LESS}`,
)
/** 'I have class at Hoboken terminal, an hour each way is my limit'. */
export const WORK_LIMIT = phrase(
  `(?:(?:i|we|my|our|he|she|have|has|got) )*(?:class(?:es)?|school|jobs?|work(?:s|ing)?|office|shifts?|internship|rotation|meetings?)(?: (?:is|are|at|in|near|by|to))+ ${DESTINATION}(?: (?:terminal|station))?(?: (?!@)[a-z,.#=\\d]+){0,12} ${MOST}${MINUTES}(?: (?:(?:each|one) way|is|would be|thats|as|my|the|about|limit|max(?:imum)?|tops|at most|door to door|by train|on the train|most(?: (?:i|we) (?:can|could|want|will)(?: (?:do|take|ride|spend))?)?))+`,
)
/** Beside a place of work alone: 'nothing over 40 minutes'. */
export const MOST_SAID = phrase(
  `(?:under|below|less than|within|up to|at most|(?:no|not|nothing) (?:more|longer) than|(?:not|nothing) (?:over|above)|max|maximum) ${MINUTES}(?!${ON_FOOT} )`,
)

export const STOP = `(?:(?=[&]|path (?:,|and|or) )${LINE_LIST}(?: (?:trains?|stations?|stops?))*|(?:trains?|path|light rail|railway|commuter rail|transit)(?: (?:stations?|stops?|lines?))?|stations?)`
const TO_WORK =
  '(?:commutes?|train times?|travel times?|rides?|(?:way|trip|ride|train ride) to work|train rides?|(?:train )?trips?)'
const FIRST = '(?: (?:first|ones?|homes?|houses?|at the top))*'
/** 'Whoever gets to the city fastest', 'which get me there quickest'. */
const GETS_THERE = `(?:whoever|whichever(?: ones?)?|which(?: ones?)?|who|what|(?:the )?(?:ones?|homes?|those)(?: (?:that|which|who))?) (?:gets?|reach(?:es)?|is|are|rides?|arrives?|takes?|brings?)(?: (?:me|us|you|to|in|into|at|there|work|the office))*(?: ${DESTINATION})?(?: (?:the|is|by train|in))* (?:fastest|quickest|soonest|earliest|closest by train|least time)`
/** An order by the way to work. */
export const SHORTEST = phrase(
  `(?:the )?(?:longest|slowest|worst) ${TO_WORK}(?: (?:ones?|homes?|at|to|the|very|bottom|end))* (?:last|end|bottom)|(?:(?:sort|order|rank|arrange|list|put|show)(?:ed)? (?:(?:it|them|those|these|homes|me|us|first) )*(?:by )?)?${GETS_THERE}${FIRST}|(?:(?:sort|order|rank)(?:ed)? (?:(?:it|them|those|these|homes) )?by )?(?:the )?(?:ones? )?(?:closest|nearest|quickest|fastest|shortest) (?:by|on) (?:the )?(?:trains?|path|rail)(?: (?:to|into) ${WORK}${DESTINATION})?${FIRST}|(?:(?:sort(?:ed)?|order(?:ed)?) (?:(?:it|them|homes) )?by )?(?:the )?(?:shortest|quickest|fastest|least|best) ${TO_WORK}(?: (?:to|into) ${WORK}${DESTINATION})?${FIRST}|(?:sort|order|rank|arrange)(?:ed)? (?:(?:it|them|homes) )?by (?:the )?${TO_WORK}(?: (?:to|into) ${WORK}${DESTINATION})?|(?:sort|order|rank|arrange)(?:ed)? (?:(?:it|them|those|these|homes) )?by how (?:quick|fast|long|short|close|far)(?: (?:the|is|are|a|my|our))* (?:trains?|rides?|commutes?|trips?)(?: (?:is|are|takes?|ride))*|(?:sort(?:ed)? by )?(?:the )?(?:(?:ones?|homes?) )?(?:closest|nearest) to (?:(?:a|the|any) )?${STOP}${FIRST}`,
)
