import { townCounty, type TownKey } from '#domain/geo/town.ts'
import { townWords, type Named, type PlaceNames } from '../place-names.ts'
import { needsCounty, placeReadings, type PlaceReading } from '../place-readings.ts'
import type { Reading } from '../reading.ts'
import { NEAR_MILES, NOWHERE, placeSaid, together, type Mention } from '../said-places.ts'
import { phrase, spanOver, type Sentence, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'

const AWAY =
  '(?:near|nearby|near to|close to|around|not (?:too )?far from|close by|next to|outside|outside of|just outside|by|commutable to|minutes (?:from|to|away from)|(?:near|close to|by|around) (?:my|our|his|her) [a-z]+(?: [a-z]+)? in|surrounding|in the vicinity of|in the area of|in and around|bordering)'
const NEAR = phrase(
  `(?:somewhere |anywhere |anything )?(?:within (?:about )?<n> miles? (?:of|from)|<n> miles? (?:from|of|around)|${AWAY})((?: (?:or|and|,|near|around|either|both|the|town|area|of|city))*(?: @\\d+)(?:(?: (?:or|and|,|near|around))+ @\\d+)*)(?: area| region)?`,
)
/** 'Madison plus whatever’s close to it'. */
const NEAR_IT = phrase(
  `(?:in )?@(\\d+)(?: (?:and|or|plus|,))+ (?:(?:whatever|anything|everything|what|somewhere|someplace|some place|anywhere|(?:the|a|any) (?:towns?|places?|areas?))(?:s)? (?:is |are |thats )?)?(?:(?:close|near|nearby|around|next|not (?:too |so |very |that )?far)(?: (?:to|by|from|away))?(?: (?:it|there|that|here)|(?! [#=]))|thereabouts|(?:the|a|some) (?:next|neighbou?ring|nearby) (?:towns?|places?|areas?)(?: over)?)(?= (?:$|[,.]|with|for|under|[#=]\\d|<))`,
)
const ADDED = phrase(
  '(?:(?:also(?: (?:it|that|this))? (?:can|could|may|might|would) be(?: okay| ok| fine)?|also|add|include|including|plus|(?<! [#=]\\d+ )\\+|and also|and (?:maybe |perhaps )?(?:in )?|as well as|what about also) )(?:(?:in|show|try|look|the|me|ones|homes|at|to it|search) )*<p>|(?<=^ )(?:or|and) (?:(?:in|maybe|perhaps|even) )*<p>|(?:throw|toss|mix|fold|squeeze)(?: (?:in|on))+ <p>|(?:throw|toss|mix|fold|squeeze|put|bring|count|include|work) <p> in(?: (?:to it|there|to the (?:mix|list)|the (?:mix|list)))*(?: (?:too|as well|also))*|(?:in |try |add )*<p>(?: (?:is|would|will|could|be|works?|sounds|looks|fine|ok|okay|good|great|nice))* (?:too|as well|also)|(?:widen|expand|extend|broaden|open)(?: (?:it|that|this|the|my|our|search|area|up|out))* (?:in)?to (?:include )?<p>',
)
/** A list of places of which 'too' or 'as well' is said: 'Chatham and Florham Park as well'. */
const ADDED_LIST = phrase(
  '(?:(?:in|try|add|like|say|also|maybe|perhaps|and|or|,) )*(@\\d+(?:(?: ,)?(?: (?:and|or|plus|maybe))*(?: in)? @\\d+){1,5})(?: (?:is|are|would|will|could|be|works?|sounds|fine|ok|okay|good|great|nice))* (?:too|as well|also)',
)
/** Makes the places in force more: 'a little wider', 'widen it to'. */
const WIDENS = phrase(
  '(?:could (?:we|you) |can (?:we|you) |lets |maybe |please )*(?:(?:a (?:bit|little)|slightly|somewhat|go|look|search|much|even|little|bit) )+(?:wider|broader|further out|farther out)|(?:wider|broader)(?= (?:,|like|and|say|such|$|[.]))|(?:could (?:we|you) |can (?:we|you) |lets |maybe |please )*(?:widen|broaden|expand|enlarge|extend)(?: (?:it|that|this|the|my|our|search|area|out|up|a|bit|little|some))*(?: (?:to|with|by))?|open (?:it|that|this|things|the search|the area|my search)(?: up)?(?: a (?:bit|little))?',
)
const NAMED = phrase(
  '(?:(?:in|at|to|for|of|from|the|town|city|borough|village|township|county) )*<p>(?: (?:nj|new jersey|n j|area|county|township))*',
)
/** 'The city of Passaic', 'Passaic, the city': says which of two places of one name is meant. */
const FORM = '(city|town|borough|boro|village|township|municipality|county)'
const ADDS = '(?:(?:also|add|include|including|plus|as well as) )*'
const TOO = '(?:(?: (?:is|are|would|will|could|be|works?|sounds|fine|ok|okay|good|great))* (?:too|as well|also))?'
const SAYS_ADDED = /^(?:also|add|includ|plus|as well as)| (?:too|as well|also)$/
const FORMED = phrase(
  `${ADDS}(?:(?:in|at|to|for|the) )*${FORM} of <p>(?: not the (?:county|city|town|township))?${TOO}|${ADDS}(?:(?:in|at|to|for|the) )*<p>(?: (?:,|i mean|i meant|as in|meaning|like))* the ${FORM}(?: i (?:mean|meant))?(?:(?: ,)? not the (?:county|city|town|township|borough))?${TOO}`,
)
const ANYWHERE = phrase(
  'anywheres?(?! (?:near|nearby|around|close|by|within|not (?:too |so )?far) )(?: (?:is fine|fine|ok|okay|good|works|will do|else|at all|in (?:the area|north jersey|new jersey|nj|northern new jersey)))?|(?:any|all|whatever|which ?ever|every) (?:the )?(?:county|counties|towns?|place|location|areas?|where)(?: is (?:fine|ok|okay|good))?|(?:location|place|county|town|area)(?: (?:doesnt|does not|isnt|is not|not))+ (?:matter|important|an issue)|(?:forget|drop|remove|clear|never mind) (?:about )?the (?:county|town|location|place|area)|(?:doesnt matter|dont care|no matter) (?:where|(?:which|what) (?:town|county|area|place))|wherever',
)

/** 'The surrounding towns', where a town is in force. */
const AROUND_IT = phrase(
  '(?:(?:in|also|and|or|plus|the|all|any|other|some|to|include|including) )*(?:(?:surrounding|neighbou?ring|adjacent|nearby|close by) (?:towns?|areas?|communities|places|neighbou?rhoods|ones)|(?:towns?|areas?|places|communities) (?:around|near|nearby|next to|close to|close by|by)(?: (?:it|there|that|here|them|this))?|(?:around|near|close to) (?:there|here|it))(?: (?:too|as well|also))*',
)

const isPlaceInForce = ({ inForce: { county, counties, towns } }: Reading): boolean =>
  county !== null || counties.length > 0 || towns.length > 0

/** Widens the search to what lies around the towns in force; false where none is. */
function searchAround(reading: Reading, span: Span, names: PlaceNames): false | void {
  const { towns } = reading.inForce
  if (towns.length === 0 || towns.length > 3) return false
  const named: Named = { kind: 'town', towns, text: towns.map((key) => townWords(key, names)).join(', '), isAll: true }
  reading.isChange = true
  settle(reading, [{ named, miles: NEAR_MILES, isAdded: false, isBare: false, span }], names)
}

/**
 * Reads the places that a sentence names: counties, towns, ZIP codes and what is near them. True where it names any.
 * `isAdding`: they stand beside those in force.
 */
export function readNamedPlaces(
  reading: Reading,
  { places: names }: Pick<SpokenContext, 'places'>,
  isAdding = false,
): boolean {
  const { sentence } = reading
  sentence.take(ANYWHERE, (_, span) => {
    reading.place = NOWHERE
    reading.isChange = true
    reading.part('cleared', 'Anywhere', span)
  })
  const isWider = isPlaceInForce(reading) && (sentence.takes(WIDENS) || isAdding)
  const mentions = mentionsIn(sentence, names).map((one) => (isWider ? { ...one, isAdded: true } : one))
  if (mentions.length > 0) settle(reading, mentions, names)
  else sentence.take(AROUND_IT, (_, span) => searchAround(reading, span, names))
  return mentions.length > 0
}

/** The places that a sentence names, in its order. */
function mentionsIn(sentence: Sentence, names: PlaceNames): Mention[] {
  const mentions: Mention[] = []
  const add = (index: string | undefined, span: Span, more: Partial<Mention> = {}) => {
    const named = sentence.named(index)
    if (named)
      mentions.push({ named, miles: null, isAdded: false, isBare: isBare(sentence, index, named), span, ...more })
  }
  sentence.take(FORMED, (match, span) => {
    const named = withForm(sentence.named(match[2] ?? match[3]), match[1] ?? match[4]!, names)
    return named === null
      ? false
      : add(match[2] ?? match[3], span, { named, isBare: false, isAdded: SAYS_ADDED.test(match[0]) })
  })
  sentence.take(NEAR, (match, span) => {
    const miles = (sentence.number(match[1]) ?? sentence.number(match[2]))?.value ?? NEAR_MILES
    for (const [, index] of match[3]!.matchAll(/@(\d+)/g)) add(index, span, { miles })
  })
  sentence.take(NEAR_IT, ([, index], span) => add(index, span, { miles: NEAR_MILES }))
  sentence.take(ADDED_LIST, ([, list], span) => {
    for (const [, index] of list!.matchAll(/@(\d+)/g)) add(index, span, { isAdded: true })
  })
  sentence.take(ADDED, (match, span) => add(match.slice(1).find(Boolean), span, { isAdded: true }))
  sentence.take(NAMED, ([words, index], span) => {
    const listed = inList(sentence, Number(index), names)
    const hasForm = /county|township|borough|village|(?:town|city) @/.test(words)
    add(index, span, listed ? { named: listed, isBare: false } : hasForm ? { isBare: false } : {})
  })
  return mentions.sort((a, b) => a.span.start - b.span.start)
}

/** Whether nothing but a place's name was said. */
function isBare({ tokens }: Sentence, index: string | undefined, named: Named): boolean {
  const { start, end } = tokens[Number(index)]!
  const name = named.kind === 'zip' ? named.zip : named.kind === 'county' ? named.county : named.text
  return end - start === name.length
}

/** The place of a name and a form: 'Passaic' and 'city'. Null for a name without such a form. */
function withForm(named: Named | null, form: string, { byName }: PlaceNames): Named | null {
  if (named === null || named.kind === 'zip') return null
  const name = (named.kind === 'county' ? named.county : named.text).toLowerCase()
  return byName.get(`${name} ${form}`) ?? (form === 'county' ? null : (byName.get(`${name} town`) ?? named))
}

/** In a list of towns, a county's bare name means the town of that name: 'Clifton or Passaic'. */
export function inList({ tokens }: Sentence, index: number, { byName }: PlaceNames): Named | null {
  const { named, text, start, end } = tokens[index]!
  const isBare = named?.kind === 'county' && end - start === text.length
  const isListed = [-1, 1].some((step) => isTownBeside(tokens, index, step))
  const town = isBare && isListed ? byName.get(`${text} town`) : undefined
  return town?.kind === 'town' ? town : null
}

/** Whether a town is named before or after in a list; after a county's name only one of that county: 'Passaic or Clifton'. */
function isTownBeside(tokens: Sentence['tokens'], index: number, step: number): boolean {
  const [named, other] = [tokens[index]!.named, tokens[index + 2 * step]?.named]
  if (!/^(?:or|and|\/)$/.test(tokens[index + step]?.text ?? '') || other?.kind !== 'town') return false
  return step < 0 || (named?.kind === 'county' && other.towns.some((key) => townCounty(key) === named.county))
}

function settle(reading: Reading, mentions: readonly Mention[], names: PlaceNames): void {
  const { inForce } = reading
  const { place, towns, isWider } = placeSaid(mentions, inForce, names)
  mentions.forEach(({ named, miles, span }, index) => {
    if (named.kind !== 'county') reading.part('place', placeWords(named, towns[index]!, miles, names), span)
    else if (place.towns.length === 0 || isBeside(named.county, place.towns)) reading.part('place', named.text, span)
  })
  const found = placeReadings(mentions, inForce, names)
  if (found)
    reading.placeReadings = {
      span: found.span,
      readings: found.readings.map((one) => offered(one, found.readings, mentions)),
    }
  else noteNamesakes(reading, mentions, towns)
  reading.near = nearIn(mentions)
  if (isWider) reading.limit(wholeSpan(mentions), WIDER)
  if (!mentions[0]!.isAdded) reading.place = place
  else addPlace(reading, mentions, towns.flat(), names)
}

/** The town of 'near Montclair'. */
function nearIn([first, ...others]: readonly Mention[]): TownKey | null {
  if (!first || others.length > 0 || first.miles !== NEAR_MILES || first.named.kind !== 'town') return null
  const { towns } = first.named
  return towns.length === 1 ? towns[0]! : null
}

const WIDER = 'A whole county and a town of another can’t be searched together: both whole counties are searched.'
const isBeside = (county: string, towns: readonly TownKey[]): boolean =>
  towns.filter((key) => townCounty(key) === county).length > 3
const wholeSpan = (mentions: readonly Mention[]): Span => spanOver(mentions.map(({ span }) => span))

function noteNamesakes(reading: Reading, mentions: readonly Mention[], towns: readonly (readonly TownKey[])[]): void {
  mentions.forEach(({ named, span }, index) => {
    const keys = towns[index]!
    if (named.kind !== 'town' || named.isAll || keys.length < 2) return
    reading.limit(span, `There is more than one ${named.text}: ${keys.map(townCounty).join(', ')}.`)
  })
}

/** Adds places to those in force. */
function addPlace(reading: Reading, mentions: readonly Mention[], added: readonly TownKey[], names: PlaceNames): void {
  const { county, counties, towns } = reading.inForce
  const said = mentions.flatMap(({ named }) => (named.kind === 'county' ? [named.county] : []))
  if (towns.length > 0 && said.length === 0) for (const key of added) reading.townsAdded.add(key)
  else {
    const all = together([...(county ? [county] : counties), ...said], [...towns, ...added], names)
    reading.place = all.place
    if (all.isWider) reading.limit(wholeSpan(mentions), WIDER)
  }
}

/** A reading of a place, as it is offered and chosen. */
function offered({ named, place }: PlaceReading, all: readonly PlaceReading[], mentions: readonly Mention[]) {
  const miles = mentions.find(({ isBare }) => isBare)?.miles ?? null
  const near = miles === null ? 'in' : miles === NEAR_MILES ? 'near' : `within ${miles} miles of`
  if (named.kind === 'county') return { label: named.text, says: `${near} ${named.text}`, place }
  const county = `${townCounty(named.towns[0]!)} County`
  const isCity = all.some(({ named: { kind } }) => kind === 'county')
  const name = isCity ? `the city of ${named.text}` : named.text
  const hasTownship = !isCity && all.some((other) => other.named.text === `${named.text} Township`)
  return {
    label: isCity ? `City of ${named.text}` : needsCounty(all) ? `${name}, ${county}` : name,
    says: `${near} ${name}${hasTownship ? ' Town' : ''}, ${county}`,
    place,
  }
}

function placeWords(named: Named, keys: readonly TownKey[], miles: number | null, names: PlaceNames): string {
  const label = named.kind === 'zip' ? named.zip : keys.map((key) => townWords(key, names)).join(', ')
  return miles === null ? label : miles === NEAR_MILES ? `Near ${label}` : `Within ${miles} miles of ${label}`
}
