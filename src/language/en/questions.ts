import { guidanceIn } from '../guidance.ts'
import { termFinder } from '../named-terms.ts'
import type { OtherLanguage } from '../other-languages.ts'
import { BEFORE_GUIDANCE, type GlossaryTerm, type PlainQuestion, type SpokenQuestion } from '../questions.ts'
import { SPOKEN_MAX_LENGTH } from '../split-words.ts'
import { followUpIn, type TalkedOf } from '../talked-of.ts'
import { FOLLOW_UPS } from './follow-ups.ts'
import { GLOSSARY_NAMES } from './glossary-names.ts'
import { GUIDANCE_WORDS, termAsked } from './guidance.ts'
import { nextTerm, readTerms } from './terms-asked.ts'

/** What is read: lower case, apostrophes left out, all other marks as blanks. */
const plainWords = (said: string): string =>
  said
    .slice(0, SPOKEN_MAX_LENGTH)
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\d+$%]+/gu, ' ')
    .replaceAll(EMPHASIS, '')
    .replaceAll(APOLOGY, '')
    .trim()

/** Words that strengthen a question and ask nothing. */
const EMPHASIS = /\b(?:the (?:heck|hell|devil|deuce|fuck)|on earth|in the world|oops|seriously|honestly|i mean)(?: |$)/g

/** 'This may be a dumb question, but': what is asked stands behind it. */
const APOLOGY =
  /\b(?:(?:sorry|forgive me) )?(?:if )?(?:(?:this|that|it|here)s? )?(?:(?:is|may be|might be|sounds?|may sound|probably) )*(?:(?:an?|one|another|my|the) )?(?:(?:probably|really|very|super|totally|kind of|more) )*(?:dumb|stupid|silly|basic|newbie|rookie|random|weird|quick)(?: (?:dumb|stupid|silly|basic|quick))? (?:questions?|one|q)(?: (?:but|though|maybe|here|sorry|for you))*(?: |$)/g

/** The languages by their English names. */
const LANGUAGES: readonly (readonly [RegExp, OtherLanguage])[] = [
  [/\bkorean\b/, 'ko'],
  [/\bportuguese\b/, 'pt'],
  [/\b(?:mandarin|chinese|cantonese)\b/, 'zh'],
  [/\bpolish\b/, 'pl'],
  [/\barabic\b/, 'ar'],
  [/\bhindi\b/, 'hi'],
  [/\bgujarati\b/, 'gu'],
  [/\b(?:tagalog|filipino)\b/, 'tl'],
  [/\brussian\b/, 'ru'],
  [/\bitalian\b/, 'it'],
  [/\bcreole\b/, 'ht'],
  [/\bfrench\b/, 'fr'],
]

const LOST =
  /\bwhere (?:do|does|should|can|would|to)? ?(?:i|we|you|one|someone)? ?(?:even )?(?:start|begin)\b|\b(?:im|i am|we are|were|am|both|totally|completely|pretty|kind of|kinda) (?:all |very )?new (?:to|at) (?:this|all|buying|renting)\b|\bno (?:idea|clue) (?:what|where|how)\b|\bfirst time (?:home ?)?(?:buyers?|buying|owners?|renters?|renting|doing this)\b|\bhow (?:this|it|that|all this|all of this|any of this|the whole thing) (?:even |all )?works\b|\bwhat (?:do|should|would|must|can) (?:i|we|you|one|people|buyers) (?:even )?(?:do|need to do|have to do) (?:at )?first\b|\bwhat(?:s| is| comes| do we do)? (?:the )?(?:very )?first (?:thing|step)\b|\b(?:our|my) first (?:time|home|house|place|apartment)\b(?=.{0,40}\b(?:how|what|help|steps?|start|begin|idea|dont know)\b)|^(?:(?:hello|hi|hey|good (?:morning|afternoon|evening)|assistant|so|well|and|um|uh) )*(?:(?:i|we|my \w+ and i|me and my \w+)(?: am| are|m|re)?|im|were) (?:(?:finally|both|now|just|about|ready|here|trying|hoping|planning|looking|going|gonna|thinking|of|to) )*(?:buy(?:ing)?|get(?:ting)?|rent(?:ing)?|find(?:ing)?|looking for)(?: for)? (?:our|my) (?:very )?(?:first|first ever) (?:home|house|place|condo|apartment)(?: together)?$|\bnever (?:bought|rented|owned|done this)\b|\bwhat (?:are|is) the (?:first )?(?:steps?|process)\b|\bhow does (?:buying|renting|it all|this all|the (?:whole )?(?:process|thing)) (?:a (?:home|house|place) )?(?:even )?work\b|\bhow (?:do|does|can) (?:i|we|you|one|people) (?:even )?(?:go about )?(?:buy|rent)(?:ing)? (?:a|an|my|our) (?:\w+ )?(?:home|house|place|condo|apartment)\b|\bwalk (?:me|us) through (?:it|this|the|buying|renting)\b|\b(?:dont|do not) (?:really )?know (?:what (?:im|i am|were|we are) (?:doing|looking for)|where to (?:start|begin|look|go)|how to (?:start|begin))\b|\b(?:want|need|like|thinking (?:of|about)|have) (?:to )?(?:mov(?:e|ing)|buy(?:ing)?|rent(?:ing)?|leav(?:e|ing))\b.{0,40}\b(?:but|not sure|dont know|no idea|confus|overwhelm|someday|maybe)\b|\b(?:dont know|not sure) (?:if|whether) (?:i|we) (?:want|should|can) (?:to )?(?:buy|rent|move)\b|\b(?:overwhelmed|so confused|totally lost|im lost|we are lost)\b|\b(?:i|we) (?:understand|know|get) (?:nothing|zero|absolutely nothing)\b(?! (?:about|of) (?:it|this one|that one|the))|\b(?:dont|do not) (?:understand|know|get) (?:anything|a thing|any of (?:this|it)|a single thing)\b(?! about (?:it|this one|that one|the (?:house|home|place)))|\b(?:know|tell) (?:if|when|whether) (?:i|we)(?:m|re| am| are) (?:even )?ready (?:to|for)\b|\bexplain (?:it|this|everything) (?:all )?(?:to me )?from (?:the )?(?:start|beginning|scratch|zero)\b|\b(?:should (?:i|we)|is it better to) (?:buy or rent|rent or buy)\b|\bget(?:ting)? started\b|\b(?:order of (?:things|events|steps)|(?:which|what) order (?:do|does|should) (?:i|we|it|things)|step by step|(?:buying|renting|home buying|rental|whole) process)\b|\bwhat happens (?:first )?(?:when|if|once) (?:you|i|we|people) (?:buy|rent)\b|\b(?:what|which) (?:papers?|paperwork|documents?|docs) (?:do|does|should|will|would|must|are|is)\b/
const BUYS = /\b(?:buy(?:ing|er)?s?|purchas\w+|own(?:ing|er|ers)?|mortgages?|down ?payment|first home|first house)\b/
const RENTS = /\b(?:rent(?:ing|er|ers|al|als)?|lease|leasing|apartment)\b/

function readSteps(words: string): SpokenQuestion | null {
  if (!LOST.test(words)) return null
  const [buys, rents] = [BUYS.test(words), RENTS.test(words)]
  return { kind: 'steps', way: buys === rents ? null : buys ? 'buy' : 'rent' }
}

const TURNED_AWAY =
  '(?:turn\\w* (?:us|me|you|people) (?:away|down)|(?:say|says|said|tell\\w*|told)(?: me| us)? no|refus\\w+|reject\\w*|den(?:y|ied)|(?:not|wont|dont) (?:want to )?rent to|treat\\w*|problem|issue|bother|matter|evict\\w*)'
const COLORS = '(?:black|brown|white|asian|hispanic|latin[oax]|indian|african|arab)'
/** What a visitor tells of themselves and the law protects; 'black' alone may be an appliance. */
const PROTECTED = `(?:gay|lesbian|queer|trans(?:gender)?|same sex|two (?:men|women|guys|girls|moms|dads|husbands|wives)|not married|unmarried|muslim|jewish|hindu|sikh|christian|hijab|(?:my|our) (?:race|skin|accent|religion|name|disability|wheelchair|country)|disabled|(?:from|of) (?:an? ?)?(?:other|different|foreign) country|where (?:im|i am|were|we are) from|(?:im|i am|were|we are) (?:an? )?(?:foreign(?:ers?)?|immigrants?)|(?:my|our) (?:nationality|origin|accent)|${COLORS} (?:couple|family|man|woman|guys?|person|people)|(?:im|i am|were|we are|being) ${COLORS})`

/** The first that matches is answered. Negotiating comes before the law, insults after everything. */
const PLAIN: readonly (readonly [PlainQuestion, RegExp])[] = [
  [
    'assistance-animal',
    /\b(?:service|support|assistance|therapy|emotional support|guide|seeing eye) (?:dogs?|cats?|animals?|pets?)\b|\besa\b/,
  ],
  [
    'in-writing',
    /\b(?:im|i am|were|we are|my \w+ is|hes|shes) (?:deaf|hard of hearing|mute)\b|\b(?:cant|cannot|dont) (?:hear|talk|speak|do) (?:well|on the phone|phone calls?|calls)\b|\b(?:phone calls?|phones?) (?:are|is) (?:no good|hard|impossible)\b|\b(?:by|in) (?:email|writing|text) (?:only|instead)\b/,
  ],
  ['ramp', /\bramps?\b/],
  [
    'discrimination',
    new RegExp(
      `\\bdiscriminat\\w+|\\b(?:housing|civil) rights\\b|\\b${TURNED_AWAY}\\b.{0,60}\\b${PROTECTED}\\b|\\b${PROTECTED}\\b.{0,90}\\b(?:${TURNED_AWAY}|gone|taken|suddenly|allowed|ok(?:ay)? with)\\b`,
    ),
  ],
  [
    'tenant-rights',
    /\b(?:is it|is that|thats|isnt (?:it|that)|are they|can they|can (?:my|a|the) landlord|is (?:my|a|the) landlord)\b.{0,24}\b(?:legal|illegal|lawful|allowed|keep|evict|kick|raise|throw)\b.{0,40}\b(?:deposit|rent|heat|repairs?|landlord|out|notice|kids?|pets?)\b|\b(?:tenants?|renters?) rights?\b|\blandlord\b.{0,50}\b(?:legal|illegal|allowed|my rights)\b|\bkeep(?:s|ing)? (?:my|our|the) (?:security )?deposit\b|\b(?:evict(?:ed|ing)? (?:me|us)|(?:getting|being) evicted)\b/,
  ],
  [
    'children',
    /^(?!.*\bchild support\b).*(?:\b(?:ask|asks|asked|asking)\b.{0,24}\b(?:kids|children|pregnan\w+)\b|\b(?:say|says|said|saying) no\b.{0,30}\b(?:kids?|child|children|baby|babies|toddlers?|pregnan\w+|sons?|daughters?)\b|\b(?:kids?|child|children|baby|babies|toddlers?|little ones)\b.{0,50}\b(?:turn\w* (?:us|me) (?:away|down)|refuse|reject|deny)\b|\bpregnan\w+\b|\bexpecting a baby\b|\b(?:landlord|they|owner|building)\w*\b.{0,40}\b(?:because of|against|with|refuse|no) (?:the |my |our )?(?:kids|children|baby|babies)\b|\b(?:kids|children|baby|babies)\b.{0,20}\b(?:allowed|a problem|ok with the landlord)\b|\b(?:turn\w* (?:us|me|you|them|people|families) (?:away|down)|refuse|reject|deny|discriminate)\b.{0,40}\b(?:kids?|child|children|baby|babies|(?:little|young) ones|toddlers?|newborn|infant|family|families|sons?|daughters?)\b)/,
  ],
  ['itin', /\bitin\b|\bundocumented\b|\b(?:no|without) (?:papers|a social(?: security number)?|an? ssn)\b|\basylum\b/],
  [
    'immigration',
    /\b(?:h ?1 ?b|visas?|green cards?|immigration|immigrants?|(?:non |not an? )?citizens?|work permits?|foreign(?:er)? nationals?|daca|citizenship|f ?1 student)\b/,
  ],
  [
    'language',
    /\b(?:speaks?|speaking|talk|someone in|help in|agent in)\b.{0,12}\b(?:korean|portuguese|mandarin|chinese|cantonese|polish|arabic|hindi|gujarati|tagalog|filipino|russian|italian|creole|french|urdu|turkish|ukrainian)\b|\bmy english (?:is|isnt)\b/,
  ],
  ['translation', /\btranslat\w+\b/],
  ['name-on-papers', /\b(?:old|dead|birth|legal|former|chosen) name\b/],
  [
    'age-restricted',
    /\b(?:55|fifty five|62)(?: ?\+| plus| and (?:over|up|older)| or (?:over|older))|\b(?:active adult|age restricted|retirement|senior) (?:communit(?:y|ies)|homes?|housing|living)\b/,
  ],
  [
    'age-for-loan',
    /\bsenior (?:citizen )?(?:discounts?|rates?)\b|\b(?:too old|my age|turning [5-9]\d|im [5-9]\d|at [5-9]\d|retired)\b.{0,60}\b(?:mortgage|loan|bank)\b|\b(?:mortgage|loan|bank)\b.{0,40}\b(?:too old|my age|at [6-9]\d)\b/,
  ],
  [
    'va-loan',
    /\bva (?:loan|mortgage|certificate|home loan|benefits?)\b|\bveterans? (?:loan|benefits?)\b|\b(?:use|using|get|need|have) (?:a |my |his |her |the )?va\b|\b(?:veteran|navy|army|marines?|military|air force|coast guard|national guard|reserves|served)\b.{0,60}\b(?:va|loan|mortgage|benefits?)\b/,
  ],
  [
    'income-for-loan',
    /\b(?:alimony|child support|ssi|ssdi|social security|disability|unemployment|tips|pension|side jobs?|self employed|gig)\b.{0,50}\b(?:mortgage|loan|lender|bank)\b|\b(?:mortgage|loan|lender|bank)\b.{0,50}\b(?:alimony|child support|ssi|ssdi|social security|disability|unemployment|tips|pension)\b/,
  ],
  [
    'income',
    /\b(?:on|get|receive|collect|live on|living on|have|with|from|by|pay with|accept|take) (?:my )?(?:va )?(?:ssi|ssdi|social security|child support|alimony|unemployment|welfare|disability(?: (?:benefits?|payments?|income|checks?))?|public assistance|rental assistance|temporary rental assistance)\b/,
  ],
  [
    'signing-for-another',
    /\bsign\b.{0,30}\b(?:without|for) (?:her|him|my (?:wife|husband|spouse|partner))\b|\bpower of attorney\b/,
  ],
  [
    'house-safety',
    /\b(?:wiring|electric\w*|roof|furnace|boiler|foundation|deck|balcony|chimney|pipes|water|mold|asbestos|lead)\b.{0,24}\b(?:safe|dangerous|up to code)\b|\b(?:safe|dangerous)\b.{0,24}\b(?:wiring|roof|furnace|water|deck|balcony|foundation)\b/,
  ],
  [
    'credit-check',
    /\b(?:run|check|pull|see|look at|tell me|whats|know|(?<!\bhow\b.{0,20})(?:fix|improve|raise)) (?:my|our) credit\b|\bcredit (?:checks?|report)\b/,
  ],
  [
    'holding',
    /\b(?:hold|reserve|keep|save) (?:\w+ ){1,5}(?:till|until|for (?:a few|two|three|some|a couple of|a) (?:more )?(?:days?|weeks?|months?))\b|\b(?:put a hold on|reserve) (?:it|that|this|the|one)\b|\bhold (?:it|that|this|the|one)(?: \w+){0,4} for (?:me|us)\b|\btake (?:it|that one|this one) off the market\b/,
  ],
  [
    'negotiation',
    /\bdiscounts?\b|(?<!^(?:(?:ok|okay|and|please|lets|just|now|then|so|um|uh) )*(?:take|knock|cut|chop|shave|trim)\b.{0,40})\b(?:percent|%|thousand|k|grand) (?:off|less)\b.{0,24}\b(?:price|rent)\b|\b(?:get|give|make|cut) (?:me|us) (?:a )?(?:deal|better price|lower price|bargain)\b|\b(?:lower|drop|reduce) (?:the|this|that|its) (?:price|rent) for (?:me|us)\b|\b(?:would|will|might|could|do you think) (?:they|he|she|the (?:seller|owner|landlord)s?)\b.{0,20}\b(?:take|accept|go|come down|negotiate|consider|budge|drop)\b|\b(?:over|under|fairly) ?priced\b|\bis (?:it|that|this|the price)(?: \w+){0,3} (?:worth|too (?:much|high|expensive)|a (?:good|fair|bad|great) (?:deal|price|buy)|negotiable|a steal|fair)\b|\b(?:what|how much) should (?:i|we) (?:offer|bid)\b|\b(?:should (?:i|we)|can (?:i|we)|want to|like to|lets) (?:\w+ ){0,2}(?:offer|bid|lowball|negotiate|haggle)\b|\b(?:price|rent) negotiable\b|\broom to negotiate\b|\bnegotiat\w+\b|\b(?:sellers?|owners?|landlords?|they|people) (?:usually |ever |really |often )?(?:come down|budge|drop the price|take less|go lower|bargain)\b|\bhow (?:low|high) (?:can|should|could|do|would) (?:i|we) (?:offer|bid|go)\b|\b(?:make|put in) an? (?:\w+ )?offer\b|\bbest offer\b|\bask(?:ing)? for less\b|(?<!^(?:(?:ok|okay|and|please|lets|just|now|then|so|um|uh) )*)\bknock (?:\w+ ){0,3}(?:off|down)\b|\btalk (?:\w+ ){0,3}(?:off|down)\b/,
  ],
  [
    'interest-rates',
    /\b(?:will|are|is|do you think|when|think)\b.{0,24}\b(?:interest |mortgage )?rates?\b.{0,24}\b(?:go|going|drop\w*|fall\w*|ris(?:e|ing)|com(?:e|ing) (?:back )?down|do|climb\w*|change|lower|headed|heading|get(?:ting)? (?:better|worse|lower|cheaper))\b(?!.{0,12}\b(?:this|last) (?:week|month)\b)|\bwhat (?:will|are) (?:the )?(?:interest |mortgage )?rates? (?:do|going to do)\b|\b(?:rates?|fed)\b.{0,10}\bnext (?:year|month|spring|summer)\b|\bshould (?:i|we) wait\b.{0,24}\brates?\b|\block (?:in )?(?:a|my|the) rate\b/,
  ],
  [
    'good-time',
    /\b(?:good|right|bad|best|better) time (?:of (?:the )?year )?to (?:buy|rent|sell|move|look|start looking|search)\b|\bshould (?:i|we) (?:just )?(?:wait|hold off|buy now|rent for now)\b|\bis now\b.{0,20}\b(?:time|moment)\b|\bbuyers? market\b|\bsellers? market\b/,
  ],
  [
    'forecast',
    /\b(?:will|would|are|is|do|does|do you think|when will|where are)\b.{0,24}\b(?:prices?|rents?|market|values?|housing)\b.{0,24}\b(?:fall|drop|crash|rise|go|going|increase|climb|come down|appreciate|headed|up|down|be worth)\b|\b(?:go|going) up in (?:value|price)\b|\bhold its value\b|\b(?:good|bad|safe|smart) investment\b|\bappreciat(?:e|ion)\b|\bwhat (?:will|would) it be worth\b|\bresale value\b|\bhousing (?:crash|bubble)\b/,
  ],
  [
    'owner-contact',
    /\b(?:contact|call|talk to|speak (?:to|with)|meet|message|number of|reach|write to) (?:the )?(?:owner|seller|landlord|current owners?)s?\b(?: directly)?|\bwho (?:owns|is the (?:owner|seller|landlord))\b|\bowners? (?:name|number|phone|email)\b/,
  ],
  [
    'recording',
    /\b(?:record(?:ing|ed)?|listening in|spying|tape|taping|store|storing|saving|keep(?:ing)?) (?:me|us|this|what i (?:say|said)|my (?:voice|words|data)|our conversation)\b|\b(?:is this|are you|am i|being) (?:being )?(?:record|tap)(?:ed|ing)\b|\bwho(?: else)? (?:is listening|hears|can hear|is hearing)\b/,
  ],
  [
    'my-data',
    /\bwhat (?:happens (?:to|with)|do you do with|are you doing with) (?:my(?! (?:\w+ )?(?:deposit|security|house|home|lease|loan|offer|money|rent|credit|mortgage|rate|tax(?:es)?|earnest|voucher|dog|cat|kids?|apartment|place)\b)|what i|the (?:things|stuff|info\w*) i|all (?:this|that|my)|everything i)\b|\b(?:my|your) privacy\b|\bprivacy policy\b|\b(?:sell|share|give away|selling|sharing|steal|delete|erase|forget|remove) (?:all )?(?:of )?(?:my (?:data|info\w*|details|number|email|personal|name)|everything (?:you know )?about me|what (?:you know|i told)|me from)\b|\bwhat (?:data|info\w*) do you (?:have|keep|collect|store)\b|\bwhat do you know about me\b|\b(?:my|is this|are my) (?:data|info\w*|details) (?:safe|secure|private)\b|\bcookies\b|\b(?:track|tracking) me\b/,
  ],
  [
    'firm',
    /\b(?:whos|who is|who are|who runs|who owns|who made|who built|whats|what is|what even is|tell me about|about) (?:(?:behind|running|the people behind) )?(?:this (?:company|website|web site|site|app)|your (?:company|agency|firm)|you guys|you people)\b(?! (?:about|like))|\b(?:are you|is this|is it|are you guys)(?: \w+){0,3} (?:zillow|redfin|realtor com|trulia|hotpads|streeteasy|craigslist|a scam|legit)\b|\b(?:different|better) (?:from|than) (?:zillow|redfin|trulia|realtor)\b|\bis keystead\b/,
  ],
  [
    'license',
    /\b(?:you|this company|agency|company|firm)\b.{0,30}\blicen[sc]ed?\b|\blicen[sc]e number\b|\byour licen[sc]e\b/,
  ],
  [
    'office',
    /\b(?:wheres|where is|where are|whats|what is|do you have|is there) (?:your|the|an|you guys|you) ?(?:\w+ )?(?:office|located|address of your|branch|headquarters)\b|\bwhere are you (?:guys )?(?:located|based)\b|\b(?:come|stop|drop|walk) (?:in|by|to) (?:your|the) office\b|\byour (?:office|hours|opening hours|business hours|email address)\b|\bwhat (?:hours|days) are you open\b|\bwhen (?:do|are) you (?:open|close|closed)\b|\b(?:are|is) (?:you|your office|anybody|anyone|somebody)(?: guys)? (?:open|closed|there) (?:on|now|today|tomorrow|sundays?|saturdays?|weekends?|late|at)\b/,
  ],
  [
    'source-of-listings',
    /\b(?:are|is) (?:these|those|the|this|that|they|your) (?:homes?|houses?|listings?|apartments?|places?|ones|pictures|photos|it)?\b ?(?:all |even |actually |really |still )*(?:available or (?:fake|not real|gone)|real|fake|up to date|current|legit|true|made up)\b|\bwhere do (?:you|these|the|your) (?:get |homes|listings|houses)(?: \w+){0,3}(?:from|come from)\b|\bhow (?:often|current|fresh|old) (?:are|is|do) (?:the|these|your|you) (?:listings?|homes|data|update)\b/,
  ],
  [
    'beyond-us',
    /\b(?:pay (?:my|our) (?:rent|mortgage|bills?)|(?:book|find|get|hire|recommend|know|need) (?:me |us )?(?:an? )?(?:good |cheap )?(?:movers?|moving (?:company|truck)|handyman|plumber|electrician|contractor|cleaners?|cleaning lady|roommates?|babysitter|painter|storage unit|u ?haul|taxi|uber|hotel|airbnb|job)|(?:sell|list|rent out) (?:my|our) (?:house|home|place|condo|apartment|car)|(?:order|buy) (?:me )?(?:some )?(?:food|pizza|furniture|lunch|dinner)|call (?:my|the|a) (?:wife|husband|mom|mother|dad|boss|bank|landlord|police|friend|sister|brother)|(?:file|fix|report) (?:my|a|an) (?:taxes|complaint with|leak|repair)|(?:apply|sign|fill (?:it |this |that |them )?(?:in|out))(?: \w+){0,6} (?:for (?:me|us)|on my behalf)|(?:insure|quote) (?:my|me)|lend (?:me|us)|(?:give|loan) (?:me|us) (?:a loan|money|the keys)|(?:play|put on) (?:me )?(?:some |a )?(?:music|song)|set (?:me )?(?:an? )?(?:alarm|timer|reminder))\b/,
  ],
  [
    'opinion',
    /\bif (?:you were|it was|it were) (?:me|us|you)\b|\bin (?:my|our) (?:shoes|place|position|situation)\b|\bwhat would you (?:do|pick|choose|recommend|buy|take|go for)\b|\bwhich (?:one )?(?:would|do) you (?:pick|choose|recommend|prefer|like|buy|take)\b|\bwhats your (?:opinion|favorite|favourite|advice|pick|take)\b|\bwhere (?:would|do) you (?:live|recommend|suggest|wanna live)\b|\bdo you (?:like|prefer|recommend) (?:it|living|new jersey|jersey|condos|houses|bergen|essex|hudson|morris)\b/,
  ],
  [
    'how-long',
    /\bhow (?:long|much time|many (?:weeks|months)) (?:does|do|will|would|is|did) (?:all (?:of )?(?:this|that|it)|this|that|it all|it usually|it normally|it typically|the (?:whole |entire )?(?:process|thing)|everything|buying|renting|(?:it|this) (?:all )?take (?:to|from|until|till)|a closing|closing|getting)\b|\bhow long\b.{0,24}\b(?:rental )?(?:applications?|approvals?)\b.{0,12}\btakes?\b|\bhow (?:early|soon|far (?:ahead|in advance)|long before)\b.{0,20}\b(?:start|begin|look|looking|search|apply)\b|\bwhen should (?:i|we) (?:start|begin) (?:to )?(?:look|search)\w*\b|\bhow (?:soon|fast|quick(?:ly)?) (?:can|could|do) (?:i|we|people) (?:buy|rent|close|get the keys)\b/,
  ],
  [
    'browse',
    /^(?:(?:i|we|im|were|just|only|hi|hey|hello|um|uh|oh|no|nah|ok|well|wanna|want|wanted|to|like|can|could|you|please|lets|let|me|us|d|id|would|here|trying|so|thanks|maybe) )*(?:(?:look|looking|see|seeing|browse|browsing|poke|poking|check|checking|scroll|scrolling|window shopping|shop|shopping)(?: (?:around|out|whats (?:out )?there|what you(?:ve)? (?:have|got)|some|things|stuff|it|through|a|bit|little|for|now|first|only|please|here|today))*|show (?:me|us) (?:stuff|things|something|anything|whatever|what you(?:ve)? (?:have|got)|some stuff|whats there|whats out there|around)|surprise (?:me|us)|whats (?:out )?there|whats available|what do you (?:have|got)|what you got|whatcha got)(?: (?:please|today|right now|thanks|first|for now))*$/,
  ],
  [
    'sorrow',
    /\b(?:died|passed away|funeral|divorc\w+|broke up|breakup|lost my job|got (?:fired|laid off)|in the hospital|cancer|depress\w+|so sad|im sad|im crying|want to cry|bad day|rough day|stress(?:ed|ful)\b|panic\w*|anxious)\b/,
  ],
  [
    'human',
    /\b(?:are you|is this|am i (?:talking|speaking) (?:to|with)|you) (?:an? |really |even |actually |the )*(?:human(?: being)?|robot|bot|machine|computer|chat ?bot|ai|real(?: person)?|person|alive|chatgpt)\b/,
  ],
  [
    'what-it-costs',
    /\b(?:who pays|whos paying) (?:you|for (?:you|this)|your|(?:the |a |my |an )?(?:realtors?|(?:real estate |buyers? |sellers? |listing )?agents?))\b|\b(?:do|must|have to|who|why)\b.{0,16}\b(?:pay|owe) (?:a |the |my |our )?(?:realtors?|(?:real estate |buyers? )?agents?)\b|\bdo you get (?:paid|a (?:cut|commission|fee))\b|\bwhat do you (?:cost|charge|make|earn)\b|\bhow (?:much )?(?:do you|are you|does this|is this) (?:cost|charge|paid|make money)\b|\bis (?:this|it|that) (?:service |site )?(?:really )?free\b|\b(?:your|agents?|agency) (?:commission|cut)\b|\bcommission\b|\b(?:do|will|would) (?:i|we) (?:have to )?(?:pay|owe) you\b|\b(?:buyers?|rental) agents? (?:cost|fees?)\b/,
  ],
  [
    'send-link',
    /\b(?:send|email|e mail|text|forward|share)(?: \w+){0,4} (?:the |a |that )?(?:links?|list|listings?|details|pictures|photos)\b|\b(?:send|email|e mail|text|forward) (?:it|that|this|them|those|these|(?:the|this|that) (?:first|second|third|one|home|house)(?: one| home| house)?)(?: (?:over|on))?(?: to)? (?:me|us|him|her|my (?:wife|husband|email|phone|partner|mom|mother|dad|father|sister|brother|son|daughter|friend|boss|boyfriend|girlfriend|fiance|fiancee|agent|lawyer))\b|\b(?:email|text) me (?:it|that|this|these|those|them)\b/,
  ],
  [
    'tax',
    /^(?!.*\b(?:vets?|veterans?)\b).*\b(?:tax (?:deduct\w*|write offs?|breaks?|advice|credits?|return)|write off|deduct(?:ible|ion)?|capital gains?|1031|taxes if (?:i|we)|inheritance tax|gift tax)\b/,
  ],
  [
    'law',
    /\b(?:is it|is that|thats) (?:even )?(?:legal|illegal|lawful|allowed by law)\b|\b(?:legal (?:advice|question|rights?|issue)|lawyers?|attorneys?(?! reviews?\b)|sue|lawsuit|court|my rights|break (?:my|the|a) lease|evict(?:ed|ing)? me|back out of (?:the|a|my)|contract (?:says|binding))\b/,
  ],
  ['distance', /\b(?:which|is|are)\b.{0,40}\b(?:farther|further|closer|nearer) (?:away )?(?:from|to)\b/],
  [
    'timetable',
    /\b(?:monthly|weekly|season|train|rail|bus|path|transit|commuter) (?:pass(?:es)?|tickets?|fares?|cards?|schedules?|timetables?)\b|\b(?:how much|what)\b.{0,16}\b(?:fare|train ticket|(?:train|path|bus) cost)s?\b|\b(?:do|does|is|are)\b.{0,20}\b(?:trains?|ride|line|path|bus(?:es)?) (?:run |go |a )*(?:direct|express|late|often|all night|on (?:weekends|sundays?|time))\b|^(?:(?:and|so|ok|okay) )*(?:which|what) (?:train |path |rail )?(?:line|train|route) (?:is|was|does|do|would|goes) (?:that|it|this|they|there|i|we)\b|\bis there an? (?:\w+ )?(?:bus|ferry)(?: (?:line|stop|route))?\b|\bhow many stops\b|\bdo (?:i|we) (?:have to |need to )?(?:change|transfer|switch)(?: trains?)?(?:$| at| in| or| on the way| anywhere| somewhere)|\b(?:do|does|will) (?:it|they|that|that one|that line|this line|the train) (?:also |even |still )?(?:run|go|operate)\b.{0,12}\b(?:at night|nights?|overnight|late|midnight|weekends?|saturdays?|sundays?|holidays?|every)\b|\b(?:when|how often|what time)\b.{0,20}\b(?:trains?|path|bus(?:es)?) (?:run|leave|come|go|depart)s?\b/,
  ],
  [
    'insult',
    /\b(?:you(?:re| are)? (?:\w+ ){0,2}(?:stupid|useless|dumb|idiot|suck|terrible|awful|annoying|an? (?:joke|moron|idiot))|(?:stupid|dumb|useless) (?:bot|robot|machine|thing|computer|ai)|fuck\w*|shut up|go to hell|piece of (?:shit|crap|junk)|bull ?shit|i hate (?:you|this)|screw you|asshole|bitch|(?:you|u) (?:dont|do not|never|cant|keep not) (?:get (?:me|it|this|that|anything)|understand(?: me| a thing| anything)?|listen(?:ing)?(?: to me)?|hear me|help(?: me)?(?: at all)?)|you(?:re| are) (?:not|never) (?:listening|understanding|helping|getting (?:it|me)|making sense|very smart|helpful|useful)|(?:this|that|it) (?:is|was) (?:so |really |totally |just )?(?:useless|pointless|frustrating|annoying|ridiculous|hopeless|a waste of time|not helpful|not working|terrible|stupid)|this (?:isnt|doesnt|aint) (?:helping|helpful|working|work)|waste of (?:my )?time|im (?:so |getting |really )?(?:frustrated|annoyed|fed up|angry|mad at)|(?:i )?give up|are you (?:even )?(?:listening|stupid|dumb|deaf|kidding(?: me)?)|not what i (?:asked|said|wanted) at all|why (?:dont|cant|wont) you (?:understand|get it|listen|help))\b/,
  ],
  [
    'off-topic',
    /\b(?:weather|forecast for (?:today|tomorrow)|(?<!\b(?:that|this|it|its|thats) (?:just |all |some |kind of )?a )jokes?|football|yankees|giants game|jets game|recipe|president|election|politics|news today|meaning of life|sing (?:me )?a song|what time is it|do you love|marry me|favorite (?:color|food|movie)|homework|stock market|bitcoin|crypto|lottery|horoscope|who won|write (?:me )?a (?:poem|story|essay)|how old are you|where are you from|vote|voting|republicans?|democrats?|trump|biden|are you (?:married|single|hungry|tired|happy|bored|pretty|a (?:boy|girl|man|woman))|your (?:boyfriend|girlfriend|husband|wife|birthday)|im (?:so |really |very )?(?:hungry|bored|tired|drunk|thirsty|sleepy)|repeat after me|(?:plus|times|minus|divided by) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|capital of|(?:good|best|great|nice|cheap) (?:\w+ )?(?:restaurants?|pizza(?: place| spot)?|bars?|coffee|bagels?|sushi|food|places? to eat|tacos?|movie)|(?:mets|devils|knicks|nets|super bowl|world cup|the game)|tell me (?:a story|something funny|a secret)|how tall|do you (?:dream|sleep|eat|have (?:feelings|kids|a dog|a boyfriend|a girlfriend)|know (?:taylor|elon))|happy (?:birthday|thanksgiving|new year|holidays)|merry christmas|netflix|tiktok|chatgpt|your system prompt|ignore (?:all |your |the |my |previous |any )*(?:instructions|rules|prompts?))\b/,
  ],
]

/**
 * The question of an English sentence that a text of its own answers; null for none. `inHand`: homes were shown, so that
 * 'what is the HOA' asks about one of them. `subject`: the term that the search is about, which 'that' may mean.
 */
export function readQuestion(
  said: string,
  inHand: boolean,
  subject: GlossaryTerm | null = null,
  talkedOf: TalkedOf | null = null,
): SpokenQuestion | null {
  const words = plainWords(said)
  const next = followUpIn(words, talkedOf, FOLLOW_UPS)
  if (next) return { kind: 'guidance', about: next }
  const terms = readTerms(words, inHand, subject) ?? (talkedOf?.isGeneral ? nextTerm(words) : null)
  if (terms) return terms
  const term = termAsked(words)
  if (term) return { kind: 'glossary', terms: [term] }
  const about = PLAIN.find(([, pattern]) => pattern.test(words))?.[0]
  const guidance = about !== undefined && BEFORE_GUIDANCE.has(about) ? null : guidanceIn(words, GUIDANCE_WORDS, inHand)
  if (guidance) return { kind: 'guidance', about: guidance }
  const steps = readSteps(words)
  if (steps && (about === undefined || /^(?:income|income-for-loan|language|off-topic)$/.test(about))) return steps
  if (about === undefined) return null
  const [, language] = (about === 'language' && LANGUAGES.find(([name]) => name.test(words))) || []
  return { kind: 'plain', about, ...(language && { language }) }
}

/** The terms of the glossary that an English sentence names, for one that nothing else reads. */
export const termsNamed = (said: string): readonly GlossaryTerm[] => findTerms(plainWords(said))

const findTerms = termFinder(
  GLOSSARY_NAMES,
  /^(?:points?|arms?|title|wells?(?: water)?|closings?|co|c of o|security|leases?|settlement|binders?|anchor|homestead|contingent|condos?|condominiums?|mortgages?|home loans?|maintenance fees?|fixtures?|benefits?|buyers? agents?|the three days|usda)$/,
)
