import { amenityFeature } from '#domain/search/amenity-feature.ts'
import type { KeyOfKind } from '#domain/search/filters/catalogue.ts'
import { MOST_ACRES } from '../figure-ends.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'
import { readEnds, setEnds } from './figure-ends.ts'
import { marketSaid } from './market-words.ts'

const AT_LEAST =
  '(?:at least|a minimum of|minimum of|minimum|min|no less than|not less than|more than|over|above|bigger than|larger than|greater than|from)'
const AT_MOST =
  '(?:at most|(?:no|not|nothing) (?:more|bigger|larger|greater) than|(?:no|not|nothing) (?:over|above)|a maximum of|maximum of|maximum|max|up to|under|below|less than|smaller than|fewer than)'
const WITH = '(?:(?:with|and|a|an|has|have|having|of|on|size) )*'
const OR_MORE = '(?:or more|or larger|or bigger|and up|plus|\\+|minimum|min|at least)'
const OR_LESS = '(?:or less|or smaller|or fewer|maximum|max|at most|tops)'

/** The ways of saying a figure with its unit: from one to another, at most, at least. */
const figurePatterns = (unit: string) => ({
  atLeast: phrase(`${WITH}(?:no|not|nothing) (?:smaller|less|fewer|below|under)(?: than)? <n> ${unit}`),
  both: phrase(
    `${WITH}(?:(?:between |from )?<n> (?:to|and|-) |${AT_LEAST} <n> (?:${unit} )?(?:(?:but|and|,) )*${AT_MOST} )<n> ${unit}`,
  ),
  most: phrase(`${WITH}${AT_MOST} <n> ${unit}|${WITH}<n> ${unit} ${OR_LESS}|${WITH}<n> ${OR_LESS} ${unit}`),
  least: phrase(`${WITH}(?:${AT_LEAST} )?<n> (?:${OR_MORE} )?${unit}(?: ${OR_MORE})?`),
})

export const SQUARE_FEET =
  '(?:square (?:feet|foot|ft|footage)|sq (?:\\. )?(?:feet|foot|ft)(?: \\.(?= ))?|sqft|(?:feet|ft)(?= (?:$|[,.]|or|in|with|and|under|for|max|home|house)))(?: of (?:living )?(?:space|area))?'
const SIZES = figurePatterns(SQUARE_FEET)
/** 'At least 1,200 square feet but no more than 2,000': the unit is said once. */
const SIZE_ENDS = phrase(
  `${WITH}${AT_LEAST} <n> ${SQUARE_FEET}(?: (?:but|and|,))* ${AT_MOST} <n>(?! (?:dollars|bucks|a|per|/) )`,
)

/** Reads the living area. */
export function readSizes(reading: Reading): void {
  const { sentence } = reading
  sentence.take(SIZE_ENDS, ([, from, to], span) => {
    const [min, max] = [sentence.number(from)!.value, sentence.number(to)!]
    return !max.isMoney && max.value > min && max.value < 5 * min
      ? setEnds(reading, 'size', { min, max: max.value }, span)
      : false
  })
  readFigures(reading, 'size', SIZES)
}

function readFigures(
  reading: Reading,
  key: KeyOfKind<'span'>,
  { atLeast, ...patterns }: ReturnType<typeof figurePatterns>,
): void {
  const number = (index?: string) => reading.sentence.number(index)?.value ?? null
  reading.sentence.take(atLeast, ([, from], span) => setEnds(reading, key, { min: number(from), max: null }, span))
  readEnds(reading, key, patterns)
}

const YEARS = {
  /** 'Nothing built before 1950', 'no older than 1980'. */
  notBefore: phrase(
    '(?:nothing|not|none|no(?: [a-z]+)?|never|wasnt|isnt) (?:built|constructed) before (?:the year )?<n>|(?:no|not|nothing|none) older than <n>(?! years?)',
  ),
  both: phrase(
    '(?:built|constructed|from|build|years?(?: built)?) (?:(?:somewhere|sometime|anywhere|between|from|in) )*<n> (?:to|and|-) <n>',
  ),
  // Before the others, which begin like it.
  earlier: phrase(
    '(?:built|constructed) (?:in |up to |until )*<n> (?:or|and) (?:earlier|before|older)|(?:built|constructed) (?:(?:no later than|up to|until|by|before) )+(?:the year )?<n>|(?<! (?:no|not|nothing) )(?:older than|from before|anything before) <n>(?! years?)|(?:no|not|nothing|none) (?:newer|later|younger) than <n>',
  ),
  later: phrase(
    '(?:built|constructed) (?:(?:in|since|after|from|no earlier than) )+(?:the year )?<n>(?: (?:or|and) (?:later|newer|after|on|up|onwards?))?|(?:built|constructed) <n>(?: (?:or|and) (?:later|newer|after|up)| \\+)|(?:from )?<n> (?:or|and) (?:newer|later)|from <n> and up|newer than <n>|<n> (?:and|or) (?:up|on|later|newer|above)(?: ,)? for the year(?: built)?|(?:the )?year(?: built)?(?: (?:of|is|be|should|has|to|must|at least|after|from|since))* <n>(?: (?:or|and) (?:up|on|later|newer|above))?',
  ),
}

const DECADES = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')
const AGES = {
  /** 'In the last ten years', 'no older than 20 years'. */
  most: phrase(
    '(?:(?:built|constructed|from|a|house|home) )*(?:(?:in|within|during|over) )?(?:the )?(?:last|past) (?:<n> years(?! (?:on|of) )|decade)|(?:no|not) (?:older|more) than <n> years(?: old)?|(?:less|newer|younger) than <n> years old|(?:under|at most|max|maximum) <n> years old|<n> years old or (?:less|newer|younger)',
  ),
  decade: phrase(
    `(?:(?:anything|something|built|constructed|from|since|before|after|until) )+(?:in |during )?(?:the )?(?:(?:early|mid|late) )?(?:<n> s|(?:#\\d+ )?(${DECADES.join('|')}))(?: (on|onwards?|or (?:later|newer|after)|and (?:later|newer|up)))?`,
  ),
  /** 'Eighties or newer'. */
  decadeOn: phrase(
    `(?:the )?(?:#\\d+ )?(${DECADES.join('|')}) (?:or|and) (?:newer|later|up|on|onwards?|after|more recent)`,
  ),
  /** 'Built in the two thousands', whose plural is gone. */
  since2000: phrase('(?:built|constructed)(?: (?:in|during|sometime))* the <n>'),
  /** 'A 1920s colonial': without 'built', only of what was built. */
  decadeHome: phrase(
    `(?:(?:an?|early|mid|late|old) )*<n> s(?= (?:[a-z]+ )?(?:~|colonials?|capes?|ranch(?:es)?|victorians?|tudors?|bungalows?|brown ?stones?|craftsman|cottages?|contemporar(?:y|ies)|splits?|bi|farm ?houses?|houses?|homes?|town ?houses?|condos?|co ?ops?|duplex(?:es)?|buildings?|construction|builds?))`,
  ),
  older: phrase('((?:no|not|nothing|without|dont want)(?: an?)? )?pre ?war(?: (?:style|buildings?))?'),
  new: phrase(
    '((?:no|not|nothing|without|dont want)(?: an?)? )?(?:(?:new(?:ly)?|brand new) (?:construction|constructed|built|builds?)|just built)',
  ),
}
/** Years back that still count as new construction. */
const NEW_YEARS = 2

/** Reads ages of homes, and their time by its name. */
function readAges(reading: Reading): void {
  const { sentence } = reading
  const thisYear = Number(reading.today.slice(0, 4))
  const set = (min: number | null, max: number | null, span: Span) => setEnds(reading, 'built', { min, max }, span)
  sentence.take(AGES.most, ([, ...groups], span) => {
    const years = sentence.number(groups.find(Boolean))?.value ?? 10
    return years > 0 && years <= 200 ? set(thisYear - years, null, span) : false
  })
  sentence.take(AGES.decade, ([words, index, name, on], span) => {
    const from = sentence.number(index)?.value ?? 1920 + 10 * DECADES.indexOf(name!)
    if (from < 1700 || from > thisYear || from % 10 !== 0) return false
    if (/^(?:\S+ ){0,2}(?:before|until)/.test(words)) return set(null, from - 1, span)
    return /after/.test(words)
      ? set(from + 10, null, span)
      : set(from, on || /since/.test(words) ? null : from + 9, span)
  })
  sentence.take(AGES.decadeOn, ([, name], span) => set(1920 + 10 * DECADES.indexOf(name!), null, span))
  sentence.take(AGES.since2000, ([, index], span) =>
    sentence.number(index)!.value === 2000 ? set(2000, 2009, span) : false,
  )
  sentence.take(AGES.decadeHome, ([, index], span) => {
    const from = sentence.number(index)?.value ?? 0
    // 'For rent in the 1900s' is a price.
    const isYear = marketSaid(sentence.code()) !== 'rent' && from >= 1700 && from <= thisYear && from % 10 === 0
    return isYear ? set(from, from + 9, span) : false
  })
  const eitherSide = (first: number, span: Span) => (isNew: boolean) =>
    isNew ? set(first, null, span) : set(null, first - 1, span)
  sentence.take(AGES.older, ([, no], span) => eitherSide(1940, span)(no !== undefined))
  sentence.take(AGES.new, ([, no], span) => eitherSide(thisYear - NEW_YEARS, span)(no === undefined))
}

/** Reads the years of construction. */
export function readYears(reading: Reading): void {
  const { sentence } = reading
  const year = (index?: string) => {
    const value = sentence.number(index)?.value ?? 0
    return value >= 1600 && value <= 2100 ? value : null
  }
  const set = (min: number | null, max: number | null, span: Span) =>
    min === null && max === null ? false : setEnds(reading, 'built', { min, max }, span)
  readAges(reading)
  sentence.take(YEARS.notBefore, (match, span) => set(year(match[1] ?? match[2]), null, span))
  sentence.take(YEARS.both, ([, from, to], span) => set(year(from), year(to), span))
  sentence.take(YEARS.earlier, (match, span) => {
    const last = year(match.slice(1).find(Boolean))
    return set(null, last && (/(?:before|older than)(?: the year)? [#=]/.test(match[0]) ? last - 1 : last), span)
  })
  sentence.take(YEARS.later, (match, span) => {
    const first = year(match.slice(1).find(Boolean))
    return set(first && (/(?:after|newer than)(?: the year)? [#=]/.test(match[0]) ? first + 1 : first), null, span)
  })
}

const LOTS = figurePatterns('acres?(?: (?:lot|of land|of property|lots))?(?: or so)?')
const IS_MOST =
  /(?:no more|at most|tops|under|below|up to|(?<!no |not )less|(?<!no |not )smaller|max|nothing (?:over|above|bigger)|not (?:more|over))/
/** Acres that are said without a figure: 'half an acre', 'an acre and a half', 'a couple acres', 'a few acres'. */
const SAID_ACRES: readonly (readonly [said: string, acres: number])[] = [
  ['half(?: of)?(?: an?)? acre', 0.5],
  ['(?:#\\d+|three) quarters?(?: of)?(?: an?)? acre', 0.75],
  ['quarter(?: of)?(?: an?)? acre', 0.25],
  ['third(?: of)?(?: an?)? acre', 0.33],
  ['(?:an?|the|full|whole) acre and (?:an? )?half', 1.5],
  ['(?:an?|full|whole) acre', 1],
  ['couple(?: of)? acres?', 2],
  ['(?:few|several) acres?', 3],
]
/** 'Minimum three acres and it can be up to ten', 'three to ten acres or so'. */
const LOT_ENDS = phrase(
  `${WITH}(?:${AT_LEAST} )?<n> acres?(?: (?:${OR_MORE}|of land))?(?: (?:but|and|,|it|they|we|can|could|may|might|be|go|goes|maybe))* ${AT_MOST}(?: (?:about|maybe|like))* <n>(?: acres?)?(?! (?:dollars|bucks|bed|beds|bath|k|thousand|days?|weeks?|months?|years?|square|sq|feet|miles?|minutes?))`,
)
/** 'Half an acre to an acre', 'a quarter to half an acre'. */
const PART_ENDS = phrase(
  '(?:(?:with|on|between|from|a|an|about) )*(half|quarter|third)(?: of)?(?: an?)?(?: acre)? (?:to|and|up to|or) (?:(half)(?: of)?(?: an?)?|an?|one|(?:a )?(?:full|whole)|<n>) acres?',
)
const PARTS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, third: 0.33 }
const LOT_TAIL = '(?: (?:lots?|of land|of property|of ground))?'
const SAID_ACRES_PATTERNS = SAID_ACRES.map(([said, acres]) => ({
  acres,
  pattern: phrase(
    `(?:(?:with|on|a|an|the|about|around|roughly|maybe|like|${AT_LEAST}|${AT_MOST}) )*(?:${said})${LOT_TAIL}(?: (?:${OR_MORE}|${OR_LESS}|or so|or thereabouts))?${LOT_TAIL}`,
  ),
}))

/** 'A lot under ten thousand square feet', '5,000 sq ft lot': acres are what the filter holds. */
const LOT_FEET = phrase(
  `(?:lots?|yards?|land)(?: (?:size|of|is|be|should|that|has|to|with|a|about|${AT_LEAST}|${AT_MOST}))* <n> ${SQUARE_FEET}|(?:(?:on|a|with|${AT_LEAST}|${AT_MOST}) )*<n> ${SQUARE_FEET} lots?`,
)
const FEET_PER_ACRE = 43_560
/** Reads the lot. */
export function readLots(reading: Reading): void {
  reading.sentence.take(LOT_FEET, ([said, a, b], span) => {
    const acres = Math.round((reading.sentence.number(a ?? b)!.value / FEET_PER_ACRE) * 100) / 100
    return setEnds(reading, 'lot', IS_MOST.test(said) ? { min: null, max: acres } : { min: acres, max: null }, span)
  })
  reading.sentence.take(LOT_ENDS, ([, from, to], span) => {
    const [min, max] = [reading.sentence.number(from)!.value, reading.sentence.number(to)!]
    return !max.isMoney && max.value > min && max.value <= MOST_ACRES
      ? setEnds(reading, 'lot', { min, max: max.value }, span)
      : false
  })
  reading.sentence.take(PART_ENDS, ([, from, half, to], span) => {
    const max = half ? PARTS[half]! : (reading.sentence.number(to)?.value ?? 1)
    return max <= MOST_ACRES ? setEnds(reading, 'lot', { min: PARTS[from!]!, max }, span) : false
  })
  for (const { acres, pattern } of SAID_ACRES_PATTERNS)
    reading.sentence.take(pattern, ([said], span) =>
      setEnds(reading, 'lot', IS_MOST.test(said) ? { min: null, max: acres } : { min: acres, max: null }, span),
    )
  readFigures(reading, 'lot', LOTS)
}

const FEE =
  '(?:(?:with|and|a|an|the|low) )*(?:make the )?(?:(?:monthly )?(?:hoas?|association|home ?owners(?: association)?|maintenance|condo)(?: (?:fees?|dues|is|are|be|of|costs?|charges?|that|must|should|has to|have to|to|stay|can|could|may|go))*|(?:monthly )?(?:fees?|dues|(?:monthly|common) charges?)(?: (?:of|be|is|has to|have to|stay|can|could|may|should|must|go))*)'
/** 'Can’t be over', 'not above', 'doesn’t exceed'. */
export const NOT_OVER =
  '(?:(?:no|not|never|nothing|cant|dont|doesnt|does not|do not|wont|shouldnt|should not|must not|isnt)(?: (?:be|go|to|cost|pay|spend|run|come to|give))* (?:over|above|more than|higher than|greater than|beyond|past)|(?:not|doesnt|dont|cant|wont|never|shouldnt) (?:exceed(?:ing)?|top|pass|hit))'
const MONTHLY = '(?: (?:dollars|bucks|(?:a|per|each|/) (?:month|mo)|monthly|max|maximum|or less))*'
const NO_HOA =
  '(?:(?:with|and|has|have) )*(?:no|without|nothing (?:with|in|under)|not (?:in|with|under|part of)|outside(?: of)?|(?:dont|do not|doesnt|didnt|never) (?:want|like|do)(?: to (?:pay|deal with|have|be in|live in))?|hate|avoid|free of)(?: (?:an?|any|the))* (?:hoas?|home ?owners association|association)(?: (?:fees?|dues))?'
const FEES = {
  both: phrase(`${FEE} (?:between |from )?<n> (?:to|and|-) <n>${MONTHLY}`),
  least: phrase(`${FEE} (?:over|above|at least|more than) <n>${MONTHLY}`),
  most: phrase(
    `${FEE} (?:(?:${NOT_OVER}|below|under|south of|less than|lower than|no more than|not more than|max|maximum|up to|at most|around|about) )*<n>${MONTHLY}`,
  ),
  /** 'Low HOA, like 250 tops'. */
  like: phrase(`(?:low )?(?:hoas?|fees?|dues)(?: (?:fees?|dues))?(?: ,)? (?:like|maybe|say) <n>${MONTHLY}(?: tops)?`),
  /** 'Up to 400 for the association'. */
  counted: phrase(
    `(?:(?:${NOT_OVER}|under|below|less than|no more than|not more than|up to|at most|max|around|about) )*<n>(?: (?:dollars|bucks|a|per|month|monthly|for|in|on|of|to|the|an|towards|is|most|max|maximum|limit|id|wed|i|we|would|can|want|pay|give|do))* (?:(?:hoa|association|maintenance|condo)(?: (?:fees?|dues|charges?))*|fees|dues)(?: (?:max|maximum|at most|tops|or less))*`,
  ),
  none: phrase(`${NO_HOA}(?! (?:limit|cap|filter|(?:is|of|at|up|max|under|over|below|above|or) ))|hoa free`),
  /** 'No HOA under 500k': after the fees, whose amounts are smaller. */
  noneBefore: phrase(`${NO_HOA}(?! (?:limit|cap|filter) )`),
}
/** US dollars a month; more beside an association is a price. */
const MOST_FEE = 5000

/** After the fee was explained: 'not more than 250 for that', 'under 300 then'. */
const FEE_FOR_THAT = phrase(
  `(?:(?:but|i|we|id|wed|want|can|could|do|to|pay|would|like|it|should|be|keep|stay) )*(?:${NOT_OVER}|below|under|less than|lower than|(?:no|not) more than|max|maximum|up to|at most)(?: (?:like|about|maybe))* <n>${MONTHLY}(?: for (?:that|it|those|this|them))?`,
)

/** Reads the association's fee. */
export function readFees(reading: Reading, { figureOf }: Pick<SpokenContext, 'figureOf'>): void {
  const number = (index?: string) => reading.sentence.number(index)?.value ?? null
  if (figureOf === 'fee')
    reading.sentence.take(FEE_FOR_THAT, ([, to], span) =>
      number(to)! < 3000 ? setEnds(reading, 'fee', { min: null, max: number(to) }, span) : false,
    )
  reading.sentence.take(FEES.none, (_, span) => setEnds(reading, 'fee', { min: null, max: 0 }, span))
  const fee = (min: number | null, max: number | null, span: Span) =>
    Math.max(min ?? 0, max ?? 0) < MOST_FEE ? setEnds(reading, 'fee', { min, max }, span) : false
  reading.sentence.take(FEES.both, ([, from, to], span) => fee(number(from), number(to), span))
  reading.sentence.take(FEES.least, ([, from], span) => fee(number(from), null, span))
  for (const pattern of [FEES.most, FEES.like, FEES.counted])
    reading.sentence.take(pattern, ([, to], span) => fee(null, number(to), span))
  reading.sentence.take(FEES.noneBefore, (_, span) => fee(null, 0, span))
}

const GARAGES = figurePatterns('garage (?:spaces?|spots?)')
const CARS = phrase(
  '(?:(?:with|a|an|has|have|for|make|it) )*(?:<c>|single) cars? (?:attached |detached )?(?:garages?|parking)|(?:(?:garages?|parking|room|space)(?: (?:spaces?|spots?|parking))? for|garages? that (?:fits|holds)) (?:<c>|a single|one) (?:cars?|vehicles?)(?: in (?:a|the) garage)?',
)

/** Reads garages for more than two cars, or by their spaces; a garage for two is an amenity. */
export function readGarages(reading: Reading): void {
  readFigures(reading, 'garage', GARAGES)
  if (reading.plain.garage && reading.plain.garage.min !== 2) reading.unwanted.add('twoCarGarage')
  reading.sentence.take(CARS, ([, a, b], span) => {
    const cars = reading.sentence.number(a ?? b)?.value ?? 1
    return cars === 2 ? false : setCars(reading, cars, span)
  })
}

/** Sets the cars that a garage holds; for two it is an amenity. The other filter gives way. */
export function setCars(reading: Reading, cars: number, span: Span): false | void {
  if (cars === 2) {
    if (reading.inForce.garage) reading.cleared.add('garage')
    reading.wanted.add('twoCarGarage')
    return reading.part('amenities', amenityFeature('twoCarGarage'), span)
  }
  if (cars < 1 || cars > 20) return false
  reading.unwanted.add('twoCarGarage')
  return setEnds(reading, 'garage', { min: cars, max: null }, span)
}
