import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { AMENITY_KEYS, type Amenity } from '#domain/search/filters/amenities.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { deny, takeDenied, wantedPatterns } from './denials.ts'
import { setEnds } from './figure-ends.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'

/** 'to car garage' is how a recognizer writes 'two-car garage'. */
const TWO = '(?:two|too|to|double|<c>)'
const RENOVATED =
  '(?:(?:fully|newly|recently|completely|totally|already|gut|all|freshly|been|being|be|is|beautifully|nicely) )*(?:renovated|updated|remodell?ed|refurbished|redone|re done|modernized|rehabbed|revamped|fixed up|move in (?:ready|condition)|turn key|upgraded)|(?:doesnt|does not|no) (?:need|needs) (?:any |much )?(?:work|renovations?|renovating)|no (?:work|renovations?|renovating|repairs) (?:needed|required)|(?:ready to move (?:in|into))'

/** How each amenity is said, as part of a pattern. */
export const AMENITY_WORDS: Readonly<Record<Amenity, string>> = {
  pool: '(?:(?:in ground|inground|above ground|heated|private|indoor|outdoor|swimming|community|big|nice|shared) )*(?:pools?|swimming)',
  twoCarGarage: `(?:(?:big|large) )*${TWO} car (?:attached |detached )?(?:garages?|parking)|(?:double|two) garages?|(?:(?:attached|detached|big|large) )*garages?(?: (?:parking|spaces?|spots?))? (?:for|that fits|fits|with room for|big enough for) ${TWO}(?: (?:cars?|vehicles?)|(?= (?:$|[,.~]|(?:and|or|in|please) )))|(?:parking|room|space) for ${TWO} cars?(?: in (?:a|the) garage)?`,
  waterfront:
    '(?:(?:right|directly|located|being|be) )*(?:(?:lake|river|water|ocean|beach|bay) (?:front|side|views?|frontage)(?: (?:property|view|views))?|(?:views? of|view on|looking (?:at|over)|overlooking|facing) the (?:water|lake|river|hudson|@\\d+)|(?:on|by|at|along|next to|near|close to|facing|beside) (?:the|a) (?:water|lake|river|bay|pond|hudson)(?: (?:front|river))?|(?:lake|river) (?:houses?|homes?|propert(?:y|ies)|cottages?|cabins?)|(?:with|has|have) (?:a |the )?(?:lake|river|pond))',
  renovated: RENOVATED,
}

/** A garage that is said without its cars: one is enough. */
const ANY_GARAGE = '(?:(?:big|large|own|private) )*garages?(?: (?:parking|spaces?|spots?))?'
/** How each is named where it is taken back: 'no garage' denies one for two cars, too. */
export const AMENITY_NAMES: Readonly<Record<Amenity, string>> = {
  ...AMENITY_WORDS,
  twoCarGarage: `${AMENITY_WORDS.twoCarGarage}|(?:(?:attached|detached) )*${ANY_GARAGE}`,
}
const GARAGE = phrase(
  `(?:(?:with|and|plus|has|have|in|a|an|the|some|(just|only|any)) )*${ANY_GARAGE}(?: (?:(?:is|would be|will be|would) )?(enough|fine|plenty|okay|ok|do))?`,
)

const AMENITY_PATTERNS = AMENITY_KEYS.map((amenity) => ({
  amenity,
  ...wantedPatterns(AMENITY_WORDS[amenity], AMENITY_NAMES[amenity]),
}))
/** 'Doesn't need work' begins like a denial and asks for a renovated home. */
const NO_WORK = /(?:need|no) .*(?:work|renovat(?:ing|ions?))/
const TO_RENOVATE = phrase(
  '(?:(?:can|could|may|be|is|a|an|it) )*(?:fixer uppers?|needs? (?:some |a little )?work|as is)(?: (?:is |are )?(?:fine|ok|okay))?',
)

/** Reads amenities, wanted and unwanted. */
export function readAmenities(reading: Reading): void {
  const { sentence } = reading
  const wanted = (amenity: Amenity, span: Span) => {
    if (amenity === 'twoCarGarage' && reading.inForce.garage) reading.cleared.add('garage')
    reading.wanted.add(amenity)
    reading.part('amenities', amenityFeature(amenity), span)
  }
  for (const { amenity, ...patterns } of AMENITY_PATTERNS)
    takeDenied(reading, amenity, patterns, ([words]) => amenity !== 'renovated' || !NO_WORK.test(words))
  for (const patterns of AMENITY_PATTERNS) sentence.take(patterns.wanted, (_, span) => wanted(patterns.amenity, span))
  sentence.take(GARAGE, ([, only, enough], span) => {
    if (reading.wanted.has('twoCarGarage') || reading.plain.garage) return
    if (only || enough) reading.unwanted.add('twoCarGarage')
    setEnds(reading, 'garage', { min: 1, max: null }, span)
  })
  sentence.take(TO_RENOVATE, (_, span) => {
    if (reading.inForce.amenities.includes('renovated')) deny(reading, 'renovated', 'unneeded', span)
    else reading.limit(span, UNFILTERED_WORDS)
  })
}
