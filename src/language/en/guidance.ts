import type { GuidanceWords } from '../guidance.ts'
import type { GlossaryTerm } from '../questions.ts'
import { BUYERS_QUESTIONS } from './buyers-questions.ts'
import { LEASE_QUESTIONS } from './lease-questions.ts'
import { PURCHASE_QUESTIONS } from './purchase-questions.ts'
import { RENTERS_QUESTIONS } from './renters-questions.ts'

const ASKS = '(?:what|whats|which|how|is|are|do|does|can|could|should|will|would|am|need|who|why|where)'
const PRE = 'pre ?(?:approv\\w*|qualif\\w*)'
const SERVICE = '(?:va|fha|conventional|usda)'
const KIN =
  '(?:parents?|mom|mother|dad|father|folks|family|in ?laws?|grand\\w+|aunt|uncle|brother|sister|relatives?|somebody|someone)'
const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))

/** What is asked in general about money and the way to a home, the narrower first. Read from lower case without marks. */
export const GUIDANCE_WORDS: GuidanceWords = [
  ...LEASE_QUESTIONS,
  ...PURCHASE_QUESTIONS,
  ...RENTERS_QUESTIONS,
  ...BUYERS_QUESTIONS,
  [
    'retirement-money',
    /\b(?:401 ?k|403 ?b|ira|roth|retirement|pension fund|stocks?|crypto)\b.{0,50}\b(?:down|house|home|buy\w*|closing|use|loan|borrow|take out|withdraw)\b|\b(?:use|take|borrow|withdraw|cash out|pull)\b.{0,24}\b(?:401 ?k|403 ?b|ira|roth|retirement)\b/,
  ],
  [
    'gift',
    words(
      `^(?=.*\\b${ASKS}\\b).*\\bgift(?:s|ed|ing)?\\b.{0,50}\\b(?:down|payment|money|tax(?:ed|es)?|letter|lender|back|allowed|count)\\b`,
      `\\b(?:down ?payment|money|${KIN})\\b.{0,40}\\b(?:as|be) a gift\\b`,
      `\\bgift (?:money|letters?|funds?)\\b`,
      `\\b(?:can|could|may|are|is)\\b.{0,12}\\b${KIN.replace('|somebody|someone', '')}\\b.{0,20}\\b(?:help|pay|give|gift|chip in|lend|contribute|allowed)\\b`,
    ),
  ],
  [
    'rent-increase',
    /\b(?:rais\w+|increas\w+|hik\w+|jack\w*|bump\w*|go(?:es|ne|ing)? up|went up|put up)\b.{0,30}\brent\b|\brent\b.{0,40}\b(?:rais\w+|increas\w+|hik\w+|jack\w*|bump\w*|go(?:es|ne|ing)? up|went up)\b/,
  ],
  [
    'lease-end',
    /^(?!.*\b(?:hoas?|association|co ?op board)\b).*(?:\b(?:kick|throw|toss|put|force)\w* (?:me|us|people|tenants?|you) out\b|\beviction (?:notice|papers?|court)\b|\bevict(?:ed|ing)? (?:me|us)\b|\b(?:not|wont|refus\w+ to|doesnt|dont) renew\w*\b.{0,20}\blease\b|\blease\b.{0,20}\b(?:ends?|is up|runs out|over|expires?)\b.{0,40}\b(?:leave|stay|out|move|happens?|month to month)\b|\bcan they make (?:me|us) (?:leave|move)\b)/,
  ],
  [
    'hud-rent',
    /\b(?:hud|fair market|fmr|benchmark|payment standard)\b.{0,60}\b(?:in|for|of|at|around|rents?|number|figure|bed\w*|\d{5})\b|\b(?:average|median|typical|usual|normal|fair|reasonable|market)\b.{0,16}\brents?\b|\bgoing rents?\b|\b(?:vouchers?|section 8)\b.{0,30}\b(?:cover|pays?|worth|limits?|max\w*|amount)\b|\brents?\b.{0,24}\b(?:on average|usually|typically|going for|go for)\b|\bhow much (?:is|are|does) (?:the )?(?:rents?|(?:a|an|one|two|1|2|3|three) (?:\w+ ){0,2}(?:rent for|apartment rent))\b/,
  ],
  [
    'rent-control-in',
    /\brent (?:control\w*|stabili\w+)\b.{0,12}\b(?:in|for|at)\b|\b(?:does|has|have|is)\b.{0,30}\brent control/,
  ],
  [
    'income-to-rent',
    /\b(?:what|how much)\b.{0,30}\b(?:income|make|earn|salary|pay ?check)\b.{0,40}\b(?:rent(?:ing)?|lease|apartment)\b|\b(?:3|three|40|forty) ?(?:x|times) (?:the |my |of )?(?:monthly )?rent\b|\bincome (?:requirements?|rule)\b/,
  ],
  [
    'income-to-buy',
    /\b(?:what|how much|whats the)\b.{0,30}\b(?:income|make|earn|salary)\b.{0,40}\b(?:to (?:buy|afford|get|own|qualify)|for an? (?!month|year)|needed|required|necessary)\b/,
  ],
  [
    'savings-needed',
    /\b(?:how much|what)\b.{0,24}\b(?:need|have|should|must)\b.{0,16}\b(?:saved?|savings?|in the bank|put away|put aside)\b|\bhow much (?:should|do|must) (?:i|we) save\b/,
  ],
  [
    'loan-limits',
    words(
      '\\bjumbo\\b',
      `\\b(?:${SERVICE}|loan|conforming|lending|mortgage) limits?\\b`,
      `\\b(?:max\\w*|most|highest|biggest|largest) (?:${SERVICE}|conforming) loans?\\b`,
    ),
  ],
  [
    'loan-kinds',
    words(
      `\\b${SERVICE}\\b.{0,24}\\b(?:or|vs|versus|better than|compared|against)\\b.{0,24}\\b(?:${SERVICE}|regular|normal)\\b`,
      `\\bbetween (?:an? )?${SERVICE}\\b`,
      `\\b(?:what|which)(?: \\w+){0,4} (?:loans?|mortgages?)\\b.{0,40}\\b(?:best|good|better|right|options?|should|get|for (?:us|me|first))\\b`,
      '\\b(?:kinds?|types?|options?|sorts?) of (?:home )?(?:loans?|mortgages?)\\b',
      '\\b(?:loan|mortgage) (?:options?|types?|kinds?|programs?)\\b',
    ),
  ],
  [
    'loan-years',
    /\b(?:15|fifteen)\b.{0,16}\b(?:or|vs|versus|instead of|than|and)\b.{0,10}\b(?:30|thirty)\b|\b(?:30|thirty)\b.{0,16}\b(?:or|vs|versus|instead of|than)\b.{0,10}\b(?:15|fifteen)\b(?=.*\b(?:years?|mortgage|loan|$))/,
  ],
  [
    'no-credit',
    /\b(?:no|dont have(?: any| a| much)?|without(?: any)?|little|thin|never had(?: any)?|not much) credit\b(?! cards?)|\bcredit history\b/,
  ],
  [
    'credit',
    /\b(?:need|minimum|min|lowest|required?|what|whats|bad|poor|low|lousy|okay|ok|good|my|our|his|her|got|have|with|does|is|do|ive|weve|fix|improve|build|\d{3})\b.{0,24}\b(?:credit|fico)\b(?! (?:union|cards?|check|report|of|for))|\b(?:credit|fico)\b(?: score| rating)?\b.{0,24}\b(?:need|required?|minimum|good enough|qualify|bad|low|poor|enough|matter|important|\d{3})\b|\b(?:can|could|will|would|may|enough|buy|qualify|good|bad)\b.{0,30}(?<!walk |school |transit |bike |test )\bscore\b|(?<!walk |school |transit |bike |test )\bscore\b.{0,24}\b(?:enough|good|bad|low|ok|okay|buy|qualify|loan|mortgage)\b/,
  ],
  [
    'pre-approval-when',
    words(
      `\\b${PRE}\\b.{0,50}\\b(?:before|first|need(?:ed)?|good for|last|expires?|valid|long|see(?:ing)?|look(?:ing)?|tour\\w*|hurts?|required|necessary)\\b`,
      `\\b(?:need|before|have to|must|should|long|without|required|hurt|when)\\b.{0,40}\\b${PRE}`,
    ),
  ],
  ['pre-approval-how', words(`\\b(?:how|where|who|want|get(?:ting)?)\\b.{0,30}\\b${PRE}`)],
  [
    'approval',
    /\b(?:am|are|will|would|can|could|do|gonna|going)\b(?: \w+){0,5} (?:approved|qualify|denied|rejected|turned down)\b(?! (?:for )?(?:the |any |a )?(?:program|help|assist|grant))|\bwill (?:a|any|the) (?:bank|lender)s? (?:give|lend|approve|take)\b|\b(?:whats?|how much)\b.{0,24}\b(?:we|i) (?:can|could|can i|can we) borrow\b|\bhow much (?:can|could|will|would) (?:we|i|they|a bank|the bank|a lender) (?:borrow|lend)\b/,
  ],
  [
    'timeline',
    /\bhow (?:long|many (?:days|weeks|months))\b.{0,50}\b(?:buy(?:ing)?|close|closing|process|whole thing|keys|we move|i move|from offer|under contract)\b|\bhow (?:fast|soon|quick(?:ly)?) (?:can|could|do|would) (?:we|i|you) (?:close|buy|move in|get the keys)\b|\bwhen\b.{0,16}\b(?:move in|get the keys|close)\b.{0,40}\b(?:offer|buy|contract|sign)\b/,
  ],
  [
    'offer',
    /\boutbid\w*\b|\b(?:take|accept\w*)\b.{0,12}\b(?:another|a higher|a better|someone elses|somebody elses) (?:offer|bid)\b|\bhow\b.{0,24}\b(?:make|put in|write|submit|place|send)\b.{0,10}\b(?:offer|bid)s?\b|\bhow (?:do|does) (?:an |the )?(?:offers?|bidding) work\b|\bwhat (?:goes|is|should be|do we put) in (?:an|the|our) offer\b|\b(?:what happens|next)\b.{0,16}\b(?:after|once|when)\b.{0,30}\b(?:offer|accept(?:ed|s)?)\b/,
  ],
  [
    'bidding',
    /^(?!.*\b(?:should|offer|bid (?:on|for))\b).*\b(?:over|above|under|below) (?:the )?(?:asking|ask|list(?:ing)?)(?: price)?\b|\bbidding wars?\b|\b(?:multiple|competing) offers\b/,
  ],
  [
    'without-inspection',
    /\b(?:skip\w*|waiv\w+|without|forgo|drop|pass on|no)(?: the| an| a| our| any)?(?: home)? inspections?\b/,
  ],
  [
    'attorney',
    /^(?!.*\b(?:sue|evict\w*|landlord|divorce|immigration|tax|lease|rent)\b)(?:.*\b(?:need|have to|must|get|hire|cost|much|pay|find|without|should|charges?)\b.{0,30}\b(?:lawyers?|attorneys?)\b(?! review)|.*\b(?:lawyers?|attorneys?)\b(?! review).{0,24}\b(?:costs?|fees?|charges?|needed|required|necessary|much)\b)/,
  ],
  [
    'rent-or-buy',
    /^(?:(?:and|so|ok|okay|what about|how about|do i|do we|should i|should we) )*(?:own(?:ing)?|buy(?:ing)?|rent(?:ing)?) (?:vs|versus|or) (?:rent(?:ing)?|buy(?:ing)?|own(?:ing)?)(?: (?:then|again|a (?:home|house|place)|pros and cons))*$|^(?=.*\b(?:should|better|sense|cheaper|worth|which|smarter|stay|years?|or just|waste|throw\w*|than)\b).*\b(?:(?:keep |stay |continue )?rent(?:ing)?\b.{0,40}\b(?:or|vs|versus|than)\b.{0,20}\b(?:buy(?:ing)?|own(?:ing)?)|(?:buy(?:ing)?|own(?:ing)?)\b.{0,30}\b(?:or|vs|versus|than|instead of|cheaper than)\b.{0,24}\brent(?:ing)?|(?:keep|stay)(?: on)? renting|\brent\b.{0,30}\b(?:own|buy)ing be cheaper|throw\w* (?:\w+ ){0,3}(?:away )?on rent|rent\b.{0,20}\b(?:waste|throw\w*))\b/,
  ],
  [
    'two-family',
    /^(?=.*\b(?:is it|should|can|could|does it|good idea|better|worth|smart|how)\b).*\b(?:(?:two|2|multi|three|3) ?(?:family|famil(?:y|ies)|units?)|duplex)\b.{0,60}\b(?:rent(?:ing)? (?:out )?(?:one|the other|half|it|a unit|upstairs|downstairs|the)|live in one|tenants?|rental income|help pay)\b|\b(?:banks?|lenders?|they)\b.{0,12}\bcount\b.{0,16}\brent(?:al income)?\b/,
  ],
  [
    'first-time',
    /\b(?:am i|are we|is (?:he|she|my \w+)|do (?:i|we)|count(?:s|ed)? as|considered|still|what (?:is|makes|counts as)|definition of)\b.{0,20}\bfirst ?time (?:home ?)?(?:buyers?|owners?)\b(?!.{0,8}(?:programs?|grants?|help|assist))|\b(?:owned|had|sold) (?:a|an|my|our) (?:\w+ )?(?:home|house|condo|place|co ?op)\b.{0,40}\bfirst ?time\b/,
  ],
  [
    'unmarried',
    words(
      '\\b(?:can|could|may|do|does|is|should|how)\\b.{0,30}\\b(?:friends?|siblings|brothers|sisters|cousins|people|roommates|us|we)\\b.{0,16}\\b(?:buy|own|purchase)\\b.{0,24}\\btogether\\b',
      '\\b(?:both|two|all|one)(?: of us| names| people)?\\b.{0,24}\\b(?:on|sign) the (?:loan|mortgage|deed|title)\\b',
      '\\b(?:not|arent|isnt|without being|never) ?married\\b.{0,50}\\b(?:buy|mortgage|loan|together|both|qualify|own)\\b',
      '\\b(?:buy|buying|own|mortgage|loan)\\b.{0,50}\\b(?:not|arent|without being|un) ?(?:getting )?married\\b',
      `^(?=.*\\b(?:can|could|do|does|how|is|should)\\b).*\\b(?:boyfriend|girlfriend|partner|friends?|roommate|brother|sister|fiance\\w*|${KIN})\\b.{0,30}\\b(?:both (?:be )?on|buy (?:\\w+ )?together|co ?sign|co ?borrow|on the (?:loan|mortgage|deed))`,
    ),
  ],
  [
    'self-employed',
    /\b(?:self ?employed|freelanc\w+|1099|own (?:a |my own )?(?:business|company)|gig work|contractor|uber|doordash|paid (?:in )?cash|cash (?:job|income)|new job|just started (?:a|my))\b.{0,60}\b(?:mortgage|loan|buy|qualify|lender|bank|approved)\b|\b(?:mortgage|loan|buy|qualify|lender|bank|approved)\b.{0,50}\b(?:self ?employed|freelanc\w+|1099|own (?:a |my own )?business|gig work|uber|doordash|paid (?:in )?cash|cash (?:job|income)|new job)\b/,
  ],
  [
    'closing-who',
    /\b(?:who|sellers?|them|landlord)\b.{0,30}\bclosing costs?\b|\bclosing costs?\b.{0,24}\b(?:with|in|into|from|to|onto) (?:the|my|our|a) (?:loan|mortgage)\b|\bclosing costs?\b.{0,40}\b(?:sellers?|who|roll(?:ed)?|financed?|negotia\w*|into the (?:loan|mortgage))\b|\bsellers? (?:concessions?|credits?|assist)\b/,
  ],
  [
    'lowest-tax',
    /\b(?:which|what|where)\b.{0,30}\b(?:towns?|places?|areas?|count(?:y|ies))?\b.{0,30}\b(?:lowest|low|lower|cheapest|cheap|least|highest|best)\b.{0,16}\btax(?:es)?\b|\b(?:lowest|cheapest) (?:property )?tax(?:es)?\b|\btax(?:es)?\b.{0,16}\b(?:lowest|cheapest|lower)\b/,
  ],
  [
    'tax-changes',
    /\bwhy\b.{0,30}\btax(?:es)?\b|\bhow (?:do|does|are|is)\b.{0,12}\b(?:property |real estate )?tax(?:es)? (?:work|calculated|set|computed|figured|decided|determined|assessed)\b|\btax(?:es)?\b.{0,30}\b(?:go(?:es|ing)? up|went up|increase|rise|change|jump)\b|\bre ?(?:assess\w*|valuation)\b/,
  ],
  [
    'in-the-month',
    /\b(?:does|do|did|would) (?:that|this|it)\b.{0,12}\b(?:include|cover|have)\b.{0,16}\b(?:tax(?:es)?|insurance|pmi)\b|\b(?:are|is|does|do|did you|would)\b.{0,20}\b(?:tax(?:es)?|insurance|hoa(?: fees?)?|fees|pmi|utilities)\b.{0,24}\b(?:in (?:that|there|it|the)|included?|part of|count(?:ed)?|on top|extra)\b|\bwhats? (?:is )?(?:not|isnt) (?:included|in) (?:it|that|this|the)\b|\bwhat(?: exactly| all)?(?:s| is| all is)?(?: exactly| really)? (?:included|in) (?:in )?(?:that|it|there|this|the (?:month(?:ly)?|payment|number))\b|\bwhat(?:s| is)?(?: all| exactly| actually| really| even| included| is| makes up)* in (?:that|those|this|the) (?:(?:\d+|[a-z]+) ){0,3}(?:thousand|hundred|grand|dollars|number|amount|total|figure|payment|k|\d{3,}|\d+k)$|\bhow (?:did|do) you (?:get|come up with|calculate|figure|work out|arrive at)\b|\bwhere (?:did|does|do) (?:you get )?(?:that|this|the) (?:number|figure|amount)\b|\b(?:fees?|hoa) count in\b/,
  ],
  [
    'town-tax',
    /^(?!.*\b(?:transfer|mansion|exit|breaks?|deduct\w*|credits?|returns?|refunds?|relief|rebates?|write|homes|houses|listings?|condos|show|find|under|less|below|low|search|looking|it|this|that|one|(?:before|after|with|plus|and|including|include) (?:property )?tax(?:es)?)\b).*(?:\b(?:how (?:high|much|bad|expensive)|what|whats)\b.{0,30}\btax(?:es)? \w+|\btax(?:es)?(?: (?:rates?|bills?))?(?: (?:are|is|like|look|run))* (?:in|for|of|around|over|near|like|on)\b|^(?:and )?(?:property )?tax(?:es)? \w+(?: \w+)?$)/,
  ],
  [
    'insurance-cost',
    /\b(?:how much|what)\b.{0,24}\b(?:home ?owners?|home|house|hazard) insurance\b|\b(?:home ?owners?|home|house) insurance (?:cost|run|a (?:month|year))/,
  ],
  [
    'up-front-rent',
    /\b(?:what|how much)\b.{0,24}\b(?:hand over|pay|owe|need|due|bring)\b.{0,16}\b(?:before (?:i|we) (?:get|have)(?: the)? keys|(?:on )?(?:day one|the first day))\b|\bup ?front\b.{0,24}\b(?:rent\w*|lease|apartment|landlord)\b|\b(?:rent\w*|lease|apartment)\b.{0,30}\bup ?front\b|\bhow much\b.{0,30}\b(?:to move in(?:to)?|before (?:i|we) (?:move|get the keys))\b/,
  ],
  [
    'rates',
    /^(?!.*\b(?:will|going to|gonna|next (?:year|month)|wait|lock)\b).*(?:\b(?:what|whats|how|where)\b.{0,20}\b(?:interest|mortgage|loan|todays?|current)? ?rates?\b(?!.{0,20}\b(?:will|going|next|tax)\b)(?=.{0,24}(?:now|today|currently|these days|at|week|use|using|like|assum\w*|$))|\b(?:current|todays?|latest) (?:\w+ )?rates?\b|\b(?:did|have|has|are)\b.{0,10}\brates?\b.{0,20}\b(?:up|down|change\w*|high|low|bad|good|drop\w*)\b.{0,20}\b(?:this|last|now|today|lately|recently|week|month)\b|\b(?:what|which) (?:interest |mortgage )?rate (?:is (?:that|this|it)|are you|do you|did you)\b)/,
  ],
]

/** How little may be paid down: 'do you really need 20 percent', 'is three percent down a thing'. */
const LEAST_DOWN =
  /\bhow (?:much|little|low)\b.{0,24}\b(?:down(?: ?payment)?|put down)\b.{0,12}\b(?:need|required?|have|must|minimum|least)\b|\b(?:how (?:much|little)|whats the (?:least|minimum))\b.{0,20}\bdown(?: ?payment)?\b(?= (?:do|should|must|can|payment)\b| ?$)|\b(?:need|have to|must|required?)\b.{0,24}\b(?:20|twenty) ?(?:%|percent)(?! raise)|\b(?:zero|0|no|nothing|3|three|3 5|5|five|10|ten) ?(?:%|percent)? (?:money )?down\b.{0,24}\b(?:thing|possible|allowed|ok|okay|real|enough|exist|work)\b|^(?:and |so )?(?:is|are|can|could)\b.{0,30}\b(?:zero|no|nothing) (?:money )?down\b|\b(?:have to|need to|must|gotta|got to)\b.{0,10}\bput (?:down )?(?:20|twenty)(?: ?(?:%|percent))?(?: down)?\b/

/** Whether renters here pay one, and who asks for it. */
const BROKER_FEE =
  /\b(?:do|must|why|have to|who|should)\b.{0,24}\bpay(?:ing|s)? (?:a |the |that |for a )?brokers?\b(?! commission)|^(?!.*\b(?:on|for|of|with|to) (?:it|this|that|the (?:first|second|third|last|one)|number)\b)(?:.*\b(?:is|are|do|does|who|must|have to|gotta|need|why|always|how much|what)\b.{0,30}\b(?:brokers?|finders?) fees?\b.{0,20}(?:\b(?:a thing|normal|usual|here|in (?:nj|jersey|new jersey)|legal|required|allowed|usually|everywhere|common|pay|negotiable)\b|$)|.*\b(?:pay|owe|charge\w*)\b.{0,16}\b(?:brokers?|finders?) fees?\b)/

/** 'Is my student loan a problem'. */
const DEBTS =
  /\bproblem\b.{0,20}\b(?:student (?:loans?|debt)|car (?:loans?|notes?|payments?)|credit card debt)\b|\bhow much debt\b|\btoo much debt\b|\bstudent (?:loans?|debt)\b.{0,24}\b(?:doomed|screwed|out of luck|hopeless|too much|qualify)\b|\b(?:care|cares|look at|mind|ask|asks|worry) (?:about )?(?:my |our |the )?(?:student (?:loans?|debt)|car (?:loans?|notes?|payments?)|credit card (?:debt|balance)|debts?)\b|\b(?:student (?:loans?|debt)|car (?:loans?|notes?|payments?)|credit card (?:debt|balance)|(?:my|our|other|existing) debts?)\b.{0,40}\b(?:problem|count|counts|matter|hurt|stop|affect|keep (?:me|us)|bad|issue|in the way|against)\b|\b(?:does|do|will|can|is|are)\b.{0,24}\b(?:student (?:loans?|debt)|car (?:loans?|notes?)|credit card debt)\b.{0,40}\b(?:buy\w*|mortgage|house)\b/

/** 'Who pays for repairs in a condo'. */
const SHARED_REPAIRS =
  /\bwhats? (?:is )?(?:usually |normally |typically )?(?:included|covered|in) (?:in |by )?(?:an? )(?:\w+ )?(?:fee|dues)(?: like (?:that|this))?(?: usually| normally| typically| anyway)*$|\b(?:who|whos)\b.{0,24}\b(?:fix\w*|repairs?|responsible|roof)\b.{0,30}\b(?:condos?|co ?ops?|hoa|association)\b|\bcan (?:an?|the) (?:hoa|association|condo board)\b(?!.*\b(?:fees?|dues|charges?|raise|increase|stop|forbid|ban|tell|make)\b)/

const PART_OF_CLOSING =
  /\bclosing costs?\b.{0,20}\b(?:part of|same (?:thing )?as|included in|different from|instead of|besides|on top of)\b.{0,12}\bdown/

const HELP_WITH_DOWN =
  /\b(?:grants?|programs?|assistance|help|aid)\b.{0,16}\bfor (?:nurses?|teachers?|police|cops|firefighters?|first responders?|essential workers|low income|single (?:moms?|mothers?|parents?|dads?))\b|\bdown ?payment (?:assistance|help|grants?|programs?)\b|\b(?:help|assistance|grants?|programs?|money)\b.{0,24}\b(?:down ?payment|closing costs)\b|\bfirst time (?:home ?)?buyers? (?:programs?|grants?|help|assistance)\b|\b(?:programs?|help|grants?|assistance)\b.{0,30}\b(?:who|that|if) (?:\w+ )?(?:have |has |had |ive |weve )?never (?:owned|bought)\b|\bprograms?\b.{0,16}\bhelps?\b.{0,24}\b(?:buy|own|purchase|get (?:a|into a) (?:house|home))\b|\bdiscounts?\b.{0,16}\bfor (?:nurses?|teachers?|police|cops|firefighters?|first responders?)\b|\b(?:programs?|grants?|assistance|help|credits?|deals?)\b.{0,16}\bfirst ?time(?:rs?|(?: home)? ?buyers?)\b/

/** 'Do I need flood insurance by the river'. */
const FLOOD_INSURANCE =
  /\b(?:do|does|did|will|would|is|are|must|should|when|why|who)\b(?! you have (?!to\b)).{0,60}\bflood insurance\b|\bflood insurance\b.{0,24}\b(?:required|mandatory|needed|necessary|a must|have to)\b/

/** Whether a loan takes mortgage insurance: 'does VA charge PMI'. */
const LOAN_AND_PMI = (loan: string): RegExp =>
  new RegExp(
    `^(?!.*\\b(?:conventional|vs|versus|or)\\b).*(?:\\b${loan}\\b.{0,24}\\b(?:pmi|mip|mortgage insurance)\\b|\\b(?:pmi|mip|mortgage insurance)\\b.{0,24}\\b${loan}\\b)`,
  )

/** 'What happens if it appraises low', 'who orders the appraisal'. */
const APPRAISED =
  /\bapprais(?:al|es?|ed|er)\b.{0,40}\b(?:low(?:er)?|under|below|short|less|high(?:er)?|over|gap)\b|\b(?:low|short) appraisal\b|\bappraisal gap\b|\b(?:who|do i|do we|when)\b.{0,20}\b(?:orders?|pays?|picks?|chooses?|does|sets? up)\b.{0,12}\bapprais(?:al|er)\b/

/** 'Can the board reject me'. */
const BOARD =
  /\b(?:co ?ops?|building) boards?\b|\bboards? (?:interview|approval|package|meeting)\b|\bcan (?:the|a|an) (?:\w+ )?board\b.{0,16}\b(?:reject|refuse|deny|say no|turn)\b/

/** 'They want fifty dollars to look at my application'. */
const APPLICATION_FEE =
  /^(?!.*\b(?:for|of|on) (?:it|this one|that one|the (?:first|second|third|last))\b).*(?:\bapplication fees?\b.{0,30}\b(?:legal|normal|back|refund\w*|limit|max\w*|how much|allowed|charge|usual\w*|each|every|per)\b|\b(?:is|are|can|how much|do|does|what|why|must|have to|who)\b.{0,30}\bapplication fees?\b|\b(?:charge|charges|want|wants|ask|asks|pay|paying|bucks|dollars|\$ ?\d+)\b.{0,24}\b(?:to (?:apply|look at my application|fill out)|(?:per|each|for (?:the|an|my)) application|just to apply)\b)/

/** 'Are points worth it'. */
const POINTS =
  /\b(?:pay|paying|buy|buying|are|is|should)\b.{0,16}\b(?:discount |mortgage )?points\b.{0,24}\b(?:worth|good|make sense|smart|pay off|down the rate|lower)\b|\b(?:buy|buying) down (?:the|my|our) rate\b/

/** The term whose text answers a question that doesn’t ask what it means; the first that matches is meant. */
const TERMS_ASKED: readonly (readonly [GlossaryTerm, RegExp])[] = [
  ['fha', LOAN_AND_PMI('fha')],
  ['usda', LOAN_AND_PMI('usda')],
  ['appraisal', APPRAISED],
  ['board-approval', BOARD],
  ['application-fee', APPLICATION_FEE],
  ['points', POINTS],
  [
    'escrow',
    /\bwho (?:holds|keeps|has|sits on)\b.{0,16}\b(?:deposit|earnest|money)\b.{0,24}(?:\b(?:closing|close|until|till|buy)\b|$)/,
  ],
  ['sublet', /\b(?:can|could|may|allowed|my lease|want to|how|if i|while im)\b.{0,30}\bsub ?(?:let|leas)\w*/],
  ['contingency', /\bcontingent\b.{0,12}\b(?:on|upon|mean|what)\b/],
  [
    'final-walk-through',
    /\bsee\b.{0,16}\b(?:house|home|it|place)\b.{0,12}\b(?:again|once more|one more time|one last time)\b.{0,24}\b(?:before|closing)\b/,
  ],
  [
    'co-op',
    /^(?:(?:and|so|but) )*(?:are|is) (?:an? )?co ?ops?\b.{0,16}\b(?:bad|good|worth|risky|hard|harder|better|safe)\b/,
  ],
  [
    'condo',
    /^(?:(?:and|so|but) )*(?:are|is) (?:an? )?condos?\b.{0,16}\b(?:bad idea|good idea|worth|risky|better|safe)\b/,
  ],
  ['njhmfa', HELP_WITH_DOWN],
  ['dti', DEBTS],
  ['hoa', SHARED_REPAIRS],
  ['closing-costs', PART_OF_CLOSING],
  ['brokers-fee', BROKER_FEE],
  ['down-payment', LEAST_DOWN],
  ['flood-zone', FLOOD_INSURANCE],
]

/** The term of the glossary whose text answers the question; null for none. */
export const termAsked = (said: string): GlossaryTerm | null =>
  TERMS_ASKED.find(([, pattern]) => pattern.test(said))?.[0] ?? null
