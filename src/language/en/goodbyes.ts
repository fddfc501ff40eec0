/** What stands before a goodbye and asks for nothing. */
const LEAD =
  '(?:(?:ok|okay|alright|all right|well|good|great|perfect|thanks|thank you|thank you so much|and|bye|now|so|cheers|right|oh|sorry|hey|but)[ ,.!]+)*'
/** Why one leaves, as a whole clause: 'I’m off to bed', but not 'off to work in Newark'. */
const OFF =
  "(?:(?:(?:i['’]?m|i am|we['’]?re|we are)(?: just| now)? )?(?:off|going|heading|headed|gonna go|gotta go|need to go|have to go)(?: off| up)? to (?:bed|sleep|dinner|lunch)|(?:it['’]?s )?(?:past my bed ?time|time for bed|bed ?time)|(?:i['’]?m|i am|we['’]?re|we are) (?:off|heading (?:out|off|home)|turning in|hanging up|signing off|logging off|out of here))(?: (?:now|then|soon|for (?:now|tonight|today)))*"

/** A goodbye as the end of a sentence: 'I’ll wait for the call. So long.' */
const LEAVES = `^(?:.*[.,!?;]\\s*)?${LEAD}(?:so long|(?:good ?)?by+e+(?:[ -]?by+e+)?|(?<=(?:alright|all right|ok|okay|thanks|thank you|bye)[ ,]+)later|later,? (?:assistant|gator|folks|everyone)|(?:see|catch) (?:you|ya)(?: later| soon| around| then| tomorrow)?|talk (?:to you )?(?:later|soon)|take care|good ?night|night[ -]?night|(?:i |we )?(?:really )?(?:gotta|got to|have to|need to) (?:go|run)|ciao|${OFF}|that['’]?s all (?:i|we) (?:wanted|needed)(?: to know)?(?: for (?:today|now))?)(?:[ ,]+(?:assistant|now|then|dear|love|folks|all|thanks|thank you|bye|goodbye|for now))*[ .!]*$`
/** A goodbye at the start, of which only the reason follows: 'bye for now, I need to walk the dog'. */
const BEGINS_WITH_BYE = `^${LEAD}(?:good ?)?by+e+(?:[ -]?by+e+)?(?: (?:for now|then|now|assistant|everyone|all))*[,.;!]`
const LEAVES_WITH_REASON = `^${LEAD}${OFF}[,.;!]`
const LEAVING = new RegExp(LEAVES, 'i')
const LEFT = new RegExp(`${LEAVES}|${BEGINS_WITH_BYE}|${LEAVES_WITH_REASON}`, 'i')

/** A clear goodbye anywhere; none is 'say goodbye to renting'. */
export const FAREWELL = new RegExp(
  `\\b(?:good ?bye+|by+e+|hang up|end (?:the |this )?(?:call|chat|conversation))\\b(?![ -]*(?:by+e+ )?to\\b)|${LEAVES}|${LEAVES_WITH_REASON}`,
  'i',
)

/** What asks for homes or anything else beside a goodbye. */
const WISH =
  /\b(?:want|wants|looking|look for|show|find|send|book|call|save|search|under|over|below|bed ?rooms|beds|baths?|bath ?rooms?|homes?|houses|condos?|apartments|rentals|prices?|counties|county)\b|[$\d?]/i
/** Somebody tells of himself: 'gotta run, meeting a friend in Hoboken, bye'. */
const OF_ONESELF = /\b(?:i|we|my|our|i['’]?m|we['’]?re|i['’]?ll|we['’]?ll|gotta|bye (?:for )?now|bed|sleep|late)\b/i

/** Whether a sentence ends with a goodbye. */
export const endsWithGoodbye = (said: string): boolean => LEAVING.test(said.trim())

/**
 * Whether a sentence is a goodbye with the reason for it, whatever it names: 'thanks, I’m off to bed, bye' looks for no
 * bedroom.
 */
export const isGoodbye = (said: string): boolean => LEFT.test(said.trim()) && OF_ONESELF.test(said) && !WISH.test(said)

const PAUSES = new RegExp(
  `^${LEAD}(?:(?:i['’]?ll|we['’]?ll|i will|we will|let me|i['’]?d like to|i want to) (?:be|come|get|call) back\\b(?: (?:to|at) (?:you|it|this))?(?: (?:later|tomorrow|soon|tonight|another time|some other time|next week|in (?:an?|a few|the|one|two) \\w+|when|once|with|after)\\b.{0,60})?|that['’]?s (?:enough|it|plenty)(?: (?:for|from))? (?:tonight|today|now|me|me (?:today|tonight))|(?:i['’]?ll|we['’]?ll|let['’]?s|i will) (?:leave|stop) (?:it )?(?:there|here)(?: for (?:now|today|tonight))?)(?:[ ,.]+(?:then|thanks|thank you|assistant|so much|for your help|for (?:now|today|tonight)|ok|okay))*[ .!]*$`,
  'i',
)

/** Whether a sentence breaks off without a goodbye: 'I'll be back tomorrow with my wife, thanks'. */
export const isPause = (said: string): boolean => PAUSES.test(said.trim())
