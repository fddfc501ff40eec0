import { NEAR_MILES } from '../said-places.ts'
import { phrase } from '../sentence.ts'
import type { PlaceForms } from './places.ts'

/** 'Madison plus whatever’s close to it'. */
const NEAR_IT = phrase(
  `(?:in )?@(\\d+)(?: (?:and|or|plus|,))+ (?:(?:whatever|anything|everything|what|somewhere|someplace|some place|anywhere|(?:the|a|any) (?:towns?|places?|areas?))(?:s)? (?:is |are |thats )?)?(?:(?:close|near|nearby|around|next|not (?:too |so |very |that )?far)(?: (?:to|by|from|away))?(?: (?:it|there|that|here)|(?! [#=]))|thereabouts|its surroundings|(?:the|a|some) (?:next|nearby) (?:towns?|places?|areas?)(?: over)?)(?= (?:$|[,.]|with|for|under|[#=]\\d|<))`,
)
/** Towns that border others. */
const BORDERING =
  '(?:(?:neighbou?ring|bordering|adjacent|adjoining) (?:towns?|areas?|places?|communities|municipalities|boroughs?|townships?|ones)|(?:towns?|places?) (?:that|which) (?:border|adjoin|touch)(?: on)?(?: (?:it|them))?|(?:its|their) neighbou?rs(?! (?:are|who|that|is|like)))'
/** 'Montclair and neighboring towns', 'Nutley, Belleville, and their neighbors'. */
const WITH_NEIGHBORS = phrase(
  `(?:in )?(?:@\\d+(?: (?:and|or|,))+ )*@\\d+(?: (?:and|or|plus|with|including|,|also))+ (?:(?:in|all|any|of|the|its|their|some|a|an|other|every) )*${BORDERING}(?: (?:too|as well|also))*`,
)
/** 'The towns that border Montclair', which is searched, too. */
const NEIGHBORS_OF = phrase(
  '(?:(?:in|all|any|of|the|some|a|an|other) )*(?:(?:(?:towns?|areas?|places?|somewhere|anywhere|something) )?(?:bordering(?: on)?|adjacent to|adjoining)|(?:towns?|places?) (?:that|which) (?:border|adjoin|touch)(?: on)?|neighbou?ring (?:towns?|places?) (?:of|to)|neighbou?rs of)(?: (?:the|town|city|of))*(?: @\\d+)(?:(?: (?:or|and|,))+ @\\d+)*',
)
/** 'The neighboring towns', where towns are in force. */
export const NEIGHBORS_OF_IT = phrase(
  `(?:(?:in|also|and|or|plus|the|all|any|other|some|to|add|include|including|with|of) )*${BORDERING}(?: (?:too|as well|also))*`,
)
const ADDED = phrase(
  '(?:(?:also(?: (?:it|that|this))? (?:can|could|may|might|would) be(?: okay| ok| fine)?|also|add|include|including|plus|(?<! [#=]\\d+ )\\+|and also|and (?:maybe |perhaps )?(?:in )?|as well as|what about also) )(?:(?:in|show|try|look|the|me|ones|homes|at|to it|search) )*<p>|(?<=^ )(?:or|and) (?:(?:in|maybe|perhaps|even) )*<p>|(?:throw|toss|mix|fold|squeeze)(?: (?:in|on))+ <p>|(?:throw|toss|mix|fold|squeeze|put|bring|count|include|work) <p> in(?: (?:to it|there|to the (?:mix|list)|the (?:mix|list)))*(?: (?:too|as well|also))*|(?:in |try |add )*<p>(?: (?:is|would|will|could|be|works?|sounds|looks|fine|ok|okay|good|great|nice))* (?:too|as well|also)|(?:widen|expand|extend|broaden|open)(?: (?:it|that|this|the|my|our|search|area|up|out))* (?:in)?to (?:include )?<p>',
)
/** A list of places of which 'too' or 'as well' is said: 'Chatham and Florham Park as well'. */
const ADDED_LIST = phrase(
  '(?:(?:in|try|add|like|say|also|maybe|perhaps|and|or|,) )*(@\\d+(?:(?: ,)?(?: (?:and|or|plus|maybe))*(?: in)? @\\d+){1,5})(?: (?:is|are|would|will|could|be|works?|sounds|fine|ok|okay|good|great|nice))* (?:too|as well|also)',
)
/** Places that are added, and places with what lies around them. */
export const FURTHER_FORMS: PlaceForms = [
  { pattern: WITH_NEIGHBORS, around: 'neighbors' },
  { pattern: NEIGHBORS_OF, around: 'neighbors' },
  { pattern: NEAR_IT, around: NEAR_MILES },
  { pattern: ADDED_LIST, isAdded: true },
  { pattern: ADDED, isAdded: true },
]
