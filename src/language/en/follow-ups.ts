import type { FollowUps } from '../talked-of.ts'

const LANDLORD = '(?:they|he|she|it|(?:(?:the|a|my) )?(?:landlord|owner)s?)'

/** Short questions that go on with what the last answer was about. Read from lower case without marks. */
export const FOLLOW_UPS: FollowUps = [
  [
    ['deposit'],
    'deposit-limit',
    new RegExp(
      `^(?:(?:and|so|but|ok|okay|well) )*(?:how much|how many months|whats the (?:most|max\\w*)|what is the (?:most|max\\w*))(?: of it| at most| max)?(?: (?:can|may|could|do|does|will|are|is|would))?(?: ${LANDLORD})?(?: (?:even|really|legally|allowed to))*(?: (?:take|ask(?: for)?|charge|want|keep|hold|demand|get|need|be|i (?:pay|have to pay|owe)|that (?:be|is)))?(?: (?:it|from me|legally|here|by law|me|then|usually|for that|that))*$`,
    ),
  ],
  [
    ['deposit'],
    'deposit-back',
    /\b(?:keeps?|kept|keeping|refuses?|wont|doesnt|dont|get|gets|gives?|return\w*|see)\b.{0,24}\b(?:it|that|mine|the money|my money|it back)\b|^(?:(?:and|so|but|ok|okay) )*(?:what if|suppose|say) (?:they|he|she) (?:dont|doesnt|wont|keeps?|refuses?)\b/,
  ],
  [
    ['tax', 'fee', 'rent', 'month'],
    'changes',
    /\b(?:that|it|this|they|those|the (?:tax(?:es)?|fees?|rent|payments?|amount|bill))\b.{0,16}\b(?:go(?:es|ing)? (?:up|down)|rises?|raised?|increases?|climbs?|changes?|stays? (?:the same|like that|that way|fixed)|fixed|forever)\b(?! (?:it|that|this) to\b)|^(?:(?:and|so|but|ok|okay|is|does|it|that) )*(?:every|each) year$/,
  ],
  [
    ['schools'],
    'schools',
    /^(?:(?:and|so|but|ok|okay|well|hm) )*(?:(?:is|are|was|isnt|would) )?(?:that|it|this|they|those|these|thats|its)\b.{0,20}\b(?:good|strong|decent|great|top|bad|okay|ok|solid|best|better|highly|well|weak|terrible|ranked|rated|one)\b|\b(?:any|how) good\b|^(?:(?:and|so|but) )*(?:how (?:is|are|does) (?:it|that|they|this) (?:rank|rate|doing|rated|ranked)|whats (?:it|that) (?:like|rated))/,
  ],
]
