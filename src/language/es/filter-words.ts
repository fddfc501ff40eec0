import { capitalized } from '#domain/capitalized.ts'
import { formatCount } from '#domain/count.ts'
import { circleMiles } from '#domain/geo/circle-miles.ts'
import type { Ring } from '#domain/geo/geo.ts'
import { townName, type TownKey } from '#domain/geo/town.ts'
import type { HomeKind } from '#domain/listing/home-kind.ts'
import { formatDollars, type Market } from '#domain/money/money.ts'
import { isFlagLeftOut } from '#domain/search/feature-nouns.ts'
import type { SentencePiece } from '#domain/search/filter-text.ts'
import type { Amenity } from '#domain/search/filters/amenities.ts'
import type { FilterKey, ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { DaySpan, Span } from '#domain/search/query-param.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FLAG_WORDS } from './flag-words.ts'
import { dayText, enumerated } from './spanish-words.ts'
import { trainChip, trainText } from './train-words.ts'

/** 'a menos de 2 millas de un punto', 'a más de ½ milla de un punto'; null for any other area. */
function circleText(ring: Ring, than: 'menos' | 'más'): string | null {
  const miles = circleMiles(ring)
  return miles === 0
    ? null
    : `a ${than} de ${miles === 0.5 ? '½' : miles} ${miles > 1 ? 'millas' : 'milla'} de un punto`
}

/** How a filter is said in Spanish. Each face is called for a value that asks for something; the price in any case. */
interface FilterWords<Value> {
  /** `townText` names a town so that it can't be mistaken for another. */
  sentence: (value: Value, market: Market, townText: (town: TownKey) => string) => SentencePiece[]
  chip: (value: Value, market: Market) => string
  /** The search with this filter relaxed: 'Con cualquier número de dormitorios'. */
  relaxed: string
}

const ANYWHERE = 'En todos los condados'

export const KIND_WORDS: Readonly<Record<HomeKind, string>> = {
  house: 'casa unifamiliar',
  townhouse: 'casa adosada',
  condo: 'condominio',
  'co-op': 'cooperativa',
  apartment: 'apartamento',
  'multi-family': 'casa multifamiliar',
  manufactured: 'casa prefabricada',
  room: 'cuarto en alquiler',
}

export const AMENITY_WORDS: Readonly<Record<Amenity, string>> = {
  pool: 'piscina',
  twoCarGarage: 'garaje para dos autos',
  waterfront: 'orilla del agua',
  renovated: 'renovada',
}

const AMENITY_PIECES: Readonly<Record<Amenity, SentencePiece>> = {
  pool: { slot: 'with', text: 'piscina' },
  twoCarGarage: { slot: 'with', text: 'garaje para dos autos' },
  waterfront: { slot: 'setting', text: 'a la orilla del agua' },
  renovated: { slot: 'look', text: 'renovadas' },
}

const NO_AMENITY: Readonly<Record<Amenity, string>> = {
  pool: 'sin piscina',
  twoCarGarage: 'sin garaje para dos autos',
  waterfront: 'que no estén a la orilla del agua',
  renovated: 'que no estén renovadas',
}

/** What is left out: its chip is the sentence's piece. */
const leftOut = <Value>(text: (value: Value, townText: (town: TownKey) => string) => string): FilterWords<Value> => ({
  sentence: (value, _market, townText) => [{ slot: 'text', text: text(value, townText) }],
  chip: (value) => capitalized(text(value, townName)),
  relaxed: 'Sin excluir nada de eso',
})

const flag = (noun: string): FilterWords<unknown> => ({
  sentence: () => [{ slot: 'with', text: noun }],
  chip: () => capitalized(noun),
  relaxed: `Sin pedir “${noun}”`,
})

const rooms = (one: string, many: string): FilterWords<number | null> => ({
  sentence: (least) => [{ slot: 'with', text: `al menos ${least} ${least === 1 ? one : many}` }],
  chip: (least) => `${least}+ ${many}`,
  relaxed: `Con cualquier número de ${many}`,
})

const mostRooms = (one: string, many: string): FilterWords<number | null> => ({
  sentence: (most) => [{ slot: 'with', text: `como máximo ${most} ${most === 1 ? one : many}` }],
  chip: (most) => `Como máximo ${most} ${most === 1 ? one : many}`,
  relaxed: `Con cualquier número de ${many}`,
})

/** 'al menos 1,200 pies cuadrados', 'entre 1,200 y 2,500 pies cuadrados'. */
function spanText({ min, max }: Span, unit: string, format: (end: number) => string = formatCount): string {
  if (max === null) return `al menos ${format(min!)} ${unit}`.trim()
  return (min === null ? `hasta ${format(max)} ${unit}` : `entre ${format(min)} y ${format(max)} ${unit}`).trim()
}

const span = (text: (span: Span) => string, relaxed: string): FilterWords<Span | null> => ({
  sentence: (wanted) => [{ slot: 'with', text: text(wanted!) }],
  chip: (wanted) => capitalized(text(wanted!)),
  relaxed,
})

const reducedText = (wanted: Span): string => `rebajadas por ${spanText(wanted, '', formatDollars)}`

const openOnText = ({ from, to }: DaySpan): string =>
  from === to ? `casa abierta el ${dayText(from)}` : `casa abierta del ${dayText(from)} al ${dayText(to)}`

function builtText({ min, max }: Span): string {
  if (max === null) return `construidas en ${min} o después`
  return min === null ? `construidas en ${max} o antes` : `construidas entre ${min} y ${max}`
}

type Price = ListingFilters['price']
const aMonth = (market: Market): string => (market === 'rent' ? ' al mes' : '')

/** 'por menos de $800,000', 'entre $1,500 y $2,500 al mes'; nothing for every price. */
function priceText({ min, max }: Price, market: Market): string {
  const [isFrom, isTo] = [min > EVERY_PRICE.min, max < EVERY_PRICE.max]
  if (isFrom && isTo) return `entre ${formatDollars(min)} y ${formatDollars(max)}${aMonth(market)}`
  if (isTo) return `por menos de ${formatDollars(max)}${aMonth(market)}`
  return isFrom ? `a partir de ${formatDollars(min)}${aMonth(market)}` : ''
}

function priceChip({ min, max }: Price, market: Market): string {
  const [isFrom, isTo] = [min > EVERY_PRICE.min, max < EVERY_PRICE.max]
  if (isFrom && isTo) return `${formatDollars(min)}–${formatDollars(max)}${aMonth(market)}`
  if (isTo) return `Hasta ${formatDollars(max)}${aMonth(market)}`
  return isFrom ? `Desde ${formatDollars(min)}${aMonth(market)}` : 'Cualquier precio'
}

const listedWithin = (days: number | null): string =>
  days === 1 ? 'publicadas desde ayer' : `publicadas en los últimos ${days} días`

const quoted = (words: string): string =>
  words
    .split(',')
    .map((phrase) => `“${phrase}”`)
    .join(' y ')

const FLAGS = Object.fromEntries(Object.entries(FLAG_WORDS).map(([key, { name }]) => [key, flag(name)])) as Record<
  FlagKey,
  FilterWords<unknown>
>

/** Every filter in Spanish: one without words doesn't compile. */
export const FILTER_WORDS: { readonly [Key in FilterKey]: FilterWords<ListingFilters[Key]> } = {
  ...FLAGS,
  search: {
    sentence: (text) => [{ slot: 'text', text: `con “${text}” en el título o la dirección` }],
    chip: (text) => `“${text}”`,
    relaxed: 'Sin esas palabras',
  },
  market: {
    sentence: () => [{ slot: 'market', text: 'en alquiler' }],
    chip: () => 'En alquiler',
    relaxed: '',
  },
  county: {
    sentence: (county) => [{ slot: 'place', text: `en el condado de ${county}` }],
    chip: (county) => `Condado de ${county}`,
    relaxed: ANYWHERE,
  },
  price: {
    sentence: (price, market) => {
      const text = priceText(price, market)
      return text ? [{ slot: 'price', text }] : []
    },
    chip: priceChip,
    relaxed: 'A cualquier precio',
  },
  cost: {
    sentence: ({ upTo }) => [{ slot: 'price', text: `con un costo de hasta ${formatDollars(upTo!)} al mes` }],
    chip: ({ upTo }) => `Hasta ${formatDollars(upTo!)} al mes en total`,
    relaxed: 'A cualquier costo mensual',
  },
  beds: rooms('dormitorio', 'dormitorios'),
  bedsMax: mostRooms('dormitorio', 'dormitorios'),
  baths: rooms('baño', 'baños'),
  bathsMax: mostRooms('baño', 'baños'),
  amenities: {
    sentence: (amenities) => amenities.map((amenity) => AMENITY_PIECES[amenity]),
    chip: (amenities) => amenities.map((amenity) => capitalized(AMENITY_WORDS[amenity])).join(', '),
    relaxed: 'Sin esa característica',
  },
  features: {
    sentence: (features) => features.map((feature) => ({ slot: 'with', text: FEATURE_WORDS[feature].name })),
    chip: (features) => features.map((feature) => capitalized(FEATURE_WORDS[feature].name)).join(', '),
    relaxed: 'Sin esa característica',
  },
  train: {
    sentence: (limit) => [{ slot: 'text', text: trainText(limit) }],
    chip: trainChip,
    relaxed: 'Sin el tren',
  },
  counties: {
    sentence: (counties) => [{ slot: 'place', text: `en los condados de ${enumerated(counties, 'o')}` }],
    chip: (counties) => `Condados de ${enumerated(counties, 'y')}`,
    relaxed: ANYWHERE,
  },
  kinds: {
    sentence: (kinds) => [
      {
        slot: 'text',
        text: `de tipo ${enumerated(
          kinds.map((kind) => KIND_WORDS[kind]),
          'o',
        )}`,
      },
    ],
    chip: (kinds) =>
      capitalized(
        enumerated(
          kinds.map((kind) => KIND_WORDS[kind]),
          'o',
        ),
      ),
    relaxed: 'De cualquier tipo',
  },
  size: span((wanted) => spanText(wanted, 'pies cuadrados'), 'De cualquier tamaño'),
  lot: span((wanted) => `terreno de ${spanText(wanted, 'acres', String)}`, 'Con cualquier terreno'),
  built: {
    sentence: (wanted) => [{ slot: 'text', text: builtText(wanted!) }],
    chip: (wanted) => capitalized(builtText(wanted!)),
    relaxed: 'De cualquier año',
  },
  fee: span((wanted) => `cuota de asociación de ${spanText(wanted, 'al mes', formatDollars)}`, 'Con cualquier cuota'),
  garage: span(
    (wanted) => (wanted.min === 1 && wanted.max === null ? 'garaje' : `garaje para ${spanText(wanted, 'autos')}`),
    'Con cualquier garaje',
  ),
  deposit: span((wanted) => `depósito de ${spanText(wanted, '', formatDollars)}`, 'Con cualquier depósito'),
  days: {
    sentence: (days) => [{ slot: 'text', text: listedWithin(days) }],
    chip: (days) => capitalized(listedWithin(days)),
    relaxed: 'Publicadas en cualquier fecha',
  },
  marketDays: span((wanted) => `${spanText(wanted, 'días')} en el mercado`, 'Con cualquier tiempo en el mercado'),
  openHouse: flag('open house este fin de semana'),
  listedSince: {
    sentence: (day) => [{ slot: 'text', text: `publicadas desde el ${dayText(day!)}` }],
    chip: (day) => `Publicadas desde el ${dayText(day!)}`,
    relaxed: 'Publicadas en cualquier fecha',
  },
  reducedBy: {
    sentence: (wanted) => [{ slot: 'text', text: reducedText(wanted!) }],
    chip: (wanted) => capitalized(reducedText(wanted!)),
    relaxed: 'Con cualquier rebaja',
  },
  reducedSince: {
    sentence: (day) => [{ slot: 'text', text: `rebajadas desde el ${dayText(day!)}` }],
    chip: (day) => `Rebajadas desde el ${dayText(day!)}`,
    relaxed: 'Con o sin rebaja',
  },
  openOn: {
    sentence: (days) => [{ slot: 'with', text: openOnText(days!) }],
    chip: (days) => capitalized(openOnText(days!)),
    relaxed: 'Con o sin casa abierta',
  },
  available: {
    sentence: (day) => [{ slot: 'text', text: `disponibles el ${dayText(day!)} o antes` }],
    chip: (day) => `Disponibles para el ${dayText(day!)}`,
    relaxed: 'Disponibles en cualquier fecha',
  },
  words: {
    sentence: (words) => [{ slot: 'with', text: `una descripción que menciona ${quoted(words)}` }],
    chip: (words) => `Menciona ${quoted(words)}`,
    relaxed: 'Sin esas palabras en la descripción',
  },
  towns: {
    sentence: (towns, _market, townText) => [{ slot: 'place', text: `en ${enumerated(towns.map(townText), 'o')}` }],
    chip: (towns) => enumerated(towns.map(townName), 'y'),
    relaxed: ANYWHERE,
  },
  area: {
    sentence: (ring) => [{ slot: 'map', text: circleText(ring!, 'menos') ?? 'dentro del área dibujada' }],
    chip: (ring) => capitalized(circleText(ring!, 'menos') ?? 'área dibujada'),
    relaxed: ANYWHERE,
  },
  within: {
    sentence: () => [{ slot: 'map', text: 'dentro del mapa visible' }],
    chip: () => 'Dentro del mapa visible',
    relaxed: ANYWHERE,
  },
  notTowns: leftOut((towns, townText) => `que no estén en ${enumerated(towns.map(townText), 'ni')}`),
  notCounties: leftOut((counties) =>
    counties.length === 1
      ? `que no estén en el condado de ${counties[0]!}`
      : `que no estén en los condados de ${enumerated(counties, 'ni')}`,
  ),
  notKinds: leftOut(
    (kinds) =>
      `que no sean ${enumerated(
        kinds.map((kind) => KIND_WORDS[kind]),
        'ni',
      )}`,
  ),
  notAmenities: leftOut((amenities) =>
    enumerated(
      amenities.map((amenity) => NO_AMENITY[amenity]),
      'ni',
    ),
  ),
  notFeatures: leftOut((features) =>
    enumerated(
      features.map(
        (feature) => `sin ${isFlagLeftOut(feature) ? FLAG_WORDS[feature].name : FEATURE_WORDS[feature].name}`,
      ),
      'ni',
    ),
  ),
  notArea: leftOut((ring) => circleText(ring!, 'más') ?? 'fuera del área dibujada'),
}
