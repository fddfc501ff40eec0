import { formatCount } from '#domain/count.ts'
import type { FilterKey, ListingFilters } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import type { Sort } from '#domain/search/sort.ts'
import { FILTER_WORDS } from '#language/es/filter-words.ts'
import type { Phrases } from '../phrases.ts'

type Words = readonly [noun: string, say: string | null]

/** What each filter is called, and a sentence that sets it. */
const WORDS: Readonly<Record<FilterKey | 'sort', Words>> = {
  search: ['palabras del título o de la dirección', 'estilo colonial'],
  market: ['comprar o alquilar', 'para alquilar'],
  county: ['el condado', 'en el condado de Bergen'],
  counties: ['los condados', 'en Bergen o Essex'],
  towns: ['la ciudad', 'en Nutley'],
  price: ['el precio', 'hasta 800 mil dólares'],
  cost: ['el costo mensual', 'con un costo mensual de hasta 4 mil dólares'],
  beds: ['los dormitorios', 'con 3 dormitorios'],
  baths: ['los baños', 'con 2 baños'],
  bedsMax: ['el máximo de dormitorios', 'con 2 dormitorios como máximo'],
  bathsMax: ['el máximo de baños', 'con 2 baños como máximo'],
  amenities: ['piscina, garaje para dos autos, orilla del agua y renovada', 'con piscina'],
  features: ['balcón, porche, pisos de madera y más', 'con porche'],
  kinds: ['el tipo de casa', 'un condominio'],
  size: ['el tamaño', 'de al menos 1,200 pies cuadrados'],
  lot: ['el terreno', 'con al menos medio acre'],
  built: ['el año de construcción', 'construida después de 1990'],
  fee: ['la cuota de la asociación', 'con una cuota de hasta 400 dólares'],
  garage: ['los lugares de garaje', 'con garaje para tres autos'],
  deposit: ['el depósito de garantía', 'para alquilar, con un depósito de hasta 5,000 dólares'],
  days: ['el tiempo en el mercado', 'publicadas en los últimos 7 días'],
  marketDays: ['los días en el mercado', 'con más de 60 días en el mercado'],
  openHouse: ['las casas abiertas de este fin de semana', 'con visita abierta este fin de semana'],
  listedSince: ['las casas nuevas desde un día', 'publicadas desde el 10 de noviembre'],
  reducedBy: ['el monto de la rebaja', 'rebajadas por al menos 10,000 dólares'],
  reducedSince: ['las casas rebajadas desde un día', 'rebajadas desde el 10 de noviembre'],
  openOn: ['las casas abiertas de un día', 'con casa abierta el 6 de diciembre'],
  available: ['la fecha de mudanza', 'para alquilar, disponible el 1 de febrero'],
  words: ['palabras de la descripción', 'que mencionen oficina'],
  train: ['el tren', 'con tren a Hoboken en menos de 45 minutos'],
  area: ['el área dibujada', null],
  within: ['la vista del mapa', null],
  notTowns: ['las ciudades excluidas', 'que no estén en Newark'],
  notCounties: ['los condados excluidos', 'que no estén en el condado de Essex'],
  notKinds: ['los tipos de casa excluidos', 'que no sea condominio'],
  notAmenities: ['las amenidades excluidas', 'sin piscina'],
  notFeatures: ['las características excluidas', 'sin portero'],
  notArea: ['el área excluida', null],
  ...fromFlags((key): Words => {
    const noun = FILTER_WORDS[key].chip(true, 'rent').toLowerCase()
    return [noun, `con ${noun}`]
  }),
  sort: ['el orden', 'primero las más baratas'],
}

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
  const [noun, say] = WORDS[asked]
  if (filters !== null) return `Busco por ${noun} (ahora “${chipOf(asked, filters)}”). Dígame si quiere cambiarlo.`
  const example = say ? `Diga, por ejemplo, “${say}”.` : 'Dibújela en el mapa.'
  return `Puedo buscar por ${noun}; todavía no pidió nada de eso. ${example}`
}

export const filterTexts: Phrases['filters'] = {
  list: 'Puede buscar por lugar, precio o costo mensual, dormitorios y baños, tipo de casa, tamaño, terreno, año, cuota, garaje, tren, casas abiertas, rebajas y características como sótano, ascensor o mascotas permitidas. Mencione cualquiera.',
  about,
  examples: (asked, isSet) =>
    asked === null ? ['¿Qué filtros tiene?'] : [isSet ? null : WORDS[asked][1]].filter((say) => say !== null),
  orderIs: (sort) => `Están ordenadas así: ${ORDERS[sort]}. Para cambiarlo, diga “primero las más baratas”.`,
  criteria: (search, sort) => `Está viendo ${search}, ${ORDERS[sort]}. ¿Qué quiere cambiar?`,
  nothingAsked: 'Todavía no ha puesto filtros, así que ve todas. Dígame un lugar, un precio o cuántos dormitorios.',
  ofThese: (matching, total) =>
    `${matching === 0 ? 'Ninguna' : formatCount(matching)} de esas ${formatCount(total)}. Su búsqueda no cambia.`,
  showThem: 'Muéstreme esas',
  whatFilters: '¿Qué filtros tiene?',
}
