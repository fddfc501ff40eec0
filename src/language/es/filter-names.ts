import type { FilterKey } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FLAG_WORDS } from './flag-words.ts'

/** What a filter is called, with its article, a sentence that sets it, and its names as part of a pattern, without accents. */
interface FilterNames {
  noun: string
  /** Null for what words can't set. */
  say: string | null
  names: string
}

const entry = (noun: string, say: string | null, names: string): FilterNames => ({ noun, say, names })

/** How each filter is named in a sentence that drops it or asks for it, and in the answer. */
export const FILTER_NAMES: Readonly<Record<FilterKey, FilterNames>> = {
  ...fromFlags((key) => {
    const { name, called, said } = FLAG_WORDS[key]
    const noun = name.toLowerCase()
    return entry(noun, `con ${noun}`, called ?? said)
  }),
  search: entry('palabras del título o de la dirección', 'estilo colonial', 'estilos?|palabras? de busqueda'),
  market: entry('comprar o alquilar', 'para alquilar', 'mercado|venta o renta|comprar o rentar'),
  county: entry('el condado', 'en el condado de Bergen', 'condado'),
  counties: entry('los condados', 'en Bergen o Essex', 'condados'),
  towns: entry('la ciudad', 'en Nutley', 'pueblos?|ciudad(?:es)?|lugar(?:es)?|ubicacion|zona'),
  area: entry('el área dibujada', null, 'area dibujada|dibujo|mapa'),
  within: entry('la vista del mapa', null, 'distancia|radio|millas|area|cercania'),
  price: entry('el precio', 'hasta 800 mil dólares', 'precios?|presupuesto|costo|renta maxima|maximo|tope'),
  beds: entry('los dormitorios', 'con 3 dormitorios', 'cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?'),
  baths: entry('los baños', 'con 2 baños', 'banos?'),
  bedsMax: entry(
    'el máximo de dormitorios',
    'con 2 dormitorios como máximo',
    'maximo de (?:cuartos|habitaciones|recamaras|dormitorios)',
  ),
  bathsMax: entry('el máximo de baños', 'con 2 baños como máximo', 'maximo de banos'),
  size: entry(
    'el tamaño',
    'de al menos 1,200 pies cuadrados',
    'tamanos?|pies cuadrados|pies|metros(?: cuadrados)?|superficie',
  ),
  built: entry(
    'el año de construcción',
    'construida después de 1990',
    'ano(?: de construccion)?|anos|antiguedad|edad(?: de la casa)?|construccion',
  ),
  days: entry(
    'el tiempo en el mercado',
    'publicadas en los últimos 7 días',
    'dias(?: (?:en el mercado|publicad[oa]s))?|fecha de publicacion|tiempo en el mercado|recientes',
  ),
  kinds: entry('el tipo de casa', 'un condominio', 'tipos?(?: de (?:casa|vivienda|propiedad))?|clase(?: de casa)?'),
  amenities: entry(
    'piscina, garaje para dos autos, orilla del agua y renovada',
    'con piscina',
    'amenidades|extras|caracteristicas',
  ),
  features: entry(
    'balcón, porche, pisos de madera y más',
    'con porche',
    Object.values(FEATURE_WORDS)
      .map(({ said }) => said)
      .join('|'),
  ),
  lot: entry('el terreno', 'con al menos medio acre', 'terreno|lote|acres|tamano del (?:terreno|lote)'),
  fee: entry(
    'la cuota de la asociación',
    'con una cuota de hasta 400 dólares',
    'mantenimiento|hoa|cuotas?(?: (?:mensual|de la asociacion|del hoa))?|asociacion',
  ),
  deposit: entry(
    'el depósito de garantía',
    'para alquilar, con un depósito de hasta 5,000 dólares',
    'depositos?(?: de (?:garantia|seguridad))?',
  ),
  garage: entry(
    'los lugares de garaje',
    'con garaje para tres autos',
    'garajes?|cocheras?|marquesinas?|estacionamiento',
  ),
  words: entry('palabras de la descripción', 'que mencionen oficina', 'palabras?(?: clave)?|descripcion'),
  marketDays: entry('los días en el mercado', 'con más de 60 días en el mercado', 'dias en el mercado'),
  openHouse: entry(
    'las casas abiertas de este fin de semana',
    'con visita abierta este fin de semana',
    'casas? abiertas?|puertas abiertas|open houses?',
  ),
  train: entry(
    'el tren',
    'con tren a Hoboken en menos de 45 minutos',
    'tren(?:es)?|estacion|trayecto|viaje en tren|minutos(?: en tren)?',
  ),
  cost: entry(
    'el costo mensual',
    'con un costo mensual de hasta 4 mil dólares',
    'mensualidad|costo (?:mensual|al mes)|pago (?:mensual|al mes)',
  ),
  notTowns: entry('las ciudades excluidas', 'que no estén en Newark', 'pueblos? excluidos?|ciudad(?:es)? excluidas?'),
  notCounties: entry('los condados excluidos', 'que no estén en el condado de Essex', 'condados? excluidos?'),
  notKinds: entry('los tipos de casa excluidos', 'que no sea condominio', 'tipos? excluidos?'),
  notAmenities: entry('las amenidades excluidas', 'sin piscina', 'amenidad(?:es)? excluidas?'),
  notFeatures: entry('las características excluidas', 'sin portero', 'caracteristicas? excluidas?'),
  notArea: entry('el área excluida', null, 'area excluida'),
  listedSince: entry(
    'las casas nuevas desde un día',
    'publicadas desde el 10 de noviembre',
    '(?:nuevas|publicadas) desde(?: un dia)?',
  ),
  reducedBy: entry('el monto de la rebaja', 'rebajadas por al menos 10,000 dólares', '(?:el )?monto de (?:la )?rebaja'),
  reducedSince: entry(
    'las casas rebajadas desde un día',
    'rebajadas desde el 10 de noviembre',
    'rebajadas desde(?: un dia)?',
  ),
  openOn: entry(
    'las casas abiertas de un día',
    'con casa abierta el 6 de diciembre',
    '(?:casas? abiertas?|puertas abiertas|open houses?)(?: de un dia)?',
  ),
  available: entry(
    'la fecha de mudanza',
    'para alquilar, disponible el 1 de febrero',
    'fechas?(?: de (?:mudanza|entrada))?|disponibilidad|dia de mudanza|mudanza',
  ),
}
