import { COUNTIES } from '#domain/geo/county.ts'
import type { Ring } from '#domain/geo/geo.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { leaveOutArea } from '../drawn-areas.ts'
import { placeInForce, withoutPlace } from '../left-out-places.ts'
import { townWords, type Named, type PlaceNames } from '../place-names.ts'
import { needsCounty, type PlaceReading } from '../place-readings.ts'
import type { Reading } from '../reading.ts'
import { NEAR_MILES, NOWHERE, type Around, type Mention } from '../said-places.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { isInFewTowns, searchAround, settlePlaces, type PlaceTexts } from '../settled-places.ts'
import type { SpokenContext } from '../understanding.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { NOT_ASKED_FOR } from './limits.ts'
import { enumerated } from './spanish-words.ts'
import { readToldPlaces } from './told-places.ts'

const LIST = '((?: @\\d+)(?:(?: (?:,|y|e|o|u|ni|and|or|de|en))+ @\\d+)*)'
const AWAY =
  '(?:cerc(?:a|an[oa]s?|ita) (?:de|a|al)|alrededor de|(?:en |por )?(?:los |las )?(?:alrededores|cercanias|afueras|rumbos) de|al lado de|junto a|no (?:muy )?lejos de|por (?:el area|la zona|los lados) de|near|around)'
const NEAR = phrase(
  `(?:(?:en|por|que|quede|queden|pueblos|un|lugar|a|menos de|dentro de|mas o menos) )*(?:<n> millas (?:de|a la redonda de|alrededor de)|${AWAY})(?: (?:el|la|pueblo|ciudad|de))*${LIST}`,
)
const TOWNS = '(?:pueblos|ciudades|municipios|comunidades|localidades|lugares|zonas|areas)'
/** Towns that border others. */
const BORDERING = `(?:${TOWNS} (?:que son )?(?:vecin[oa]s|colindantes|aledan[oa]s|limitrofes)|sus (?:${TOWNS} )?(?:vecin[oa]s|colindantes|aledan[oa]s)(?! (?:son|que|de)))`
/** 'Montclair y los pueblos vecinos', 'Nutley, Belleville y sus vecinos'. */
const WITH_NEIGHBORS = phrase(
  `(?:en )?(?:@\\d+(?: (?:,|y|e|o|u))+ )*@\\d+(?: (?:,|y|e|o|u|con|mas|tambien|incluyendo|incluidos|ademas de))+ (?:(?:en|de|todos|todas|otros|otras|los|las) )*${BORDERING}(?: tambien)?`,
)
/** 'Los pueblos que colindan con Montclair', which is searched, too. */
const NEIGHBORS_OF = phrase(
  `(?:(?:en|de|todos|todas|los|las|un|una) )*(?:${TOWNS} (?:que son )?|lugar |pueblo )?(?:(?:vecin[oa]s?|colindantes?|aledan[oa]s?|limitrofes?) (?:de|a|con)|que (?:colind|limit)an con)(?: (?:el|la|pueblo|ciudad|de))*${LIST}`,
)
/** 'También los pueblos vecinos', where towns are in force. */
const NEIGHBORS_OF_IT = phrase(
  `(?:(?:y|o|e|en|de|con|tambien|ademas|todos|todas|otros|otras|los|las|incluye|incluya|incluir|agrega|agregue|anade|suma) )*${BORDERING}(?: tambien)?`,
)
const AROUND_IT = phrase(
  `(?:(?:y|o|en|de|con|tambien|ademas|todos|todas|otros|otras|los|las|incluye|incluya|incluir|agrega|agregue|anade|suma) )*${TOWNS} (?:de (?:los )?alrededor(?:es)?|cercan[oa]s|de cerca)(?: tambien)?`,
)
const FORM = '(ciudad|pueblo|municipio|township|borough|condado)'
/** 'La ciudad de Passaic', 'Passaic, la ciudad': says which of two places of one name is meant. */
const FORMED = phrase(
  `(?:(?:en|por|de|la|el) )*${FORM} (?:de )?<p>|(?:(?:en|de) )?<p>(?: ,)? (?:la|el) ${FORM}(?: no el condado)?`,
)
const ADDED = phrase(
  '(?:tambien|ademas|agrega(?:r|le)?|agregue|anade|incluye|incluya|suma|mas|y tambien)(?: (?:en|a|las|de|casas|por|el|condado|considera(?:ria|riamos|mos|ndo)?|podria|podriamos|puede|seria|ser|mirar|ver|vivir|aceptaria|aceptariamos|me|nos|gusta|gustaria|sirve))* <p>|(?<=^ )o (?:en )?<p>|(?:(?:en|agrega|y) )*<p>(?: (?:me|nos|le|les|queda|quedaria|bien|sirve|serviria|funciona|gusta|gustaria|parece|puede|podria|ser|esta|estaria|seria))* tambien',
)
const NAMED = phrase(
  '(?:(?:en|de|por|a|para|desde|el|la|los|area|zona|condados?|pueblo|ciudad|in|solo|hacia|y|o|e|u) )*<p>(?: (?:nj|new jersey|nueva jersey|county|counties|township|area))*',
)
/** 'Passaic (condado de Passaic)': a town, and the county it lies in. */
const IN_COUNTY = phrase('(?:(?:en|de|o|u|y|e) )*<p> (?:, )?(?:en el )?condado de <p>')
const EXCEPT =
  '(?:(?<! (?:al|lo|por|mas o) )menos|excepto|salvo|pero no|que no sea(?:n)?|que no este(?:n)?|fuera de|quitando|sin contar|aparte de|no quiero|no me gusta|sin|no|tampoco|evit(?:a|ar|ando)|excluye(?:ndo)?|ni)'
const DROPS =
  '(?:quit(?:a|e|ar|ale|emos|ame)|sac(?:a|ar|ale)|saque|borr(?:a|e|ar)|olvid(?:a|e|ate|ese)(?: de)?|elimin(?:a|e|ar)|deja)'
const GAP =
  '(?: (?:en|de|que|sea|este|el|la|lo|vivir|las|los|casas|nada|ver|por|condado|pueblo|ciudad|cerca|a|del|mudarme|ir))*'
const ANYWHERE_BUT = phrase(
  `(?:(?:en )?(?:cualquier (?:lugar|parte|lado|sitio|condado|pueblo)|donde sea|todas partes|todos lados|todo))(?: ,)? ${EXCEPT}${GAP}${LIST}`,
)
const DROPPED = phrase(`${DROPS}${GAP}${LIST}`)
const RULED_OUT = phrase(
  `${EXCEPT}${GAP}${LIST}(?: tampoco)?|${LIST.replace('((?: @', '((?:@')} (?:no|tampoco)(?= (?:[,.]|$))`,
)
const ANYWHERE = phrase(
  '(?:en )?(?:cualquier (?:lugar|parte|lado|sitio|condado|pueblo|ciudad)|donde sea|todas partes|todos los condados|toda el area)|no (?:me |nos )?importa (?:el lugar|donde|la ciudad|el pueblo|el condado|la zona)|(?:quita|olvida|borra)(?: (?:lo|de|del|el|la))* (?:lugar|condado|pueblo|ciudad|ubicacion|zona)',
)
/** Well-known places outside the seven counties. */
const ELSEWHERE = phrase(
  '(?:(?:en|cerca|de|por|a) )*(?:elizabeth|linden|rahway|plainfield|edison|woodbridge|new brunswick|perth amboy|piscataway|sayreville|trenton|hamilton|red bank|long branch|freehold|lakewood|cherry hill|atlantic city|staten island|yonkers|westchester|long island|filadelfia|philadelphia|brooklyn|queens|(?:el )?bronx|pensilvania|connecticut|condado de (?:union|middlesex|ocean|somerset|mercer|monmouth))',
)
const IN_NEW_YORK = phrase('(?:(?:en|cerca|de|por|a) )*(?:nueva york|new york(?: city)?|nyc|manhattan)')
const ORIGIN = phrase(
  '(?:(?:nos|me) (?:mud(?:amos|o|aremos)|vamos)|ven(?:go|imos)|soy|somos|vivo|vivimos|mudando|trabajo|trabajamos|trabaja)(?: (?:de|desde|en|del|el))* (?:brooklyn|queens|(?:el )?bronx|nueva york|new york|nyc|manhattan|la ciudad|filadelfia|republica dominicana|puerto rico|mexico|colombia|ecuador|peru|cuba|santo domingo)',
)
const ONLY = `Solo publicamos viviendas en los condados de ${enumerated(COUNTIES, 'y')}.`
const RIDE = 'Diga cuánto puede durar el viaje, por ejemplo “a 45 minutos en tren de Nueva York”.'

const DRAWN =
  '(?:(?:area|zona|figura|circulo|parte) (?:(?:que )?(?:ya )?(?:dibuj[eoa]|dibujamos|marque|marcamos|trac[eo]|trace|he dibujado|hemos dibujado)|dibujad[oa]|marcad[oa]|trazad[oa])(?: en el mapa)?|dibujo)'
/** 'Fuera del área dibujada', 'no en la zona que dibujé'. */
const OUTSIDE_DRAWN = phrase(
  `(?:(?:pero|solo|todo|que|casas|lo|este|esten|queden|quede) )*(?:(?:por )?fuera de[l]?|afuera de[l]?|excepto|menos|no (?:en|dentro de[l]?|este(?:n)? (?:en|dentro de[l]?)))(?: (?:en|el|la|mi|esa|ese|esta))* ${DRAWN}`,
)
const AREA_TEXTS = {
  chip: (ring: Ring) => FILTER_WORDS.notArea.chip(ring, 'sale'),
  skipped: 'No hay un área dibujada en el mapa, así que esto se omitió. Primero dibuje una en el mapa.',
}

/** Reads the place: counties, towns, ZIP codes and what is near them. */
export function readPlaces(reading: Reading, { places: names }: Pick<SpokenContext, 'places'>): void {
  const { sentence } = reading
  sentence.take(OUTSIDE_DRAWN, (_, span) => leaveOutArea(reading, span, AREA_TEXTS))
  sentence.takes(ORIGIN)
  readToldPlaces(reading)
  const excluded = excludedIn(sentence)
  sentence.take(ANYWHERE, (_, span) => {
    reading.place = NOWHERE
    reading.isChange = true
    reading.part('cleared', 'En cualquier lugar', span)
  })
  const mentions = mentionsIn(sentence, names)
  if (mentions.length > 0) settlePlaces(reading, mentions, names, PLACE_TEXTS)
  else if (isInFewTowns(reading)) {
    sentence.take(NEIGHBORS_OF_IT, (_, span) => searchAround(reading, 'neighbors', span, names, PLACE_TEXTS))
    sentence.take(AROUND_IT, (_, span) => searchAround(reading, NEAR_MILES, span, names, PLACE_TEXTS))
  }
  for (const one of excluded) exclude(reading, one, mentions.length > 0, names)
  sentence.take(ELSEWHERE, (_, span) => reading.limit(span, ONLY))
  sentence.take(IN_NEW_YORK, (_, span) => reading.limit(span, `${ONLY} ${RIDE}`))
}

interface Excluded {
  index: string
  /** A wish is taken back, rather than a place ruled out. */
  isDrop: boolean
  isAnywhere: boolean
  span: Span
}

function excludedIn(sentence: Sentence): Excluded[] {
  const excluded: Excluded[] = []
  for (const pattern of [ANYWHERE_BUT, DROPPED, RULED_OUT])
    sentence.take(pattern, ([words], span) => {
      for (const [, index] of words.matchAll(/@(\d+)/g))
        excluded.push({ index: index!, isDrop: pattern === DROPPED, isAnywhere: pattern === ANYWHERE_BUT, span })
    })
  return excluded
}

/** The places that a sentence names, in its order. */
function mentionsIn(sentence: Sentence, names: PlaceNames): Mention[] {
  const mentions: Mention[] = []
  const add = (index: string | undefined, span: Span, more: Partial<Mention> = {}) => {
    const named = sentence.named(index)
    if (named)
      mentions.push({ named, around: null, isAdded: false, isBare: isBare(sentence, index, named), span, ...more })
  }
  sentence.take(NEAR, (match, span) => {
    const around = sentence.number(match[1])?.value ?? NEAR_MILES
    for (const [, index] of match[2]!.matchAll(/@(\d+)/g)) add(index, span, { around })
  })
  for (const pattern of [WITH_NEIGHBORS, NEIGHBORS_OF])
    sentence.take(pattern, ([words], span) => {
      for (const [, index] of words.matchAll(/@(\d+)/g)) add(index, span, { around: 'neighbors' })
    })
  sentence.take(IN_COUNTY, ([, index, county], span) => {
    const town = withForm(sentence.named(index), 'ciudad', names)
    if (sentence.named(county)?.kind !== 'county' || town === null) return false
    add(index, span, { named: town, isBare: false })
    add(county, span)
  })
  sentence.take(FORMED, (match, span) => {
    const [index, form] = match[2] === undefined ? [match[3], match[4]!] : [match[2], match[1]!]
    const named = withForm(sentence.named(index), form, names)
    return named === null ? false : add(index, span, { named, isBare: false })
  })
  sentence.take(ADDED, (match, span) => add(match[1] ?? match[2] ?? match[3], span, { isAdded: true }))
  sentence.take(NAMED, ([words, index], span) => {
    const isNamed = /condado|county|township/.test(words) || isListed(sentence, Number(index))
    add(index, span, isNamed ? { isBare: false } : {})
  })
  return mentions.sort((a, b) => a.span.start - b.span.start)
}

/** A name in a list is taken like the others: 'los condados de Bergen y Passaic'. */
const isListed = ({ tokens }: Sentence, index: number): boolean =>
  /^[yoeu]$/.test(tokens[index - 1]?.text ?? '') && tokens[index - 2]?.named?.kind === 'county'

/** Whether nothing but a place's name was said. */
function isBare({ tokens }: Sentence, index: string | undefined, named: Named): boolean {
  const { start, end } = tokens[Number(index)]!
  const name = named.kind === 'zip' ? named.zip : named.kind === 'county' ? named.county : named.text
  return end - start === name.length
}

const FORMS: Readonly<Record<string, string>> = { ciudad: 'city', pueblo: 'town', municipio: 'town', condado: 'county' }

/** The place of a name and a form: 'Passaic' and 'ciudad'. Null for a name without such a form. */
function withForm(named: Named | null, form: string, { byName }: PlaceNames): Named | null {
  if (named === null || named.kind === 'zip') return null
  const name = (named.kind === 'county' ? named.county : named.text).toLowerCase()
  const own = byName.get(`${name} ${FORMS[form] ?? form}`)
  return own ?? (form === 'condado' ? null : (byName.get(`${name} town`) ?? named))
}

const PLACE_TEXTS: PlaceTexts = {
  place: placeWords,
  namesakes: (name, counties) => `Hay más de un ${name}: ${enumerated(counties, 'y')}.`,
  bothCounties:
    'No se puede buscar a la vez en un condado y en un pueblo de otro, así que la búsqueda incluye los dos condados.',
  choice: placeChoice,
}

function placeChoice({ named }: PlaceReading, all: readonly PlaceReading[], around: Around) {
  const near = beforePlace(around)
  if (named.kind === 'county')
    return { label: `Condado de ${named.county}`, says: `${near} el condado de ${named.county}` }
  const county = townCounty(named.towns[0]!)
  const isCity = all.some((other) => other.named.kind === 'county')
  const name = isCity ? `la ciudad de ${named.text}` : named.text
  return {
    label: isCity ? `Ciudad de ${named.text}` : needsCounty(all) ? `${name}, condado de ${county}` : name,
    says: `${near} ${name}, condado de ${county}`,
  }
}

/** What stands before a place, as it can be said again. */
function beforePlace(around: Around): string {
  if (around === null) return 'en'
  if (around === 'neighbors') return 'pueblos vecinos de'
  return around === NEAR_MILES ? 'cerca de' : `a ${around} millas de`
}

function exclude(
  reading: Reading,
  { index, span, isDrop, isAnywhere }: Excluded,
  isBeside: boolean,
  names: PlaceNames,
): void {
  const named = reading.sentence.named(index)!
  reading.isChange = true
  const base = reading.place ?? placeInForce(reading.inForce)
  const kept = withoutPlace(base, named, isDrop, names)
  // 'En cualquier lugar menos Newark' while another county is searched: the whole region is meant.
  const isOpen = isAnywhere && reading.place === null && (named.kind === 'county' || kept.outcome === 'no-part')
  const { place, outcome, towns: without } = isOpen ? withoutPlace(NOWHERE, named, isDrop, names) : kept
  const name = named.kind === 'zip' ? named.zip : named.kind === 'county' ? `condado de ${named.county}` : named.text
  if (outcome === 'left-out') reading.part('cleared', `Menos ${name}`, span)
  else if (without.length > 0) {
    for (const town of without) reading.townsLeftOut.add(town)
    reading.part('notTowns', `Menos ${name}`, span)
  } else if (outcome === 'not-held')
    reading.limit(span, `No puedo dejar ${name} fuera de la búsqueda; diga los pueblos o condados que quiere.`)
  else if (!isBeside) reading.limit(span, NOT_ASKED_FOR)
  const { county, counties, towns } = place
  if (outcome !== 'no-part' && (place !== base || isOpen)) reading.place = { ...NOWHERE, county, counties, towns }
}

function placeWords(named: Named, keys: readonly TownKey[], around: Around, names: PlaceNames): string {
  if (named.kind === 'county') return `Condado de ${named.county}`
  const townText = (key: TownKey) =>
    townWords(key, names) === townName(key) ? townName(key) : `${townName(key)} (condado de ${townCounty(key)})`
  const label = named.kind === 'zip' ? named.zip : keys.map(townText).join(', ')
  if (around === null) return label
  if (around === 'neighbors') return `${label} y los pueblos vecinos`
  return around === NEAR_MILES ? `Cerca de ${label}` : `A ${around} millas de ${label}`
}
