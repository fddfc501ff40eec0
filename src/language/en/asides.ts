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
