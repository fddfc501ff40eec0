import { amenityFeature, type Amenity } from '#domain/search/filters.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Reading } from './reading.ts'
import { phrase, type Span } from './sentence.ts'

const TWO = '(?:two|too|to|double|<c>)'
const RENOVATED =
  '(?:(?:fully|newly|recently|completely|totally|already|gut|all|freshly|been|being|be|is|beautifully|nicely) )*(?:renovated|updated|remodell?ed|refurbished|redone|re done|modernized|rehabbed|revamped|fixed up|move in (?:ready|condition)|turn key|upgraded)|(?:doesnt|does not|no) (?:need|needs) (?:any |much )?(?:work|renovations?|renovating)|no (?:work|renovations?|renovating|repairs) (?:needed|required)|(?:ready to move (?:in|into))'
const AMENITY_WORDS: readonly (readonly [Amenity, string])[] = [
  [
    'pool',
    '(?:(?:in ground|inground|above ground|heated|private|indoor|outdoor|swimming|community|big|nice|shared) )*(?:pools?|swimming)',
  ],
  [
    'twoCarGarage',
    `(?:(?:attached|detached|big|large) )*${TWO} car (?:attached |detached )?(?:garages?|parking)|(?:(?:attached|detached|big|large) )*garages?(?: (?:parking|spaces?|spots?))?(?: (?:for|that fits|fits|with room for|big enough for) ${TWO} (?:cars?|vehicles?))?|(?:parking|room|space) for ${TWO} cars?(?: in (?:a|the) garage)?`,
  ],
  [
    'waterfront',
    '(?:(?:right|directly|located|being|be) )*(?:(?:lake|river|water|ocean|beach|bay) (?:front|side|views?|frontage)(?: (?:property|view|views))?|(?:views? of|view on|looking (?:at|over)|overlooking) the (?:water|lake|river|hudson)|(?:on|by|at|along|next to|near|close to|facing|beside) (?:the|a) (?:water|lake|river|bay|pond|hudson)(?: (?:front|river))?|(?:lake|river) (?:houses?|homes?|propert(?:y|ies)|cottages?|cabins?)|(?:with|has|have) (?:a |the )?(?:lake|river|pond))',
  ],
  ['renovated', RENOVATED],
]

const SOME = '(?:(?:the|a|an|any|that|this|have|to|be|being|on|with|it|for|about|really|too|is|ones?|has|must) )*'
const NO =
  '(?:(?:no|without|dont need|do not need|dont want|do not want|dont care (?:for|about)|do not care about|doesnt need|does not need|doesnt have to|does not have to|neednt|no need|skip|drop|remove|forget|lose|minus|except|never mind|nevermind|take (?:off|out|away)|ditch|leave out|get rid of|dont like|not|hate|wont need|not necessarily|isnt necessarily|less|scratch|delete|cancel|avoid|nothing with|dont have to|do not have to|not interested in|changed (?:my|our) minds? (?:about|on)|can live without|could do without|can do without) )'
const UNNEEDED =
  '(?: (?:(?:is|are|it|thats|being) )?(?:not|isnt|arent|doesnt|dont|does not|no longer)(?: (?:really|that|very|so|a|an))* (?:important|necessary|needed|required|need|matter|must|requirement|priority|wanted|interesting)| (?:is |are )?(?:optional|unnecessary))'

interface AmenityPatterns {
  amenity: Amenity
  unwanted: RegExp
  wanted: RegExp
}
const AMENITY_PATTERNS: readonly AmenityPatterns[] = AMENITY_WORDS.map(([amenity, words]) => ({
  amenity,
  unwanted: phrase(
    `${NO}${SOME}(?:${words})(?: (?:anymore|any more|after all|either))?|(?:(?:the|a) )?(?:${words})${UNNEEDED}`,
  ),
  wanted: phrase(`(?:(?:with|and|plus|has|have|a|an|the) )*(?:${words})`),
}))
/** 'no pool or garage': what was denied of the first is denied of the next. */
const DENIED_ON = phrase(`(~+) (?:or|nor|and|,) ${SOME}(garages?|pools?)`)
const ONE_CAR = phrase('(?:single|<c>) car garages?|garages? for (?:a single|<c>) cars?')
const TO_RENOVATE = phrase(
  '(?:(?:can|could|may|be|is|a|an|it) )*(?:fixer uppers?|needs? (?:some |a little )?work|as is)(?: (?:is |are )?(?:fine|ok|okay))?',
)
/** Sums that are no price. */
const FEES = phrase(
  '(?:(?:the|with|low) )*(?:hoa|(?:property )?tax(?:es)?|association|maintenance)(?: (?:fees?|dues|bill|is|are|be|of|below|under|less than|lower than|no more than|not more than|max|up to|at most|over|around|about))* <n>(?: (?:dollars|bucks|max|maximum|or less|(?:a|per|each|/) (?:month|mo|year|yr)|monthly|yearly|annually))*',
)
/** What buyers ask for and no filter holds. */
const UNFILTERED = phrase(
  '(?:(?:with|without|a|an|the|no|and|low|big|large|private|fenced|finished|full|in unit|walk|walking|walkable|distance|close|near|to|from|by|of) )*(?:basements?|(?:back |front )?yards?|backyards?|fireplaces?|decks?|patios?|porch(?:es)?|balcon(?:y|ies)|gardens?|attics?|central (?:air|ac|a c)|air conditioning|hoa|train(?:s| stations?| lines?)?|bus(?:es| stops?| lines?)?|ferry|light rail|transit|commute|commuting|highways?|laundry|washers?|dryers?|dishwashers?|pets|elevators?|gyms?|doorm[ae]n|home office|offices?|solar(?: panels)?|hardwood(?: floors?)?|stairs|(?:single|one) (?:story|floor|level)|new construction|open floor plans?|walk in closets?|shops?|shopping|restaurants?|parks?|downtown)(?: (?:fees?|dues))?',
)
export const UNFILTERED_WORDS = 'This can’t be filtered by.'

/** Reads the four amenities, wanted and unwanted. */
export function readAmenities(reading: Reading): void {
  const { sentence } = reading
  sentence.take(ONE_CAR, (match, span) => {
    const cars = sentence.number(match[1] ?? match[2])?.value ?? 1
    return cars === 1 && reading.limit(span, 'Only two-car garages can be asked for.')
  })
  const unwanted = (amenity: Amenity, span: Span) => {
    reading.unwanted.add(amenity)
    const isHeld = reading.inForce.amenities.includes(amenity)
    if (isHeld) reading.isChange = true
    const word = amenityFeature(amenity)
    if (isHeld) reading.part('cleared', `No longer: ${word}`, span)
    else reading.limit(span, `Homes with “${word}” can’t be left out.`)
  }
  const wanted = (amenity: Amenity, span: Span) => {
    reading.wanted.add(amenity)
    reading.part('amenity', amenityFeature(amenity), span)
  }
  for (const patterns of AMENITY_PATTERNS) {
    sentence.take(patterns.unwanted, (match, span) => {
      // 'doesn't need work' begins like a denial and is a wish.
      const isWish = patterns.amenity === 'renovated' && /(?:need|no) .*(?:work|renovat(?:ing|ions?))/.test(match[0])
      return isWish ? wanted(patterns.amenity, span) : unwanted(patterns.amenity, span)
    })
  }
  sentence.take(
    DENIED_ON,
    (match, span) => reading.unwanted.size > 0 && unwanted(match[2]!.startsWith('g') ? 'twoCarGarage' : 'pool', span),
  )
  for (const patterns of AMENITY_PATTERNS) sentence.take(patterns.wanted, (_, span) => wanted(patterns.amenity, span))
  sentence.take(TO_RENOVATE, (_, span) => {
    if (reading.inForce.amenities.includes('renovated')) unwanted('renovated', span)
    else reading.limit(span, UNFILTERED_WORDS)
  })
  for (const pattern of [FEES, UNFILTERED]) {
    sentence.take(pattern, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  }
}

/** Words that titles of homes are made of, and how they are spelled there. */
const KINDS_OF_HOME: readonly (readonly [string, string])[] = [
  ['split-level', 'split levels?'],
  ['bi-level', 'bi levels?'],
  ['cape cod', 'cape cods?|capes?'],
  ['farmhouse', 'farm ?houses?'],
  ['townhouse', 'town ?(?:house|home|houses|homes)|rowhouses?|row houses?'],
  ['two-family', '(?:two|2|<c>) (?:family|families)'],
  ['multi-family', 'multi ?family|multifamily'],
  ['colonial', 'colonials?'],
  ['victorian', 'victorians?'],
  ['brownstone', 'brown ?stones?'],
  ['condo', 'condos?|condominiums?'],
  ['craftsman', 'craftsman'],
  ['mid-century', 'mid century(?: modern)?'],
  ['bungalow', 'bungalows?'],
  ['duplex', 'duplex(?:es)?'],
  ['penthouse', 'penthouses?'],
  ['cottage', 'cottages?'],
  ['contemporary', 'contemporary|contemporaries'],
  ['tudor', 'tudors?'],
  ['ranch', 'ranch(?:es)?'],
  ['loft', 'lofts?'],
  ['cabin', '(?:log )?cabins?'],
  ['co-op', 'co ops?|coops?'],
  ['carriage house', 'carriage houses?'],
  ['mansion', 'mansions?'],
]
const HOUSE = '(?: (?:style |type )?(?:houses?|homes?|property|properties|units?|apartments?))?'
const KIND_PATTERNS = KINDS_OF_HOME.map(([search, words]) => ({
  search,
  wanted: phrase(`(?:(?:a|an|old|classic|big|small|nice) )*(?:${words})${HOUSE}(?: style)?`),
  unwanted: phrase(
    `(?:no|not|anything but|without|dont want|do not want|except|dont like|(?:doesnt|dont|does not|neednt|need not) (?:(?:have|need) to )?be) (?:a |an |any )?(?:${words})${HOUSE}`,
  ),
}))

/** Reads kinds and styles of home, which are searched for as text. */
export function readKinds(reading: Reading): void {
  for (const { search, wanted, unwanted } of KIND_PATTERNS) {
    reading.sentence.take(unwanted, (_, span) => {
      if (reading.inForce.search === search) {
        reading.set({ search: '' })
        reading.part('cleared', `No longer: ${search}`, span)
      } else reading.limit(span, 'Kinds of home can’t be left out.')
    })
    reading.sentence.take(wanted, (match, span) => {
      if (search === 'two-family' && match[1] && reading.sentence.number(match[1])!.value !== 2) return false
      return reading.setSearch(search, span)
    })
  }
}

const FIRST = '(?: (?:first|ones?|homes?|houses?|listings?|to|at the top|price|option))*'
const SORTS: readonly (readonly [Sort, string, string])[] = [
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
  ['beds', 'Most bedrooms', '(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?most bed ?rooms?(?: first)?'],
  [
    'square-feet',
    'Largest',
    `(?:sort(?:ed)? by |order(?:ed)? by )?(?:the )?(?:biggest|largest|most (?:space|spacious|square (?:feet|footage))|size)${FIRST}`,
  ],
]
const SORT_PATTERNS = SORTS.map(([sort, words, source]) => ({ sort, words, pattern: phrase(source) }))

/** Reads the order asked for. */
export function readSort(reading: Reading): void {
  for (const { sort, words, pattern } of SORT_PATTERNS) {
    reading.sentence.take(pattern, (_, span) => {
      reading.sort ??= sort
      reading.part('sort', words, span)
    })
  }
}
