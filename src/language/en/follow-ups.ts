import type { FollowUps } from '../talked-of.ts'

const LANDLORD = '(?:they|he|she|it|(?:(?:the|a|my) )?(?:landlord|owner)s?)'

/** Short questions that go on with what the last answer was about. Read from lower case without marks. */
export const FOLLOW_UPS: FollowUps = [
  [
    ['month', 'pmi'],
    'in-the-month',
    /^(?:(?:and|so|but|ok|okay|wait) )*(?:is|was|would) (?:that|it|this)(?: be)?(?: really)? (?:everything|all|it|all of it|all in|all there is|the (?:whole|full|total)(?: thing| cost| amount| payment)?)(?: then)?$/,
  ],
  [
    ['tax', 'fee', 'rent'],
    'changes',
    /^(?:(?:and|so|but|ok|okay) )*who (?:sets|decides|determines|controls|picks|makes)\b/,
  ],
  [
    ['pmi'],
    'pmi-ends',
    /\b(?:when|how|can|could|do|does|will|is|until|till|how long)\b.{0,30}\b(?:rid of|drop|drops|dropped|lose|cancel|remove|removed|end|ends|go(?:es)? away|come(?:s)? off|fall(?:s)? off|stop|stops|take off|forever|pay(?:ing)? (?:it|that|for it))\b|^(?:(?:and|so|ok|okay|but) )*(?:for how long|how long|until when|till when|forever)$/,
  ],
  [
    ['way'],
    'walk-counted',
    /\b(?:is|does|do|are|did|was|would)\b.{0,16}\b(?:that|this|it|they|those|you)\b.{0,20}\b(?:with|without|include|includes|including|count|counts|counting|plus|door to door|have|from the door|after)\b.{0,16}(?:\b(?:walk|walking|drive|driving|door|platform|getting (?:to|there)|wait|waiting)\b)|\bdoor to door\b|^(?:(?:and|so|ok|okay|but) )*(?:with|without|plus|including) (?:the )?(?:walk|drive|wait)(?:ing)?$/,
  ],
  [
    ['fee'],
    'fee-covers',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:what|whats|where)(?: (?:all|exactly|does|do|is|are|would|will))*(?: (?:it|that|this|they|the money|the fee|that money))?(?: (?:really|even|actually|all|usually))*(?: (?:go(?:es|ing)?|pay(?:s|ing)?|cover(?:s|ing|ed)?|include[sd]?|get|buy|used?|spent|do|in))(?: (?:for|to|toward|towards|on|me|us|in|it|that|the fee|that fee|you|into|there))*$|\b(?:does|do|is|are|would)\b.{0,12}\b(?:it|that|this|they)\b.{0,8}\b(?:cover|include|pay for)\b|\b(?:heat|hot water|water|gas|electric(?:ity)?|insurance|cable|internet|trash|snow|parking|lawn|roof)\b.{0,20}\b(?:in (?:it|that|there|the fee)|included|covered|part of (?:it|that))\b/,
  ],
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
  [['va'], 'va-no-pmi', /\b(?:pmi|mip|mortgage insurance)\b/],
  [['va'], 'funding-fee', /\b(?:how much|whats|what is|any|the)\b.{0,16}\bfees?\b/],
  [['va'], 'va-offers', /\bsellers?\b.{0,24}\b(?:take|accept|like|mind|seriously|okay|ok)\b/],
  [
    ['pmi'],
    'pmi-cost',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:how much(?: (?:is|does|would|will|do))?(?: (?:it|that|this|pmi|they|i|we))?(?: (?:usually|normally|cost|run|be|pay|a month|each month|then|me|us|typically))*|what(?: does| would| will)? (?:it|that|this) (?:usually )?(?:cost|run)(?: (?:me|us|a month))*)$/,
  ],
  [
    ['earnest'],
    'cancel-purchase',
    /\b(?:get|lose|keep|keeps?|back|refund\w*|return\w*)\b.{0,12}\b(?:it|that|mine|the money|my money)\b|\bwhat if\b.{0,24}\b(?:back out|change my mind|fall\w* through|dont)\b/,
  ],
  [['earnest'], 'earnest-amount', /^(?:(?:and|so|but|ok|okay|well) )*how (?:much|big)\b.{0,40}$/],
  [
    ['inspection'],
    'inspection-cost',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:how much|who pays|what does (?:it|that) cost)\b.{0,40}$/,
  ],
  [
    ['closing'],
    'closing-who',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:who|do i|do we|does the (?:buyer|seller))(?: \w+){0,3} pays?\b.{0,24}$|^(?:(?:and|so) )*whos paying\b.{0,24}$/,
  ],
  [['time'], 'faster', /\b(?:faster|quicker|sooner|speed|rush|hurry|less time|shorter|quickly)\b/],
  [
    ['tax'],
    'who-decides-tax',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:who|whos)(?: \w+){0,2} (?:decides?|sets?|picks?|chooses?|determines?|says|makes|deciding|figures)\b.{0,30}$/,
  ],
  [
    ['loan', 'va', 'pmi', 'month'],
    'who-decides-loan',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:who|whos)(?: \w+){0,2} (?:decides?|sets?|picks?|chooses?|determines?|says|makes|deciding)\b.{0,30}$/,
  ],
  [
    ['contract', 'earnest', 'closing', 'inspection'],
    'who-decides-contract',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:who|whos)(?: \w+){0,2} (?:decides?|sets?|picks?|chooses?|determines?|says|makes|deciding)\b.{0,30}$/,
  ],
  [
    null,
    'is-it-law',
    /^(?:(?:and|so|but|ok|okay|wait|well|really) )*(?:is|are|was) (?:that|this|it|those|they)(?: (?:really|actually|even|just|all|like))* (?:(?:a|the|an actual|actually|in the) )*(?:laws?|legal|rules?|legally binding|required by law|by law)(?: (?:here|in (?:nj|jersey|new jersey)|everywhere|or just \w+|or what|now|too))*$|^(?:(?:and|so) )*(?:what|which) law(?: (?:is|says) (?:that|it|this))?$/,
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
