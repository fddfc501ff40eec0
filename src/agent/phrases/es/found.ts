import { capitalized } from '#domain/capitalized.ts'
import { formatCount } from '#domain/count.ts'
import { isServed } from '#domain/geo/county.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { relaxed, withPart } from '#domain/search/filter-parts.ts'
import { filterOfPart, type FilterPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Sort } from '#domain/search/sort.ts'
import { describe } from '#language/es/describe.ts'
import { FILTER_WORDS } from '#language/es/filter-words.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { Found, OnCards } from '../en/found.ts'
import type { Phrases } from '../phrases.ts'
import { homeText } from './homes.ts'

const FIRST: Readonly<Record<Sort, string>> = {
  newest: 'la más nueva es',
  'price-asc': 'la más barata es',
  'price-desc': 'la más cara es',
  beds: 'la que tiene más dormitorios es',
  'square-feet': 'la más grande es',
  'price-per-square-foot': 'la de menor precio por pie cuadrado es',
  reduced: 'la última que bajó de precio es',
  'monthly-cost': 'la de menor costo mensual es',
  'shortest-commute': 'la del viaje más corto es',
}

/** 'La más nueva es'; 'En nuestros condados, la más nueva es' where one elsewhere may be newer. */
function firstText({ sort, outside, homes }: Found): string {
  const isFirstOfAll = outside === 0 || !isServed(homes[0]!.county)
  return isFirstOfAll ? capitalized(FIRST[sort]) : `En nuestros condados, ${FIRST[sort]}`
}

function foundText(found: Found, places: PlaceNames): string {
  const { filters, total, offset, homes } = found
  if (total === 0) return noneText(found, places)
  if (homes.length === 0) return total === 1 ? 'Era la única.' : `Esas eran todas: ${formatCount(total)}.`
  const lead = offset > 0 ? 'Siguientes:' : total === 1 ? 'Es' : firstText(found)
  const count = offset > 0 ? '' : `${countedHomesText(total, filters, places)}. `
  return `${count}${lead} ${readOut(homes, offset > 0)}`
}

const ORDER: Readonly<Record<Sort, string>> = {
  newest: '',
  'price-asc': 'primero las más baratas',
  'price-desc': 'primero las más caras',
  beds: 'primero las de más dormitorios',
  'square-feet': 'primero las más grandes',
  'price-per-square-foot': 'primero las de menor precio por pie cuadrado',
  reduced: 'primero las que bajaron de precio hace poco',
  'monthly-cost': 'primero las de menor costo mensual',
  'shortest-commute': 'primero las de viaje más corto',
}

/** '12 viviendas en el condado de Bergen, primero las más baratas.': the cards below say the rest. */
function onCardsText({ filters, sort, total, offset, outside, cards }: OnCards, places: PlaceNames): string {
  if (offset > 0) return cards === 1 ? 'Aquí está la siguiente.' : `Aquí están las siguientes ${cards}.`
  const order = total > 1 && ORDER[sort] ? `, ${ORDER[sort]}${outside > 0 ? ' en nuestros condados' : ''}` : ''
  return `${countedHomesText(total, filters, places)}${order}.`
}

/** '12 viviendas en el condado de Bergen con al menos 3 dormitorios por menos de $800,000'. */
function countedHomesText(total: number, filters: ListingFilters, places: PlaceNames): string {
  const words = spokenFilters(filters, places)
  if (total !== 1) return words.replace(/^Viviendas/, `${formatCount(total)} viviendas`)
  return words.replace(
    /^Viviendas(?: renovadas)?/,
    (all) => `1 vivienda${all.includes('renovadas') ? ' renovada' : ''}`,
  )
}

/** Towns that are read out; the others are counted. */
const MAX_TOWNS = 3

/** The filters in words, with a long list of towns shortened. */
function spokenFilters(filters: ListingFilters, places: PlaceNames): string {
  const { towns } = filters
  if (towns.length <= MAX_TOWNS) return describe(filters, places)
  const named = describe({ ...filters, towns: towns.slice(0, MAX_TOWNS) }, places)
  const more = towns.length - MAX_TOWNS
  return `${named}, o en ${more === 1 ? 'otro pueblo' : `otros ${more} pueblos`}`
}

/** Reads out homes, each with its broker; a broker shared by all is named once (IDX rule). */
function readOut(homes: readonly ListingSummary[], isList: boolean): string {
  const [first, ...others] = homes as [ListingSummary, ...ListingSummary[]]
  const isOneOffice = homes.length > 1 && homes.every(({ office }) => office === first.office)
  const words = (home: ListingSummary) =>
    homeText(home) + (isOneOffice || !home.office ? '' : `, publicada por ${home.office}`)
  const all = isOneOffice && first.office ? ` Todas publicadas por ${first.office}.` : ''
  if (isList) return `${homes.map(words).join('. ')}.${all}`
  const then = others.length > 0 ? ` Luego ${others.map(words).join('; y ')}.` : ''
  return `${words(first)}.${then}${all}`
}

const nothingIn = (market: ListingFilters['market']): string =>
  market === 'rent'
    ? 'Ahora no hay viviendas en alquiler. Puedo buscar viviendas en venta o guardar esta búsqueda para después.'
    : 'Ahora no hay viviendas en venta. Puedo buscar viviendas en alquiler o guardar esta búsqueda para después.'

function noneText(
  { filters, relaxation, inMarket }: Pick<Found, 'filters' | 'relaxation' | 'inMarket'>,
  places: PlaceNames,
): string {
  if (inMarket === 0) return nothingIn(filters.market)
  const none = `No encontré ${spokenFilters(filters, places).replace(/^V/, 'v')}.`
  return relaxation ? `${none} ${relaxedText(relaxation.part, filters)} hay ${formatCount(relaxation.total)}.` : none
}

/** The search with one part relaxed: 'Con cualquier número de dormitorios'. */
export const relaxedText = (part: FilterPart, filters: ListingFilters): string =>
  'step' in part
    ? `Con “${chipOf({ part: part.part }, relaxed(filters, part))}”`
    : FILTER_WORDS[filterOfPart(part)].relaxed

const chipOf = (part: FilterPart, filters: ListingFilters): string =>
  withPart(part, filters, (_, value, key) => FILTER_WORDS[key].chip(value, filters.market))

export const foundTexts: Phrases['found'] = {
  chip: chipOf,
  found: foundText,
  onCards: onCardsText,
  countedHomes: countedHomesText,
  search: describe,
  none: noneText,
  reaches: (homes) => `Eso alcanza para ${homes}.`,
  upperEnd: (homes) => `En el rango más alto: ${homes.join('; y ')}.`,
}
