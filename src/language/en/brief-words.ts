import type { BriefWords } from '../grammar.ts'

const whole = (pattern: string): RegExp =>
  new RegExp(
    `^(?:(?:um+|uh+|oh|ah|so|well|ok|okay|no|sorry|please|just)[ ,.]+){0,3}(?:${pattern})(?:[ ,.]+(?:please|thanks|then|though|lol|sorry|now|maybe|so)){0,2}$`,
  )

const NUMBERS = 'one two three four five six seven eight nine'.split(' ')
const COUNT = whole(`(?:like |maybe |just |make it |say |i said |number |about )?([1-9]|${NUMBERS.join('|')})`)

export const briefWords: BriefWords = {
  waits: whole(
    "(?:(?:just )?(?:wait|hold on|hang on|hold up)(?: a (?:sec(?:ond)?|min(?:ute)?|moment|bit))?|(?:(?:just )?(?:one|a|two|give me a|gimme a|1) (?:sec(?:s|ond|onds)?|moments?|min(?:ute|utes|s)?)|(?:hm+[ ,.]+)?(?:let me|lemme|i need to|i have to) (?:think|ask|check|see|talk)(?: (?:about|to|with) .{1,30}| first)?|(?:maybe )?later|not (?:right )?now|brb|be right back|(?:dont|don[’']t|do not) (?:send|submit|book) (?:it |that |this |anything )?(?:just |quite )?yet))",
  ),
  unsure: whole(
    "(?:h+m+|hmm+|m+h*m*|e+h|u+g+h*|meh|um+|uh+|er+|maybe|perhaps|idk|dunno|(?:i )?(?:really |honestly )?(?:dont|don[’']t|do not) (?:really )?(?:know|care)(?: yet| what i want| really)?|(?:im |i[’']m |we[’']re )?(?:not (?:so |really |too |that )?sure|undecided|unsure)(?: yet)?|no idea|no clue|(?:i )?guess(?: so)?|whatever|kind of|sort of|kinda|possibly|it depends|depends|anything|either|you tell me|up to you|i can[’']?t decide|hard to say)",
  ),
  approves: whole(
    "(?:(?:very |so |pretty |really |thats |that[’']s |sounds |looks )?(?:nice|cool|great|awesome|perfect|wonderful|good|lovely|sweet|amazing|beautiful|wow|interesting|fine|excellent|neat)(?:[ ,]+(?:nice|cool|great|good|wow))?|got it|i see|gotcha|alright|all right|aha|makes sense|understood|good to know|fair enough|love it)",
  ),
  objects: whole(
    "(?:no[ ,.]+)*(?:(?:thats|that[’']s|that is|that was|this is|its|it[’']s|you are|youre|you[’']re|you got (?:it|that|me)|you have it)(?: (?:all|just|totally|completely|so|still))* (?:wrong|incorrect|not (?:right|it|correct|what (?:i|we) (?:said|meant|asked(?: for)?|wanted|want)))|not what (?:i|we) (?:said|meant|asked(?: for)?)|(?:thats wrong[ ,.]+|that[’']s wrong[ ,.]+)?(?:i|we) (?:never|didnt|didn[’']t) (?:ask(?:ed)?(?: for)?|sa(?:y|id)|want(?:ed)?|mean|meant) .{1,30}|no no(?: no)*)",
  ),
  dislikes: whole(
    "(?:none(?: of (?:these|those|them|the above))?|not (?:these|those|any of (?:these|those|them))|(?:i |we )?(?:dont|don[’']t|do not|didnt|didn[’']t) (?:really )?(?:like|want|love) (?:any of )?(?:these|those|them|it|any)|(?:theyre|they[’']re|these are|those are|its|it[’']s|all) (?:all )?(?:too |so |kind of |really |very )?(?:ugly|bad|awful|not for (?:me|us)|meh|no good|terrible|wrong)|something else|not (?:for me|for us|my style|my thing|really|great)|not what (?:i|we)(?:[’']?re|[’']?m)? (?:want(?:ed)?|looking for|had in mind)|next please|nah not (?:these|those)|nothing (?:i|we) like)",
  ),
  goesOn: whole(
    '(?:and|then|(?:and |so )?what else|(?:and )?then what|go on|keep going|go ahead|continue|carry on|anything else|what next|whats next|what now|else)\\??',
  ),
  ordinals: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'].map((word) =>
    whole(`(?:the |number |that )?(?:${word})(?: one| home| house)?`),
  ),
  count: (said) => {
    const word = COUNT.exec(said)?.[1]
    return word === undefined ? null : NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word)
  },
}
