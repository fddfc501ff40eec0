import type { FilterKey } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FLAG_WORDS } from './flag-words.ts'

/** The names of each filter in a sentence that drops it or asks for it, as part of a pattern; without accents. */
export const FILTER_NAMES: Readonly<Record<FilterKey, string>> = {
  ...fromFlags((key) => FLAG_WORDS[key].called ?? FLAG_WORDS[key].said),
  search: 'estilos?|palabras? de busqueda',
  market: 'mercado|venta o renta|comprar o rentar',
  county: 'condado',
  counties: 'condados',
  towns: 'pueblos?|ciudad(?:es)?|lugar(?:es)?|ubicacion|zona',
  area: 'area dibujada|dibujo|mapa',
  within: 'distancia|radio|millas|area|cercania',
  price: 'precios?|presupuesto|costo|renta maxima|maximo|tope',
  beds: 'cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?',
  baths: 'banos?',
  bedsMax: 'maximo de (?:cuartos|habitaciones|recamaras|dormitorios)',
  bathsMax: 'maximo de banos',
  size: 'tamanos?|pies cuadrados|pies|metros(?: cuadrados)?|superficie',
  built: 'ano(?: de construccion)?|anos|antiguedad|edad(?: de la casa)?|construccion',
  days: 'dias(?: (?:en el mercado|publicad[oa]s))?|fecha de publicacion|tiempo en el mercado|recientes',
  kinds: 'tipos?(?: de (?:casa|vivienda|propiedad))?|clase(?: de casa)?',
  amenities: 'amenidades|extras|caracteristicas',
  features: Object.values(FEATURE_WORDS)
    .map(({ said }) => said)
    .join('|'),
  lot: 'terreno|lote|acres|tamano del (?:terreno|lote)',
  fee: 'mantenimiento|hoa|cuotas?(?: (?:mensual|de la asociacion|del hoa))?|asociacion',
  deposit: 'depositos?(?: de (?:garantia|seguridad))?',
  garage: 'garajes?|cocheras?|marquesinas?|estacionamiento',
  words: 'palabras?(?: clave)?|descripcion',
  marketDays: 'dias en el mercado',
  openHouse: 'casas? abiertas?|puertas abiertas|open houses?',
  train: 'tren(?:es)?|estacion|trayecto|viaje en tren|minutos(?: en tren)?',
  cost: 'mensualidad|costo (?:mensual|al mes)|pago (?:mensual|al mes)',
  notTowns: 'pueblos? excluidos?|ciudad(?:es)? excluidas?',
  notCounties: 'condados? excluidos?',
  notKinds: 'tipos? excluidos?',
  notAmenities: 'amenidad(?:es)? excluidas?',
  notFeatures: 'caracteristicas? excluidas?',
  notArea: 'area excluida',
  listedSince: '(?:nuevas|publicadas) desde(?: un dia)?',
  reducedBy: '(?:el )?monto de (?:la )?rebaja',
  reducedSince: 'rebajadas desde(?: un dia)?',
  openOn: '(?:casas? abiertas?|puertas abiertas|open houses?)(?: de un dia)?',
  available: 'fechas?(?: de (?:mudanza|entrada))?|disponibilidad|dia de mudanza|mudanza',
}
