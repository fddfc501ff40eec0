import type { GuidanceWords } from '../guidance.ts'
import { LEASE_QUESTIONS } from './lease-questions.ts'

const PROGRAM = '(?:seccion 8|vales?|vouchers?|programas?|asistencia|subsidios?)'
const PAPERS = '(?:papeles|documentos|papeleo|comprobantes)'
const words = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'))

/** What renters and buyers ask in general, the narrower first. Read from lower case without accents and marks. */
export const FIRST_QUESTIONS: GuidanceWords = [
  ...LEASE_QUESTIONS,
  [
    'eviction-record',
    /\b(?:tuve|tengo|con)\b.{0,16}\bdesalojos?\b|\bdesalojo\b.{0,40}\b(?:aparece|sale|afecta|record|historial)\b/,
  ],
  ['cosign', /^(?!.*\b(?:que es|que son)\b).*\b(?:aval|fiador|codeudor|cofirm\w+)\b/],
  [
    'income-to-come',
    /\b(?:prueb\w+|compr\w+|demostr\w+|muestro)\b.{0,24}\bingresos?\b.{0,40}\b(?:no he empezado|todavia no|trabajo nuevo|empiezo)\b|\bcarta de oferta\b/,
  ],
  ['pet-charges', /\b(?:cobrar\w*|cobran)\b.{0,24}\b(?:mascotas?|perr[oa]|gat[oa])\b/],
  ['credit-up', /\bcomo\b.{0,16}\b(?:sub\w+|mejor\w+|aument\w+|arregl\w+)\b.{0,16}\b(?:credito|puntaje|puntuacion)\b/],
  ['low-down', /^(?=.*\b(?:puedo|podemos|alcanza|basta)\b).*\b(?:uno|dos|tres|cuatro|cinco|[0-5]) ?(?:por ciento|%)/],
  [
    'tenants-in-it',
    /\b(?:sacar|echar|desalojar) a (?:los|las|unos|el|la) inquilin\w+\b|\b(?:comprar|compro|casa)\b.{0,20}\bcon inquilin\w+/,
  ],
  ['flood', /\b(?:zona de inundaci\w+|se inunda\w*)\b/],
  ['why-estimate', /\bpor que\b.{0,24}\b(?:estimad[oa]|estimacion|aproximad[oa])\b/],
  [
    'deposit-back',
    /^(?!.*\b(?:comprar|compra|vendedor|oferta)\b).*(?:\b(?:devuelv\w*|devolver\w*|regres\w+|queda\w*|quede\w*|quedarse|recuper\w+)\b.{0,30}\bdeposito\b|\bdeposito\b.{0,30}\b(?:devuelv\w*|devolver\w*|de vuelta|regres\w+|recuper\w+))/,
  ],
  [
    'deposit-limit',
    /\b(?:cuanto|cuantos meses|maximo|hasta cuanto)\b.{0,30}\bdeposito\b|\b(?:tengo que|hay que|debo|necesito)\b.{0,16}\b(?:pagar|dejar|dar)\b.{0,12}\bdeposito\b|\b(?:dos|tres|2|3) meses\b.{0,16}\bdeposito\b|\bdeposito\b.{0,24}\b(?:legal|maximo|permitido|obligatorio)\b/,
  ],
  [
    'program-refused',
    words(
      `\\bno (?:acept\\w+|toma[nr]?|quier\\w+|admit\\w+)\\b.{0,16}\\b${PROGRAM}\\b`,
      `\\b(?:negar\\w*|rechaz\\w+|nieg\\w+)\\b.{0,24}\\b${PROGRAM}\\b`,
      `\\b(?:tienen? que|deben?|obligad\\w+)\\b.{0,12}\\baceptar\\b.{0,16}\\b${PROGRAM}\\b`,
    ),
  ],
  [
    'house-rules',
    /\b(?:pueden?|me dejan|me prohib\w+)\b.{0,24}\b(?:prohibir\w*|impedir\w*|tocar|practicar|pintar|fumar|visitas|hacer ruido)\b|\bpuedo (?:pintar|fumar|tocar|practicar|colgar|recibir visitas|tener visitas)\b|\breglas (?:del edificio|de la casa)\b|\bhoras de silencio\b/,
  ],
  [
    'papers-to-rent',
    new RegExp(
      `^(?=.*\\b(?:rent\\w*|alquil\\w*|dueno|casero|apartamento)\\b)(?=.*\\b(?:que|cuales|necesit\\w+|piden)\\b).*\\b${PAPERS}\\b`,
    ),
  ],
  [
    'papers-to-buy',
    new RegExp(
      `^(?=.*\\b(?:compr\\w*|hipoteca|prestamo|prestamista|banco)\\b)(?=.*\\b(?:que|cuales|necesit\\w+|piden)\\b).*\\b${PAPERS}\\b`,
    ),
  ],
  [
    'papers',
    words(
      `\\b(?:que|cuales)\\b.{0,8}\\b${PAPERS}\\b`,
      `\\b${PAPERS}\\b.{0,20}\\b(?:necesit\\w+|piden|hacen falta|pediran|llevo|llevar)\\b`,
    ),
  ],
  ['funding-fee', /\bfunding fee\b|\bcuota (?:de financiamiento )?(?:del (?:prestamo )?)?va\b/],
  ['veteran-tax', /\bveteran\w+\b.{0,50}\bimpuestos?\b|\bimpuestos?\b.{0,50}\bveteran\w+\b/],
  [
    'schools',
    /\b(?:como|donde)\b.{0,24}\b(?:ver|veo|saber|se|averigu\w+|comparar|comparo|investig\w+|buscar|encuentro)\b.{0,24}\b(?:escuelas?|distritos?)\b/,
  ],
  [
    'viewing',
    /\b(?:que|en que)\b.{0,12}\b(?:miro|mirar|reviso|revisar|fijarme|me fijo|pregunto|preguntar|debo ver)\b.{0,40}\b(?:visita|visito|visitar|ahi|alli|alla|vea|veo|casa|apartamento)\b/,
  ],
  [
    'after-liking',
    /\bque (?:pasa|sigue|hago|hacemos)\b.{0,16}\b(?:si|cuando|despues)\b.{0,16}\b(?:me|nos) gust\w+|\b(?:si|cuando|despues de que) (?:me|nos) gust\w+\b.{0,24}\b(?:que (?:pasa|sigue|hago|hacemos)|y luego|y despues)/,
  ],
  ['month-changes', /\b(?:pago|mensualidad|hipoteca)\b.{0,24}\b(?:sube|cambia|aumenta|queda igual|es fij[ao])\b/],
  [
    'fee-covers',
    /\b(?:que|para que)\b.{0,16}\b(?:incluye|cubre|paga|es)\b.{0,16}\b(?:cuota|hoa|mantenimiento)\b|\b(?:cuota|hoa|mantenimiento)\b.{0,12}\b(?:que|incluye|cubre|paga)\b.{0,24}\b(?:incluye|cubre|paga|calefaccion|agua|luz|gas)\b/,
  ],
  [
    'town-allows',
    /\b(?:puedo|podemos|podria|podriamos|se puede|se pueden)\b.{0,16}\b(?:tener|criar|construir|agregar|poner)\b.{0,16}\b(?:gallinas?|pollos|caballos?|cabras?|vacas?|abejas|cobertizo|alberca|piscina|otro piso|ampliacion)\b/,
  ],
  [
    'pmi-ends',
    /\b(?:cuando|como|hasta cuando)\b.{0,24}\b(?:quit\w+|elimin\w+|termin\w+|dej\w+ de pagar|se acaba)\b.{0,20}\b(?:pmi|seguro hipotecario)\b|\b(?:pmi|seguro hipotecario)\b.{0,20}\b(?:termina|se quita|se acaba|para siempre)\b/,
  ],
  [
    'walk-counted',
    /\b(?:eso|esos minutos|el tiempo|el viaje)\b.{0,16}\b(?:incluye|cuenta|con|contando)\b.{0,12}\b(?:caminata|caminar|camino|a pie)\b|\bcontando (?:la caminata|lo que se camina)\b/,
  ],
  ['fee-changes', /\b(?:cuota|hoa|mantenimiento)\b.{0,24}\b(?:sube|subir|cambia|aumenta\w*)\b/],
  [
    'lease-break',
    /\b(?:romper|terminar|salir(?:me)? de|cancelar)\b.{0,16}\bcontrato\b.{0,24}\b(?:antes|renta|alquiler|temprano)\b/,
  ],
  [
    'repairs',
    /\bquien\b.{0,16}\b(?:arregla|repara|paga las reparaciones)\b|\b(?:dueno|casero)\b.{0,16}\bno (?:arregla|repara|quiere (?:arreglar|reparar))\b/,
  ],
  [
    'heat',
    /\b(?:cortar\w*|quitar\w*|apagar\w*)\b.{0,16}\b(?:calefaccion|luz|agua|gas)\b|\b(?:temperatura|grados)\b.{0,24}\b(?:minim[ao]|ley|legal)\b/,
  ],
  ['renters-insurance', /\bseguro (?:de|para) inquilinos?\b/],
  ['scams', /\b(?:estafas?|fraudes?|enganos?)\b/],
  ['agent', /\b(?:necesito|hace falta|tengo que tener|sin)\b.{0,12}\b(?:agente|corredor)\b(?! de (?:la|esta))/],
  ['cancel-purchase', /\b(?:echarme atras|arrepent\w+|cancelar la (?:compra|oferta))\b/],
]
