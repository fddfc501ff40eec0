import { phrase } from '../sentence.ts'
import { DESTINATION, NEW_YORK, WORLD_TRADE } from './train-places.ts'
import { MINUTES, MOST, OR_LESS, TRAIN, WORK } from './ways-to-work.ts'
import { AFTER_FIGURE, BEFORE_FIGURE } from './whole-sentence.ts'

const MOVES =
  '(?:raise|extend|increase|stretch|lower|reduce|bump|push|set|change|cut|shorten|loosen|tighten|widen|relax|ease|open|shrink|take|bring|drop)'
/** To the place in force: 'make it 60 minutes', 'to Newark instead'. */
export const OTHER_MINUTES = phrase(
  `(?:${BEFORE_FIGURE}|(?<= [,.] (?:(?:go|make|it|up|down|to|try|say|lets|so|then|maybe|can|could|we|i|do|just) )+)|(?:up|${MOVES}) (?:(?:the|my|our) )?(?:(?:train|commute|commuting|travel|ride|trip|time|limit|minutes|it) )+(?:up |down |out )?to )${MOST}${MINUTES}${OR_LESS}(?: (?:on|by) (?:the |a )?(?:trains?|rail|path)| each way| (?:is|would be|works|(?:(?:because|since|cause|so|,) )?(?:i|we) (?:can|could|would|dont|do not) (?:read|sleep|work|nap|relax|mind|live with|manage)(?: (?:it|that|then|on it|on the train))*))*${AFTER_FIGURE}`,
)
/** 'Shave ten minutes off the ride', 'add a quarter of an hour': steps from the minutes in force. */
export const FEWER_MINUTES = phrase(
  '(?:shave|cut|knock|take|drop|trim|lose)(?: off)?(?: (?:another|like|about))* [#=](\\d+) (?:minutes?|mins?)(?: (?:off|from|of|the|that|it|my|our|ride|commute|trip|train))*|[#=](\\d+) (?:minutes?|mins?) (?:less|shorter|fewer|quicker|faster)(?: (?:on the train|of a ride|by train))*',
)
export const MORE_MINUTES = phrase(
  '(?:add|plus|give (?:it|me|us)|allow|tack on|throw in)(?: (?:another|like|about|an extra))* [#=](\\d+) (?:more |extra )?(?:minutes?|mins?)(?: (?:more|extra|to|on|the|that|it|my|our|ride|commute|trip|train))*|(?:another |an extra )?[#=](\\d+) (?:(?:more|extra) (?:minutes?|mins?)|(?:minutes?|mins?) (?:more|longer))(?: (?:on the train|of a ride|by train|(?:is|would be|are) (?:fine|ok|okay)|works?|too))*',
)
/** 'I got transferred to 33rd Street', 'I got the job in Hoboken instead', 'now I work in Newark'. */
export const NEW_WORK = phrase(
  `(?:(?:i|we|my|our|the|he|she|wife|husband|work|office|job|company|firm|team|and|so|got|get|was|were|been|am|is|has|have|being|just) )+(?:transferr?ed|moved|relocated|reassigned|sent)(?: (?:to|over|us|me|now|its|offices?|in))* (?:the )?${DESTINATION}|(?:(?:i|we|he|she) )?(?:got|took|found|have|start|started|accepted) (?:(?:the|a|my|this|that|new|other) )*job (?:in|at|near|by) (?:the )?${DESTINATION}(?: (?:instead|now))*|(?:now|actually|so) (?:i|we|he|she) works? (?:in|at|near) (?:the )?${DESTINATION}`,
)
/** 'Make it 45' right after a ride was set, 'an hour’s too long, 50 max'. */
export const BARE_LIMIT = phrase(
  `(?:${BEFORE_FIGURE}|(?<= [,.] (?:(?:go|make|it|up|down|to|try|say|lets|so|then|maybe|can|could|we|i|do|just|more|like) )*))[#=](\\d+)(?: (?:max|maximum|tops|at (?:the )?most|or so))*${AFTER_FIGURE}`,
)
export const TOO_LONG = phrase(
  `(?:an |a |the )?(?:${MINUTES}|hour|[#=]\\d+)(?: (?:s|is|was|seems|way|a bit|just))* too (?:long|much|far)`,
)
/** 'Not Penn, World Trade'. */
export const NOT_THERE = phrase(
  `not (?:to )?(?:the )?${DESTINATION}(?: (?:,|[.]|but|rather|to|it is|its))* (?:the )?${DESTINATION}`,
)
/** 'Stretch the ride to fifty', 'the commute could be 55': minutes without their unit. */
export const BARE_RIDE = phrase(
  `(?:(?:can|could|may|should|lets|please|we|i|you|maybe|just|and|ok|okay) )*(?:(?:${MOVES}|let|make) (?:(?:the|my|our) )?(?:${TRAIN}|trip)(?: (?:time|limit|go|be|run|out|up|down))*|(?:the |my |our )?(?:${TRAIN}|trip)(?: (?:time|limit))* (?:can|could|may|might|should)(?: (?:be|go|take|last|also|even|up))*) (?:to )?${MOST}[#=](\\d+)${AFTER_FIGURE}`,
)
/** Where a train is in force, its other ends alone: 'the PATH to 33rd instead', 'put it back to Penn'. */
export const OTHER_END = phrase(
  `(?<=^ (?:(?:no|nah|ok|okay|well|so|hm|um|oh|actually|and|or|,|make|it|that|what|about|how|put|set|switch|change|go|going|use|take|try|the|maybe|lets|i|mean|meant) )*)(?:(?:back )?(?:the )?(?:train|path|ride|commute) )?(?:back )?(?:to )?(?:the )?(?:${WORLD_TRADE}|${NEW_YORK}|[#=]\\d+ rd(?: (?:street|st))?)(?=(?: (?:please|then|instead|again|now|rather|i mean|thats where|it is|one|the|in|new york|[.]))* $)`,
)
/** Where a train is in force: 'then do World Trade, same hour', 'switch it to Hoboken, same minutes'. */
export const SAME_TIME = phrase(
  `(?:(?:then|ok|okay|so|and|do|try|take|make|it|that|set|switch|change|go|use|with|put|lets|well|now|just|please|,) )*(?:to )?(?:the )?${DESTINATION}(?: (?:instead|then|now|rather|please))*(?:(?: ,)?(?: (?:with|and|but|at|in|the|still|keep|for))*) same (?:hour|half hour|minutes?|time|times|limit|walk|ride|number|max|distance|commute)(?: (?:limit|and walk|and all|please|as before))*`,
)
export const OTHER_PLACE = phrase(
  `(?<=^ (?:(?:no|actually|and|or|,|make it) )*)(?:by train )?to ${WORK}${DESTINATION}(?: (?:instead|rather))+`,
)
