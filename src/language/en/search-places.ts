import type { Ring } from '#domain/geo/geo.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import { leaveOutArea } from '../drawn-areas.ts'
import { placeInForce, withoutPlace } from '../left-out-places.ts'
import type { Named, PlaceNames } from '../place-names.ts'
import type { Reading } from '../reading.ts'
import { NEAR_MILES, NOWHERE } from '../said-places.ts'
import { phrase, type Span } from '../sentence.ts'
import { isInFewTowns, searchAround } from '../settled-places.ts'
import type { SpokenContext } from '../understanding.ts'
import { saysAlsoThere, swapsPlaces } from './added-places.ts'
import { FURTHER_FORMS, NEIGHBORS_OF_IT } from './further-place-forms.ts'
import { MILES_AROUND } from './miles-around.ts'
import { readNamesakes } from './namesakes.ts'
import { readOutsidePlaces, readWork } from './outside-places.ts'
import { addsPlaces, readPlaceChanges } from './place-changes.ts'
import { excludedIn, type Excluded } from './place-exclusions.ts'
import { inList, PLACE_TEXTS, readNamedPlaces } from './places.ts'
import { NOT_ASKED_FOR } from './unfiltered-words.ts'

/** Makes the places in force more: 'a little wider', 'widen it to'. */
const WIDENS = phrase(
  '(?:could (?:we|you) |can (?:we|you) |lets |maybe |please )*(?:(?:a (?:bit|little)|slightly|somewhat|go|look|search|much|even|little|bit) )+(?:wider|broader|further out|farther out)|(?:wider|broader)(?= (?:,|like|and|say|such|$|[.]))|(?:could (?:we|you) |can (?:we|you) |lets |maybe |please )*(?:widen|broaden|expand|enlarge|extend)(?: (?:it|that|this|the|my|our|search|area|out|up|a|bit|little|some))*(?: (?:to|with|by))?|open (?:it|that|this|things|the search|the area|my search)(?: up)?(?: a (?:bit|little))?',
)
/** 'The surrounding towns', where a town is in force. */
const AROUND_IT = phrase(
  '(?:(?:in|also|and|or|plus|the|all|any|other|some|to|include|including) )*(?:(?:surrounding|nearby|close by) (?:towns?|areas?|communities|places|neighbou?rhoods|ones)|(?:towns?|areas?|places|communities) (?:around|near|nearby|next to|close to|close by|by)(?: (?:it|there|that|here|them|this))?|(?:around|near|close to) (?:there|here|it))(?: (?:too|as well|also))*',
)

const DRAWN =
  '(?:drawn (?:area|shape|region|line)|(?:area|shape|region|part|circle|line) (?:(?:that|which) )?(?:(?:(?:i|we)(?: (?:have|just))*|ive|weve) (?:drew|drawn|circled|marked|outlined|drawn)|(?:is |was )?drawn)(?: on the map)?|(?:area|shape) on the map)'
/** 'Outside the drawn area', 'not in the area I drew'. */
const OUTSIDE_DRAWN = phrase(
  `(?:(?:but|only|anything|anywhere|everything|everywhere|all|homes|those|that|are) )*(?:outside(?: of)?|not (?:in|inside|within)|except(?: for)?|exclud(?:e|ing)|avoid(?:ing)?)(?: (?:in|the|my|our|that|this))* ${DRAWN}`,
)
const AREA_TEXTS = {
  chip: (ring: Ring) => chipText('notArea', ring, 'sale'),
  skipped: 'No area is drawn on the map, so this was skipped. Draw one on the map first.',
}

/** Reads where a search is: the places named, those left out, and those outside the seven counties. */
export function readPlaces(reading: Reading, context: Pick<SpokenContext, 'places'>): void {
  const { sentence } = reading
  sentence.take(OUTSIDE_DRAWN, (_, span) => leaveOutArea(reading, span, AREA_TEXTS))
  const adds = addsPlaces(sentence)
  // 'My cousin is in Verona, add that' is a wish.
  if (!adds) readWork(reading)
  readPlaceChanges(reading)
  const swaps = swapsPlaces(reading)
  const excluded = excludedIn(sentence)
  readNamesakes(reading, context.places)
  const isWider = saysAlsoThere(sentence) || adds || swaps
  const isAdding = isPlaceInForce(reading) && (sentence.takes(WIDENS) || isWider)
  const isAnyNamed = readNamedPlaces(reading, context, isAdding, FURTHER_FORMS)
  if (!isAnyNamed) readAround(reading, context.places)
  for (const one of excluded) exclude(reading, one, isAnyNamed, context.places)
  readOutsidePlaces(reading)
}

const isPlaceInForce = ({ inForce: { county, counties, towns } }: Reading): boolean =>
  county !== null || counties.length > 0 || towns.length > 0

/** Reads a search around the towns in force: 'within three miles of there'. */
function readAround(reading: Reading, names: PlaceNames): void {
  if (!isInFewTowns(reading)) return
  const { sentence } = reading
  const search = (around: number | 'neighbors', span: Span) => searchAround(reading, around, span, names, PLACE_TEXTS)
  // 'Within two miles of my work' is around another place.
  sentence.take(MILES_AROUND, ([said, index], span) =>
    / (?:there|here|it|that)$|miles?$/.test(said) ? search(sentence.number(index)!.value, span) : false,
  )
  let isNear = false
  sentence.take(AROUND_IT, (_, span) => {
    isNear = true
    search(NEAR_MILES, span)
  })
  // 'Around there, the neighboring towns' is one wish.
  sentence.take(NEIGHBORS_OF_IT, (_, span) => (isNear ? undefined : search('neighbors', span)))
}

function exclude(
  reading: Reading,
  { index, span, isDrop, isAnywhere, isOptional }: Excluded,
  isBeside: boolean,
  names: PlaceNames,
): void {
  const named = inList(reading.sentence, Number(index), names) ?? reading.sentence.named(index)!
  reading.isChange = true
  const { inForce } = reading
  if (isOptional && (reading.place !== null || !isAskedFor(inForce, named))) return
  const held = placeInForce(inForce)
  const base = reading.place ?? { ...held, towns: [...held.towns, ...reading.townsAdded].sort() }
  const kept = withoutPlace(base, named, isDrop, names)
  // 'Anywhere but Newark' while another county is searched: the whole region is meant.
  const isOpen = isAnywhere && reading.place === null && (named.kind === 'county' || kept.outcome === 'no-part')
  const { place, outcome, towns } = isOpen ? withoutPlace(NOWHERE, named, isDrop, names) : kept
  const name = named.kind === 'zip' ? named.zip : named.text
  if (outcome === 'left-out') reading.part('cleared', `Not in ${name}`, span)
  else if (towns.length > 0) {
    for (const town of towns) reading.townsLeftOut.add(town)
    reading.part('notTowns', `Not in ${name}`, span)
  } else if (outcome === 'not-held')
    reading.limit(span, `You can’t leave ${name} out of a search. Name the towns or counties you want.`)
  else if (!isBeside) reading.limit(span, NOT_ASKED_FOR)
  if (outcome === 'no-part') return
  if (place !== base || isOpen) reading.place = { ...NOWHERE, ...placeIn(place) }
}

/** Whether a search is for this very place, or for one of its towns. */
const isAskedFor = ({ county, counties, towns }: Reading['inForce'], named: Named): boolean =>
  named.kind === 'county'
    ? named.county === county || counties.includes(named.county)
    : named.kind === 'town' && named.towns.some((key) => towns.includes(key))

const placeIn = ({ county, counties, towns }: Pick<typeof NOWHERE, 'county' | 'counties' | 'towns'>) => ({
  county,
  counties,
  towns,
})
