import type { Sort } from '#domain/search/sort.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

const FIRST = '(?: (?:first|ones?|homes?|houses?|listings?|to|(?:at|on) (?:the )?top|up top|price|option))*'
/** 'Order them by what they cost': asks for an order, whatever else its words could ask. */
const BY =
  '(?:sort|order|rank|arrange|list)(?:ed)?(?: (?:it|them|these|those|everything|all|homes|the (?:homes|list|results)))* by(?: (?:the|their|its|what|how much|total))*'
const STARTING = '(?:(?:start|begin|lead|open)(?:ing)?(?: (?:me|us|off|out|it))* (?:with|from|at|by))'
/** Before the orders by price and size, whose words it has too. */
const EACH_FOOT = '(?:per|a|by the|for each) (?:(?:square )?(?:foot|feet|ft)|sq (?:ft|foot|feet))'
/** 'Shortest commute' is read with the trains. */
const SORTS: readonly (readonly [Sort, string, string])[] = [
  [
    'monthly-cost',
    'Lowest monthly cost',
    `(?:sort(?:ed)? by |order(?:ed)? by |by )?(?:the )?(?:cheapest|lowest|least|smallest) (?:monthly (?:costs?|payments?)|monthly(?= first)|payments?(?= (?:first|at|on|up))|(?:cost|payment)s? (?:a|per|each) month)${FIRST}`,
  ],
  [
    'price-per-square-foot',
    'Price per sq ft',
    `(?:sort(?:ed)? by |order(?:ed)? by |by )?(?:the )?(?:(?:cheapest|lowest|least|best|smallest) )?(?:price |cost )?${EACH_FOOT}${FIRST}`,
  ],
  [
    'price-asc',
    'Price: low to high',
    `(?:sort(?:ed)? by |order(?:ed)? by |by )?(?:the )?(?:cheapest|least expensive|lowest (?:price|priced)|lowest|price low to high|low to high|price ascending|most affordable)${FIRST}|(?:which ?ever|whatever|what) (?:is|s|ones? (?:is|are)) (?:the )?(?:cheaper|cheapest|less expensive|less)|(?:cheap(?:er)?|low(?:er)? (?:price|priced)|inexpensive|affordable)(?: (?:ones?|homes?|houses?|listings?|stuff|end))* first|${BY} (?:price|costs?)(?: (?:ascending|up))*`,
  ],
  [
    'price-desc',
    'Price: high to low',
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:most expensive|priciest|(?<! my )dearest|costliest|fanciest|highest (?:price|priced)|high to low|price high to low|most luxurious)${FIRST}|(?:expensive|pricey|dear|costly|fancy|high(?:er)? (?:price|priced))(?: (?:ones?|homes?|houses?|listings?|stuff|end))* first`,
  ],
  [
    'newest',
    'Newest first',
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:newest|latest|most recent|recently listed|just listed|new listings?|new on the market|newly listed|recent|whats new|just came on the market|anything new)${FIRST}|(?:new|newer|fresh)(?: (?:ones?|homes?|houses?|listings?))* first`,
  ],
  [
    'reduced',
    'Reduced first',
    '(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:(?:most )?recently |latest |newest )?(?:reduced|price (?:reductions?|cuts?|drops?)|reductions) first',
  ],
  ['beds', 'Most bedrooms', '(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?most bed ?rooms?(?: first)?'],
  [
    'square-feet',
    'Largest',
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:biggest|largest|most (?:space|spacious|square (?:feet|footage)))${FIRST}|(?:big|bigger|large|larger)(?: (?:ones?|homes?|houses?))* first|${BY} size|(?:by )?size first`,
  ],
]
const LAST =
  '(?: (?:ones?|rents?|prices?|homes?|houses?|listings?|to|(?:at|to) the (?:very )?(?:bottom|end)|come|comes?|go))*(?: (?:last|at the (?:very )?(?:bottom|end)))'
const DEAR =
  '(?:most expensive|priciest|dearest|costliest|fanciest|highest (?:price|priced)|(?<! (?:least|less|not) )(?:expensive|pricey))'
const CHEAP = '(?:cheapest|least expensive|lowest (?:price|priced)|most affordable|cheap)'
const ONES = '(?: (?:ones?|homes?|houses?|listings?|stuff|places?))*'
/** 'By price please' as all that is said. */
const ALONE_BY = '(?<=^ (?:(?:now|ok|okay|and|please|then|maybe|lets go|just) )*)by'
const UP_FRONT =
  '(?: (?:up front|in front|(?:at|on) (?:the )?top|up top|before (?:the )?(?:[a-z]+ )+(?:ones?|homes?|houses?|stuff)))'
/** Said by the other end or as a way through them: 'the priciest last', 'from low to high', 'start with the newest'. */
const OTHER_WAYS: readonly (readonly [Sort, string, string])[] = [
  [
    'price-asc',
    'Price: low to high',
    `(?:the )?${DEAR}${LAST}|(?:the )?(?:cheap(?:er)?|less expensive|affordable)${ONES}${UP_FRONT}|cheap to (?:expensive|dear|pricey)|(?:from )?(?:the )?(?:cheapest|lowest|low|least)(?: (?:priced?|cost|expensive))* (?:(?:up )?to|through|until) (?:the )?(?:highest|high|priciest|most expensive|dearest)(?: price)?|(?:from )?(?:the )?(?:cheapest|lowest(?: price)?) (?:(?:and|then|on|going) )*up(?:wards?)?|in (?:(?:an?|the|ascending|increasing) )*order (?:of|by) (?:the )?(?:price|cost)s?(?: (?:ascending|up))*|${ALONE_BY} (?:price|cost)s?(?= (?:$|[.,]|please|then|now|again|thanks))|${STARTING} (?:the )?(?:cheap(?:er|est)?|less expensive|least expensive|affordable|lowest priced?)(?: (?:ones?|homes?|houses?|stuff|end))*`,
  ],
  [
    'price-desc',
    'Price: high to low',
    `(?:the )?${CHEAP}${LAST}|(?<! (?:least|less|not) )(?:the )?(?:expensive|pricey|dear)${ONES}${UP_FRONT}|(?:expensive|dear|pricey) to cheap|(?:from )?(?:the )?(?:highest|high|priciest|most expensive|dearest)(?: (?:price|priced))? (?:(?:down )?to|through) (?:the )?(?:lowest|low|cheapest|least)(?: (?:price|expensive))?|(?:from )?(?:the )?(?:priciest|most expensive|dearest|highest(?: price)?) (?:(?:and|then|on|going) )*down(?:wards?)?|in (?:descending|decreasing) order (?:of|by) (?:price|cost)|${STARTING} (?:the )?(?:expensive|priciest|most expensive|dear|fancy)(?: (?:ones?|homes?|houses?|stuff|end))*`,
  ],
  [
    'newest',
    'Newest first',
    `(?:the )?(?:new|newer|fresh)${ONES}${UP_FRONT}|(?:the )?(?:oldest|older|stale)(?: listings?)?${LAST}|(?:whats|anything|something|stuff) (?:fresh|new) (?:on|to) the market|(?:the )?(?:freshest|youngest)(?: listings?)?${FIRST}|${BY} (?:when (?:they|it) (?:was|were|got) listed|(?:the )?(?:date|day)(?: (?:listed|of listing|posted|added))?|age of the listing|how (?:new|recent|fresh)(?: (?:they|it|the listings?|are|is))*)|${STARTING} (?:the )?(?:new|newest|latest|most recent|fresh)(?: (?:ones?|homes?|houses?|listings?|stuff))*`,
  ],
  [
    'square-feet',
    'Largest',
    `(?:the )?(?:big|bigger|large|larger)${ONES}${UP_FRONT}|(?:the )?(?:smallest|tiniest|tiny)${LAST}|${ALONE_BY} size(?= (?:$|[.,]|please|then|now|again|thanks))|(?:the )?(?:roomiest|most spacious)${FIRST}|${STARTING} (?:the )?(?:big|bigger|biggest|largest|large|roomiest)(?: (?:ones?|homes?|houses?))*|${BY} (?:how (?:big|large|roomy)(?: (?:they|it|are|is))*|square (?:feet|footage)|(?:living )?space)`,
  ],
  [
    'beds',
    'Most bedrooms',
    `${BY} (?:(?:number of|how many) )?(?:bed ?rooms?|beds)(?: (?:they|it|have|has))*|(?:the )?fewest bed ?rooms?${LAST}|(?:the )?(?:ones? |homes? )?(?:with )?(?:the )?most beds${FIRST}`,
  ],
  [
    'reduced',
    'Reduced first',
    `(?:the )?(?:biggest|largest|latest|newest|most recent|recent) (?:price )?(?:drops?|cuts?|reductions?)(?: (?:first|(?:at|on) (?:the )?top|up top))+`,
  ],
]
const COST_ORDER = phrase(
  `${BY} (?:monthly (?:costs?|payments?)|(?:(?:they|it|each|one|i|we|id|wed|theyd|itd|would|will|all) )*(?:costs?|pay|payments?)(?: (?:altogether|in all|all in|in total))* (?:(?:a|per|each|every) month|monthly))(?: (?:altogether|in all|all in|in total))*`,
)
const patternsOf = (sorts: typeof SORTS) =>
  sorts.map(([sort, words, source]) => ({ sort, words, pattern: phrase(source) }))
const SORT_PATTERNS = patternsOf(SORTS)
const OTHER_WAY_PATTERNS = patternsOf(OTHER_WAYS)

/** Reads the order by monthly cost, before 'monthly' is taken for a rent. */
export const readCostOrder = (reading: Reading): void => readOrders(reading, SORT_PATTERNS.slice(0, 1))

/** 'Put the cheapest at the top': an order, not one of the homes. */
const ON_TOP = phrase(
  '(?:put|list|show|move|bring|place)(?: (?:me|us))?(?: the)? (?:[a-z]+ ){1,2}(?:ones? |homes? |houses? |listings? )?(?:first|(?:at|on|up|to) (?:the )?(?:very )?top|up top)',
)

/** Reads 'order them by what they cost a month', which asks for no cost, and 'put the cheapest at the top'. */
export function readSaidOrder(reading: Reading): void {
  readOrders(reading, [{ ...SORT_PATTERNS[0]!, pattern: COST_ORDER }])
  readOrders(reading, OTHER_WAY_PATTERNS)
  if (reading.sentence.code().search(ON_TOP) >= 0) readOrders(reading, SORT_PATTERNS)
}

/** Reads the sort order. */
export const readSort = (reading: Reading): void => readOrders(reading, SORT_PATTERNS)

function readOrders(reading: Reading, patterns: typeof SORT_PATTERNS): void {
  for (const { sort, words, pattern } of patterns) {
    reading.sentence.take(pattern, (_, span) => {
      reading.sort ??= sort
      reading.part('sort', words, span)
    })
  }
}
