import { formatCount } from '#domain/count.ts'
import type { FilterKey, ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Sort } from '#domain/search/sort.ts'
import { FILTER_NAMES } from '#language/es/filter-names.ts'
import { FILTER_WORDS } from '#language/es/filter-words.ts'
import type { Phrases } from '../phrases.ts'

const ORDERS: Readonly<Record<Sort, string>> = {
  newest: 'primero las más nuevas',
  'price-asc': 'primero las más baratas',
  'price-desc': 'primero las más caras',
  beds: 'primero las de más dormitorios',
  'square-feet': 'primero las más grandes',
  'price-per-square-foot': 'por precio por pie cuadrado',
  reduced: 'primero las rebajadas',
  'monthly-cost': 'por costo mensual',
  'shortest-commute': 'primero las del viaje más corto',
}

function chipOf(key: FilterKey, filters: ListingFilters): string {
  const { chip } = FILTER_WORDS[key] as { chip: (value: unknown, market: ListingFilters['market']) => string }
  return chip(filters[key], filters.market)
}

function about(asked: FilterKey | null, filters: ListingFilters | null): string {
  if (asked === null)
    return 'No tengo un filtro para eso, pero puedo buscar palabras en las descripciones: diga “que mencionen oficina”.'
  const { noun, say } = FILTER_NAMES[asked]
  if (filters !== null) return `Busco por ${noun} (ahora “${chipOf(asked, filters)}”). Dígame si quiere cambiarlo.`
  const example = say ? `Diga, por ejemplo, “${say}”.` : 'Dibújela en el mapa.'
  return `Puedo buscar por ${noun}; todavía no pidió nada de eso. ${example}`
}

export const filterTexts: Phrases['filters'] = {
  list: 'Puede buscar por lugar, precio o costo mensual, dormitorios y baños, tipo de casa, tamaño, terreno, año, cuota, garaje, tren, casas abiertas, rebajas y características como sótano, ascensor o mascotas permitidas. Mencione cualquiera.',
  about,
  examples: (asked, isSet) =>
    asked === null
      ? ['¿Qué filtros tiene?']
      : [isSet ? null : asked === 'sort' ? ORDERS['price-asc'] : FILTER_NAMES[asked].say].filter((say) => say !== null),
  orderIs: (sort) => `Están ordenadas así: ${ORDERS[sort]}. Para cambiarlo, diga “primero las más baratas”.`,
  criteria: (search, sort) => `Está viendo ${search}, ${ORDERS[sort]}. ¿Qué quiere cambiar?`,
  nothingAsked: 'Todavía no ha puesto filtros, así que ve todas. Dígame un lugar, un precio o cuántos dormitorios.',
  ofThese: (matching, total) =>
    `${matching === 0 ? 'Ninguna' : formatCount(matching)} de esas ${formatCount(total)}. Su búsqueda no cambia.`,
  showThem: 'Muéstreme esas',
  whatFilters: '¿Qué filtros tiene?',
}
