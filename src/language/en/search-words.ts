import { phrase, type Sentence } from '../sentence.ts'
import type { Topic } from '../topic.ts'

const SEARCHES = phrase(
  '(?:(?:show|find|give|get) (?:me|us)|(?:im |i am |we are |were )?(?:looking|searching|hunting|shopping) (?:for|in|at)|search|i (?:want|need|like|search|look)|we (?:want|need|like|search)|(?:id|i would|wed|we would) (?:like|love|prefer)|interested in|do you have|have you got|got any|is there|are there|list|see)',
)
const NOUN = phrase('(?:homes?|houses?|places?|property|properties|listings?|apartments?|somewhere|rentals?|something)')
const CONTINUES = phrase(
  '(?:instead|also|too|as well|same|only|just|actually|but|what about|how about|make it|make that|more like|like (?:that|those|this|these)|of (?:those|these|them)|the ones|those|these ones|and|now|then|again|change|switch|try|add|remove|drop|narrow|filter|expand|include|another|else|rather|or|though|preferably|must|has to|needs to|it|should)',
)
const MORE = phrase(
  '(?:show|give|see|any|load)(?: (?:me|us|some))* (?:more|other|the next)(?! ?[a-z]+ ?(?:bed|bath))(?: (?:results|homes|houses|listings|ones|options|page|like (?:that|this|those)))*|(?:more|next|other) (?:results|homes|houses|listings|ones|options|page)|(?<=^ (?:(?:and|ok|okay|the|please) )*)(?:next|more)(?=(?: please| thanks)* $)|(?:more|ones?|homes?|houses?|similar|something) like (?:that|this|those|these|it)|the rest',
)

/** Notes whether a sentence searches, or goes on with the search in force. */
export function readNext(sentence: Sentence, topic: Topic): void {
  const code = sentence.code()
  topic.continues = code.search(CONTINUES) >= 0
  topic.searches = code.search(SEARCHES) >= 0
  topic.hasNoun = code.search(NOUN) >= 0
  if (sentence.takes(MORE) && topic.intent === null) topic.intent = 'refine'
}
