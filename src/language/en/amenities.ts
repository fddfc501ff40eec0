import { chipText } from '#domain/search/chip-texts.ts'
import { amenityFeature, type Amenity } from '#domain/search/filters/amenities.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { UNIMPORTANT } from './drop-words.ts'
import { setEnds } from './figure-ends.ts'
import { NOT_ASKED_FOR, UNFILTERED_WORDS } from './unfiltered-words.ts'

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

const SOME = '(?:(?:the|a|an|any|that|this|have|to|be|being|on|with|it|for|about|really|too|is|ones?|has|must) )*'
const NO =
  '(?:(?:no|without|(?:dont|do not|havent|have not|wont|didnt)(?: (?:even|actually|really))? (?:(?:have|got|own|bring)(?= (?:(?:any|an?|my|our|the) )*(?:pets?|cats?|dogs?) )|ask for|say|want(?! to ))|not bringing|dont need|do not need|dont want|do not want|dont care (?:for|about)|do not care about|doesnt need|does not need|doesnt have to|does not have to|neednt|no need(?: for)?|no longer (?:have|need|want)|skip|drop|remove|forget|lose|minus|except|never mind|nevermind|take (?:off|out|away)|ditch|scrap|nix|dump|axe|toss|leave out|get rid of|dont like|not|hates?|cant stand|wont need|not necessarily|isnt necessarily|less|scratch|undo|delete|cancel|avoid|nothing with|instead of|rather than|in place of|dont have to|do not have to|not interested in|changed (?:my|our) minds? (?:about|on)|can live without|could do without|can do without) )'
export const UNNEEDED =
  '(?: (?:(?:is|are|s|it|thats|being) )?(?:not|isnt|arent|doesnt|dont|does not|no longer)(?: (?:really|that|very|so|a|an))* (?:important|necessary|needed|required|need|matter|must|requirement|priority|wanted|interesting)| (?:is |are |s )?(?:optional|unnecessary))'

/** Patterns of something that is asked for or denied, by the words for it. */
export const wantedPatterns = (words: string) => ({
  unwanted: phrase(
    `${NO}${SOME}(?:${words})(?: (?:anymore|any more|after all|either))?|(?:(?:the|a) )?(?:${words})(?:${UNNEEDED}| (?:no|nope|nah)(?= (?:$|[,.]))|(?: (?:would be|would|is|be|nice|good|great|a plus|but|though|,))+ (?:(?:its|thats|it is) )?not (?:a must|needed|necessary|required|a requirement|a deal ?breaker))`,
  ),
  /** 'Furnished or not'. */
  open: phrase(
    `(?:with )?(?:${words}) or (?:not|unfurnished|without(?: (?:one|it))?|no (?:${words}))(?: (?:is |are )?(?:${UNIMPORTANT}|fine|ok|okay))?`,
  ),
  wanted: phrase(`(?:(?:with|and|plus|has|have|a|an|the) )*(?:${words})`),
})

const AMENITY_PATTERNS = (Object.entries(AMENITY_WORDS) as [Amenity, string][]).map(([amenity, words]) => ({
  amenity,
  ...wantedPatterns(words),
  unwanted: wantedPatterns(AMENITY_NAMES[amenity]).unwanted,
}))
/** 'no pool or garage' denies both. */
const DENIED_ON = phrase(`(~+) (?:or|nor|and|,) ${SOME}(garages?|pools?)`)
const TO_RENOVATE = phrase(
  '(?:(?:can|could|may|be|is|a|an|it) )*(?:fixer uppers?|needs? (?:some |a little )?work|as is)(?: (?:is |are )?(?:fine|ok|okay))?',
)

const DENIED =
  /^(?:no(?! (?:need|longer) )|without|(?:dont|do not)(?: (?:even|actually|really))? (?:want|like)|except|minus|not(?! necessarily )|hates?|cant stand|avoid|nothing with|leave out|instead of|rather than|in place of) /
/** A garage may be for one car, which no amenity is. */
const ONE_CAR = /(?<!(?: car|double|two)(?: attached| detached)?) garages?$/
/** 'Pool yes, basement no'. */
const SAID_NO = / (?:no|nope|nah)$/
const NEEDED = /^ (?:(?:is|are|really) )*(?:needed|required|necessary)(?: |$)/

const IS_UNNEEDED = new RegExp(UNNEEDED)

/** Whether a match says that no home may have what it names: 'no pool', but not 'no need for a pool' or 'no pool needed'. */
export const isDenied = ({ 0: words, index, input }: RegExpExecArray): boolean =>
  (DENIED.test(words) || SAID_NO.test(words)) &&
  !ONE_CAR.test(words) &&
  !NEEDED.test(input.slice(index + words.length)) &&
  !IS_UNNEEDED.test(words)

/** Takes an amenity back, or leaves it out where it was `denied` and not asked for. */
export function dropAmenity(reading: Reading, amenity: Amenity, span: Span, denied: boolean): void {
  reading.unwanted.add(amenity)
  const hasGarage = amenity === 'twoCarGarage' && reading.inForce.garage !== null
  if (hasGarage) reading.cleared.add('garage')
  const isHeld = hasGarage || reading.inForce.amenities.includes(amenity)
  if (isHeld) reading.isChange = true
  const word = amenityFeature(amenity)
  if (isHeld) reading.part('cleared', `No longer: ${word}`, span)
  else if (!denied) reading.limit(span, NOT_ASKED_FOR)
  else {
    reading.leftOut.notAmenities.add(amenity)
    reading.part('notAmenities', chipText('notAmenities', [amenity], 'sale'), span)
  }
}

/** Reads amenities, wanted and unwanted. */
export function readAmenities(reading: Reading): void {
  const { sentence } = reading
  const unwanted = (amenity: Amenity, span: Span, denied = false) => dropAmenity(reading, amenity, span, denied)
  const wanted = (amenity: Amenity, span: Span) => {
    if (amenity === 'twoCarGarage' && reading.inForce.garage) reading.cleared.add('garage')
    reading.wanted.add(amenity)
    reading.part('amenities', amenityFeature(amenity), span)
  }
  for (const patterns of AMENITY_PATTERNS) {
    sentence.take(patterns.unwanted, (match, span) => {
      // 'doesn't need work' begins like a denial and asks for a renovated home.
      const isWanted = patterns.amenity === 'renovated' && /(?:need|no) .*(?:work|renovat(?:ing|ions?))/.test(match[0])
      return isWanted ? wanted(patterns.amenity, span) : unwanted(patterns.amenity, span, isDenied(match))
    })
  }
  sentence.take(
    DENIED_ON,
    ({ 2: on }, span) =>
      reading.unwanted.size > 0 &&
      unwanted(on!.startsWith('g') ? 'twoCarGarage' : 'pool', span, reading.leftOut.notAmenities.size > 0),
  )
  for (const patterns of AMENITY_PATTERNS) sentence.take(patterns.wanted, (_, span) => wanted(patterns.amenity, span))
  sentence.take(GARAGE, ([, only, enough], span) => {
    if (reading.wanted.has('twoCarGarage') || reading.plain.garage) return
    if (only || enough) reading.unwanted.add('twoCarGarage')
    setEnds(reading, 'garage', { min: 1, max: null }, span)
  })
  sentence.take(TO_RENOVATE, (_, span) => {
    if (reading.inForce.amenities.includes('renovated')) unwanted('renovated', span)
    else reading.limit(span, UNFILTERED_WORDS)
  })
}
