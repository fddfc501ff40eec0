import type { TalkWords } from '../grammar.ts'
import { briefWords } from './brief-words.ts'
import { FAREWELL } from './goodbyes.ts'
import { ASKS_DIFFERENCE, ASKS_OF_HOME, ASKS_RENT } from './home-asked.ts'
import { MEANS_RENTAL } from './market-words.ts'
import { rankingWords } from './ranking-words.ts'

const COUNTED =
  '\\bthe (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:[1-9]|10)(?:st|nd|rd|th))'
const NTH = `${COUNTED}(?: (?:one|home|house|place))?\\b`
const NTH_HOME = `${COUNTED} (?:one|home|house|place)\\b`

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december'

const OF_SEARCHING =
  'see|seeing|look|looking|view|show|shown|find|get|list|listed|search|filter|sort|browse|have|try|switch|include|add|narrow|check|go|change|instead|only|just|also|too|afford|tour|visit|available|for (?:sale|rent)|with|under|near|around|want|wanna|like|homes|listings?'
const WHO =
  'i|we|you (?:usually|normally|have to|need to)|people|renters|buyers|tenants|owners|landlords|sellers|banks?|lenders?|(?:an?|the|my|our) (?:landlord|seller|bank|lender|buyer|renter|tenant|owner|building|town|agent|rent|lease|loan|mortgage)'

/** A question about renting or buying as such, without a word of searching. */
const GENERAL_QUESTION = new RegExp(
  `^(?:(?:and|so|but|ok|okay|um|uh|hm+|well|hey|hi|also|wait|like)[ ,]+)*(?!.*\\b(?:${OF_SEARCHING})\\b|.*\\b(?:rent|buy) (?:an? |some )?(?:\\w+ )?(?:condos?|houses?|apartments?|homes?|town ?(?:house|home)s?|co-?ops?|place|something)[?.! ]*$)(?:(?:can|could|may|should|must|do|does|did|will|would|am) (?:${WHO})|is (?:an?|my|renting|owning|buying|having|living)|how (?:do|does|can|is|many (?:people|lenders|months|times|days|weeks|years)|long|early|soon|often|likely|hard|safe|risky)|what(?:’s|'s|s| is) an?|what (?:does|happens|are the (?:rules|risks|benefits|pros)|do (?:i|we|people|landlords|lenders))|when (?:do|does|should|must|will)|who (?:pays|picks|decides|owns|gets|needs|chooses)|why (?:do|does|is|are|would|should))\\b`,
  'i',
)

/** Words of whoever looks for homes, or changes the search. */
const SEEKS =
  'show|find|search|list(?:ed|ings?)?|available|for (?:sale|rent)|look(?:ing)?|any|anything|anywhere|anyone|something|somewhere|places?|rentals?|properties|instead|switch|change|rather|then|now|too|also|both|either|you have|have you|got'
/** A question of the way to a home, in which nothing but buying or renting is named. */
const MARKET_QUESTION = new RegExp(
  `^(?:(?:and|so|but|ok|okay|um|uh|hm+|well|hey|hi|also|wait|like)[ ,]+)*(?!.*\\b(?:${SEEKS})\\b)(?:(?:can|could|may|should|must|do|does|did|will|would|am|are|is|was) (?:i|we|it|people|buyers|renters|sellers|landlords|an?|the|my|our|there|\\w+ of us)|when|how(?! about)|why|who|what (?:if (?!(?:i|we)\\b)|happens|time|month|season|age))\\b`,
  'i',
)

export const talkWords: TalkWords = {
  ranking: rankingWords,
  asksOfMarket: MARKET_QUESTION,
  asksWhetherTo:
    /\b(?:should|must|do|shall) (?:i|we) (?:have to |need to |really |even )*(?:tell|say|e-?mail|send|mention|disclose|show)\b|\bis it (?:normal|ok|okay|safe|legal|smart|usual|wise) (?:to|that|for)\b/i,
  again:
    /^(?:(?:sorry|excuse me|can you|could you|please|what|huh)[,? ]+)*(?:repeat(?: (?:that|it|please))?|say (?:that|it) again|come again|pardon(?: me)?|what(?: did you (?:just )?say| was that)?|huh|eh|say what|excuse me|once more|again(?=[, ]+(?:please|slow)|[?.! ]*$)|i didn['’]?t (?:hear|catch|get) (?:that|you|it))(?:[, ]+(?:please|slow(?:er|ly)?|more slowly|i['’]?m (?:writing|taking|noting) (?:it|this|that) down|i['’]?ll write (?:it|that) down))*[?.!]*$/i,
  wantsAlerts:
    /\b(?:alerts?|(?:e-?)?mails?|spam|newsletters?|notif\w+|(?:e-?mail|text|tell|let|ping|message) (?:me|us|her|him|them|my|our)|posted|updated|informed)\b/i,
  unsaves:
    /^(?!.*\b(?:search(?:es)?|don['’]?t|do not|never)\b).*\b(?:(?:take|remove|drop|delete|cross|pull|get rid of)\b.{1,60}\b(?:off|from|of|out of|in) (?:my |the |our )?(?:favou?rites?|saved (?:homes|list)|wish ?list)|(?:un-?save|un-?favou?rite|un-?heart) \w+)\b/i,
  takesOff:
    /^(?:(?:and|ok|okay|oh|no|actually|then|please|wait|now|sorry|hm+)[ ,.]+)*(?:not (?:the (?:first|second|third|fourth|last)(?: one)?|that one|this one)[.!]*$|(?:take|cross|drop|remove|pull|strike|kick|throw|scratch) (?:it|that|this|(?:that|this|the \w+) (?:one|home|house)|the (?:first|second|third|fourth|last|other)|number \w+)(?: (?:back|right|off|out|away))*(?: (?:off|out|away))(?: (?:again|please|then|there|my list|the list))*[.!]*$)/i,
  savesAs:
    /^(?<save>.*\b(?:save|keep|bookmark|heart|favou?rite|store)\b.*?)[ ,]+(?:(?:and |then )*(?:call|name|label|title|tag) (?:it|that|this|that one|this one)(?: as)?|(?<=\bsearch )(?:as|under)(?: the name)?)[: ]+["“]?(?<name>[^"“”]{2,200}?)["”]?(?:,? please)?[.!]*$/i,
  savesToo:
    /\b(?:save|keep|store) (?:this|that)(?: one)?,? (?:too|as well|also)\b|\balso (?:save|keep|store) (?:this|that)(?: one)?\b/i,
  andNth:
    /^(?=(?:and|also|plus|then|now|ok|okay|yes|what about|how about)\b|.*\b(?:too|as well|also)\W*$)(?:(?:and|also|plus|then|now|ok|okay|yes|what about|how about)\b[ ,]*)*(?:for |with |of |on )?(?:the |that |number )?(?:first|second|third|fourth|fifth|last|other|one|two|three|four|\d(?:st|nd|rd|th)?)(?: (?:one|home|house))?(?:[ ,]*(?:too|as well|also|please))*[.!? ]*$/i,
  savesSeveral:
    /^(?!.*\b(?:search(?:es)?|(?<!\b(?:on|onto|to|in) (?:the |my |our )?(?:short|wish)? ?)list|results|filters|criteria|don['’]?t|do not|not|never)\b)(?:.*[,;.!?]\s+)?(?:(?:please|ok|okay|and|so|now|yes|just|then|great|nice|let['’]?s|can you|could you|i (?:want|like) to|i['’]?d like to|we['’]?d like to)[ ,]+)*(?:also )?(?:save|keep|favou?rite|bookmark|heart|star|add|put)(?: me)? (?:(?:them )?both|(?:all|the) (?:two|three|four|[2-4])|(?:all )?(?:of )?(?:the )?(?:first|last|top) (?:two|three|four|[2-4])|(?:these|those|them|all)(?: (?:two|three|four|[2-4]|homes|houses|all|both))*|(?:all|both) (?:of )?(?:them|these|those)|(?:the )?(?:first|second|third|number \w+|one|two|[1-4])(?: (?:one|home|house))?(?: and|,) (?:the )?(?:number )?(?:second|third|fourth|last|two|three|four|[1-4]))(?: (?:of (?:them|these|those)|homes|houses|ones?))*(?: (?:to|in|on|onto|as|among|with) (?:my |the |our )?(?:favou?rites?|favs|faves|(?:short ?|wish ?)?list))?(?: (?:for (?:me|us|later)|please|too|now))*[ .!]*$/i,
  namesSearch:
    /^(?:(?:please|ok|okay|and|can you|could you|let['’]?s|yes)[ ,]+)*(?:call|name|rename) (?:it|that|this|(?:the|that|this|my) (?:saved )?(?:search|one))(?: to| as)?[: ]+["“]?(?!(?:off|quits|even|a day|back|me|us|about|around|like|\$|\d|no|one|two|three|four|five|six|seven|eight|nine|ten)\b|[$\d])(?<name>[^"“”]{2,200}?)["”]?(?:,? please)?[.!]*$/i,
  savesBoth:
    /\b(?:save|keep|remember|bookmark|store)\b(?=.*\b(?:it|this|that|one|home|house|place|condo|apartment)\b).*\band(?: (?:also|save|keep|remember|for|me|us))* (?:the|my|this|our) search\b|\b(?:save|keep|remember|bookmark|store) (?:the|my|this|our) search and (?:also )?(?:it|this|that|the)\b/i,
  notThatOne:
    /^(?:(?:oh|no|nope|wait|sorry|oops|hm+|um)[ ,.]+)*(?:(?:not|i didn['’]?t mean) (?:that|this|it|the (?:first|second|third|last|other))(?: (?:one|home|house))?|wrong (?:one|home|house)|i (?:mean|meant))\b[ ,.:]*(?:but |i (?:mean|meant) )*(?=.*\b(?:one|other|first|second|third|last|home|house|in|on)\b)/i,
  asksAlerts:
    /^(?:(?:and|but|ok|okay|so|um|no|please|this one|that one|this|it|the second one)[ ,]+)*(?:(?:with(?:out)?|no) (?:any )?(?:e-?mails?|alerts?|notifications?|mails?)|(?:do|does|will|would|can|could|are) (?:you|i|we|it|that|this|the site) (?:going to )?(?:get |also )*(?:e-?mail|mail|alert|notify|text|message|any (?:e-?mails?|alerts?)|e-?mails|alerts)|(?:every ?day|daily|once a (?:week|day)|every week|weekly) or (?:every ?day|daily|once a (?:week|day)|every week|weekly)|how often (?:do|will|would|can))\b/i,
  wantsWord:
    /\bremind (?:me|us)(?! (?:what|how|why|when|which|who|where|of)\b)|\b(?:let|tell|text|e-?mail|notify|alert|ping|message|warn|call) (?:me|us)(?: know)? (?:when(?:ever)?|if|once|as soon as) (?:(?:it|that|this|they|(?:the|its|their) (?:price|rent)|the (?:first|second|third|last)(?: (?:one|home|house))?|that one|this one)(?: \w+){0,4}? (?:drops?|sells?|sold|changes?|comes?|goes|lowers?|gets?|falls?|cheaper|reduced))\b|^(?:(?:please|and|ok|okay|can you|could you|just)[ ,]+)*(?:notify|alert) (?:me|us)[ .!?]*$/i,
  asksWhereSaved:
    /^(?:(?:and|but|ok|okay|so|um)[ ,]+)*what (?:else )?(?:have|did|do) (?:i|we) (?:have )?(?:saved?|kept?|not(?:ed?)|written down|write(?: down)?|bookmark(?:ed)?)\b|^(?:(?:and|but|ok|okay|so|um)[ ,]+)*(?:where|how) (?:do|can|will|would|could) (?:i|we) (?:find|see|get (?:back )?to|look at|open) (?:it|them|these|those|that|(?:my|the|our) (?:saved|favou?rites?|searches|notes)|what (?:i|we) saved|(?:all|any) (?:of )?(?:that|this|it|these|those))\b|^(?:(?:and|but|ok|okay|so)[ ,]+)*where (?:are|is|did) (?:they|it|those|that|my (?:saved|favou?rites?)|you)(?: \w+){0,2} (?:saved?|kept|stored)\b|^(?:(?:and|but|ok|okay|so)[ ,]+)*where (?:are|do) (?:my|the|our) (?:(?:saved )?searches|saved (?:homes|houses|ones)|favou?rites|notes)\b/i,
  namesSaved: /\b(?:my|our) (?:saved|searches|favou?rites|notes)\b|\b(?:i|we) (?:saved?|kept|noted|bookmarked)\b/i,
  deletesSearch:
    /^(?!.*\b(?:don['’]?t|do not|never)\b).*\b(?:delete|remove|drop|cancel|erase|get rid of|take out)\b.{1,40}\b(?:saved search(?:es)?|searches)\b/i,
  deletesThat:
    /^(?:(?:please|ok|okay|and|now|can you|could you|actually)[ ,]+)*(?:delete|remove|erase|get rid of|take out) (?:that|this) (?:saved )?search(?: (?:again|please))*[.!?]*$/i,
  deletesNth:
    /^(?:(?:please|ok|okay|and|now|can you|could you|actually)[ ,]+)*(?:delete|remove|erase|get rid of|take out) (?:the )?(?:first|second|third|last|old|other|new)(?: (?:one|search))?(?: (?:again|please))*[.!?]*$/i,
  farewell: FAREWELL,
  asksInGeneral: GENERAL_QUESTION,
  question:
    /^(?:and |so |but )?(?:when|what|whats|how|hows|has|does|do|is|are|was|its|their|where|which|who)\b|^(?:and|what about|how about) the\b/i,
  meansRental: MEANS_RENTAL,
  house: /\b(?<!\b(?:open|town|row|family|whole|my|our) )houses?\b(?! (?:hunt|inspect))/i,
  homes: /\b(?:homes?|houses?|listings?|apartments?|rentals?|condos?)\b/i,
  aboutShown: /^(?!(?:what|how) about\b).*(?:\b(?:about|details)\b|\bthe \w+ one\b)/i,
  overview:
    /\b(?:tell|know|say|hear|learn|more|details?|facts?|info\w*|like|good|nice|worth|special|about|any(?:thing)?|everything|show|open|see|go)\b|^(?:(?:and|so|ok|okay|well|then|now)[ ,]+)*(?:what|how|which|where)(?:['’]?s| is| was| were| are)?(?: (?:it|this|that|the|number|one|two|three|home|house|place|condo|apartment|listing|first|second|third|fourth|fifth|last|next|top|other|cheapest|again|then|called|of|them|those|these))*[?.! ]*$/i,
  asksOfHome: ASKS_OF_HOME,
  asksRent: ASKS_RENT,
  asksDifference: ASKS_DIFFERENCE,
  followUp: {
    lead: /^(?:(?:and|but|so|yes|no|ok|okay|um|uh|well|then|now|actually|make it|what about|how about)[ ,]+)+/i,
    tail: /(?: (?:instead|please|then|rather))?[?.!]*$/,
  },
  asked: {
    home: (rest) => `tell me about ${rest}`,
    fact: (rest) => `what is ${rest} of it`,
    which: (rest) => `which of them is ${rest}`,
    number: 'number',
    it: 'it',
  },
  whatAbout:
    /^(?:and|so|ok|okay|what about|how about|,| )*\b(?:what about|how about|and)\b|^(?:(?:no|nope|nah|sorry|wait|i mean|i meant|not that one)[ ,.]+)+(?:for |of |on )?(?:the|that|number)\b|^(?:for |of |on )?(?:the other|the (?:first|second|third|last))(?: one| home| house)?\s*\?/i,
  asksWhatItBuys:
    /\?|\b(?:what|how|can|could|would|which|where|show|see|look\w*|find|search\w*|(?<!(?:bring|brings|bringing|take|takes)[ -])homes?|houses?|condos?|afford|get (?:us|me|for)|buy\w*|enough|reach\w*)\b/i,
  wantsNoHomes:
    /\b(?:don['’]?t|do not|not) (?:really )?(?:want|need|wanna|ready|looking)(?: to)?(?: (?:see|look at|view|be shown|for|at))? (?:any |the )?(?:houses?|homes?|listings?|places?)\b|\bno (?:houses|homes|listings) (?:yet|now|please)\b|\bjust (?:want|wanna|need) to (?:understand|know|learn) (?:about )?(?:the |my )?(?:money|budget|numbers)\b/i,
  affordsIt: /\b(?:afford|buy) (?:it|this|that|the)\b/i,
  voucherCovers:
    /\b(?:voucher|section (?:8|eight))\b.{0,20}\b(?:cover|covers|pay|pays|enough|reach|good|works?)\b.{0,16}\b(?:it|this|that|here|(?:first|second|third|fourth|last|other) one|home|house|apartment|place|condo|unit)\b|\b(?:use|with|within|under|covered by|much of (?:it|this|that|the rent).*)\b.{0,12}\b(?:voucher|section (?:8|eight))\b.{0,10}(?:\b(?:here|for (?:it|this|that))\b|\bpay\b)|\b(?:is|are|would) (?:it|this|that|this one|that one|the (?:rent|first|second|third|last|home|apartment)(?: one)?) (?:within|under|inside|covered by) (?:my|our) (?:voucher|section (?:8|eight))/i,
  comparesCounties: /\b(?:compare|compared|difference|versus|vs)\b/i,
  cheapestCounty: [
    /\b(?:which|what)\b.*\bcount(?:y|ies)\b/i,
    /\b(?:cheap(?:est|er)?|(?:most|least) (?:affordable|expensive)|lowest|highest)\b/i,
  ],
  // Days follow 'on', 'for' or 'by', a weekday or a month; where a day is asked for, a number alone is one.
  nthHome: (asked) =>
    new RegExp(
      asked === 'home' ? NTH : `(?<!\\b(?:on|for|by|${DAY})[ ,]+)${asked === 'day' ? NTH_HOME : NTH}(?! of)`,
      'i',
    ),
  ofChange: {
    dropsThat:
      /^(?:(?:oh|no|nah|nope|ok|okay|well|hm+|um|uh|actually|sorry|wait|please|and|now|then|can you|could you|you can|let['’]?s|just|maybe)[ ,.]+)*(?:(?:take|leave) (?:that|it|this)(?: (?:one|wish|filter|thing|part|bit|last one))? (?:off|out|away|aside)|(?:take|leave) (?:off|out) that(?: (?:one|wish|filter|thing|part|bit))?|(?:drop|skip|lose|ditch|remove|nix|delete) (?:that last|that|it|this|the last)(?: (?:one|wish|filter|thing|part|bit|requirement))?|(?:forget|scrap|cancel|never ?mind) (?:about )?(?:that|this|the last) (?:one|wish|filter|thing|part|bit|requirement)|without that(?: (?:one|wish|filter))?)(?: (?:again|then|after all|for now|now|please|too))*(?:[ ,.]+(?:i['’]?m|i was|i am|we['’]?re|we were|it['’]?s|that['’]?s|i don['’]?t|we don['’]?t|it was|that was|sorry|thanks|please)\b[^\d?]{0,50})?[.!]*$/i,
    scrapsThat:
      /^(?:(?:oh|no|nah|nope|ok|okay|well|hm+|um|uh|ugh|actually|sorry|wait|please|and|but|so|now|then|just|you know what|on second thought)[ ,.]+)*(?:(?:scrap|forget|bin|kill|undo) (?:about )?(?:that|this|the last (?:one|thing|change))|scrap it|forget it|that didn['’]?t help)(?: (?:idea|again|then|after all|now|please))*[ .,;!]*$/i,
    dropsWish:
      /^(?:(?:oh|no|nah|nope|ok|okay|well|hm+|um|uh|ugh|actually|sorry|wait|please|and|but|so|now|then|just|you know what|on second thought)[ ,.]+)*(?:without(?: (?:it|that|one))?|(?:i|we) (?:don['’]?t|do not|won['’]?t) (?:really |actually )?(?:need|want|care (?:about|for)|mind about) (?:that|it|this)(?: one)?|(?:i|we) (?:can|could) (?:live|do|manage) without(?: (?:it|that))?|(?:that['’]?s|it['’]?s|that is|it is|that one['’]?s) (?:not (?:needed|necessary|important|a must|that important)|no must|optional)|not (?:needed|necessary|important)|no need(?: for (?:that|it))?|(?:(?:show|give) (?:me|us) |show |back to )?(?:everything|(?:them )?all(?: of (?:them|it))?|the (?:full|whole|entire) list|all the (?:homes|houses|others)) again)(?: (?:after all|anymore|any more|then|for now|though|really|please))*[ .,;!]*$/i,
    eitherWay:
      /^(?:(?:oh|no|nah|nope|ok|okay|well|hm+|um|actually|sorry|or|it can be|i['’]?m (?:fine|ok|okay|good))[ ,.]+)*(?:with or without(?: (?:it|one|that))?|(?:either|any) way(?:['’]?s| is| would be| works)?(?: (?:fine|ok|okay|good|all right|for (?:me|us)))*|(?:it )?(?:doesn['’]?t|does not) matter either way|(?:i|we) don['’]?t (?:care|mind) either way)[ .!]*$/i,
    bothPlaces:
      /^(?:(?:oh|no|nah|ok|okay|well|hm+|um|actually|or|and|maybe|make it|why not|then|yes|let['’]?s (?:do|say|try|take)|show (?:me|us)|give me|look in|search|in)[ ,.]+)*(?:both(?: of (?:them|those|the (?:towns|places|two)))?(?: (?:towns|places|cities|counties|of them))?|either(?: (?:one|town|place|of (?:them|those|the two)))?|the two of them)(?: (?:then|please|together|too|works?|is|are|would|be|fine|ok|okay|good|do))*[ .!]*$/i,
    formerPrice:
      /^(?:(?:oh|no|nah|nope|ok|okay|well|hm+|um|uh|actually|sorry|wait|and|but|then|you know what|on second thoughts?|let['’]?s|please|can you|could you)[ ,.]+)*(?:(?:i|we)(?:['’]?d| would|['’]?ll| will|['’]?re| want to| need to| should| have to)? )?(?:(?:rather|better|prefer(?: to)?|just|gonna|going to|go|stay|stick|keep|leave|put|set|make|change|take|use|stop|be|it|them|at|to|with|on|back|return|down|up|again) )*(?:the|my|our|that) (?:(?<first>first|original|initial|starting)|old|previous|former|earlier|last|other|prior) (?:number|price|budget|amount|figure|limit|max(?:imum)?|cap|range|ceiling|rent)(?: (?:then|please|again|instead|after all|for now|we (?:had|said|gave)|i (?:had|said|gave)|is better|was better|was fine|is fine|it is))*[ .!]*$/i,
  },
  choice: {
    nth: [
      /^(?:1|1st|one|first|former)(?: (?:one|option|choice))?$/,
      /^(?:2|2nd|two|second|latter)(?: (?:one|option|choice))?$/,
      /^(?:3|3rd|three|third)(?: (?:one|option|choice))?$/,
      /^(?:4|4th|four|fourth)(?: (?:one|option|choice))?$/,
    ],
    last: /^last(?: (?:one|option|choice))?$/,
    all: /^(?:both|both of (?:them|those)|all(?: of (?:them|those))?|all (?:two|three|four)|either(?: one| of (?:them|those))?|any(?: of (?:them|those))?)$/,
    thanks:
      /^(?:(?:perfect|great|good|ok|okay|alright|all right|right|cool|fine|nice|excellent|awesome|lovely|so|well|oh|no)[ ,.!]+)*(?:thanks|thank you|thx|cheers)(?: (?:so much|a lot|very much|again|assistant))*[.!]*$/i,
    consents:
      /^(?:(?:ok|okay|oh|well|so|and|then|but|yes|yeah|yep|sure|please|great|good|hm+|could you|can you)[ ,]+)*(?:why not|go for it|(?:let['’]?s |please |just )?(?:(?:do|try|ask|take|show)(?: (?:it|that|them|those|this|me|him|her))+|(?:take|leave|drop) (?:it|that|this|them|those) out|(?:drop|skip) (?:that|this))(?: (?:then|please|instead|first|out|off|away))*|(?:give|get|find|fetch) me (?:one|him|her|them)(?: then| please| instead)*|(?:i|we)(?:['’]?d| would)? (?:want|need|like|prefer|rather have) (?:a )?(?:real )?(?:one|person)|i['’]?d (?:like|love) (?:that|to)|that (?:would|could|sounds?|works|helps)(?: \w+){0,3}|sounds? (?:good|great|fine))[ .!?]*$/i,
    lead: /^(?:(?:no|yes|um|uh|oh|well|ok|okay|please|i mean|i meant|i['’]?d like|i want|let['’]?s say|number|option|the|(?:one |the one )?(?:over )?in|it['’]?s|that['’]?s)[ ,]+)+/,
    tail: /(?:[ ,]+(?:one|i mean|i meant|please|of course|obviously|then|is (?:what i (?:mean|meant|want)|fine)))+$/,
  },
  nextSentence:
    /(?<=[.?!;])\s+|(?:,\s*|\s)(?:and|also|plus|oh and|but)(?=,? (?:what(?:['’]?s)?|how|who|when|why|do (?:i|we)|does|is (?:it|there)|are there|can (?:they|the|a|i get|we get))\b)/i,
  brief: briefWords,
  or: ' or ',
  request: {
    changes: /\b(?:change|edit|wrong|correct|fix|different|another|other|rewrite|redo|start(?: \w+){1,3} over)\b/i,
    parts: [
      ['email', /\be-?mail\b/i],
      ['phone', /\b(?:phone|number|cell|mobile)\b/i],
      ['name', /\bname\b/i],
      ['message', /\b(?:message|note|text|words)\b/i],
      ['day', /\b(?:day|date)\b/i],
      ['slot', /\b(?:time|hour)\b/i],
      ['home', /\b(?:home|house|property)\b/i],
    ],
    thinksItOver:
      /^(?:(?:no|nah|wait|well|hm+|um|uh|ok|okay|actually|sorry|you know what|oh|hold on|but|maybe)[ ,.]+)*(?:(?:i|we)(?:['’]?ll| will| want to| need to| have to| must|['’]?d (?:like|rather)(?: to)?| better| gotta| should)? think(?: (?:first|(?:about|on) (?:it|that|this)|(?:it|this|that) over|some more|a bit))?(?=$|[ ]*[,.!;])|let (?:me|us) (?:think|sleep on it)|(?:(?:i|we)(?:['’]?ll| want to| need to| have to)? )?(?:sleep on it|(?:talk|ask|check) (?:to |with |it over with )?my (?:wife|husband|partner|mom|mother|dad|father|family|boyfriend|girlfriend))|(?:i|we)['’]?ll come back to (?:it|that|this)|(?:(?:i['’]?m|we['’]?re) )?not (?:yet|now|right now|today|ready)(?: yet)?(?=$|[ ]*[,.!;])(?!.*(?:day|tomorrow|morning|noon|evening)\b.*$)|(?:maybe |some ?time |another time )?later(?=$|[ ]*[,.!;])|another time|hold off)/i,
    byVideo:
      /\b(?:by|on|over|via|through|with|do|to|an?|the|any|some|live) (?:live )?(?:video|virtual|online|remote|face ?time|zoom|skype|whatsapp)(?: (?:tour|call|chat|walk ?through|walk|viewing|showing|visit)s?\b|(?: (?:instead|please|rather|then))*(?=$|[ ]*[,.!?;]))|\bwalk (?:me|us) through (?:it )?(?:by|on|over) (?:video|face ?time|zoom|phone)\b/i,
    withholds:
      /^no\b|\b(?:don['’]?t have|do not have|no e-?mail|(?:don['’]?t|do not) (?:do|use|want|like) (?:an? |the )?(?:e-?mails?|phones?)|without|rather not|prefer not|won['’]?t (?:say|tell|give)|none of your|skip|(?:call|phone|text) me)\b/i,
    looksAt: /\b(?:show|open|describe|display|read|tell me (?:more )?about|more about|details|pictures|photos)\b/i,
    messageIs:
      /^(?:just |please |ok,? |can you )*(?:say|write|put|tell them)(?! (?:it|that|this|me|us|everything) (?:under|in|for|on|down|off|away|back|again|slow\w*|loud\w*|once more)\b)(?: that|:)? (.+)$|\b(?:message|note|it) (?:should|shall|must) (?:be|say|read)[:,]? +(.+)$/i,
    brings:
      /\b(?:bring(?:ing)?|take|taking|come with|coming with)(?: along)? ((?:my|our)(?! (?:dogs?|cats?|pets?|pupp(?:y|ies)|own|car|time))(?: [\p{L}'’-]+){1,2}?(?: and (?:my |our )?[\p{L}'’-]+)?|some(?:one|body)|a friend|friends|the kids|an? (?:contractor|inspector|architect|handyman))(?=$|[ ]*[,.!?;]| (?:along|too|with|to|on|as|for|if|please)\b)|\b((?:my|our)(?! (?:dogs?|cats?|pets?|pupp(?:y|ies)))(?: [\p{L}'’-]+){1,2}?(?: and (?:my |our )?[\p{L}'’-]+)?|some(?:one|body)|a friend|the kids)(?:['’](?:s|ll|d))?(?: (?:can|could|may|might|will|would|wants? to|also|is|are|probably|maybe))* (?:com(?:e|es|ing) (?:along|too|with (?:me|us)|as well)|join(?:s|ing)?)\b/iu,
    messageAlso:
      /^(?:(?:oh|and|but|yes|yeah|sure|right|please|wait|ok|okay|actually|no|maybe|can (?:you|we|i)|could (?:you|we|i)|let['’]?s|(?:i|we)(?:['’]?d| would)? (?:like|want) to)[ ,]+)*(?:(?:also|add|plus|ask|write|tell|mention)(?: (?:also|please|ask|add|write|tell|say|mention|them|['’]?em|him|her|the agent))*|and (?:ask|add)(?: them)?)[ ,:]+((?:if|whether|about|that|when|how|what|why|who|for|is|are|does|do|can|i|we|i['’]m|we['’]re|i['’]d|we['’]d|my|our|there)\b.+)$/i,
    messageWithout:
      /\b(?:leave out|take out|drop|remove|delete|scratch|strike)(?: the (?:part|bit|sentence|line|thing))? ((?:that|about|where) .+)$|\b(?:drop|remove|delete|leave out|take(?: out)?|forget|skip|scratch|without|not) (?:the |that |my )?((?:[\p{L}'’-]+ ){1,4})(?:questions?|part|bit|sentence|thing)\b/iu,
    messageIn:
      /\b(?:ask|tell|write|message|text|email|e-mail|contact|(?:find out|check) (?:from|with))(?: to)? (?:them|him|her|['’]?em|(?:the |my |your )?(?:agents?|agency|sellers?|owners?|landlords?|broker|realtor|listing agent))(?: (?:of|about|for|on|at) (?:the (?:first|second|third|fourth|last|other|cheapest)(?: (?:one|home|house|place|condo|apartment))?|it|this one|that one|number \w+))?[ ,:]+(?:(?:and )?(?:ask|tell|say)(?: to)?(?: (?:them|['’]?em|him|her))?[ ,:]+)?(?!(?:about (?:it|this|that|the (?:first|second|third|fourth|last|other|cheapest)(?: (?:one|home|house|place|condo|apartment))?|(?:this|that) (?:one|home|house|place)|number \w+)|that|for (?:me|us)|that for (?:me|us)|when they (?:can|could|will) (?:call|ring|phone))\W*$)((?:if|whether|about|that|when|how|what|why|who|for|does|do|is|are|did|has|have|can|could|will|would|i|we|i['’]m|we['’]re|my|our)\b.+)$/i,
    callIsAbout:
      /^(?:(?:and|ok|okay|oh|yes)[ ,]+)*(?:(?:it|this|the call)(?:['’]?s| is| would be| will be) |tell them (?:it['’]?s |that it is )?)(?:also )?(about .+)$/i,
    sends: /\b(?:send|book|submit|confirm)\b/i,
    cancelsSent:
      /\bcancell?ation\b|\b(?:i['’]?m|i am|we['’]?re|i run|i['’]?ll be) (?:running )?late\b|\b(?:cancel|call off|take back|withdraw|don['’]?t need|can['’]?t make)\b.{0,30}\b(?:tour|visit|showing|viewing|appointment|message|request|call(?: ?back)?|inquiry)\b|\bif (?:i|we) (?:can['’]?t|cannot|couldn['’]?t|don['’]?t) (?:make it|come|go|get there|be there)\b|\bif (?:something|anything) comes up\b|\b(?:can|could|how (?:can|do|could)|may|if) (?:i|we) (?:still |have to |need to |want to )*(?:cancel|reschedule|move|change) (?:it|that|later)\b/i,
    asksSent:
      /^(?:(?:and|so|ok|okay|wait|um|hey|remind me)[ ,]+)*(?:what|when|which|what['’]?s|when['’]?s|whens|whats|who|where|did|has|have|was|is)\b.{0,30}\b(?:my|the|our|that) (?:tour|visit|showing|viewing|appointment|message|request|call ?back|inquiry)(?: (?:again|set|booked|scheduled|for|on|at|sent|go|going|through|out|say|confirmed|is|was|time|day|date|yet|ok))*[?.! ]*$|^did (?:you|it|that) (?:send|go (?:out|through)|get sent)\b|^what (?:did you (?:send|write|put|say to them|tell (?:them|him|her)|ask(?: them)?)|was sent|have you sent|got sent)\b/i,
    movesSent:
      /\b(?:make (?:it|that)|change|move|switch|push|instead|rather|reschedule|actually|sorry|oops|better|not)\b|^(?:no|and|or|can we do)\b/i,
    takesBack:
      /^(?:(?:no|nope|oh|ok|okay|wait|actually|sorry|please|now|can you|could you|i want to|i need to)[ ,.]+)*(?:cancel|un-?send|take back|call off|withdraw) (?:it|that|this|them|the whole thing)(?: (?:again|please|now|then|back))*[ .!?]*$/i,
    isSent:
      /^(?:(?:and|so|ok|okay|wait|um|hey|now)[ ,]+)*(?:(?:did|does) (?:it|that|you|they|(?:my|the) (?:message|request|tour|call))(?: (?:already|really|just|actually))* (?:send|go (?:out|through)|get (?:sent|there|out|it))|(?:is|was|has) (?:it|that|this|everything|(?:my|the) (?:message|request|tour|call))(?: (?:already|really|been|all|now|gone))* (?:sent|out|through|booked|submitted|on its way)|have you (?:already )?(?:sent|booked|submitted))(?: (?:it|that|this|already|now|yet|off|out|in|to them|then|or not))*[ ?.!]*$/i,
    asksWho:
      /\bwho(?:m|['’]?s)?\b.{0,20}\b(?:gets|receives|reads|sees|(?:am i|are you|are we) (?:sending|writing|asking)|(?:does|will|is|are) (?:it|this|that|they|these) (?:go|going|sent|get|read))\b|\bwhere (?:does|will|is) (?:it|this|that) (?:go|going|being sent)\b/i,
    readsBack:
      /\bsay (?:it|that|this) (?:slow\w*|loud\w*|once more)\b|\bspell (?:it|that|this|my name|the (?:name|email|address))(?: back| again| out| for me| to me)*\b|\b(?:read|repeat|say|tell|show|go over|give)(?: me| us)?(?: (?:it|that|this|everything|all|them))*(?: (?:all|everything))? (?:back|so far|again)\b|\b(?:read|repeat|go over|say)(?: me| us| that| it| the| whole| entire| full| thing| all| of| message| request| everything| what| you| have| got| my| details)+ (?:back|again|over)\b|\bwhat (?:exactly |all |precisely )?(?:goes (?:out|to them|in)|is (?:going|sent|being sent|in it)|gets sent|will (?:go out|be sent|they (?:get|see|read))|are you (?:sending|going to send)|(?:do|will|would) you send|does it say|did you (?:write|put|note|get|take)(?: down)?|is it going to say)\b|\bwhat you(?:['’]?ve| have)? (?:got|written|noted|put|taken|wrote|have)\b(?: down)?|\bwhat (?:do|have) you (?:have|got)(?: so far| down| now)?\b|\bgo (?:over|through) (?:it|that|everything)\b|\bwhat (?:day|date|time|hour|name|e-?mail|address|number) (?:did (?:i|we) (?:say|give)|do you have|have you got)\b/i,
    isNeeded:
      /\b(?:needed|necessary|required|optional|mandatory|obligatory)\b|\b(?:do|must|should|why do|why should) (?:i|we|you) (?:really |even |also )?(?:have to |need(?: to)? )?(?:give|leave|tell|say|need|have to|provide|know|want|my)\b/i,
    asksHours:
      /\bwhat time (?:will|would|do|does|can|could) (?:they|you|someone|somebody|he|she|the agent|an agent) (?:call|ring|phone|come|be there|show)|\b(?:any|do you (?:have|do|offer)|are there|is there|what|which|got) (?:any |some |other |an? )*(?:(?:dinner|evening|night|weekend|later|earlier|lunch|after ?work|morning|afternoon|sunday|saturday|other|tour|visiting|viewing|free|open|available) )+(?:hours?|times?|slots?|appointments?|openings?|tours?|visits?)\b|\bwhat (?:times|hours|slots) (?:do you have|are (?:there|open|possible|free|available)|(?:can|could) (?:i|we))|\bhow (?:late|early) (?:can|could|do|are|is)\b|\bis (?:\w+ ){1,3}too (?:late|early)\b/i,
    asksSame: /\b(?:ask|write|tell) (?:them|him|her|['’]em|the (?:agent|agency)) (?:the same|that too|that as well)\b/i,
    asksThat:
      /^(?:(?:ok|okay|yes|then|so|and|well|please|can you|could you|will you|would you)[ ,]+)*ask (?:them|him|her|['’]?em|the (?:agent|agency|owner|seller|landlord)|someone)(?: (?:that|this|it|about (?:that|this|it)))?(?:[ ,]+(?:for (?:me|us)|please|then))*[ .!?]*$/i,
    usualMessage: /\b(?:just )?(?:more|some) info(?:rmation)?\b|\b(?:nothing|no message|the usual)\b/i,
  },
}
