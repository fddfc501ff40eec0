import { townCounty, type TownKey } from '#domain/geo/town.ts'
import { townWords, type Named, type PlaceNames } from '../place-names.ts'
import { COUNTY_OR_CITY, needsCounty, type PlaceReading } from '../place-readings.ts'
import type { Reading } from '../reading.ts'
import { NEAR_MILES, NOWHERE, type Around, type Mention } from '../said-places.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { settlePlaces, type PlaceTexts } from '../settled-places.ts'
import type { SpokenContext } from '../understanding.ts'

const AWAY =
  '(?:near|nearby|near to|close to|around|not (?:too )?far from|close by|next to|outside|outside of|just outside|by|commutable to|minutes (?:from|to|away from)|(?:near|close to|by|around) (?:my|our|his|her) [a-z]+(?: [a-z]+)? in|surrounding|in the vicinity of|in the area of|in and around)'
const NEAR = phrase(
  `(?:somewhere |anywhere |anything )?(?:within (?:about )?<n> miles? (?:of|from)|<n> miles? (?:from|of|around)|${AWAY})((?: (?:or|and|,|near|around|either|both|the|town|area|of|city))*(?: @\\d+)(?:(?: (?:or|and|,|near|around))+ @\\d+)*)(?: area| region)?`,
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

/** Further forms in which a place is named, and what each says of it. */
export type PlaceForms = readonly (Pick<Partial<Mention>, 'isAdded' | 'around'> & { pattern: RegExp })[]

/**
 * Reads the places that a sentence names: counties, towns, ZIP codes and what is near them. True where it names any.
 * `isAdding`: they stand beside those in force.
 */
export function readNamedPlaces(
  reading: Reading,
  { places: names }: Pick<SpokenContext, 'places'>,
  isAdding = false,
  forms: PlaceForms = [],
): boolean {
  const { sentence } = reading
  sentence.take(ANYWHERE, (_, span) => {
    reading.place = NOWHERE
    reading.isChange = true
    reading.part('cleared', 'Anywhere', span)
  })
  const mentions = mentionsIn(sentence, names, forms).map((one) => (isAdding ? { ...one, isAdded: true } : one))
  if (mentions.length > 0) settlePlaces(reading, mentions, names, PLACE_TEXTS)
  return mentions.length > 0
}

/** The places that a sentence names, in its order. */
function mentionsIn(sentence: Sentence, names: PlaceNames, forms: PlaceForms): Mention[] {
  const mentions: Mention[] = []
  const add = (index: string | undefined, span: Span, more: Partial<Mention> = {}) => {
    const named = sentence.named(index)
    if (named)
      mentions.push({ named, around: null, isAdded: false, isBare: isBare(sentence, index, named), span, ...more })
  }
  sentence.take(FORMED, (match, span) => {
    const named = withForm(sentence.named(match[2] ?? match[3]), match[1] ?? match[4]!, names)
    return named === null
      ? false
      : add(match[2] ?? match[3], span, { named, isBare: false, isAdded: SAYS_ADDED.test(match[0]) })
  })
  sentence.take(NEAR, (match, span) => {
    const around = (sentence.number(match[1]) ?? sentence.number(match[2]))?.value ?? NEAR_MILES
    for (const [, index] of match[3]!.matchAll(/@(\d+)/g)) add(index, span, { around })
  })
  for (const { pattern, ...more } of forms)
    sentence.take(pattern, ([words], span) => {
      for (const [, index] of words.matchAll(/@(\d+)/g)) add(index, span, more)
    })
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

/**
 * Whether a town is named before or after in a list; after a county's name only one of that county, but after that of the
 * city of Passaic any: 'Passaic or Garfield'.
 */
function isTownBeside(tokens: Sentence['tokens'], index: number, step: number): boolean {
  const [named, other] = [tokens[index]!.named, tokens[index + 2 * step]?.named]
  if (!/^(?:or|and|\/)$/.test(tokens[index + step]?.text ?? '') || other?.kind !== 'town') return false
  return (
    step < 0 ||
    (named?.kind === 'county' &&
      (named.county === COUNTY_OR_CITY || other.towns.some((key) => townCounty(key) === named.county)))
  )
}

/** What is said in English of the places of a search. */
export const PLACE_TEXTS: PlaceTexts = {
  place: placeWords,
  namesakes: (name, counties) => `There is more than one ${name}: ${counties.join(', ')}.`,
  bothCounties: 'A search can’t combine a county with a town in another, so it covers both counties.',
  choice: placeChoice,
}

function placeChoice({ named }: PlaceReading, all: readonly PlaceReading[], around: Around) {
  const near = beforePlace(around)
  if (named.kind === 'county') return { label: named.text, says: `${near} ${named.text}` }
  const county = `${townCounty(named.towns[0]!)} County`
  const isCity = all.some((other) => other.named.kind === 'county')
  const name = isCity ? `the city of ${named.text}` : named.text
  const hasTownship = !isCity && all.some((other) => other.named.text === `${named.text} Township`)
  return {
    label: isCity ? `City of ${named.text}` : needsCounty(all) ? `${name}, ${county}` : name,
    says: `${near} ${name}${hasTownship ? ' Town' : ''}, ${county}`,
  }
}

/** What stands before a place, as it can be said again. */
function beforePlace(around: Around): string {
  if (around === null) return 'in'
  if (around === 'neighbors') return 'bordering'
  return around === NEAR_MILES ? 'near' : `within ${around} miles of`
}

function placeWords(named: Named, keys: readonly TownKey[], around: Around, names: PlaceNames): string {
  if (named.kind === 'county') return named.text
  const label = named.kind === 'zip' ? named.zip : keys.map((key) => townWords(key, names)).join(', ')
  if (around === null) return label
  if (around === 'neighbors') return `${label} and neighboring towns`
  return around === NEAR_MILES ? `Near ${label}` : `Within ${around} miles of ${label}`
}
