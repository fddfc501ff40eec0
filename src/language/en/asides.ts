const APOSTROPHE = "['’]?"
/** Words before a request that ask for nothing. 'No' alone may deny what follows. */
const LEAD = new RegExp(
  `^(?:[\\s,.!?…-]+|(?:oops|oopsie|whoops|wait(?: a (?:minute|second|sec|moment))?|hold on|hang on|hm+|uh+|um+|er+|ah+|oh+|argh|ugh|no(?=,|[ ,]+no\\b| (?:that|it)\\b)|my (?:bad|mistake|fault)|(?:(?:this is |its |it${APOSTROPHE}s )?(?:an? )?(?:dumb|stupid|silly|quick|basic|random|weird) question)|sorry|pardon|seriously|honestly|actually|well|ok|okay|alright|all right|right|so|but|and|listen|look,|you know what|turns out(?: that)?|come to think of it|on second thoughts?|i guess|i think|i mean|i meant|i said|i messed up|(?:the )?other way (?:round|around)|(?:it${APOSTROPHE}s |do it |that${APOSTROPHE}s )?(?:the )?(?:reverse|opposite)(?=[ ,])|(?:that|it|this)(?: was|${APOSTROPHE}s| is) (?:wrong|a mistake|not (?:right|it|what i (?:meant|said|want(?:ed)?)))|jeez|damn|dang|good grief|for (?:god|heaven|pete)${APOSTROPHE}s sake|(?:what )?the heck|yeah|nah|nope|please|can you|could you)(?=[\\s,.!?…-]|$))+`,
  'i',
)
/** Words after one. */
const TAIL = new RegExp(
  `(?:[\\s,.!?…-]+(?:(?:for|to) (?:me|us)|i (?:guess|think|suppose|mean|meant|said)|really|honestly|seriously|you know|if (?:you can|possible|you could)|or (?:something|so|whatever)|after all|actually|please|thanks|thank you|ok|okay|alright|my (?:bad|mistake)|sorry|oops|lol|haha|right|now|again|then|though))+[\\s.!?…-]*$`,
  'i',
)
/** 'My lease ends later so March first': the reason is told, the request follows. */
const REASON = /^.* (?:so|therefore|which means|that means)[ ,]+(?=\S)/i

/** A text with what asks for nothing blanked out, in the order to try; the places of the other words stay. */
export function withoutAsides(text: string): string[] {
  const blank = (words: string) => ' '.repeat(words.length)
  const bare = text.replace(LEAD, blank).replace(TAIL, blank)
  const request = bare.replace(REASON, blank)
  return [...new Set([bare, request, request.replace(LEAD, blank)])].filter((one) => one !== text && one.trim() !== '')
}

/** Before what is tried: 'does it change much if', 'would it help if'. */
const WHAT_IF =
  /^(?:(?:and|so|but|ok|okay|well|hm+|,)[\s,]+)*(?:does|would|will|do|could) (?:it|that|this|anything|things|much|the (?:list|number|results?)) (?:(?:really|even) )?(?:change|differ|matter|help|make (?:an?|any|much|much of an?) (?:big |great |huge |real )?difference)(?: (?:much|anything|a lot|things|that|at all|a great deal|the (?:list|results?)))* (?:if|when)(?= (?:i|we)\b)/i
/** 'Show me what’s in Hawthorne for under 475': a search, no question about the town. */
const WHAT_IS_IN =
  /(?<=\b(?:show|list|give) (?:me|us) )what(?:['’]?s| is|ever is)(?= in \S.*\b(?:under|below|up to|less than|with)\b)/i

/** A text with the question around a wish blanked out: 'does it change much if we want two baths'. */
export const withoutQuestionAround = (text: string): string =>
  [WHAT_IF, WHAT_IS_IN].reduce((left, pattern) => left.replace(pattern, (words) => ' '.repeat(words.length)), text)
