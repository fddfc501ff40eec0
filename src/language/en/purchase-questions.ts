import type { GuidanceWords } from '../guidance.ts'

const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))
const KIN = '(?:parents?|mom|mother|dad|father|folks|family|in ?laws?|grand\\w+|aunt|uncle|brother|sister|relatives?)'
const OTHER_UNIT =
  '(?:other|second|upstairs|downstairs|extra|top|bottom|first|basement|rented|rental) (?:half|side|units?|apartments?|floor|family|flat|one|part|suite)'

/** What buyers ask of the offer, the contract, the loan and the closing, the narrower first. Read from lower case without marks. */
export const PURCHASE_QUESTIONS: GuidanceWords = [
  ['tax-changes', /\bhow come\b.{0,30}\btax(?:es)?\b/],
  [
    'found-later',
    /\b(?:find|found|discover\w*|turns out|something (?:is|goes|breaks)|problems?|breaks?)\b.{0,40}\bafter (?:the |we |i )?(?:clos(?:ing|e|ed)|buy|bought|moved? in|sale)\b/,
  ],
  [
    'seller-backs-out',
    /\bsellers?\b.{0,16}\b(?:change (?:their|his|her) minds?|back out|backs out|cancel|pull out|walk away|refuse to close|take (?:a|another|someone elses) (?:higher |better )?offer)\b/,
  ],
  [
    'under-contract',
    /\b(?:what|whats|mean|means|difference|explain)\b.{0,30}\b(?:under contract|pending)\b|\b(?:under contract|pending)\b.{0,16}\bmeans?\b/,
  ],
  [
    'papers-to-buy',
    /\b(?:banks?|lenders?|they)\b.{0,8}\b(?:look at|look through|check|see|read|go through|want)\b.{0,16}\b(?:bank statements|bank account|spending)\b/,
  ],
  [
    'gift-allowed',
    new RegExp(
      `\\b(?:can|could|is it|are we|allowed)\\b.{0,40}\\b(?:money|cash|help|loan) from (?:my |our )?${KIN}\\b`,
    ),
  ],
  [
    'va-no-pmi',
    /^(?!.*\b(?:conventional|vs|versus)\b).*(?:\bva\b.{0,24}\b(?:pmi|mip|mortgage insurance)\b|\b(?:pmi|mip|mortgage insurance)\b.{0,24}\bva\b)/,
  ],
  [
    'attorney',
    /^(?!.*\b(?:sue|evict\w*|landlord|lease|rent)\b).*\b(?:do|should|must) (?:i|we) (?:really |even )?(?:need|have to have|get|hire) an? (?:lawyer|attorney)\b(?! review)/,
  ],
  [
    'gift-allowed',
    new RegExp(
      `\\b${KIN}\\b.{0,30}\\b(?:give|gives|giving|gave|gift\\w*|lend\\w*|help\\w*)\\b.{0,60}\\b(?:problem|ok|okay|allowed|count|taxed?|matter|issue|legal|a loan|with the bank|the lender|does the bank)\\b`,
    ),
  ],
  [
    'lowest-tax',
    /\btax(?:es)?\b.{0,24}\b(?:nj|jersey|here|everywhere|this state)\b.{0,16}\b(?:bad|high|crazy|insane|terrible|expensive|awful)\b|\bhow (?:bad|high|crazy)\b.{0,12}\btax(?:es)?\b.{0,12}\b(?:in )?(?:nj|jersey|new jersey|here)$/,
  ],
  [
    'rent-or-buy',
    /\brent(?:ing)? (?:first|for now|for a (?:year|while|bit))\b.{0,24}\bbuy(?:ing)?\b|\b(?:is it|would it be|should (?:i|we))\b.{0,16}\bbuy(?:ing)? (?:now|right away|first)\b.{0,16}\brent\b/,
  ],
  [
    'income-to-buy',
    /^(?:(?:and|so|ok) )*how much(?: of a)? (?:house|home) (?:can|could|does) (?:an? )\w+(?: \w+)? (?:afford|buy|get)$/,
  ],
  ['inspection-finds', /\binspections?\b.{0,16}\b(?:terrible|awful|horrible|ugly|a disaster|not good|sucks)\b/],
  [
    'two-family',
    /^(?:(?:and|so|but|ok) )*(?:is|are|would|should)\b.{0,16}\b(?:(?:two|2|multi|three) ?(?:family|families)|duplex(?:es)?)\b.{0,24}\b(?:smart|good|bad|worth|wise|dumb|risky|a mistake|better|hard|start)\b/,
  ],
  ['rent-out', /\b(?:co ?ops?|condos?|hoas?|associations?|boards?)\b.{0,8}\b(?:let|allow|permit)\b.{0,20}\brent\b/],
  [
    'flood',
    /^(?!.*\b(?:not in|no|without|outside|avoid|homes|houses|show|insurance|it|this|that)\b)(?:(?:and|so|ok|but) )*(?:whats|what about|what is|tell me about|any|how bad|how)\b.{0,24}\bflood\w*\b/,
  ],
  ['unmarried', /\b(?:not|arent|isnt|never) married\b.{0,60}\b(?:split|break up|broke up|separate|house|home|deed)\b/],
  [
    'va-offers',
    words(
      '\\b(?:sellers?|owners?|they|people|anybody|anyone|agents?)\\b.{0,20}\\b(?:take|takes|taking|accept\\w*|like|want|hate|avoid|refuse|reject\\w*|work with|consider|mind|prefer|say no to)\\b.{0,16}\\b(?:va|fha|veterans?)\\b(?:(?! benefits).)*$',
      '\\b(?:va|fha) (?:offers?|buyers?)\\b|\\b(?:va|fha) loans?\\b.{0,30}\\b(?:weaker|harder|disadvantage|less attractive|turned down|rejected|accepted|hurt my (?:offer|chances))\\b',
    ),
  ],
  [
    'two-family',
    words(
      `\\brents?\\b.{0,24}\\b${OTHER_UNIT}\\b.{0,50}\\b(?:count|counts|counted|help|helps|use|used|toward|towards|qualify|mortgage|loan|income|lender|bank)\\b`,
      `\\b(?:count|use|include|consider)\\w*\\b.{0,20}\\b(?:the |my |our |future )?(?:rents?|rental income|tenants? rent)\\b.{0,40}\\b(?:mortgage|loan|qualify|income|lender|bank|approv\\w*|${OTHER_UNIT})\\b`,
      `\\b(?:banks?|lenders?|fha|they)\\b.{0,12}\\b(?:count|use|consider|look at)\\b.{0,16}\\brent(?:al income|s)?\\b`,
      '\\brent(?:al income)?\\b.{0,24}\\b(?:count|counts|help|helps)\\b.{0,16}\\b(?:for|toward|towards|with|me qualify|us qualify)\\b.{0,16}\\b(?:mortgage|loan|approval|qualif\\w+|income)\\b',
    ),
  ],
  [
    'tenants-in-it',
    /\b(?:do|must|would|will|can|have to|should)\b.{0,16}\b(?:keep|take over|take on|inherit|honou?r)\b.{0,12}\b(?:tenants?|renters?|(?:his|her|their|the tenants?|existing|current) lease)\b/,
  ],
  [
    'closing-day',
    words(
      '\\bwhat\\b.{0,30}\\b(?:bring|take|happens?|do i|do we|need)\\b.{0,16}\\b(?:to|at|on|for|with me to)\\b.{0,8}\\b(?:the )?clos(?:ing|e)(?: day| table)?\\b(?! costs?)(?!.*\\b(?:how much|cash|money)\\b)',
      '\\b(?:closing day|day of (?:the )?closing)\\b(?!.{0,12}\\b(?:mean|is)\\b)(?=.*\\b(?:what|how|bring|who|where|do)\\b)',
      '\\b(?:do|must|have to|need to|who)\\b.{0,16}\\b(?:be|go|come|show up)\\b.{0,8}\\b(?:at|to|for) (?:the )?closing\\b',
    ),
  ],
  [
    'first-payment',
    /\b(?:when|how soon)\b.{0,24}\b(?:first|start|begin)\w*\b.{0,16}\b(?:mortgage|house|loan|monthly)? ?(?:payments?|paying(?: (?:the|my|our) (?:mortgage|loan))?)\b|\bfirst (?:mortgage|loan|house) payment\b/,
  ],
  [
    'tax-appeal',
    /\b(?:appeal|fight|contest|challenge|dispute|lower|protest|grieve)\w*\b.{0,20}\b(?:property |real estate |my |the |our )*(?:tax(?:es)?|assess\w+)\b(?!.*\b(?:homes|houses|towns?|places|condos|with|search|credit)\b)|\btax appeals?\b/,
  ],
  [
    'earnest-amount',
    /\b(?:how much|how big|what|whats|is)\b.{0,24}\b(?:earnest(?: money)?|good faith (?:money|deposit)|deposit with (?:the|an|my|our) offer)\b.{0,24}\b(?:put|do|normal|usual|need|should|typical|people|expect|required?|enough|cost|pay|offer|depend)\b|\bhow (?:much|big)\b.{0,24}\b(?:earnest(?: money)?|good faith (?:money|deposit))\b/,
  ],
  [
    'inspection-cost',
    /\b(?:how much|what|whats|who)\b.{0,24}\b(?:inspections?|inspectors?)\b.{0,16}\b(?:cost|costs|run|runs|charge|charges|price|pay|pays|set me back|fee)\b|\bhow much\b.{0,12}\b(?:is|for|are) (?:an? |the )?(?:home |house )?inspections?\b|\bwho pays (?:for )?(?:the )?(?:home )?inspections?\b|\b(?:cost|price) of (?:an? |the )?(?:home )?inspection\b/,
  ],
  [
    'new-job',
    words(
      '\\b(?:chang\\w+|switch\\w*|start\\w*|quit\\w*|new|got a|took a|take a|different)\\b.{0,10}\\bjobs?\\b.{0,50}\\b(?:mortgage|loan|buy\\w*|lender|bank|approv\\w*|qualify|closing|house|pre ?approv\\w*)\\b',
      '\\b(?:mortgage|loan|lender|bank|approv\\w*|closing|under contract)\\b.{0,40}\\b(?:chang\\w+|switch\\w*|start\\w*|quit\\w*|new|different)\\b.{0,10}\\bjobs?\\b',
      '\\bhow long\\b.{0,24}\\b(?:at|on|in) (?:my|the|a|one|the same) jobs?\\b',
    ),
  ],
  [
    'cancel-purchase',
    /\b(?:what happens|do i (?:lose|get)|lose|get back|keep)\b.{0,24}\b(?:deposit|earnest(?: money)?|money)\b.{0,30}\b(?:dont|doesnt|cant|cannot|wont|not|fall\w*)\b.{0,16}\b(?:loan|mortgage|approved|financing|through|sell|close)\b|\bif (?:i|we|the) (?:dont|cant|doesnt|loan|mortgage|bank)\b.{0,24}\b(?:loan|mortgage|approved|financing|through|no)\b.{0,40}\b(?:deposit|earnest)\b/,
  ],
  [
    'unmarried',
    /\b(?:on|sign) the (?:deed|title|mortgage|loan)\b.{0,12}\b(?:but |and |not |without |only )+.{0,16}\b(?:loan|mortgage|deed|title)\b/,
  ],
  [
    'credit',
    /\b(?:rates?|loan|mortgage)\b.{0,24}\bwith (?:an? )?[5-8]\d\d$|\b(?:would|will|can|could|does|do|is|am|are)\b.{0,12}\b(?:an? )?[5-8]\d\d\b(?! ?(?:k|thousand|a month|dollars|square|sq)\b).{0,12}\b(?:get|enough|good|qualify|ok|okay|too low|do it)\b.{0,24}\b(?:mortgage|loan|approved|lender|bank)\b/,
  ],
  ['agent', /\b(?:buyers?|agency|representation|realtor|brokerage|brokers?) (?:service )?(?:agreements?|contracts?)\b/],
  [
    'in-the-month',
    /\bwhat(?:s| is| all is| exactly is| goes| comes)?(?: exactly| all)?(?: is| goes| comes)? in(?:to|side)? (?:that|the|this|your|those) (?:\S+ ){0,2}(?:thousand|hundred|\d{3,}|number|amount|payment|figure|month(?:ly)?(?: cost)?)(?: a month)?$/,
  ],
]
