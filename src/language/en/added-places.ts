import type { Reading } from '../reading.ts'
import { phrase, type Sentence } from '../sentence.ts'

/** Who wishes, and words that say nothing of a home: between 'also' and a place nothing else stands. */
const LIGHT =
  '(?:i|we|he|she|they|you|it|that|this|thats|its|id|wed|hed|shed|theyd|im|were|lets|my|our|the|an?|me|us|him|her|them|is|are|be|been|being|would|could|can|might|may|should|will|s|d|just|even|maybe|perhaps|probably|definitely|totally|perfectly|really|pretty|quite|still|both|certainly|in|at|on|to|into|for|with|by|of|over|up|down|out|there|here|please|wife|husband|partner|boyfriend|girlfriend|mom|dad|brother|sister|son|daughter|ones?|homes|houses|town|towns|places?|list|mix|search|table|running|says?|thinks?|guess)'
const LOOKS =
  '(?:consider(?:ing)?|look(?:ing)?|try|see|show|check|search|include|do|take|go|live|move|moving|want|wants|like|likes|love|happy|open|interested|ok|okay|fine|good|great|nice|cool|alright|possible|option|works?|sounds?|looks?|doable)'
/** 'Too' after a place, unlike 'too far'. */
const TOO =
  '(?:as well(?! as)|also|too(?= (?:[.,]|$|and|or|but|because|cause|since|my|our|i|im|id|we|so|if|please|why|thanks|though|then|now|actually|maybe|he|she|they)))'

/** 'We would also consider Millburn', 'could also be Lyndhurst'. */
const ALSO = phrase(`(?:${LIGHT} )*(?:also|plus)(?: (?:${LIGHT}|${LOOKS})){1,7}(?= @\\d)`)
/** 'Cliffside Park works for me as well', 'he wants Nutley in there too'. */
const TOO_AFTER = phrase(`(?<=@\\d+ )(?:(?:${LIGHT}|${LOOKS}) ){0,8}${TOO}`)
/** 'He wants Nutley in there', 'put Clifton on the list'. */
const ON_THE_LIST = phrase(
  '(?<=@\\d+ )(?:in|on|into|to) (?:there|(?:the|my|our) (?:list|mix|search|running|pile|map))(?= (?:[.,]|$|and|please|also|too|then|now|so))',
)
const ADDS = phrase(
  `(?:${LIGHT} )*(?:add|include|(?:throw|toss|put|bring|count) in|(?:dont|do not|lets not) (?:forget|leave out|skip)(?: about)?)(?: ${LIGHT})*(?= @\\d)`,
)
/** What would do as well: 'Verona would be fine', 'I wouldn’t mind Verona'. */
const WOULD_DO = phrase(
  `(?<=@\\d+ )(?:${LIGHT} )*(?:works?(?: (?:for|with) (?:me|us|him|her|them|everybody|everyone))?|(?<=(?:would|could|might|will|be) )(?:do|work|fine|ok|okay|alright|acceptable)|an option|a possibility|on the table)(?: (?:for|with|by) (?:me|us|him|her|them))?(?= (?:[.,]|$|if|and|but|since|because|my|i|we))`,
)
/** What would be okay in it, such as 'one bath would be okay in Newark', is said of the home. */
const WOULD_TAKE = phrase(
  `(?:${LIGHT} )*(?:(?<=(?:would|could|can|might|id|wed|hed|shed|theyd) )(?:(?:even|maybe|probably|definitely|certainly) )*(?:consider|settle for|live with|(?:do|take|go for|live in)(?= (?:in |the )?@\\d)|be (?:ok|okay|fine|happy|good|cool|alright) (?:with|(?<!~ [a-z ]{0,20})in)|be open to)|(?:wouldnt|would not|dont|do not|doesnt) mind|(?<! not )(?:open to|(?:fine|ok|okay|cool|good|happy) with))(?: (?:in|living|with|moving|to|having|looking|at|something|anything|going|the|town|of))*(?= @\\d)`,
)
/** 'He wants Jersey City, so both'. */
const BOTH = phrase(
  '(?<=@\\d+ )(?:(?:[.,]|so|and|then|please|lets|we|do|make|it|show|me|us|look|in|at) )*both(?= (?:[.,]|$))',
)

/** The place named is the whole wish: 'only Millburn', 'Millburn instead', 'all of Essex'. */
const REPLACES =
  / (?:only|instead|rather than|anywhere|anyplace|whole|entire|nothing but|all (?:of|over)|just(?: in)? @\d+) /
/** 'Swap Totowa for Woodland Park': the others in force stay. */
const SWAPS = phrase(
  '(?:swap|swapping|trade|trading|replace|replacing|exchange|change|switch)(?: out)? @(\\d+) (?:for|with|to|against)(?= (?:in )?@\\d)|(?:instead of|rather than|in place of) @(\\d+)',
)

/** Whether a sentence puts a place in the place of one in force. Runs before that one is left out. */
export function swapsPlaces({ sentence, inForce: { towns } }: Reading): boolean {
  return [...sentence.code().matchAll(SWAPS)].some(([, one, other]) => {
    const named = sentence.named(one ?? other)
    return named?.kind === 'town' && towns.length > 1 && named.towns.some((key) => towns.includes(key))
  })
}

const WAYS = [ALSO, TOO_AFTER, ON_THE_LIST, ADDS, WOULD_DO, WOULD_TAKE]

/** Whether a sentence says of the places that it names that they, too, would do: 'we would also consider Millburn'. */
export function saysAlsoThere(sentence: Sentence): boolean {
  const code = sentence.code()
  const count = code.match(/ @\d+/g)?.length ?? 0
  if (count === 0 || REPLACES.test(code)) return false
  const found = WAYS.filter((pattern) => sentence.takes(pattern))
  return found.length > 0 || (count === 1 && sentence.takes(BOTH))
}
