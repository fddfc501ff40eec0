import { phrase, type Sentence, type Span } from '../sentence.ts'

/** A place that a sentence leaves out. */
export interface Excluded {
  /** Of the token that names it. */
  index: string
  /** A wish is taken back ('drop Montclair'), rather than a place ruled out. */
  isDrop: boolean
  /** It is said of the whole region: 'anywhere but Newark'. */
  isAnywhere: boolean
  /** It is only no longer required: 'it doesn’t have to be Hackensack'. */
  isOptional: boolean
  span: Span
}

const BUT =
  '(?:but(?: not)?|minus|save for|except(?: for)?|other than|besides|outside(?: of)?|apart from|aside from|excluding)'
const ANYWHERE_BUT = `(?:any(?:where|thing|place)|every(?:where|thing)|all|(?:any|all|every) (?:of )?(?:the |your |these )?(?:other )?(?:county|counties|towns?|city|cities|places?)|(?:homes|houses|listings|somewhere)(?= other than))(?: (?:else|in|there|here|at all|on|of|from|the|that|this|those|these|them|it|list|places?|towns?|ones?|you (?:have|found|said|showed)|(?:we|i) (?:have|said|named)))* ${BUT}`
const RULED_OUT =
  '(?:but )?(?:no more|(?:not|never|stop|stopped|done|quit) (?:doing|considering|interested|looking|living|moving|going|feeling|sold|with|ok|okay|fine|happy|comfortable|crazy|thrilled)(?: (?:with|about|on))?|not|(?<! (?:is|was|there|theres|have|has|got|find|see|found) )nothing(?= (?:in|near|around|from|at|by|close)(?: (?:the|of|to))? @)|except(?: for)?|exclud(?:e|ing)|other than|outside of|apart from|aside from|no|without|minus|never|avoid(?:ing)?|skip(?:ping)?|rule out|leave out|keep out of|stay (?:out of|away from)|hates?|cant stand|(?:dont|do not|wouldnt|would not|wont|cant|rather not) (?:want|like|need|live|see|move|go|look|show|consider|do|be|afford))'
const DROPS =
  '(?:drop|remove|(?<! (?:dont|not|never) )forget(?: about)?|never ?mind|lose|take (?:out|off|away)|cut(?: out)?|ditch|delete|scratch|ditch|nix|dump|axe|bump|(?:cross|strike|kick|knock|rule)(?: (?:out|off))?|undo|get rid of|cancel|veto(?:es|ed)?|nixe[sd]|sa(?:ys|id) no to|instead of|rather than|in place of|replac(?:e|ing)|swap(?:ping)?(?: out)?|trade|change(?!(?: (?:the|my|our|it|that|this|county|counties|town|city|place|area|location|search))* to ))'
const GAP =
  '(?: (?:in|on|the|of|all|for|from|near|to|live|be|town|city|county|any|anything|homes?|houses?|places?|a|at|area|me|look|move|see|really|too|close|by|around|ones?))*'
const LIST =
  '((?: @\\d+)(?:(?: , @\\d+)*(?: ,)? (?:and|or|nor)(?: in)? @\\d+)*)(?: (?:county|counties|township|either|anymore|please|though|at all))*'
const AFTER =
  '(?:(?<! (?:dont|not|never)(?: [a-z]+){0,3} )[a-z]+ (@\\d+) (?:out|off|away)(?= (?:$|[.,]|(?:that|this|it|because|cause|since|its|too) |of (?:it|there|this|the|my|our) |(?:the |my |our )?(?:list|search|table|map) |please|then|for now))(?: (?:of|it|there|this|the|my|our|list|search|table|map))*|(?<=(?:^|[.,]) (?:(?:and|but|no|so|ok|oh|sorry) )*)(@\\d+) out(?= (?:[.,]|$))|(?<! (?:is|are|was) )(@\\d+)(?: (?:is|are|s)(?: (?:way|just|far|a bit|a little))* (?:out|a no)|(?: (?:is|are|s|looks|seems))?(?: (?:way|just|far|a bit|a little))* (?:too (?:expensive|far|pricey|costly|crowded|busy|loud|noisy|big|small|fancy|posh|dense|urban|rural|remote|quiet|sleepy|boring|hilly|rich|high|steep|out of the way)|off (?:the table|my list|our list)|out of (?:my|our|the) (?:league|price|budget|reach|range)))|(@\\d+) (?:(?:can|could|should|may|might|has to|needs to|must|gotta|better) (?:go|come off|come out|be (?:dropped|removed|taken (?:off|out)|deleted))(?= (?:$|[.,]|too|now|then|also|as well|please|its|because|cause|i|we|the))|is (?:gone|history|off (?:for|the list)))|(@\\d+)(?: (?!(?:and|or|but|with|under|instead) )[a-z]+){1,8}(?: (?:[.,]|so|and|just|please|lets))+ (?:drop|lose|ditch|skip|scratch|remove|cut|nix|forget|take|cross)(?: (?:it|that|that one|that town))(?: (?:out|off|from the list))*(?= (?:$|[.,]|please|then))|(@\\d+) (?:is not|isnt|wont|doesnt|does not|didnt|is no(?:t|t really)?)(?: (?:really|going|to|be|gonna|quite|an))* (?:work(?:ing)?|for|fit|option|possible|doable|our thing|my thing)(?: (?:out|for (?:me|us)|me|us|anymore|any more))*)'
/** 'It needn’t be Hackensack', 'I’m not set on Hoboken'. */
const NOT_REQUIRED =
  '(?:(?:and|but|it|that|this|we|i|im|we are|were|i am|,) )*(?:(?:doesnt|does not|neednt|need not|dont|do not)(?: (?:necessarily|really|absolutely))*(?: (?:have to|need to|have|to))+(?: (?:be|stay|live|stick|only|just|exactly|strictly))*|(?:doesnt|does not|dont|do not) (?:insist)|(?:neednt|need not)(?: (?:be|stay))*|(?:not|isnt|arent|no longer)(?: (?:really|that|so|all|dead|totally|completely))* (?:set|fixed|stuck|sold|tied|wedded|married|fixated|attached)(?= (?:on|to|in) ))'
/** Says nothing of the place itself: 'Morristown, not the rest of Morris County'. */
const REST = phrase('(?:but )?(?:not|no|without)(?: (?:in|the|all))* rest of <p>')
/** 'No, Ridgefield I said': denies what was understood, not the place. */
const NO_SAID = phrase(
  '(?<=^ (?:(?:no|nah|oh|wait|sorry|,|[.]) )*)no(?= (?:in )?@\\d+(?: ,)? (?:i (?:said|meant|mean|want|wanted)|not|instead|please|is what) )',
)
/** 'All of Essex but Newark': the first stays as a place. */
const ALL_BUT = phrase(
  `(?<= (?:all|all of|anywhere in|anything in|everything in|everywhere in) @\\d+ )(?:but|except)(?: (?:not|in|for))*${LIST}`,
)
const PATTERNS: readonly (Pick<Excluded, 'isDrop' | 'isAnywhere' | 'isOptional'> & { pattern: RegExp })[] = [
  { pattern: ALL_BUT, isDrop: false, isAnywhere: false, isOptional: false },
  { pattern: phrase(`${ANYWHERE_BUT}${GAP}${LIST}`), isDrop: false, isAnywhere: true, isOptional: false },
  { pattern: phrase(AFTER), isDrop: false, isAnywhere: false, isOptional: false },
  { pattern: phrase(`${NOT_REQUIRED}${GAP}${LIST}`), isDrop: true, isAnywhere: false, isOptional: true },
  { pattern: phrase(`${DROPS}${GAP}${LIST}`), isDrop: true, isAnywhere: false, isOptional: false },
  { pattern: phrase(`${RULED_OUT}${GAP}${LIST}`), isDrop: false, isAnywhere: false, isOptional: false },
]

/** Reads and takes the places that a sentence leaves out. */
export function excludedIn(sentence: Sentence): Excluded[] {
  const excluded: Excluded[] = []
  sentence.takes(REST)
  sentence.takes(NO_SAID)
  for (const { pattern, isDrop, isAnywhere, isOptional } of PATTERNS) {
    sentence.take(pattern, ([words, ...places], span) => {
      const said = places.filter(Boolean).join(' ')
      const takesOut = isDrop || /^(?!leave|keep)[a-z]+ @\d+ (?:out|off|away)/.test(words)
      for (const [, index] of said.matchAll(/@(\d+)/g))
        excluded.push({ index: index!, isDrop: takesOut, isAnywhere, isOptional, span })
    })
  }
  return excluded
}
