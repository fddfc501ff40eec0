import { costNamed } from '../cost-named.ts'
import { phrase, type Sentence } from '../sentence.ts'
import { courtesyIn, noteCounty, type Topic } from '../topic.ts'
import type { HomeFact, Intent, SpokenHomes } from '../understanding.ts'
import { readCommuteQuestion } from './commute-questions.ts'
import { BEST, COMPARATIVE, HOME, homeOf, NTH } from './home-references.ts'
import { asksOfNth, asksOfSeveral, asksPictures, pastAsked, readHomeTalk } from './home-talk.ts'
import { IN_THOUSANDS, readMoneyQuestion } from './money-questions.ts'
import { readSearchQuestion } from './search-questions.ts'
import { asksNew, readBudget, readCount, readIncome } from './search-topic.ts'
import { readNext } from './search-words.ts'

const FACT_WORDS: readonly (readonly [HomeFact, string])[] = [
  ['taxes', 'tax|taxes|property tax|property taxes'],
  [
    'fees',
    'hoa|hoa fees?|association fees?|maintenance fees?|monthly fees?|condo fees?|(?<! (?:application|brokers?|pet|late|funding|agents?) )fees?|association|maintenance',
  ],
  [
    'year',
    'built|how old(?! (?:is|are) (?:the|its) (?:roof|furnace|boiler|windows?|kitchen|baths?|bathrooms?|water heater|heater|heating|heat|ac|appliances|wiring|plumbing|pipes|carpets?|deck|pool|siding|floors?|septic) )|year|age of the (?:house|home)|how new|construction',
  ],
  ['open-houses', 'open ?houses?'],
  ['deposit', '(?:security )?deposits?|application fees?'],
  ['utilities', 'utilities|(?:electric(?:ity)?|water|gas|heat) (?:bills?|included)|(?:in|part of|covered by) the rent'],
  ['lease', 'leases?|lease terms?|how long is the lease|(?:rent|does it) includes?|included|month to month|who pays'],
  [
    'availability',
    'move ?in|moving in|(?:when|how soon) .{0,24}(?:available|free|vacant|in)|available (?:from|by|in)|vacant',
  ],
  ['accessibility', 'accessib(?:le|ility)|wheelchairs?|step free|steps?|ramps?'],
  ['floors', 'how many (?:floors|stories|levels)|stories|floors(?! plan)'],
  ['water', 'sewer|septic|well water|water (?:source|supply)|(?:public|town|city|municipal) water|(?:a|own|on) well'],
  [
    'kind',
    'what (?:kind|type|sort|style) (?:is|of (?:home|house|property|place|building))|(?:kind|type|style) of (?:home|house|property)|is (?:it|that|this|that one|this one|the [a-z]+ one) an? (?:house|condo|co op|town ?house|apartment|duplex|rental)',
  ],
  ['lot', 'lot|lot size|yard|acres|acreage|how much land|property line|land'],
  [
    'size',
    'how (?:big|large)(?! an? (?:dog|pet|cat|loan|deposit|down))|square feet|square footage|square foot|size|sq ft|how many square feet|how spacious',
  ],
  ['beds', 'how many bed ?rooms?|how many beds'],
  ['baths', 'how many bath ?rooms?|how many baths'],
  ['heating', 'heating|heated|heats?|furnace|boiler|radiators?'],
  ['cooling', 'cooling|air conditioning|central air|a c|ac'],
  ['garage', '(?:how many cars|how big is the garage|garage spaces?|cars? fit)'],
  ['parking', 'parking|park|garage|driveway'],
  ['schools', '(?:school )?districts?|schools?'],
  ['address', 'address|where (?:exactly )?is|wheres|located|what street|what town'],
  [
    'price-history',
    'price history|history|price ?wise|been through|(?:price|rent) (?:ever |already |at all )?(?:moved|budged|shifted)|(?:been |was |were |got )?(?:reduced|lowered)|(?:price )?(?:drop|dropped|drops|cuts?|reductions?|came down|come down|gone down|went down|change|changed|changes)',
  ],
  ['sold-price', '(?:sell|sold|go|went|selling) for|last sold|sale history|sold before|last sale'],
  [
    'age-of-listing',
    'on the market|sitting(?: \\S+){0,2} long|sat there|listed|how long|days|when (?:did|was|were|has) .{0,24}(?:come|came|go|gone|put) (?:on|up|out|live|online)',
  ],
  ['distance', 'how far|distance|how close'],
  [
    'status',
    'available|sold|under contract|pending|taken|still (?:free|there|for sale|for rent|listed|open)|spoken for|off the market|gone',
  ],
  ['pictures', 'pictures?|photos?|images?|(?:virtual|video|3 ?d|online) (?:tour|walkthrough)'],
  [
    'features',
    'features|amenities|how (?:big|large|heavy) an? (?:dog|pet)|how wide|doorways?|internet|wifi|broadband|rental income|bring in|brings in|have a|has a|come with|include|pool|basement|fireplace|laundry|washer|dryer|elevator|central air|air conditioning|furnished|have an|has an|there an?(?! .*[@#=]\\d)|pets?|dogs|cats|stairs|wrong|problems?|issues?|flood(?:s|ed|ing)?|leaks?|mold|offers?|asked about|interested',
  ],
  ['price', 'how much|price|cost|asking|(?:want|wanting|looking)(?: to get)? for (?:it|this|that|them|the [a-z]+)'],
]

const STOP = phrase(
  '(?:good ?bye|bye|bye bye|hang up|end (?:the )?(?:call|chat|conversation)|thats all|that is all|that will be all|thatll be all|stop(?: (?:talking|speaking|it|please|now))?|be quiet|quiet|shut up|im done|i am done|we are done|were done|see you|talk to you later|have a (?:good|nice|great) (?:day|one|night|evening|weekend))',
)
const THANKS = phrase('(?:thanks|thank you|thankyou|thx|ty|cheers|appreciate it|much appreciated|much obliged)')
const GREETING = phrase(
  '(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|yo|whats up|how are you(?: doing)?|nice to meet you)',
)
const HELP = phrase(
  '(?:help|help me|what (?:can|do) you do|what can i (?:say|ask|do)(?: here)?|what(?: are| is| all| the| kinds? of| sorts? of)* (?:things?|stuff|questions|everything) (?:that )?(?:i|we|you) (?:can|could) (?:ask|say|do|tell|help)(?: (?:you|me|us|for|about|with|here|to))*|how (?:does this|do you|does it) work|what are my options|how do i use this|who are you|are you (?:a )?(?:robot|human|real|ai|a real person|a person|an ai)|what else can you do|instructions|i need help|can you help(?: me)?)',
)
const AT_DAY =
  '(?:on |this |next |tomorrow |at )*(?:tomorrow|today|tonight|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?'
const TOUR = phrase(
  `(?:book|schedule|arrange|set up|request|want|need|get|take|do|have|go on|plan|id like|like|reserve|make)(?: \\S+){0,3} (?:tour|tours|viewing|showing|visit|walkthrough|walk through|appointment)|(?:book|schedule|reserve|plan|go to|come to|attend)(?: \\S+){0,3} open house|(?:tour|visit|view) (?:${HOME})|(?:see|view|visit|check out|look at|walk through|show me) ${HOME} (?:in person|on|this|tomorrow|today|next|at|sometime|saturday|sunday|monday|tuesday|wednesday|thursday|friday)|(?:can|could|may|when can|id like to|i want to|we want to|i would like to|wed like to|we would like to|want to) (?:i |we )?(?:come |go )?(?:and |to )?(?:see|tour|visit|view) (?:${HOME})|(?:come|go) (?:and )?(?:see|by)|(?:swing|stop|pop|drop) by (?:${HOME}|@\\d+)|(?:see|view|visit|tour|look at|check out|come to|book)(?: (?!open|new|listings?|what|whats|which|listed|the)\\S+){1,4} (?:${AT_DAY})|(?:set|book|schedule|put|get|sign|pencil|squeeze) (?:something up|something|me in|us in|me up|us up|me down|us down|${HOME})(?! (?:back |up |down |all the way )*to [#=])(?= )(?: (?:to see|for|with|on|at|in|up|down|${HOME}))*(?=(?: \\S+){0,3} (?:${AT_DAY}|tour|showing|visit|viewing|[#=]\\d+))|tour (?:it|this|that)|(?<=^ (?:(?:a|ok|okay|and|please|then|so|,) )*)(?:tour|viewing|showing)(?: (?:of|for))?(?= (?:${HOME}|${AT_DAY}|sat|sun|mon|tue|tues|wed|thu|thurs|fri)(?= ))|a (?:tour|viewing|showing)(?: of)?|(?:get|getting|look|looking|peek|see) inside(?: of)? (?:${HOME})`,
)
const VIRTUAL = phrase('(?:virtual|video|3d|online|remote) (?:tours?|walk ?through|viewings?|showings?)')
/** A tour by video that somebody is to give, and no film of the listing. */
const LIVE = phrase(
  '(?:(?:could|can|would|will) (?:somebody|someone|anybody|anyone|you|(?:an|the|your) agent|they|one of (?:you|them)|i|we) (?:please )?(?:do|give|arrange|set up|book|schedule|organi[sz]e|offer|make)|(?:book|schedule|arrange|set up|organi[sz]e)|(?:do|would) you (?:do|give|offer))(?: \\S+){0,4} (?:virtual|video|online|remote|live|facetime|face time|zoom)(?: (?:tours?|walk ?through|viewings?|showings?|call))?|(?:tour|show|see|walk)(?: \\S+){0,4} (?:over|by|on|via|through) (?:video|facetime|face time|zoom|skype|whatsapp)',
)
const OPEN_HOUSES = phrase(
  `(?:when(?:s| is| are)|what time is) (?:the|its|their|any) (?:next )?open ?houses?(?: (?:of|for|at|on) (?:${HOME}))?|(?:does|do|has|is there|are there) (?:${HOME}) (?:have |got )?(?:an? |any )?open ?houses?`,
)
/** 'Keep it under 800', 'put it up to 450' set a limit; nothing is saved or booked. */
const LIMIT =
  '(?:back |up |down |all the way )*(?:to|under|below|at|around|about|between|within|over|above|less than|(?:no|not) more than|at most|max)'
const KEEPS = '(?:put a )?pin(?: in)?|(?:hang|hold) on to|shortlist|(?:set|put) aside'
const FAVORITE = phrase(
  `(?:save|keep|bookmark|heart|star|favorite|${KEEPS}) (?:${BEST}|(?:the|that) (?:${COMPARATIVE}) (?:#\\d+|home|house|condo|apartment|place))|(?:(?:add|put|save|mark|keep|heart|like|favorite|favourite|bookmark|star)(?: \\S+){0,5} (?:favorites?|favourites?|favs|faves|bookmarks?|favorite list|wish ?list|short ?list|list of favorites|(?<= (?:on|onto|to|in) (?:my|our) )list)|(?:favorite|favourite|bookmark|heart(?! set)) .{1,30}|(?:fav|fave)(?: (?:me|us))? ${HOME}|(?:put|set|lay) ${HOME} aside|i (?:love|like) (?:it|this one|that one|this|that)|(?:save|keep|${KEEPS}) (?:(?:it|this|that)(?! (?:${LIMIT})(?: [a-z]+){0,2} [#=])|this one|that one|this home|this house|that house|the \\S+ (?:one|house|home)|this listing|this property|that listing|the (?:first|second|third|fourth|last|cheapest|newest|biggest|largest|smallest)(?: (?:one|home|house))?(?= of (?:them|these|those|the)| (?:please|now)| $)))`,
)
const UNDO = phrase(
  '(?<=^ (?:(?:[a-z]+ ){1,5}[,.] )?(?:(?:no|nah|oh|oops|ok|okay|wait|sorry|actually|please|can you|could you|hm|um|uh|lets|and|now|,|[.]) )*)(?:(?:undo|revert|take back|reverse)(?: (?:that|it|this|those|the|my|last|change|changes|thing|step|one|again|undo|too|also|and))*|(?:(?:one|another|[#=]\\d+|a) )?(?:(?:step|steps|more|further|again) )+back(?: (?:one|more|again))*|back (?:(?:a|one|another|up|[#=]\\d+) )+(?:steps?|more|further|again)|go (?:(?:one|another|further) )*back(?: (?:again|further|one|another|more|steps?|[#=]\\d+))*(?= (?:i didnt|i did not|,|$))|go back(?: (?:a|one|another) step| (?:to )?(?:before|(?:what|how|where|the way) (?:it|we|i|that|things|they) (?:was|were|had)(?: it)?)| to (?:the|my|our) (?:last|previous|old|earlier) (?:search|ones?|results?|list|homes))?|scratch that|cancel that(?: change)?|put the [a-z]+ back|never ?mind that|(?:put|make|leave|have|set|want) (?:it|that|this|them|everything|things) (?:how|the way|like|as|to (?:how|what)) (?:it|that|they|things|we|i) (?:was|were|had)(?: (?:it|them))?|(?:put|take|change|bring|switch|turn) (?:it|that|this|them|everything|things) back(?: (?:to )?(?:the way|how|like|as|what) (?:it|that|they|we|i) (?:was|were|had))?|(?:back to |like |as )?(?:what|how|as|the way) (?:it|that|we|i) (?:was|were|had)(?: (?:it|that))?|restore (?:that|it|the last search)|(?:back to |show me )?the (?:last|previous|earlier) search(?: again)?|i (?:didnt|did not) (?:mean|want|ask for|say) (?:that|it|this|those))(?: (?:before|again|please|then|now|,|[.]|thats not what i (?:meant|wanted|said)|that was (?:wrong|a mistake)|i (?:didnt|did not) (?:mean|want|ask for|say) (?:that|it|this|those)))*(?= $)',
)
const SAVE_SEARCH = phrase(
  '(?:save|keep|remember|store)(?: \\S+){0,2} (?:search|searches|filters|criteria)(?: for (?:me|later|us))?|(?:save|keep|store) (?:it|this|that|these|those|all this|all that) as (?:a|an|my|the|another)(?: \\S+)? search(?: thing)?|(?:save|keep|store) (?:these|those|them|all|all of (?:them|these|those)|this list|the list|the results)(?= (?:for|so|and|to|please|until)| $)|(?:notify|alert|email|tell|text|let|ping) (?:me|us|her|him|them|my [a-z]+|our [a-z]+)(?: know)? (?:when|(?:for|of|about) (?:places|homes|houses|ones|others|more|anything|listings|apartments)|about new|of new|whenever|if (?:something|anything|there|a |any|more|new))|(?:set up|create|make|get) (?:an |a |email )*alerts?|keep me (?:posted|updated|informed)',
)
const WHO_LISTS = phrase(
  '(?:who|whos|which|what)(?: \\S+){0,2} (?:agent|agency|broker|brokerage|realtor|office|lists|listed|listing|sells|selling)(?: (?:is|of|for|it|this|that|one|home|house|the))*|(?:who|whom)(?: \\S+){0,3} (?:contact|call|talk to|ask|email|speak (?:to|with)|reach)(?= (?:about|for|on) )',
)
const INQUIRY = phrase(
  '(?:contact|message|email|call|text|write|speak (?:to|with)|talk (?:to|with)|reach(?: out to)?|get in touch with|connect me (?:to|with)|ask|tell)(?: \\S+){0,3} (?:agent|realtor|agency|broker|owner|seller|someone|landlord|somebody|person|human|office)|(?:write|message|text|email)(?: to)? (?:them|him|her|em)|ask (?:them|him|her|em) (?:that|this|it) for (?:me|us)|ask (?:them|him|her|em) the same|drop (?:them|him|her|em|(?:the|an) (?:agent|agency|owner|seller)) a (?:line|note|message)|(?:find out|check) (?:from|with) (?:them|him|her|(?:the|an|your) (?:agent|agency|owner|seller|landlord))(?= (?:if|whether|when|about|for|what|how))|ask (?:them|him|her) (?:if|whether|when|about|for|what|how)|(?:send|make|leave)(?: \\S+){0,3} (?:inquiry|message|enquiry|note|question|email|offer)|(?:more|request|get|need|want) (?:more )?(?:info|information)|have (?:someone|an agent|somebody) (?:call|contact|email) (?:me|us)|call me(?: back)?|(?:i am|im|were|we are) interested in (?:it|that|this|(?:the|this|that|number) \\S+(?: (?:one|house|home))?)|i have a question (?:about|for)|agent(?! (?:says?|said|keeps?|kept|told|tells|mentions?|mentioned|wants?|wanted|talks?|talked))',
)
const AREA_FACT =
  '(?:average|median|mean|typical|usual) (?:home |house |sale |sales |asking |housing )?(?:prices?|costs?|rents?)|(?:home|house|housing|property) (?:prices|values|costs)|population|populated|(?:how many|number of) (?:people|towns|municipalities|inhabitants|residents)|what towns|which towns|municipalities|(?:what|how much) (?:do|does|would|will|is|are) (?:an? |the )?(?:typical |average |normal )?(?:houses?|homes?|condos?|places?|apartments?)(?: (?:usually|normally|typically|generally|mostly|on average))+ (?:cost|go for|sell for|run)|how (?:big|expensive|large) is @\\d+'
const AREA = phrase(
  `(?:whats|what is|what are|hows|how is|how are|what was|what)(?: (?:it|the|prices?|life|living|market|market|area|housing|homes))*(?: like)? (?:in |of )?@(\\d+)(?: county)?(?: like)?|(?:tell me|describe|info|information|facts|talk to me|know|learn|give me (?:some )?(?:facts|information|info|details)|say something)(?: (?:more|something|a bit|a little|some))* ?(?:about|on|of)? (?:the )?(?:county of )?@(\\d+)|(?:${AREA_FACT})`,
)
/** 'What’s in Sussex up to 400' looks for homes. */
const LIMITED =
  /^ (?:(?:for|that is|thats|and|,) )*(?:up to|under|below|less than|max(?:imum)?|for less than|within|between|around|about|with|at most|no more than|for) (?:[a-z]+ ){0,3}[=#]\d+/
const HOME_QUESTION = phrase(
  `(?:tell|give|say|(?<! i )hear|learn)(?: (?:me|us))?(?: (?:more|something|a bit|all|everything|details|the details|more details))*(?: (?:about|on|of|for))? (?:${HOME})|(?:details|more) (?:about|on|of|for) (?:${HOME})|(?:open|show me|show|read|describe|look at|lets see|see|select|choose|go to|go back to|back to|return to) (?:${NTH})|(?<=^ (?:(?:and|so|ok|okay|um|uh|well|,|hey|hi|alright|all right|great|cool|fine) )*|[.] | (?:it|this|that|one) , )(?:whats|what is|what are|hows|how is|how|is|are|does|do|did|when was|when were|when|whens|where is|where|wheres|can|could|which|what|has|have|had|was|were|will|would|should)(?: \\S+){0,6} (?:${HOME})|(?:how (?:big|old|large|much|new|spacious) (?:is|are))(?: \\S+){0,3}|(?:whats|what is|what are) the (?:taxes|tax|price|address|square footage|lot size|hoa|year|size|school district|fees|asking price|property taxes|heating|heat|cooling|parking|monthly fee)(?! (?:in|for|of|near|around) @)|(?:property )?taxes (?:on|for|of) .{1,30}|(?:more|any|other) (?:photos|pictures|details)|(?:what|whats|how much|how high)(?: \\S+){0,5} (?:pay|paying|charges?|charging|owe)(?: \\S+){0,3} (?:hoa|association|condo)|(?:how soon|when|what day) (?:can|could|would|may|do) (?:i|we) (?:move|get)(?: right)? in|(?<=^ (?:(?:and|ok|okay|now|what about|how about|then) )*)${NTH}(?=(?: (?:please|then|now|[.]))* $)`,
)
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?|weekday|week|noon|midday|morning|afternoon|evening|january|february|march|april|may|june|july|august|september|october|november|december)'
const WHEN = phrase(
  `(?:(?:on|at|this|next|in|the|for|around|after|before|any) )*(?:${DAY}|[#=]\\d+ (?:am|pm|oclock|a m|p m|st|nd|rd|th))(?: (?:${DAY}|[#=]\\d+|at|in|the|on|around|after|before|or|and|,|am|pm|a|p|m|oclock|st|nd|rd|th|half|quarter|past))*|at [#=]\\d+`,
)
/** Reads the intent and takes its words. Runs before any filter is read. `hasMeans`: debts or savings were said. */
export function readTopic(sentence: Sentence, text: string, hasMeans: boolean, homes: SpokenHomes): Topic {
  const topic = readIncome(sentence, hasMeans)
  const home = (match: RegExpExecArray) => (topic.home ??= homeOf(match[0], sentence))
  const is = (intent: Intent, pattern: RegExp, note: (match: RegExpExecArray) => unknown = () => true) =>
    topic.intent === null &&
    sentence.take(pattern, (match) => {
      if (note(match) === false) return false
      topic.intent = intent
    })
  is('undo', UNDO)
  const talk = topic.intent === null ? readHomeTalk(sentence, homes) : null
  topic.intent ??= talk?.intent ?? null
  topic.measure = talk?.measure ?? null
  const said = sentence.code()
  readSearchQuestion(sentence, topic)
  topic.intent ??= readMoneyQuestion(sentence)
  if (
    topic.intent !== null &&
    (topic.money ??= costNamed(sentence, said, topic.intent, IN_THOUSANDS)) &&
    topic.money.kind !== 'income'
  )
    noteCounty(sentence, topic, undefined)
  if (topic.intent === null && (topic.commute = readCommuteQuestion(sentence))) topic.intent = 'commute'
  if (topic.intent !== null) topic.home = homeOf(said, sentence)
  is('save-search', SAVE_SEARCH)
  is('favorite', FAVORITE, home)
  is('listing', OPEN_HOUSES, (match) => {
    home(match)
    topic.fact = 'open-houses'
  })
  is('tour', LIVE, home)
  if (topic.intent === null && sentence.code().search(VIRTUAL) >= 0) {
    topic.intent = 'listing'
    topic.fact = 'pictures'
  }
  is('tour', TOUR, home)
  if (topic.intent === 'tour') readWhen(sentence, text, topic)
  const isForNew = asksNew(sentence)
  is('listing', WHO_LISTS, (match) => {
    if (isForNew) return false
    home(match)
    topic.fact = 'office'
  })
  is('inquiry', INQUIRY, home)
  readBudget(sentence, topic)
  is('county', AREA, (match) => {
    if (LIMITED.test(sentence.code().slice(match.index + match[0].length))) return false
    return noteCounty(sentence, topic, match[1] ?? match[2])
  })
  if (topic.intent === null && !isForNew && asksOfSeveral(sentence, homes)) {
    topic.fact = factOf(sentence.code())
    if (topic.fact !== null) topic.intent = 'listing'
  }
  if (topic.intent === null && (topic.fact = pastAsked(sentence))) topic.intent = 'listing'
  if (topic.intent === null && asksPictures(sentence)) {
    topic.intent = 'listing'
    topic.fact = 'pictures'
  }
  readCount(sentence, topic)
  is('listing', HOME_QUESTION, (match) => {
    if (isForNew) return false
    home(match)
    noteFacts(topic, sentence.code())
    return isOfHome(match[0], topic)
  })
  if (topic.intent === null && asksOfNth(sentence, homes)) {
    topic.intent = 'listing'
    noteFacts(topic, sentence.code())
  }
  if (/^(?:tour|favorite|inquiry|listing)$/.test(topic.intent ?? '')) topic.home ??= homeOf(sentence.code(), sentence)
  readNext(sentence, topic)
  return topic
}

function readWhen(sentence: Sentence, text: string, topic: Topic): void {
  sentence.take(WHEN, (match, span) => {
    if (/^(?:[#=]\d+|the|a|and|,|to|for|at|on|may)$/.test(match[0].trim())) return false
    topic.when = [topic.when, text.slice(span.start, span.end)].filter(Boolean).join(' ')
  })
}

const FACTS = FACT_WORDS.map(([fact, words]) => [fact, new RegExp(` (?:${words}) `)] as const)

const factOf = (code: string): HomeFact | null => FACTS.find(([, pattern]) => pattern.test(code))?.[0] ?? null

/** Notes the facts that the clauses of a sentence ask for: 'what are the taxes and how old is it' asks for two. */
function noteFacts(topic: Topic, code: string): void {
  topic.fact = factOf(code)
  if (topic.fact === null) return
  const each = code.split(/ (?:and|also|plus|[,.?:])(?= )/).map((clause) => factOf(`${clause} `))
  topic.alsoAsked = [...new Set(each)].filter((fact): fact is HomeFact => fact !== null && fact !== topic.fact)
}

/** Whether words are a question about one home. A bare 'the cheapest' asks for a sort order instead. */
function isOfHome(words: string, { home, fact }: Topic): boolean {
  if (/^(?:tell|give|say|hear|learn|details|more|open|describe|read|taxes|property)/.test(words)) return true
  if (typeof home === 'string' && home !== 'last') return fact !== null || COMPARED_HOME.test(words)
  return fact !== null || home !== null
}

/** 'The cheaper one' of two is one of them. */
const COMPARED_HOME = new RegExp(` (?:the|that) (?:${COMPARATIVE}) `)

/** Reads greetings, thanks, farewells and calls for help. */
export const readCourtesy = (sentence: Sentence): Intent | null =>
  courtesyIn(sentence, { help: HELP, stop: STOP, thanks: THANKS, greeting: GREETING })
