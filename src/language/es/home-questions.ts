import { featureName } from '#domain/search/feature-nouns.ts'
import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { HomeFact } from '../understanding.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { plainWords } from './plain-words.ts'

/** Features that visitors ask about, by their names in `en/home-questions.ts`. */
const FEATURES: readonly (readonly [string, RegExp])[] = [
  ['dog size limits', / (?:de que tamano|que tan grande|cuanto (?:puede )?pes[ae]r?) .{0,20}perr/],
  ['door widths', / (?:que tan anch[ao]s?|ancho|anchas) .{0,20}puertas? /],
  ['a fence', / (?:cercas?|cercad[oa]s?|barda|bardad[oa]|reja) /],
  [
    'a bedroom on the first floor',
    / (?:(?:cuarto|dormitorio|recamara|habitacion) (?:en|abajo en) (?:la planta baja|el primer piso)|(?:cuarto|dormitorio|recamara|habitacion) abajo) /,
  ],
  ['the floor it’s on', / (?:(?:en )?que piso|planta baja|(?:primer|segundo|tercer|ultimo) piso) /],
  ['the stove', / (?:estufa|cocina de gas|horno) /],
  ['the kitchen', / (?:cocina|refrigerador(?:a)?|nevera|electrodomesticos) /],
  ['an oil tank', / (?:tanque) /],
  ['the roof', / (?:techo|tejado) /],
  ['the windows', / (?:ventanas?) /],
  ['the closets', / (?:closets?|roperos?|armarios?) /],
  ['the ceilings', / (?:cielo raso|techos altos) /],
  ['the water heater', / (?:calentador|boiler) /],
  ['the foundation', / (?:cimientos) /],
  ['the wiring', / (?:cableado|instalacion electrica) /],
  ['the plumbing', / (?:plomeria|tuberias?|canerias?) /],
  ['insulation', / (?:aislamiento|aislad[oa]) /],
  ['separate meters', / (?:medidor(?:es)?|contador(?:es)?) /],
  ['solar panels', / (?:solar(?:es)?) /],
  ['an EV charger', / (?:cargador|cargar (?:mi|el) (?:carro|coche|auto)) /],
  ['room for bikes', / (?:bicis?|bicicletas?) /],
  ['noise', / (?:ruido|ruidos[oa]|trafico|calle (?:tranquila|principal)) /],
  ['sunlight', / (?:luz natural|le da el sol|entra (?:el )?sol|solead[oa]) /],
  ['who lives there now', / (?:(?:vive|viven) (?:alguien|gente|ahi|alli)|ocupad[oa]|desocupad[oa]|vaci[oa]) /],
  ['guest parking', / (?:(?:estacionamiento|parqueo) (?:para|de) (?:visitas?|invitados)) /],
  ['trash and snow', / (?:basura|nieve) /],
  ['smoking', / (?:fumar|fumadores?) /],
  ['packages', / (?:paquetes?|buzon(?:es)?) /],
  ['a superintendent', / (?:encargado|super(?:intendente)?|conserje de mantenimiento) /],
  ['an alarm or camera', / (?:alarma|camaras?|interfono|portero electrico) /],
  ['a generator', / (?:generador) /],
  ['a shed or barn', / (?:cobertizo|establo|granero) /],
  ['internet', / (?:internet|wifi) /],
  ['dogs', / (?:perr[oa]s?|perrit[oa]s?|cachorros?) /],
  ['cats', / (?:gat[oa]s?|gatit[oa]s?) /],
  ['pets', / (?:mascotas?|animales) /],
  ['laundry', / (?:lavanderia|lavadora|secadora|lavadero) /],
  ['gym', / (?:gimnasio|gym) /],
  ['furnished', / (?:amueblad[oa]|muebles|amoblad[oa]) /],
  ['renovated', / (?:renovad[oa]|remodelad[oa]|reformad[oa]) /],
  ['waterfront', / (?:orilla del (?:agua|rio|lago)|frente al (?:agua|rio|lago)) /],
  ['walk-in closet', / (?:vestidor|walk in closet) /],
  ['pool', / (?:piscina|alberca|pileta) /],
  ['basement', / (?:sotano|basement) /],
  ['fireplace', / (?:chimenea) /],
  ['attic', / (?:atico|desvan) /],
  ['deck', / (?:deck|terraza de madera) /],
  ['patio', / (?:patio) /],
  ['porch', / (?:porche|porch) /],
  ['balcony', / (?:balcon(?:es)?) /],
  ['terrace', / (?:terraza) /],
  ['elevator', / (?:ascensor|elevador) /],
  ['dishwasher', / (?:lavaplatos|lavavajillas) /],
  ['dock', / (?:muelle) /],
  ['doorman', / (?:portero|conserje) /],
  ['view', / (?:vistas?) /],
  ['hardwood', / (?:pisos? de madera) /],
  ['office', / (?:oficina|estudio para trabajar) /],
  ['pantry', / (?:despensa) /],
  ['storage', / (?:deposito para guardar|almacen|bodega|trastero) /],
]

const LISTED_FEATURES = (Object.keys(FEATURE_WORDS) as FeatureKey[]).map(
  (key) => [featureName(key).toLowerCase(), new RegExp(` (?:${FEATURE_WORDS[key].said}) `)] as const,
)

/** The feature that words name, or null for none. */
export const featureIn = (said: string): string | null => {
  const words = plainWords(said)
  return [...FEATURES, ...LISTED_FEATURES].find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const ASKS =
  /^ (?:(?:y|pero|entonces|ok|bueno|disculpe|(?:la|el|esa|ese) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|ultim[ao])|casa|apartamento) )*(?:tiene|hay|esta|es|se|puedo|podemos|podria|acepta|aceptan|permite|permiten|cuenta con|viene|trae|incluye|que tal|y)(?= )|\?$/
const HOMES = / (?:casas|viviendas|apartamentos|condominios|propiedades|lugares|alguna|algunas|algo) /
const ONE_HOME =
  / (?:tiene|(?:la|el) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|ultim[ao])|esta|es|ella|esa|ese|alli|ahi|la casa|la vivienda|el apartamento|el condominio) /
/** De qué es: '¿la calefacción es de gas o eléctrica?'. */
const HEATING =
  / calefaccion .{0,16}(?:gas|electric[ao]|aceite|vapor) | (?:gas|electric[ao]|aceite) .{0,12}calefaccion | que (?:tipo de )?calefaccion /
const PARKS = / (?:estacionar(?:me|nos)?|parquear(?:me|nos)?|aparcar) /

/** The fact that a question about one home asks for; null for a search and for anything else. */
export function factAsked(said: string, namesAmenity: boolean): HomeFact | null {
  const words = plainWords(said)
  const isQuestion = ASKS.test(words) || said.trim().endsWith('?')
  if (!isQuestion || HOMES.test(words) || (namesAmenity && !ONE_HOME.test(words))) return null
  if (PARKS.test(words)) return 'parking'
  if (HEATING.test(words)) return 'heating'
  return featureIn(said) === null ? null : 'features'
}
