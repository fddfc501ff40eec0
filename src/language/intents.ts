import type { County } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import type { Sort } from '#domain/search/sort.ts'
import { WITH_AMOUNT } from './household-words.ts'
import { readMoneyQuestion } from './money-questions.ts'
import { phrase, type Sentence } from './sentence.ts'
import type { HomeFact, Intent, SpokenHome, SpokenMoney } from './understanding.ts'

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const ONE = '(?:one|home|house|listing|property|place|condo|apartment|result|option|townhouse|unit|colonial|brownstone)'
const ORDINAL =
  '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|cheapest|most expensive|newest|biggest|largest|smallest)'
const NTH = `(?:(?:the|that|this) ${ORDINAL}(?: ${ONE})?|${ORDINAL} one|(?:the )?(?:number|option|listing|#|no) [#=](\\d+)|(?:the )?[#=](\\d+) (?:st|nd|rd|th)(?: ${ONE})?)`
const THIS = `(?:it|its|this|that|they|them|there|(?:this|that|the) ${ONE}|the (?:house|home|property|place|building))`
const HOME = `(?:${NTH}|${THIS})`

const FACT_WORDS: readonly (readonly [HomeFact, string])[] = [
  ['taxes', 'tax|taxes|property tax|property taxes'],
  ['fees', 'hoa|hoa fees?|association fees?|maintenance fees?|monthly fees?|condo fees?|fees'],
  ['year', 'built|how old|year|age of the (?:house|home)|how new|construction'],
  ['lot', 'lot|lot size|yard|acres|acreage|how much land|property line|land'],
  ['size', 'how big|how large|square feet|square footage|square foot|size|sq ft|how many square feet|how spacious'],
  ['beds', 'how many bed ?rooms?|how many beds'],
  ['baths', 'how many bath ?rooms?|how many baths'],
  ['heating', 'heating|heated|heat'],
  ['cooling', 'cooling|air conditioning|central air|a c|ac'],
  ['parking', 'parking|park|garage|driveway'],
  ['schools', 'school district|schools?'],
  ['address', 'address|where is|located|what street|what town'],
  ['age-of-listing', 'on the market|listed|how long'],
  ['status', 'available|sold|under contract|pending|taken'],
  ['pictures', 'pictures?|photos?|images?'],
  [
    'features',
    'features|amenities|have a|has a|come with|include|pool|basement|fireplace|laundry|washer|dryer|elevator|central air|air conditioning|furnished|have an|has an|there an?(?! .*[@#=]\\d)|pets|dogs|cats',
  ],
  ['price', 'how much|price|cost|asking'],
]

const STOP = phrase(
  '(?:good ?bye|bye|bye bye|hang up|end (?:the )?(?:call|chat|conversation)|thats all|that is all|that will be all|thatll be all|stop(?: (?:talking|speaking|it|please|now))?|be quiet|quiet|shut up|im done|i am done|we are done|were done|see you|talk to you later|have a (?:good|nice|great) (?:day|one|night|evening|weekend))',
)
const THANKS = phrase('(?:thanks|thank you|thankyou|thx|ty|cheers|appreciate it|much appreciated|much obliged)')
const GREETING = phrase(
  '(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|yo|whats up|how are you(?: doing)?|nice to meet you)',
)
const HELP = phrase(
  '(?:help|help me|what (?:can|do) you do|what can i (?:say|ask|do)(?: here)?|how (?:does this|do you|does it) work|what are my options|how do i use this|who are you|are you (?:a )?(?:robot|human|real|ai|a real person|a person|an ai)|what else can you do|instructions|i need help|can you help(?: me)?)',
)
const TOUR = phrase(
  `(?:book|schedule|arrange|set up|request|want|need|get|take|do|have|go on|plan|id like|like|reserve|make)(?: \\S+){0,3} (?:tour|tours|viewing|showing|visit|walkthrough|walk through|appointment|open house)|(?:tour|visit|view) (?:${HOME})|(?:see|view|visit|check out|look at|walk through|show me) ${HOME} (?:in person|on|this|tomorrow|today|next|at|sometime|saturday|sunday|monday|tuesday|wednesday|thursday|friday)|(?:can|could|may|when can|id like to|i want to|we want to|i would like to|wed like to|we would like to|want to) (?:i |we )?(?:come |go )?(?:and |to )?(?:see|tour|visit|view) (?:${HOME})|(?:come|go) (?:and )?(?:see|by)|tour (?:it|this|that)|a (?:tour|viewing|showing)(?: of)?`,
)
const FAVORITE = phrase(
  '(?:(?:add|put|save|mark|keep|heart|like|favorite|favourite|bookmark|star)(?: \\S+){0,5} (?:favorites?|favourites?|bookmarks?|favorite list|wish ?list|list of favorites)|(?:favorite|favourite|bookmark|heart) .{1,30}|i (?:love|like) (?:it|this one|that one|this|that)|(?:save|keep) (?:it|this|that|this one|that one|this home|this house|that house|the \\S+ (?:one|house|home)|this listing|this property|that listing))',
)
const SAVE_SEARCH = phrase(
  '(?:save|keep|remember|store)(?: \\S+){0,2} (?:search|searches|filters|criteria)(?: for (?:me|later|us))?|(?:notify|alert|email|tell|text|let) (?:me|us)(?: know)? (?:when|if|about new|of new|whenever)|(?:set up|create|make|get) (?:an |a |email )*alerts?|keep me (?:posted|updated|informed)',
)
const WHO_LISTS = phrase(
  '(?:who|whos|which|what)(?: \\S+){0,2} (?:agent|agency|broker|brokerage|realtor|office|lists|listed|listing|sells|selling)(?: (?:is|of|for|it|this|that|one|home|house|the))*',
)
const INQUIRY = phrase(
  '(?:contact|message|email|call|text|write|speak (?:to|with)|talk (?:to|with)|reach(?: out to)?|get in touch with|connect me (?:to|with)|ask|tell)(?: \\S+){0,3} (?:agent|realtor|agency|broker|owner|seller|someone|landlord|somebody|person|human|office)|(?:send|make|leave)(?: \\S+){0,3} (?:inquiry|message|enquiry|note|question|email|offer)|(?:more|request|get|need|want) (?:more )?(?:info|information)|have (?:someone|an agent|somebody) (?:call|contact|email) (?:me|us)|call me(?: back)?|(?:i am|im|were|we are) interested in (?:it|that|this|(?:the|this|that|number) \\S+(?: (?:one|house|home))?)|i have a question (?:about|for)|agent',
)
const BUDGET = phrase(
  'what (?:can|could|would|will|do|does|should) (?:i|we|you|that|it|one)? ?(?:really )?(?:get|buy|find|afford|have|purchase|rent|lease|expect|spend)(?: (?:me|us|you))?|what(?: kind of| sort of)?(?: \\S+){0,4} (?:can|could) (?:i|we) (?:get|afford|buy|find|rent)|how much(?: of a)? ?(?:house|home|rent|mortgage)?(?: \\S+)? (?:can|could|should) (?:i|we) (?:afford|spend|pay|borrow|buy)|(?:can|could|do) (?:i|we) afford|what does .{1,20} (?:get|buy) (?:me|us|you|in)|is .{1,24} enough|would .{1,24} be enough|what would .{1,24} (?:get|buy)|how far (?:does|will|would) .{1,20} go|whats (?:my|our) budget',
)
const EARN =
  '(?:earn|earning|earns|make|makes|making|bring (?:in|home)|income(?: (?:is|of))?|salary(?: (?:is|of))?|household income(?: (?:is|of))?|paid|take home|gross|get paid|am on)'
const INCOME = phrase(
  `(?:(?:our|my|the|a|an|combined|joint|together|total|household|annual|yearly|i|we|on) )*${EARN}(?: (?:about|around|roughly|like|a|an|of|is|together|combined|maybe|approximately|total|household|income|almost|nearly|over|just))* [#=](\\d+)(?: (?:a|per|each|every|/|year|month|annually|yearly|together|combined|dollars|before taxes|gross|salary|between us))*|[#=](\\d+) (?:(?:a|per) year|annually|yearly|salary|(?:household |annual |yearly )?income)(?: (?:salary|income))*`,
)
const COUNT = phrase(
  'how many(?! (?:bed|bath|square|cars?|floors|acres|rooms|people|towns|municipalities|stories|fireplaces|days))|how much (?=houses?|homes?|listings?|properties|apartments?)|(?:the )?(?:number|count) of (?=homes|houses|listings|properties)|count (?:the|all|up)',
)
const AREA_FACT =
  '(?:average|median|mean|typical|usual) (?:home |house |sale |sales |asking |housing )?(?:prices?|costs?|rents?)|(?:home|house|housing|property) (?:prices|values|costs)|population|populated|(?:how many|number of) (?:people|towns|municipalities|inhabitants|residents)|what towns|which towns|municipalities|how (?:big|expensive|large) is @\\d+'
const AREA = phrase(
  `(?:whats|what is|what are|hows|how is|how are|what was|what)(?: (?:it|the|prices?|life|living|market|market|area|housing|homes))*(?: like)? (?:in |of )?@(\\d+)(?: county)?(?: like)?|(?:tell me|describe|info|information|facts|talk to me|know|learn|give me (?:some )?(?:facts|information|info|details)|say something)(?: (?:more|something|a bit|a little|some))* ?(?:about|on|of)? (?:the )?(?:county of )?@(\\d+)|(?:${AREA_FACT})`,
)
const HOME_QUESTION = phrase(
  `(?:tell|give|say)(?: (?:me|us))?(?: (?:more|something|a bit|all|everything|details|the details|more details))*(?: (?:about|on|of|for))? (?:${HOME})|(?:details|more) (?:about|on|of|for) (?:${HOME})|(?:open|show me|show|read|describe|look at|lets see|see|select|choose|go to) (?:${NTH})|(?<=^ (?:(?:and|so|ok|okay|um|uh|well|,|hey|hi) )*|[.] )(?:whats|what is|what are|hows|how is|how|is|are|does|do|did|when was|when were|when|where is|where|wheres|can|could|which|what)(?: \\S+){0,6} (?:${HOME})|(?:how (?:big|old|large|much|new|spacious) (?:is|are))(?: \\S+){0,3}|(?:whats|what is|what are) the (?:taxes|tax|price|address|square footage|lot size|hoa|year|size|school district|fees|asking price|property taxes|heating|parking|monthly fee)|(?:property )?taxes (?:on|for|of) .{1,30}|(?:more|any|other) (?:photos|pictures|details)|(?<=^ (?:(?:and|ok|okay|now|what about|how about|then) )*)${NTH}(?=(?: (?:please|then|now|[.]))* $)`,
)
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?|weekday|week|noon|midday|morning|afternoon|evening|january|february|march|april|may|june|july|august|september|october|november|december)'
const WHEN = phrase(
  `(?:(?:on|at|this|next|in|the|for|around|after|before|any) )*(?:${DAY}|[#=]\\d+ (?:am|pm|oclock|a m|p m|st|nd|rd|th))(?: (?:${DAY}|[#=]\\d+|at|in|the|on|around|after|before|or|and|,|am|pm|a|p|m|oclock|st|nd|rd|th|half|quarter|past))*|at [#=]\\d+`,
)
const SEARCHES = phrase(
  '(?:(?:show|find|give|get) (?:me|us)|(?:im |i am |we are |were )?(?:looking|searching|hunting|shopping) (?:for|in|at)|search|i (?:want|need|like|search|look)|we (?:want|need|like|search)|(?:id|i would|wed|we would) (?:like|love|prefer)|interested in|do you have|have you got|got any|is there|are there|list|see)',
)
const NOUN = phrase('(?:homes?|houses?|places?|property|properties|listings?|apartments?|somewhere|rentals?|something)')
const CONTINUES = phrase(
  '(?:instead|also|too|as well|same|only|just|actually|but|what about|how about|make it|make that|more like|like (?:that|those|this|these)|of (?:those|these|them)|the ones|those|these ones|and|now|then|again|change|switch|try|add|remove|drop|narrow|filter|expand|include|another|else|rather|or|though|preferably|must|has to|needs to|it|should)',
)
const MORE = phrase(
  '(?:show|give|see|any|load)(?: (?:me|us|some))* (?:more|other|the next)(?! ?[a-z]+ ?(?:bed|bath))(?: (?:results|homes|houses|listings|ones|options|page|like (?:that|this|those)))*|(?:more|next|other) (?:results|homes|houses|listings|ones|options|page)|(?<=^ (?:(?:and|ok|okay|the|please) )*)(?:next|more)(?=(?: please| thanks)* $)|(?:more|ones?|homes?|houses?|similar|something) like (?:that|this|those|these|it)|the rest',
)

/** What a sentence says besides filters. */
export interface Topic {
  intent: Intent | null
  home: SpokenHome
  fact: HomeFact | null
  county: County | null
  money: SpokenMoney | null
  when: string | null
  /** It has a verb of searching. */
  searches: boolean
  /** It has a noun such as 'homes'. */
  hasNoun: boolean
  /** It continues the search in force. */
  continues: boolean
}

/** Reads the intent and takes its words. Runs before any filter is read. `hasMeans`: debts or savings were said. */
export function readTopic(sentence: Sentence, text: string, hasMeans: boolean): Topic {
  const topic: Topic = {
    intent: null,
    home: null,
    fact: null,
    county: null,
    money: null,
    when: null,
    searches: false,
    hasNoun: false,
    continues: false,
  }
  const home = (match: RegExpExecArray) => (topic.home ??= homeOf(match[0], sentence))
  const is = (intent: Intent, pattern: RegExp, note: (match: RegExpExecArray) => unknown = () => true) =>
    topic.intent === null &&
    sentence.take(pattern, (match) => {
      if (note(match) === false) return false
      topic.intent = intent
    })
  sentence.take(INCOME, (match) => {
    const amount = sentence.number(match[1] ?? match[2])!.value
    topic.intent = 'budget'
    // 'I make 85k and my wife makes 60k'.
    topic.money = { kind: 'income', amount: (topic.money?.amount ?? 0) + income(amount, match[0]) }
  })
  if (
    topic.money === null &&
    (hasMeans || sentence.code().search(ON_INCOME) >= 0) &&
    sentence.code().search(BUDGET) >= 0
  )
    readBareIncome(sentence, topic)
  const said = sentence.code()
  topic.intent ??= readMoneyQuestion(sentence)
  if (topic.intent !== null) topic.home = homeOf(said, sentence)
  is('save-search', SAVE_SEARCH)
  is('favorite', FAVORITE, home)
  is('tour', TOUR, home)
  if (topic.intent === 'tour') readWhen(sentence, text, topic)
  is('listing', WHO_LISTS, (match) => {
    home(match)
    topic.fact = 'office'
  })
  is('inquiry', INQUIRY, home)
  // The words are left in place, because the price stands among them.
  if (topic.intent === null && sentence.code().search(BUDGET) >= 0) topic.intent = 'budget'
  is('county', AREA, ([, first, second]) => noteCounty(sentence, topic, first ?? second))
  is('count', COUNT, (match) => !/ (?:bed|bath)\b/.test(match[0]))
  is('listing', HOME_QUESTION, (match) => {
    home(match)
    topic.fact = factOf(sentence.code())
    return isOfHome(match[0], topic)
  })
  if (/^(?:tour|favorite|inquiry|listing)$/.test(topic.intent ?? '')) topic.home ??= homeOf(sentence.code(), sentence)
  const code = sentence.code()
  topic.continues = code.search(CONTINUES) >= 0
  topic.searches = code.search(SEARCHES) >= 0
  topic.hasNoun = code.search(NOUN) >= 0
  if (sentence.takes(MORE) && topic.intent === null) topic.intent = 'refine'
  return topic
}

/** Reads greetings, thanks, farewells and calls for help. */
export function readCourtesy(sentence: Sentence): Intent | null {
  const found = [
    [HELP, 'help'],
    [STOP, 'stop'],
    [THANKS, 'thanks'],
    [GREETING, 'greeting'],
  ] as const
  const intents = found.filter(([pattern]) => sentence.takes(pattern)).map(([, intent]) => intent)
  return intents[0] ?? null
}

/** 'How much house can I afford on 165k'; 'for 500k' is a price. */
const ON_INCOME = phrase('how much(?: of a)? (?:house|home)(?: [a-z]+){0,4} afford (?:on|with)|afford on')

/** 'What can I afford with 120k and 40k saved': the amount that is no saving is an income. */
function readBareIncome(sentence: Sentence, topic: Topic): void {
  sentence.take(WITH_AMOUNT, (match) => {
    if (topic.money !== null) return false
    topic.intent = 'budget'
    topic.money = { kind: 'income', amount: income(sentence.number(match[1])!.value, match[0]) }
  })
}

/** Yearly income, US dollars: amounts under 1,000 are thousands, a monthly income counts twelve times. */
function income(amount: number, words: string): number {
  const dollars = amount < 1000 ? amount * 1000 : amount
  return /month/.test(words) && dollars < 100_000 ? dollars * 12 : dollars
}

function readWhen(sentence: Sentence, text: string, topic: Topic): void {
  sentence.take(WHEN, (match, span) => {
    if (/^(?:[#=]\d+|the|a|and|,|to|for|at|on|may)$/.test(match[0].trim())) return false
    topic.when = [topic.when, text.slice(span.start, span.end)].filter(Boolean).join(' ')
  })
}

function noteCounty(sentence: Sentence, topic: Topic, index: string | undefined): boolean {
  const named = sentence.named(index) ?? sentence.tokens.find((token) => token.named)?.named
  if (!named) return false
  const key = named.kind === 'county' ? null : named.towns[0]
  topic.county = named.kind === 'county' ? named.county : key ? (townCounty(key) as County) : null
  return true
}

const EXTREMES: Readonly<Record<string, Sort>> = {
  cheapest: 'price-asc',
  smallest: 'price-asc',
  'most expensive': 'price-desc',
  newest: 'newest',
  biggest: 'square-feet',
  largest: 'square-feet',
}
const NTH_PATTERN = phrase(NTH)

function homeOf(words: string, sentence: Sentence): SpokenHome {
  const [match] = ` ${words} `.matchAll(NTH_PATTERN)
  if (!match) return null
  const [, named, bare, number, other] = match
  const name = named ?? bare
  const spoken = sentence.number(number ?? other)
  if (spoken) return spoken.value
  if (name === 'last') return 'last'
  const index = ORDINALS.indexOf(name ?? '')
  return index >= 0 ? index + 1 : (EXTREMES[name ?? ''] ?? null)
}

const FACTS = FACT_WORDS.map(([fact, words]) => [fact, new RegExp(` (?:${words}) `)] as const)

const factOf = (code: string): HomeFact | null => FACTS.find(([, pattern]) => pattern.test(code))?.[0] ?? null

/** Whether words are a question about one home. A bare 'the cheapest' asks for a sort order instead. */
function isOfHome(words: string, { home, fact }: Topic): boolean {
  if (/^(?:tell|give|say|details|more|open|describe|read|taxes|property)/.test(words)) return true
  if (typeof home === 'string' && home !== 'last') return fact !== null
  return fact !== null || home !== null
}
