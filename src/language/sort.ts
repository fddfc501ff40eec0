import type { Sort } from '#domain/search/sort.ts'
import type { Reading } from './reading.ts'
import { phrase } from './sentence.ts'

const FIRST = '(?: (?:first|ones?|homes?|houses?|listings?|to|at the top|price|option))*'
/** Before the orders by price and size, whose words it has too. */
const EACH_FOOT = '(?:per|a|by the|for each) (?:square (?:foot|feet|ft)|sq (?:ft|foot|feet))'
const SORTS: readonly (readonly [Sort, string, string])[] = [
  [
    'monthly-cost',
    'Lowest monthly cost',
    `(?:sort(?:ed)? by |order(?:ed)? by |by )?(?:the )?(?:cheapest|lowest|least|smallest) (?:monthly (?:costs?|payments?)|(?:cost|payment)s? (?:a|per|each) month)${FIRST}|(?:sort|order)(?:ed)? (?:it |them )?by (?:the )?monthly (?:costs?|payments?)`,
  ],
  [
    'price-per-square-foot',
    'Price per sq ft',
    `(?:sort(?:ed)? by |order(?:ed)? by |by )?(?:the )?(?:(?:cheapest|lowest|least|best) )?(?:price |cost )?${EACH_FOOT}${FIRST}`,
  ],
  [
    'price-asc',
    'Price: low to high',
    `(?:sort(?:ed)? by |order(?:ed)? by |by )?(?:the )?(?:cheapest|least expensive|lowest (?:price|priced)|lowest|price low to high|low to high|price ascending|most affordable)${FIRST}|(?:sort|order)(?:ed)? (?:it |them )?by price`,
  ],
  [
    'price-desc',
    'Price: high to low',
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:most expensive|priciest|highest (?:price|priced)|high to low|price high to low|most luxurious)${FIRST}`,
  ],
  [
    'newest',
    'Newest first',
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:newest|latest|most recent|recently listed|just listed|new listings?|new on the market|newly listed|recent|whats new|just came on the market|anything new)${FIRST}`,
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
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:biggest|largest|most (?:space|spacious|square (?:feet|footage))|size)${FIRST}`,
  ],
]
const SORT_PATTERNS = SORTS.map(([sort, words, source]) => ({ sort, words, pattern: phrase(source) }))

/** Reads the sort order. */
export function readSort(reading: Reading): void {
  for (const { sort, words, pattern } of SORT_PATTERNS) {
    reading.sentence.take(pattern, (_, span) => {
      reading.sort ??= sort
      reading.part('sort', words, span)
    })
  }
}
