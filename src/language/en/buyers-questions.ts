import type { GuidanceWords } from '../guidance.ts'

const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))
const PAPERS = '(?:papers?|paperwork|documents?|docs|documentation|pay ?stubs)'
/** What is little of a price: 'four percent', 'nothing'. */
const LITTLE =
  '(?:only |just |like |about |around )*(?:zero|no|nothing|one|two|three|four|five|0|1|2|3|4|5|3 5|three and a half)'
const SERVED = '(?:vets?|veterans?|military|army|navy|marines?|service members?|soldiers?|served)'

/** What buyers and owners ask in general, the narrower first. Read from lower case without marks. */
export const BUYERS_QUESTIONS: GuidanceWords = [
  [
    'credit-up',
    /\b(?:how|what)\b.{0,30}\b(?:get|bring|raise|boost|build|improve|increase|fix|repair|push|move)\w*\b.{0,16}\b(?:credit|(?:my|our|the|a) (?:fico |credit )?score)\b(?!.{0,8}\b(?:union|card)\b)/,
  ],
  [
    'low-down',
    words(
      `^(?=.*\\b(?:can|could|enough|possible|any way|ok|okay|allowed|do i|do we|is (?:it|that))\\b).*\\b(?:${LITTLE})\\b.{0,16}\\b(?:percent|%|saved|savings|down|put away)\\b.{0,50}\\b(?:buy|own|get (?:a|an|the|into)|purchase|enough|with that)\\b`,
      `^(?:(?:and|so|ok|but) )*(?:can|could|do) (?:i|we|people) (?:even |still |really )*buy\\b.{0,24}\\bwith(?: only| just)?\\b.{0,16}\\b(?:${LITTLE}) ?(?:percent|%)`,
    ),
  ],
  [
    'least-down',
    /^(?:(?:and|so|ok|but) )*how much (?:(?:of an? )?(?:money )?)?down(?: payment)? (?:would|will|do|does|is|are|should)\b.{0,24}(?:that|it|this|need|be|i|we)(?: be| need| have to put| put)*$/,
  ],
  [
    'tenants-in-it',
    /\b(?:kick|throw|toss|put|get|force)\w* (?:them|the (?:tenants?|renters?|people)|(?:an? |existing |current )tenants?) out\b|\bevict (?:them|the (?:current |existing )?(?:tenants?|renters?)|existing tenants?)\b|\b(?:tenants?|renters?)\b.{0,30}\b(?:have to|has to|must|need to|gotta) (?:leave|move|go)\b.{0,30}|\b(?:tenants?|renters?)\b.{0,24}\b(?:stay|come with|included|keep|remain)\w*\b.{0,30}\b(?:buy|sold|sale|house|closing|own)\b|^(?:(?:and|so|but|ok|okay) )*(?:do|does|would|will|can|could|must) (?:the |a |those |these |any )?(?:current )?(?:tenants?|renters?)\b.{0,12}\b(?:stay|remain|leave|move|go|come with)\w*\b|\b(?:keep|inherit|honou?r|take over)\b.{0,12}\b(?:tenants?|renters?|(?:their|the existing) lease)\b|\b(?:buy|buying)\b.{0,30}\bwith (?:a |the )?tenants? (?:in it|inside|still|living|in place)\b/,
  ],
  [
    'unit-rent',
    /\b(?:what|how much)\b.{0,30}\b(?:rents?|get|collect|charge)\b.{0,24}\b(?:the )?(?:other|second|upstairs|downstairs|extra|each) (?:half|unit|side|apartment|floor|family|flat)\b/,
  ],
  [
    'flood',
    /^(?!.*\b(?:it|this|these|those|them|they|ones?|homes?|houses?|property|apartment|basement|street|first|second|third|last)\b)(?:(?:and|so|ok|but) )*(?:is|are|was|does|do|did|has|have|will)\b.{0,60}\b(?:flood(?:s|ed|ing)?(?: (?:zones?|areas?|plains?|risk|prone))?)\b/,
  ],
  [
    'why-estimate',
    /\b(?:why|what makes)\b.{0,30}\b(?:an? )?(?:estimates?|estimated|approximate|about|not exact)\b|\bwhat (?:can|could|would|might)\b.{0,8}\b(?:move|change|shift|raise|lower)\b.{0,8}\b(?:it|that|this|the (?:number|figure|estimate))\b|\bhow (?:sure|exact|accurate|precise|reliable|close|good) (?:is|are)\b.{0,16}\b(?:that|this|your|the|those|these) ?(?:numbers?|figures?|estimates?|amounts?|math)?$/,
  ],
  ['funding-fee', /\bfunding fees?\b/],
  [
    'rent-out',
    /\b(?:can|could|may|allowed to|would|am i|are we|legal to|ok to|okay to)\b.{0,24}\b(?:rent|let|lease|airbnb|sublet)(?: (?:it|my|the|our|that|a|place|condo|house|home|unit|room|co ?op|basement|apartment|\w+)){0,4} out\b|\b(?:can|could|may|allowed to)\b.{0,16}\b(?:rent out|airbnb|let out)\b/,
  ],
  [
    'income-counted',
    /\b(?:count|consider|include|use|accept|look at|care about)\w*\b.{0,24}\b(?:over ?time|bonus(?:es)?|second job|part ?time|side (?:job|gig|hustle)|commissions?|tips|seasonal)\b|\b(?:over ?time|bonus(?:es)?|second job|part ?time job|side (?:job|gig|hustle))\b.{0,30}\b(?:count|counts|counted|considered|included|matter|help)\b/,
  ],
  [
    'own-cash',
    /\bcash\b.{0,24}\b(?:at home|under (?:the|my) mattress|in (?:a|the|my) (?:safe|drawer|box|shoebox)|in hand|i (?:keep|saved|have) at)\b|\bmattress money\b/,
  ],
  [
    'compare-lenders',
    /\b(?:how many|several|different|multiple|more than one|compare|shop(?:ping)? around|which)\b.{0,24}\b(?:lenders?|banks|mortgage companies|loan offers|loan estimates)\b|\b(?:check\w*|shop\w*|apply\w*|quotes?|pulls?|inquir\w+)\b.{0,40}\b(?:hurts?|affects?|lowers?|damages?|ding\w*|bad for)\b.{0,12}\b(?:my |our |your )?(?:credit|score)\b/,
  ],
  ['rate-lock', /\brate locks?\b|\b(?:lock(?:ing)?|locked) (?:in )?(?:a|my|the|our) rate\b|\block in\b.{0,8}\brate\b/],
  [
    'townhouse',
    /\b(?:what|whats|is|are|define|explain|difference|how)\b.{0,30}\b(?:town ?(?:house|home)s?|row ?houses?)\b.{0,24}\b(?:mean|exactly|again|same|like|different|condos?|anyway)\b|^(?:(?:and|so|ok|okay) )*(?:whats|what is|what are|define|explain) (?:an? )?(?:town ?(?:house|home)s?|row ?houses?)(?: (?:exactly|anyway|again|really|please))?$|\bdifference between (?:an? )?(?:house|condo|apartment) and (?:an? )?town ?(?:house|home)\b/,
  ],
  [
    'several-homes',
    /^(?:(?:and|so|ok|okay) )*(?:whats|what is|what are|define|explain|what does|what do you mean by) (?:an? )?(?:multi ?famil(?:y|ies)|two famil(?:y|ies)|2 famil(?:y|ies)|duplex(?:es)?)(?: (?:house|home|houses|homes))?(?: (?:mean|exactly|anyway|again|really|please))*$/,
  ],
  [
    'fixer-upper',
    /\b(?:whats|what is|what are|define|explain|what does|is|are|should)\b.{0,24}\bfixer ?uppers?\b(?!.{0,12}\b(?:in|under|near|below)\b)/,
  ],
  [
    'veteran-tax',
    words(
      `\\b${SERVED}\\b.{0,50}\\b(?:tax(?:es)? (?:break|off|deduct\\w*|exempt\\w*|discount|relief|credit|cut|less)|(?:off|less|lower|break on|discount on|deduct\\w*|exempt\\w*|exempt from) (?:\\w+ ){0,3}tax(?:es)?|property tax(?:es)?)`,
      `\\b(?:property )?tax(?:es)?\\b.{0,50}\\b(?:${SERVED})\\b`,
      `\\b${SERVED}\\b.{0,30}\\b(?:get|pay)\\b.{0,20}\\b(?:something off|a break|a discount|no tax|less tax)`,
    ),
  ],
  [
    'papers-to-buy',
    words(
      `^(?=.*\\b(?:buy\\w*|mortgage|loan|lender|bank|pre ?approv\\w*|purchase)\\b).*\\b(?:what|which|how (?:much|many)|need|bring|have|gather|show|ready|any)\\b.{0,40}\\b${PAPERS}\\b`,
      `\\bwhat (?:does|will|would|do) (?:the|a|my|our)? ?(?:lenders?|banks?|mortgage (?:company|people|guy)) (?:need|want|ask|look|check|require)\\b`,
      `\\bwhat (?:do|should|must) (?:i|we) (?:bring|show|give|send|take)(?: to)? (?:the|a|my) (?:bank|lender)\\b`,
    ),
  ],
  [
    'papers',
    words(
      `\\b(?:what|which|whats|how much|any|kind of|need|want|like)\\b.{0,40}\\b${PAPERS}\\b`,
      `\\b${PAPERS}\\b.{0,30}\\b(?:need|want|bring|ready|ask|required?|gather|prepare)\\b`,
      `\\bwhat (?:do|will|would|should) (?:they|i|we) (?:want|need|ask|bring|show)(?: \\w+){0,3} (?:when (?:i|we) apply|to apply|from (?:me|us) (?:to|when|if)|for (?:an|the) application)\\b`,
    ),
  ],
  [
    'schools',
    words(
      '\\bhow\\b.{0,16}\\b(?:check|look|find|research|compare|tell|know|learn|judge|see)\\b.{0,30}\\b(?:schools?|districts?)\\b(?!.{0,20}\\b(?:near|homes?|houses?)\\b)',
      '\\bwhere\\b.{0,20}\\b(?:find|look|check|see|read|get|learn)\\b.{0,24}\\b(?:schools?|districts?)\\b',
      '\\b(?:school|district)s? (?:ratings?|rankings?|scores?|report cards?|performance|reports?|reviews?|test scores)\\b',
    ),
  ],
  [
    'viewing',
    words(
      '\\bwhat\\b.{0,16}\\b(?:should|do|must|would|to|can|am i supposed to|are we supposed to)\\b.{0,12}\\b(?:look (?:at|for|out for)|watch (?:for|out for)|check(?: for| out)?|ask|pay attention to|notice|inspect|bring)\\b.{0,30}\\b(?:when (?:i|we)(?:m|re| am| are| go| get| see| visit| tour)|(?:at|on|during|in) (?:a|the|an|my|our) (?:viewing|tour|showing|visit|open house|walk ?through)|there|(?:viewing|touring|seeing|visiting) (?:a|an|the|homes|houses|places|apartments))',
      '\\bwhat (?:do|should|to) (?:i|we|you) ?(?:ask|look (?:at|for)|check) (?:on|at|during|when|while)\\b.{0,24}\\b(?:tour|viewing|showing|visit|open house|see|look|there)\\w*',
      '\\b(?:viewing|tour|showing|visit) (?:checklist|tips)\\b|\\bchecklist\\b.{0,24}\\b(?:viewing|tour|visit|showing|looking)|\\bwhat happens (?:at|on|during) an? (?:tour|showing|viewing|visit|open house)\\b|\\bred flags\\b',
    ),
  ],
  [
    'after-liking',
    /\b(?:what(?:s| is)? (?:happens?|next|do (?:i|we) do|comes|do i have to do)|and then|then what|whats (?:the )?next(?: step)?|how does it go)\b.{0,24}\b(?:(?:after|once|when|if|as soon as) (?:i|we|you)(?:ve)? (?:\w+ )?(?:like|love|find|found|want|pick|choose|chosen|decide on|fall in love|see|saw)|after (?:the |a )?(?:tour|visit|viewing|showing))\b|\b(?:if|when|once|say|suppose|lets say|after) (?:i|we) (?:\w+ )?(?:like|love|find|want|pick|choose)\b.{0,40}\b(?:what(?:s| is)? (?:happens?|next|then|do (?:i|we)|comes)|then what|what then|what now|how (?:do|does))\b/,
  ],
  [
    'fee-covers',
    words(
      '\\bwhat(?:s|all)?\\b.{0,24}\\b(?:hoas?|association|condo|co ?op|common|maintenance|monthly|the|that|this|its|those|these)(?: (?:hoa|association|condo|co ?op|common|maintenance|monthly))* ?(?<!(?:brokers?|application|pet|late|funding|transfer) )(?:fees?|dues|charges?|maintenance)\\b.{0,10}\\b(?:pay(?:s|ing)? for|cover\\w*|include[sd]?|go(?:es)? (?:to|for|toward\\w*|into)|get (?:me|us|you)|buys?)\\b',
      '\\b(?:what do (?:i|we|you) get for|whats|what is|what all is|what exactly is) (?:included )?(?:in )?(?:the|that|this|those) (?:(?:hoa|association|condo|maintenance|monthly) )?(?:fees?|dues|maintenance) (?:for|good for)$',
      '\\b(?:what do (?:i|we|you) get for|whats in|what is in|whats included in|what is included in) (?:the|that|this|those) (?:(?:hoa|association|condo|maintenance|monthly) )?(?:fees?|dues|maintenance)\\b',
      '\\b(?:does|do|is|are|would)\\b.{0,8}\\b(?:the|that|this|its|hoa|association)(?: (?:hoa|association|condo|monthly|maintenance))* ?(?:fees?|dues|maintenance)\\b.{0,8}\\b(?:cover|include|pay for)\\b',
      '\\b(?:heat|hot water|water|gas|insurance|cable|trash|snow|parking|taxes)\\b.{0,16}\\b(?:in|part of|covered by|paid by|included in) (?:the|that|its) (?:\\w+ )?(?:fees?|maintenance|hoa|dues)\\b',
    ),
  ],
  [
    'town-allows',
    /^(?:(?:and|so|but|ok|okay|well) )*(?:can|could|may|would|are|is) (?:i|we|you|one|it|they)\b.{0,24}\b(?:keep|have|raise|own)\b.{0,16}\b(?:chickens?|hens?|roosters?|horses?|pon(?:y|ies)|goats?|sheep|cows?|pigs?|bees|beehives?|livestock|farm animals)\b|^(?:(?:and|so|but|ok|okay|well) )*(?:can|could|may|would|are) (?:i|we|you|one)\b.{0,16}\b(?:build|add|put (?:in|up|on)|install|park|dig)\b.{0,16}\b(?:an? )?(?:sheds?|additions?|extensions?|second (?:floor|story)|dormer|pool|deck|fence|garage|in ?law (?:suite|apartment)|adu|accessory|camper|rv|boat|trailer)\b.{0,24}\b(?:there|it|yard|lot|that|driveway|house)\b|\b(?:is|are) (?:the )?(?:lot|it|land|property|chickens?|horses?) (?:zoned|allowed (?:there|by the town))\b/,
  ],
  [
    'pmi-ends',
    /\b(?:when|how|can|could|will|does|do|until|till)\b.{0,30}\b(?:rid of|drop|lose|cancel|remove|end|go away|come off|fall off|stop|pay)\w*\b.{0,16}\b(?:pmi|mortgage insurance)\b|\b(?:pmi|mortgage insurance)\b.{0,24}\b(?:end|ends|go away|goes away|come off|comes off|fall off|falls off|stop|stops|drop|drops|forever|last|lasts)\b/,
  ],
  [
    'walk-counted',
    /\b(?:do|does|did|is|are)\b.{0,16}\b(?:minutes|commute|time|ride|trip)\b.{0,16}\b(?:include|including|count|counting|with|have|door to door)\b.{0,12}\b(?:walk|walking|drive|door|platform)\w*\b|\bis (?:that|it|this)(?: time)? (?:door to door|with (?:the )?walk(?:ing)?|platform to platform)\b/,
  ],
  [
    'fee-changes',
    /\b(?:hoas?|association|condo|co ?op|common|maintenance)(?: \w+){0,2} (?:fees?|dues|charges?)\b.{0,30}\b(?:go(?:es|ing)? up|went up|increase\w*|rise|raise\w*|change\w*|every year|each year)\b|\b(?:raise|increase|hike)\w*\b.{0,16}\b(?:the |my |our )?(?:hoa|association|condo|common|maintenance)(?: \w+)? ?(?:fees?|dues|charges?)?\b/,
  ],
  [
    'month-changes',
    /\b(?:mortgage|monthly|loan|house) (?:payments?|amount)\b.{0,30}\b(?:go(?:es|ing)? up|increase\w*|change\w*|stay\w*|fixed|the same|every year|over time)\b|\b(?:does|do|will|can|could)\b.{0,12}\b(?:my |the |a )?mortgage\b.{0,12}\b(?:go up|increase|change|stay the same)\b/,
  ],
  [
    'agent',
    words(
      '\\b(?:do|should|must|why|need|have to|can|could|without|use|worth)\\b.{0,24}\\b(?:need|have|use|get|hire|without|with|worth(?: having)?)(?: an?| (?:my|our|your) own| a buyers?| having an?)* (?:realtors?|(?:real estate |buyers? )?agents?|brokers?)\\b(?! (?:fees?|call|to call|phone|licen))',
      '\\b(?:buy|buying|rent|renting|do (?:it|this)|go)\\b.{0,24}\\bwithout (?:an? |any |my own )*(?:realtors?|(?:real estate |buyers? )?agents?|brokers?)\\b',
      '\\bwhat does (?:an?|the) (?:realtor|(?:real estate |buyers? )?agent) (?:do|even do|actually do)\\b',
    ),
  ],
  [
    'missed-payment',
    /\b(?:lose|lost|losing) (?:my|our|his|her|the|your) jobs?\b.{0,40}\b(?:after|buy|bought|own|house|home|mortgage|loan)\b|\bif (?:i|we) (?:lose|lost) (?:my|our) jobs?\b|\b(?:miss\w*|cant (?:pay|make|afford)|cannot (?:pay|make)|behind on|late (?:on|with)|stop paying|skip\w*|lose my job)\b.{0,24}\b(?:mortgage|house|loan|monthly)(?: payments?)?\b|\bcan (?:they|the bank|a bank|the lender) take (?:my|our|the|your) (?:house|home)\b/,
  ],
  [
    'inspection-finds',
    /\binspect(?:ion|or)s?\b.{0,30}\b(?:find|finds|found|turns? up|shows?|bad|fails?|problems?|goes (?:bad|badly|wrong)|comes back|reveals?)\b|\b(?:fails?|failed|failing) (?:the |an? )?(?:home )?inspection\b/,
  ],
  [
    'cancel-purchase',
    /\b(?:banks?|lenders?|loan|mortgage)\b.{0,30}\b(?:says? no|den(?:y|ied|ies)|falls? through|reject\w*|turns? (?:me|us) down|not approved|backs? out)\b.{0,60}|\b(?:back out|change (?:my|our|your) minds?|cold feet|pull out|walk away|get out of (?:the|a|my|our) (?:deal|contract|offer|purchase|sale))\b(?!.{0,30}\b(?:lease|rental|tour|search)\b)|\bcancel (?:the|a|my|our) (?:purchase|offer|sale|contract|deal)\b|\blose (?:my|our|the) (?:earnest|deposit)\b/,
  ],
]
