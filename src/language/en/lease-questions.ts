import type { GuidanceWords } from '../guidance.ts'

const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))
const PERSON =
  '(?:me|us|somebody|someone|anybody|anyone|one of us|two of us|he|she|they|(?:my|our|the) (?:\\w+ )?(?:room ?mates?|friends?|boyfriend|girlfriend|partner|cousin|brother|sister|wife|husband|fiance\\w*)|(?:my|our) other (?:tenant|half))'
const LEAVES =
  '(?:drops? out|moves? (?:out|away|back)|backs? out|leaves?|bails?|quits?|walks? (?:out|away)|stops? paying|doesnt pay|cant pay|wont pay|skips?|disappears?|breaks? up|split(?:s|ting)? up)'
const LANDLORD = '(?:they|he|she|(?:(?:the|a|my|our|your) )?(?:landlords?|owners?|supers?|management|manager))'
const RELATIVE = '(?:mom|mother|dad|father|parents|in ?laws|grand\\w+|aunt|uncle|sister|brother|son|daughter|kids?)'
const RECORD =
  '(?:felon(?:y|ies|s)?|criminal (?:record|history|past|background|case)|convict\\w+|conviction|misdemeanou?r|been arrested|arrests?|(?:been|was|were|went|got out of|out of) (?:to |in )?(?:prison|jail)|ex ?con|parole|probation|dui|dwi|(?<!(?:credit|tax|payment) )record (?:from|for|years))'
const CHANGE =
  '(?:grab bars?|hand ?rails?|ramps?|stair ?lifts?|chair ?lifts?|wider? doors?|shower (?:seat|chair|bench)|walk in (?:shower|tub)|(?:flashing|strobe) (?:lights?|alarms?)|door ?bell lights?)'

/** What renters ask of a lease and of who signs it, the narrower first. Read from lower case without marks. */
export const LEASE_QUESTIONS: GuidanceWords = [
  [
    'up-front-rent',
    /\b(?:two|three|four|[234]) months?(?: of)? rent\b.{0,16}\b(?:to move in|up ?front|to start|at once|before (?:i|we) move)\b/,
  ],
  [
    'deposit-as-rent',
    /\b(?:use|apply|count|take)\b.{0,16}\b(?:deposit|security)\b.{0,24}\b(?:as|for|toward|towards)\b.{0,12}\b(?:last|final|next)?(?: months?)? ?rent\b|\b(?:last|final) months? rent\b.{0,24}\b(?:from|out of|with) (?:the |my )?(?:deposit|security)\b/,
  ],
  [
    'home-sold',
    /\bwhat (?:if|happens (?:if|when))\b.{0,12}\b(?:my|the|our|a) (?:\w+ )?(?:landlord|owner|building|place|apartment)\b.{0,12}\b(?:sells?|sold|selling)\b/,
  ],
  [
    'rent-help',
    /^(?!.*\b(?:down|offer|closing|buy\w*)\b).*\bhelps?\b.{0,10}\bwith (?:the|my|a|our) (?:security )?deposit\b/,
  ],
  [
    'home-sold',
    /\b(?:my|our|the) (?:building|landlord|apartment|place|house (?:i|we) rent|owner)\b.{0,24}\b(?:sold|selling|sells|for sale|sale|sell)\b.{0,50}\b(?:leave|stay|out|happens to (?:me|us|my lease|our lease)|my lease|our lease|have to move|kick|lose my)\b/,
  ],
  [
    'late-rent',
    /\bwhat happens\b.{0,16}\b(?:dont|cant|stop|skip|miss)\b.{0,8}\b(?:pay\w* )?(?:my |the |a )?(?:months? )?rent\b/,
  ],
  [
    'papers-to-rent',
    /\b(?:send|e ?mail|give|show)\b.{0,12}\b(?:my |our |them |the )*(?:pay ?stubs?|pay slips?|bank statements|tax returns?)\b.{0,24}\b(?:by|over|online|e ?mail|landlord|to (?:him|her|them))\b/,
  ],
  ['income-to-rent', /\bwhats?\b.{0,24}\bincome\b.{0,24}\bto rent\b/],
  [
    'papers-to-rent',
    /\bwhat\b.{0,24}\b(?:need|have|get|should)\b.{0,30}\b(?:ready|together|lined up|in order)\b.{0,40}\b(?:apply|rent|apartment|lease|landlord)/,
  ],
  ['income-to-rent', /\bhow many times\b.{0,12}\brents?\b|\b(?:times|x) the (?:monthly )?rent\b/],
  [
    'age-to-sign',
    /\b(?:im|i am|hes|shes|my (?:son|daughter) is|only|just|turned|turning|at|under) (?:only |just )?(?:16|17|18|19|sixteen|seventeen|eighteen|nineteen)\b.{0,50}\b(?:rent|lease|sign|apartment|own place|landlord)\b(?!.*\b(?:hundred|thousand|00)\b)|\bhow old\b.{0,20}\b(?:do|must|have)\b.{0,20}\b(?:rent|sign|lease)\b/,
  ],
  [
    'lease-cancel',
    /\b(?:back out|get out|change my mind|cancel|undo|walk away)\b.{0,30}\b(?:signed|just signed|signing)\b.{0,16}\b(?:the |a |my )?lease\b|\bsigned\b.{0,12}\blease\b.{0,40}\b(?:back out|get out|change my mind|changed my mind|cancel|walk away)\b|\b(?:attorney|lawyer|three day) review\b.{0,24}\blease\b|\blease\b.{0,24}\b(?:attorney|lawyer|three day) review\b/,
  ],
  [
    'entry',
    new RegExp(
      `\\b(?:can|may|could|is|are)\\b.{0,6}\\b${LANDLORD} (?:just |legally |allowed to )*(?:come|walk|enter|get|go|show up)(?: in| into| inside| over| by)?\\b.{0,24}\\b(?:when|while|if) (?:im|i am|were|we are|i|we|nobody|no one)`,
    ),
  ],
  [
    'repairs',
    words(
      '^(?!.*\\b(?:buy|buying|seller|inspection|closing|offer)\\b).*\\b(?:heats?|heating|hot water|boiler|furnace|ac|toilet|stove|fridge|sink|lights?|elevator|power)\\b(?: is| has| s)?(?: been)?(?: been)? (?:out|off|broken|not working|down|dead|leaking|clogged)\\b.{0,40}\\b(?:who|what|call|landlord|super|owner|days?|weeks?|do i|can i)\\b',
      '^(?!.*\\b(?:buy|buying|seller|inspection|closing|offer)\\b).*\\b(?:if|when) (?:the |my |our )?(?:heat|heating|hot water|boiler|furnace|ac|air conditioning|toilet|stove|fridge|elevator|power) (?:breaks?(?: down)?|goes(?: out)?|stops?(?: working)?|fails?|dies|quits|gives out)\\b',
      '^(?!.*\\b(?:buy|buying|seller|inspection|closing|offer)\\b).*\\b(?:roach(?:es)?|cockroach(?:es)?|mice|rats?|bed ?bugs|mold|leak(?:s|ing)?|no heat|no hot water)\\b.{0,60}\\b(?:landlord|owner|super|management|apartment|who|what do i|what can i|they|rent)\\b',
    ),
  ],
  [
    'utilities',
    /\bwhos? (?:usually |normally |typically |generally )?pays?\b.{0,12}\b(?:utilities|heat|water|electric\w*|gas|internet|trash|garbage)\b/,
  ],
  [
    'renters-insurance',
    words(
      '\\b(?:burst\\w*|leak\\w*|fire|flood\\w*|theft|stolen|robbed|broken into|break in)\\b.{0,50}\\bmy (?:stuff|things|couch|sofa|furniture|laptop|tv|bed|clothes|belongings)\\b',
      '\\bmy (?:stuff|things|couch|sofa|furniture|laptop|tv|bed|clothes|belongings)\\b.{0,40}\\b(?:burn\\w*|stolen|ruined|damaged|flood\\w*|wet|insured|covered)\\b',
    ),
  ],
  [
    'house-rules',
    words(
      `\\b(?:does|do|must|did)\\b.{0,4}\\b${LANDLORD} (?:have to|need to|legally have to) (?:let|allow|permit)\\b`,
      '\\b(?:neighbou?rs?|upstairs|downstairs|next door|people above)\\b.{0,40}\\b(?:stomp\\w*|loud|noisy|noise|party|parties|music|bark\\w*|smok\\w*|screaming|fighting)\\b.{0,40}\\b(?:what (?:can|do|should) (?:i|we)|who|complain|anything|call|landlord)\\b',
    ),
  ],
  ['income-to-come', /\brent(?:ing)?\b.{0,24}\b(?:job offer|offer letter|new job)\b/],
  [
    'incomes-together',
    /\b(?:all|both|our|everyones|combined?|together|roommates?)\b.{0,16}\b(?:our |the |their )?(?:incomes?|pay|paychecks|salaries)\b.{0,30}\b(?:add(?:ed)?|count|counts|combined?|together|enough)\b(?=.*\b(?:apartment|rent|lease|landlord|roommates?)\b)|\b(?:combine|add up|pool)\b.{0,12}\b(?:our )?(?:incomes?|salaries|paychecks)\b(?!.*\b(?:mortgage|loan|buy)\b)/,
  ],
  [
    'roommates',
    /\b(?:can|could|may)\b.{0,12}\b(?:two|three|four|five|six|\d|we all|all) of us\b.{0,16}\b(?:share|be on|sign|live on)\b.{0,12}\blease\b|\bshare (?:one|a) lease\b/,
  ],
  [
    'deposit-limit',
    /\b(?:normal|usual|typical|standard|average|regular)\b.{0,6}\b(?:security )?deposits?\b(?!.*\b(?:earnest|offer|house|buy)\b)|\b(?:pay|want|wants|asks?|asking|demand\w*)\b.{0,16}\b(?:two|three|four|five|six|[2-6]|twelve|12)(?: full)? months?(?: of rent| rent)? (?:up ?front|in advance|ahead)\b/,
  ],
  [
    'changes-for-disability',
    words(
      `\\b(?:can|could|may|allowed|let|lets|refuse\\w*|forbid|say no|stop|put|install\\w*|add|have|get)\\b.{0,50}\\b${CHANGE}\\b(?!.{0,30}\\b(?:own|bought|buy)\\b)(?=.*\\b(?:landlord|owner|rent\\w*|lease|tenant|they|he|she|let|allowed|refuse\\w*|apartment)\\b|$)(?<!\\b(?:have|has|with|get) (?:an? )?ramp)`,
      '\\breasonable (?:modifications?|accommodations?)\\b',
    ),
  ],
  [
    'criminal-record',
    new RegExp(
      `^(?!.*\\b(?:price|tax|sex offenders?|neighbou?rs?|crime|area|town|street)\\b).*\\b(?:i|we|me|my|our|he|she|hes|shes|ive|him|her|us|husband|wife|son|brother|boyfriend)\\b.{0,50}\\b${RECORD}\\b|\\b${RECORD}\\b.{0,60}\\b(?:rent|apartment|landlord|turn\\w* (?:me|us|him|her|you) (?:down|away)|deny|refuse|application|lease|matter|ask)\\b|\\bcriminal (?:checks?|background checks?)\\b`,
    ),
  ],
  [
    'screening',
    /\b(?:background|tenant|reference) checks?\b|\btenant screening\b|\b(?:what|how)\b.{0,16}\b(?:do|does|will|would) (?:they|landlords?|the landlord|a landlord|owners?)\b.{0,12}\b(?:check|screen|look (?:up|into|for))\b|\bget screened\b|\bscreening (?:report|process|fee|company)\b/,
  ],
  ['bankruptcy', /\b(?:bankrupt\w*|chapter (?:7|13|seven|thirteen))\b/],
  [
    'guarantor-owes',
    words(
      '\\b(?:if|when|once|should|before|what happens (?:if|when)|want(?:s|ed)? me to|asked? me to|ask(?:s|ing)? me to) (?:i )?(?:was to |were to |am )?(?:sign|be|become|act|signed|signing)(?: on)?(?: \\w+){0,2} (?:as )?(?:an? |the |my \\w+ |her |his |their )?(?:guarantors?|co ?signers?)\\b',
      '\\b(?:i|im|ill|id|me|we)\\b.{0,16}\\b(?:co ?sign\\w*|guarantee|guarantor)\\b.{0,24}\\b(?:for (?:my|her|him|them|a)|(?:my|her|his|their) (?:lease|apartment|rent|place))\\b',
      '\\b(?:what|how much|am i|are we|do i|would i|could i|can i|can they)\\b.{0,40}\\b(?:as (?:an? |the )?(?:guarantor|co ?signer)|being (?:an? |the )?(?:guarantor|co ?signer))\\b',
    ),
  ],
  [
    'roommates',
    words(
      `\\b(?:what if|what happens (?:if|when)|suppose|say|if|when|and if|am i|are we|do i|will i|would i|stuck)\\b.{0,40}\\b${PERSON} (?:just |suddenly |decides to |wants to |has to |moves and )*${LEAVES}\\b(?!.*\\b(?:job|deal|offer|contract|closing|mortgage|seller)\\b)`,
      `\\b${PERSON} (?:just |suddenly )*${LEAVES}\\b.{0,40}\\b(?:stuck|owe|on the hook|liable|responsible|her half|his half|their (?:half|share|part)|whole rent)\\b`,
      `\\b(?:can|could|may|allowed|ok|okay)\\b.{0,16}\\b(?:my|our) (?:\\w+ )?${RELATIVE}\\b.{0,16}\\b(?:move|come|stay|live)(?: in)? (?:with|in)\\b`,
      `\\b(?:can|could|may) (?:i|we)\\b.{0,12}\\b(?:have|move|bring|add|let)\\b.{0,10}\\b(?:my|our) (?:\\w+ )?${RELATIVE}\\b.{0,16}\\b(?:move in|in with|to the lease|live)\\b`,
      '\\b(?:joint(?:ly)?|jointly and severally|several liability|joint lease)\\b(?=.*\\b(?:lease|rent|liab\\w+)\\b)',
    ),
  ],
  [
    'rent-help',
    words(
      '\\b(?:help|assistance|aid|programs?|grants?|subsid\\w+|money|charit\\w+|funds?)\\b.{0,50}\\b(?:with|for|toward|towards|paying|pay|to pay|on|cover)\\b.{0,16}\\b(?:(?:the|my|our|your|back|first months?|a months?) )*rents?\\b(?! (?:out|control|increase))',
      '\\b(?:rent|rental|renters?|emergency (?:rent|rental|housing)) (?:help|assistance|aid|relief|programs?|grants?)\\b(?=.*\\b(?:any|how|where|who|is|are|get|apply|exist|need|what|there)\\b)(?!.*\\b(?:take|accept|turn|refuse|on)\\b)',
      '\\b(?:cant|cannot|can not|couldnt|hardly|barely) (?:really |even )?(?:afford|make|pay|cover)\\b.{0,10}\\b(?:the|my|our|this|any)? ?rents?\\b.{0,40}\\b(?:help|who|where|what|program|assist\\w*)\\b',
    ),
  ],
  [
    'lease-length',
    words(
      '\\b(?:do|does|are|is|can|could|will|would|how|what|must|have to)\\b.{0,50}\\b(?:(?:one|a|1|two|2|full|whole|twelve|12|six|6) ?(?:years?|months?) leases?|month to month|short(?:er)? (?:term )?leases?|lease (?:terms?|lengths?))\\b(?!.*\\b(?:it|this one|that one|first|second|third|number)\\b)(?!.*\\b(?:homes|apartments|places|listings) (?:with|for|under)\\b)',
      '\\bhow long (?:is|are|does|do) (?:a|most|the usual|a normal|a typical|leases?)\\b.{0,16}\\b(?:leases?|run|last)\\b',
      '\\b(?:sign|commit)\\b.{0,16}\\bfor (?:a|one|the) (?:whole |full )?year\\b',
    ),
  ],
  [
    'occupancy',
    words(
      '\\bhow many (?:people|persons|of us|kids|children|adults|occupants)\\b.{0,30}\\b(?:can|may|are allowed|allowed|live|fit|stay|sleep)\\b(?!.*\\b(?:town|county|city)\\b)',
      '\\b(?:limit|max\\w*|rule|law)\\b.{0,24}\\b(?:how many|number of)\\b.{0,16}\\b(?:people|persons|kids|occupants|live|in a)\\b',
      '\\boccupancy (?:limits?|rules?|max\\w*)\\b|\\b(?:five|six|seven|eight|nine|5|6|7|8|9) of us\\b.{0,40}\\b(?:allowed|legal|too many|ok|okay)\\b',
    ),
  ],
  [
    'pace',
    /\bhow (?:fast|quick(?:ly)?|soon|long) (?:do|does|are|will|would)\b.{0,12}\b(?:homes|houses|rentals|places|apartments|condos|things|stuff|they|good ones|listings)(?: \w+){0,3} (?:go|sell|get rented|rent|move|gone|last|disappear|get taken|snapped up|stay (?:on the market|listed))\b/,
  ],
  [
    'to-rent-it',
    /\b(?:sign|pay|get|give)\b.{0,20}\b(?:lease|deposit|keys)\b.{0,12}\b(?:before|after|first or|or after)\b.{0,30}\b(?:deposit|lease|keys|sign|pay|move)\b/,
  ],
  [
    'deposit-back',
    /\b(?:kept|keeping|keep|took|takes?|taking)\b.{0,12}\b(?:my|our|the|all|half|whole|part of)\b.{0,16}\b(?:deposit|security)\b/,
  ],
]
