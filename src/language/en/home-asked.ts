const PLACE = '(?:place|house|home|unit|building|apartment|condo|property)'
const LEAD =
  '(?:(?:and|so|but|ok|okay|oh|well|also|um|uh|hm+|wait|then|now|any idea|do we know|i wonder|tell me|what about)[ ,]+)*'
/** Questions of no home: 'is it possible', 'is there any help'. */
const OF_NOTHING =
  "(?:(?:is|was|would|will|isn[’']?t) it (?:be |really |even |ever |still |just )*(?:possible|true|normal|better|hard|harder|easy|easier|okay|ok|legal|illegal|allowed|necessary|worth|just|only|me|my|too (?:late|early|soon)|a good (?:idea|time)|raining|snowing|free|because)|(?:is|are) there (?:an?|any|some)? ?(?:other |good |better )?(?:ways?|chance|programs?|help|catch|discounts?|limits?|rush|point|reasons?|tricks?|place|places|towns?|homes|houses|condos|apartments|rentals|listings|ones?|more|others?|agents?|someone|anyone|somebody|anybody)|(?:how|does|do|did|what|will|would)\\b.{0,20}\\b(?:it|this|that) (?:all )?(?:works?|take|takes|mean|means|matter|go|happen|end))"

/** Asks something of a home: 'is it on a busy road', 'how thick are the walls in there'. */
export const ASKS_OF_HOME = new RegExp(
  `^(?!.*\\b(?:you|your|assistant|i['’]?m|loan|mortgage|credit|lender|bank)\\b)${LEAD}(?!${OF_NOTHING}\\b)(?:is|are|was|were|isn['’]?t|aren['’]?t|does|do|did|doesn['’]?t|don['’]?t|has|have|had|can|could|would|will|how|hows|what|whats|which|where|wheres|when|whens|who|whos|any)(?:['’]s)?\\b.*\\b(?:it|its|in there|over there|there|this (?:one|${PLACE})|that (?:one|${PLACE})|the (?:${PLACE}|yard|street|driveway|basement|bathrooms?|bedrooms?|living room|hallway|lobby|lot|block|neighbou?rs|first one|second one|third one|last one)|any of (?:them|these|those))\\b`,
  'i',
)

/** Asks what a home brings in, which is no search for rentals: 'what's it rent for'. */
export const ASKS_RENT =
  /\b(?:what|whats|what['’]s|how much)\b.{0,30}\b(?:it|they|this|that|place|house|home|building|unit|units|one|each|apartments?)\b.{0,16}\brent(?:s|ed|ing)?(?: out)? for\b|\brents?\b.{0,10}\b(?:it|they|the (?:owner|seller|landlord|place|house|building)) (?:gets?|brings?|makes?|collects?|takes? in|earns?)\b|\b(?:what|how much)\b.{0,12}\brents?\b.{0,6}\b(?:does|do|is|are|did)\b.{0,16}\b(?:get|getting|bring|bringing|make|collect|collecting|earn|pay|paying)\b/i

/** Asks how the two kinds differ that are searched for: 'tell me the difference between the two again'. */
export const ASKS_DIFFERENCE =
  /\bdifferences?\b(?: (?:again|is|was))*(?: between)?(?: (?:the two|the 2|those two|those|them|these two|these|both))?(?: (?:kinds|types|of them|again|once more|please|then|anyway|really|exactly|is|was))*(?:[ ,.?!]*(?:i (?:forgot|forget|keep forgetting|don['’]?t remember)|please|again))?[ .?!]*$|\bhow (?:are|do) (?:they|the two|those|these) (?:differ|different)\b/i
