import { costNamed } from '../cost-named.ts'
import { phrase, type Sentence } from '../sentence.ts'
import { courtesyIn, noteCounty, NO_TOPIC, type Topic } from '../topic.ts'
import type { CommuteQuestion, HomeFact, Intent, SpokenHomes } from '../understanding.ts'
import { HOME, homeOf, NTH, readHomeTalk } from './home-references.ts'
import { readMoneyQuestion, SHORT_PRICE } from './money.ts'
import { readSearchQuestion } from './search-questions.ts'
import { DESTINATION, destinationIn } from './trains.ts'
import { readWhen, DAY } from './when.ts'

const FACT_WORDS: readonly (readonly [HomeFact, string])[] = [
  [
    'availability',
    '(?:cuando|desde cuando|para cuando) .{0,24}(?:libre|disponible|mudar\\S*|entrar|desocupa\\S*)|(?:esta|queda) libre',
  ],
  [
    'utilities',
    '(?:incluye|cubre) la renta|la renta (?:incluye|cubre)|incluid[ao]s? en la renta|(?:agua|luz|gas|calefaccion)(?: \\S+){0,2} (?:incluid[ao]s?|aparte)|servicios',
  ],
  ['open-houses', 'open ?houses?|casas? abiertas?|puertas abiertas'],
  ['floors', 'cuantos (?:pisos|niveles|plantas)'],
  ['water', 'pozo|septic[ao]|alcantarillado|drenaje|agua de la ciudad'],
  ['price-history', '(?:ha |han )?(?:bajado|rebajad[ao]|rebajado|subido)(?: (?:de|el))? precio|rebaja(?:ron|do)'],
  ['taxes', 'impuestos?|tax|taxes|contribuciones'],
  ['fees', 'mantenimiento|hoa|cuotas?|asociacion|expensas'],
  [
    'year',
    '(?:ano|anos)(?! (?:es|son|tiene|tienen) (?:el|la|los|las) (?:techo|tejado|ventanas|caldera|cocina|calentador) )|edad|construy\\S*|construid[ao]|hech[ao]|antiguedad|viej[ao]|nueva es',
  ],
  ['lot', 'terreno|lote|acres?|patio|solar'],
  ['size', 'pies|tamano|mide|metros|(?:que tan|cuan) grande|espacio'],
  ['beds', 'cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?|bedrooms?'],
  ['baths', 'banos?|bathrooms?'],
  ['heating', 'calefaccion|calenton|heating|calentador'],
  ['cooling', 'aire|enfriamiento|clima'],
  ['parking', 'parking|parqueos?|estacionamiento|estacionar|parquear|garajes?|cochera|marquesina|driveway'],
  ['schools', 'escuelas?|distrito|colegios?|escolar'],
  ['address', 'direccion|donde|ubicad[ao]|calle|ubicacion'],
  ['age-of-listing', 'tiempo|mercado|lleva|dias|publicad[ao]|listad[ao]'],
  ['status', 'disponible|vendid[ao]|vendio|bajo contrato|rentad[ao]|pendiente'],
  ['pictures', 'fotos?|imagenes|fotografias'],
  [
    'features',
    'tiene|trae|incluye|hay|viene|piscina|alberca|pileta|sotano|basement|chimenea|lavanderia|lavadora|secadora|laundry|elevador|ascensor|mascotas?|perros?|gatos?|amueblad[ao]|muebles|caracteristicas|amenidades|acepta|aceptan|permiten|balcon|jardin',
  ],
  ['price', 'cuesta|cuestan|vale|valen|precio|piden|cuanto'],
]
const FACTS = FACT_WORDS.map(([fact, words]) => [fact, new RegExp(` (?:${words}) `)] as const)
const factOf = (code: string): HomeFact | null => FACTS.find(([, pattern]) => pattern.test(code))?.[0] ?? null

const STOP = phrase(
  '(?:adios|chao|chau|bye(?: bye)?|hasta (?:luego|manana|pronto|la vista|la proxima)|nos vemos|eso es todo|es todo(?: por (?:hoy|ahora))?|ya (?:termine|terminamos|esta|es todo)|callate|calla|callese|silencio|para ya|basta|detente|(?:deja|deje|para|pare) de hablar|cuelga|cuelgue|termina(?:r)?(?: la (?:llamada|conversacion))?|stop)',
)
const THANKS = phrase(
  '(?:(?:muchas|mil) )?gracias(?: por (?:todo|la ayuda|su ayuda))?|(?:le|te|se lo) agradezco|muy amable|thanks|thank you',
)
const GREETING = phrase(
  '(?:hola|buen[oa]s(?: (?:dias|tardes|noches))?(?= (?:$|[.,?!]|como|yo|soy|quiero|busco|estoy|me|necesito|mire|mira))|buen dia|saludos|que tal|k ?lk|q lo q|como (?:esta|estas|estan|le va|te va)(?: (?:usted|hoy))?|que lo que|hello|hi|mucho gusto)',
)
const HELP = phrase(
  '(?:ayuda|ayudame|ayudeme|me (?:puede|puedes|podria) ayudar|necesito ayuda|que (?:puede|puedes|sabe|sabes) hacer|(?:en )?que (?:me )?(?:puede|puedes) ayudar(?:me)?|como (?:funciona|se usa|uso)(?: (?:esto|eso))?|que (?:puedo|se puede) (?:decir|preguntar|pedir|hacer)|quien (?:eres|es usted)|(?:eres|es) (?:un|una) (?:robot|persona|maquina|humano)(?: real)?|instrucciones)',
)
const UNDO = phrase(
  '(?<=^ (?:(?:no|ay|ok|bueno|espere?|perdon|por favor|puedes|puede|mejor|y|eso|asi|era|,|[.]) )*)(?:(?:deshaz|deshacer|deshaga|deshazlo|revierte|undo)(?: (?:eso|lo|ultimo|el|cambio|la|ultima|todo))*|(?:regres[ae]|vuelv[ae]|volver|regresar|devuelv[ae]|regresemos|volvamos|vamos|echa|eche)(?= (?:atras|a |al |lo |para|pa|como|eso))(?: (?:a|al|atras|para|lo|de|que|habia|tenia|teniamos|antes|eso|como|estaba|la|el|busqueda|anterior|resultado))*|(?:dejalo|ponlo|dejala|deja(?: eso)?) como (?:estaba|antes)|como (?:estaba|estaban) antes|(?:la )?(?:busqueda|anterior) (?:de antes|anterior)|no (?:quise|queria) decir eso|lo de antes)(?: (?:por favor|antes|ya|entonces|[.,]))*(?= $)',
)
const SAVE_SEARCH = phrase(
  '(?:guard|salv|record|graba|conserv)\\S*(?: \\S+){0,2} (?:busquedas?|filtros|criterios)|(?:avis|notif|alert)\\S*(?: (?:a|por|me|correo|email|texto))*(?: (?:cuando|si|de|sobre)(?: \\S+){1,6}|(?= $))|(?:mand|envi)\\S*(?: (?:un|me|alertas?|correo|email|mensaje))* (?:cuando|si (?:sale|hay|baja))(?: \\S+){0,6}|alertas?|(?:dejame|dejeme|hazme|hagame) saber(?: \\S+){0,6}|mantenme informad[ao]',
)
const FAVORITE = phrase(
  `(?:guard|agreg|anad|pon|ponl|marc|salv|apart)(?:a|e|ar|la|lo|al[ao]|el[ao]|me|ame|eme|amel[ao]|al[ao]s|arl[ao]|g[ao]|game)(?: (?:${HOME}|a|en|entre|mis|mi|lista|de|los|las|como|por favor))* favorit[ao]s?|(?:guard|salv|apart)(?:a|e|ar|ame|eme|arme|al[ao]|el[ao]|arl[ao]|amel[ao]|emel[ao])(?: (?:${HOME}))?(?: (?:para (?:despues|luego|mas tarde|mi)|por favor))*(?= (?:$|[.,?]|y))|me (?:gusta|encanta)(?: mucho)? (?:${HOME})|a (?:mis )?favorit[ao]s`,
)
const VISIT =
  '(?:visitar(?:la|lo)?|recorrer(?:la|lo)?|conocer(?:la|lo|(?= (?:la|el|esa|ese)))|ir a ver(?:la|lo)?|pasar a ver(?:la|lo)?|ver(?:la|lo)(?: en persona)?)'
const TOUR = phrase(
  `(?:(?:quiero|queremos|quisiera|puedo|podemos|me gustaria|nos gustaria|podria|cuando|se|puede|para|necesito|hacer|me|hace|hagame|agenda|agendar|programar|reservar|sacar|pedir|tener|dar|una|un|la|el|haga) )*(?:${VISIT}|tour|visita|cita(?: para)?|showing|recorrido)(?: (?:para )?(?:${VISIT}))?(?: (?:${HOME}|a|de|la casa))*|(?:(?:la|lo|esa|me|nos) )*(?:puede[ns]?|podrian?|podrias) (?:ensenar|mostrar)(?:mela|nosla|melo)?(?= (?:el |este |la |manana|pasado|hoy|a las|en persona|por la|ese ))|(?:quiero|queremos|quisiera|puedo|podemos|podria) ver (?:${HOME})(?= (?:el |este |la |manana|pasado|hoy|a las|en persona|por la|ese ))`,
)
const WHO_LISTS = phrase(
  '(?:quien|quienes|que agente|que agencia|que oficina|que compania|cual (?:es el )?agente)(?: (?:es|la|lo|vende|venden|lista|tiene|de|representa|el|agente|corredor|lleva|casa|esa|esta))*',
)
const INQUIRY = phrase(
  `(?:(?:mand|envi|dej|escrib)\\S*(?: \\S+){0,3} (?:mensaje|recado|nota|correo|pregunta|texto)(?: (?:al|a la|a un|para el|para la) (?:agente|agencia|dueno|vendedor|corredor|oficina))?|(?:contact|habl|comunic|escrib|pregunt|conect)\\S*(?: (?:con|a|al|me|le))+(?: (?:un|una|el|la))?(?: (?:agente|agencia|alguien|dueno|vendedor|corredor|persona|humano|oficina|realtor))|(?:quiero|necesito|deme|dame|mand\\S*|pedir|quisiera|solicito)(?: (?:mas|pedir|recibir|tener))* (?:informacion|info|detalles por correo)(?: (?:de|sobre|acerca de) (?:${HOME}))?|mas (?:informacion|info)(?: (?:de|sobre) (?:${HOME}))?|(?:me interesa|nos interesa|estoy interesad[ao] en|estamos interesad[ao]s en) (?:${HOME})|(?:que me|me puede|me pueden)? ?(?:llame|llamen|llamar)(?: (?:me|un|agente|alguien|por favor))*|llam(?:ame|eme|enme)|tengo una pregunta (?:de|sobre))`,
)
const CALLBACK = phrase(
  '(?:(?:quiero|quisiera|prefiero|necesito|puede[ns]?|podrian?) )*(?:que )?(?:(?:alguien|un agente|una persona|ustedes) )?(?:me (?:puede|puedes|pueden|podria|podrian) llamar|(?:me |nos )?(?:llamen|llame)(?:me|nos)?|llam(?:ame|eme|enme|enos)|(?:(?:me|nos) )?(?:pued\\S* )?(?:devolver|devuelv|regres)\\S* (?:la|una|mi) llamada|(?:me|nos) (?:dan|den|da|hacen|hagan) una llamad(?:a|ita)|un telefonazo|quiero que me llamen)(?: (?:por favor|un agente|alguien|manana|hoy|luego))*',
)
const PERSON = phrase(
  '(?:(?:quiero|queremos|puedo|necesito|quisiera|podria|podemos|prefiero|mejor|me|nos|puedes?|pueden|comunic\\S*|conect\\S*|pas\\S*) )*(?:hablar )?con (?:(?:una|la|alguna|#\\d+) persona(?: (?:real|de verdad))?|un humano|alguien(?: real)?|una gente de verdad)|(?:(?:una|#\\d+) )?persona (?:real|de verdad)|(?:(?:me|nos|puede[ns]?|puedes|podrian?|quiero|quisiera|necesito|deme|dame|prefiero) )*(?:pas\\S*|comunic\\S*|conect\\S*|transf\\S*|hablar|hay|tienen|atiend\\S*|necesito|quiero)(?: (?:me|nos|con|a|un|una|#\\d+|algun|alguna))* (?:agente|persona|alguien|humano|representante|asesora?|realtor)(?: (?:real|de verdad|ahi|alli|alla|aqui))*(?: que (?:me )?(?:hable|sepa|entienda)(?: en| bien)* (?:espanol|castellano))|(?:(?:me|nos|puede[ns]?|puedes|podrian?) )*(?:pas|comunic|conect|transf)\\S*(?: (?:me|nos|con|a|un|una|#\\d+|algun|alguna))* (?:agente|persona|alguien|humano|representante|asesora?|realtor|oficina)',
)
const CAN_BUY = '(?:comprar|conseguir|rentar|alquilar|encontrar|pagar|gastar|permitirme|costear|obtener|hallar)'
const BUDGET = phrase(
  `que(?: (?:casa|casas|clase de casa|tipo de casa))? (?:puedo|podria|podemos|podriamos|se puede|me puedo|nos podemos) ${CAN_BUY}|(?:cuant[ao]|hasta cuanto|de cuanto)(?: \\S+){0,3} (?:puedo|podria|podemos|podriamos|me prestan|nos prestan|califico)(?: ${CAN_BUY})?|(?:me|nos) (?:alcanza|alcanzaria|da|daria) (?:con|para)|(?:para que|para cuanto|cuanto) me alcanza|que (?:consigo|compro|encuentro|hay) con|califico para|es suficiente|(?:puedo|podemos) (?:comprar|costear) con`,
)
const EARN =
  '(?:gano|ganamos|gana|ganando|hago|hacemos|hace|ingresos?|sueldos?|salarios?|cobro|cobramos|me pagan|nos pagan|entran|me entran|income)'
const PERIOD =
  '(?:al ano|anual(?:es)?|por ano|cada ano|al mes|mensual(?:es)?|por mes|entre los dos|junt[oa]s|brutos?|por hora|a la semana|semanal(?:es)?|a la quincena)'
const INCOME = phrase(
  `(?:(?:mi|nuestro|nuestros|mis|yo|nosotros|y|esposa|esposo|pareja|el|ella|si|con|un|de|los|entre|dos|marido) )*${EARN}(?: (?:de|es|son|como|unos|mas o menos|casi|alrededor|anual|familiar|entre|los|dos|juntos|aproximadamente|combinado|total|seria))* <n>(?: ${PERIOD})*|<n> (?:al ano|anuales|por ano|de (?:sueldo|salario|ingresos?))(?: ${PERIOD})*`,
)
/** After an income: 'y mi esposa cuarenta mil', 'y ella otros treinta'. */
const OTHER_INCOME = phrase(
  `(?:(?:y|,|mas|tambien) )*(?:(?:mi|su) (?:espos[oa]|pareja|marido|mujer|novi[oa]|herman[oa]|papa|mama|hij[oa])|ell?a?)(?: (?:,|otr[oa]s|como|unos|gana|hace|trae|aporta|tambien))* <n>(?: ${PERIOD})*`,
)
const COUNT = phrase(
  'cuant[oa]s (?!(?:cuartos|habitaciones|recamaras|dormitorios|alcobas|banos|anos|pies|metros|carros|familias|ninos|personas|minutos|dias|acres|pisos|pueblos) )(?:(?:casas|apartamentos|condominios|propiedades|opciones|viviendas|rentas|alquileres|hay|quedan|tienen|salen|son|tienes|existen|de|esas|disponibles|en) ?)*',
)
const AREA = phrase(
  '(?:como|que tal) (?:es|esta|son|se vive en)(?: (?:vivir|la vida|el|la|en|condado|de|mercado|zona|area|los precios|las casas))* @(\\d+)|(?:habl|cuent|di|dig|informacion|datos|explic)\\S*(?: (?:mas|algo|un poco|me|le))*(?: (?:de|del|sobre|acerca de))(?: (?:el|condado|de|la|ciudad|pueblo))* @(\\d+)|(?:cual es |de cuanto es )?(?:el |la )?(?:precio|renta|costo|alquiler)s? (?:promedio|medi[oa]|mediana|tipic[oa]|normal)(?: (?:de|las|los|casas|en|una|casa))*(?: @(\\d+))?|(?:la )?poblacion(?: \\S+){0,2}|cuanta gente vive(?: \\S+){0,2}|que pueblos (?:hay|tiene)(?: \\S+){0,3}|(?:a )?(?:como|cuanto|cuales|que tan car[oa]s?)(?: (?:estan?|andan?|son|se|pagan?|de|cuestan?|cobran?|salen?|vale|valen|las|los|el|la|una?|mas o menos|normalmente|ahora))* (?:precios?|casas?|apartamentos?)(?: (?:en|por|de|del|alla|alli|condado|el))+ @(\\d+)',
)
const FIRST = '(?<=^ (?:(?:y|ok|bueno|pues|eh|,|oye|oiga|pero|entonces|hola|disculpe|perdon|una pregunta) )*|[.] )'
const NO_SEARCH = '(?!(?: \\S+){0,8} (?:casas|apartamentos|algo|condominios|propiedades|opciones|@\\d+|en) )'
const HOME_QUESTION = phrase(
  [
    `(?:habl|cuent|di|dig|descri|explic|lee|lea|muestr|mostr|ensen|abr|ver|quiero ver)\\S*(?: (?:mas|algo|todo|me|los|las|detalles|fotos|ver))*(?: (?:de|del|sobre))? (?:${HOME})`,
    `(?:mas )?detalles (?:de|del|sobre) (?:${HOME})`,
    `(?:(?:me|cual|es|el|la|los|las|das?|dame|deme|dime|dices?|puedes?|decir|ver|quiero|saber) )*(?:precio|direccion|impuestos?|taxes|mantenimiento|hoa|terreno|tamano|calefaccion|estacionamiento|escuelas|ano|fotos)(?: [a-z]+){0,2} (?:de|del|tiene) (?:${NTH})`,
    `(?:(?:quiero|puedo|podemos|hay|tiene|tienen|ver|mas|muestra\\S*|ensena\\S*) )+(?:las |mas )?(?:fotos?|imagenes)(?: (?:de|del) (?:${HOME}))?`,
    `${FIRST}(?:tiene|trae|incluye|viene con|se puede estacionar|esta amueblad[ao])${NO_SEARCH}(?: \\S+){1,5}`,
    `${FIRST}(?:(?:ahi |alli )?(?:acepta|aceptan|permiten|admiten|dejan tener))${NO_SEARCH} (?:\\S+ ){0,2}(?:perros?|gatos?|mascotas?|animales)(?: \\S+){0,2}`,
    `${FIRST}hay (?:lavanderia|parking|estacionamiento|parqueo|elevador|ascensor|lavadora|laundry|calefaccion|garaje|piscina)(?: (?:ahi|alli|en el edificio|en esa|adentro))*(?= (?:$|[.?]))`,
    `(?:cuant[oa]s?|que(?! (?:el|la|los|las|no|sea|tenga|tan) )|que tan|cual|cuales|de que|en que|desde cuando|cuando|donde|como)(?: (?:es|son|seria|tan|pagan?|se paga|esta|queda|tienen?|de))*(?: (?:el|la|los|las|su|sus|un))* (?:impuestos?|tax|taxes|mantenimiento|hoa|cuota|anos?|edad|antiguedad|terreno|lote|patio|pies|tamano|grande|metros|mide|cuartos?|habitaciones|recamaras?|dormitorios?|banos?|calefaccion|aire|estacionamiento|parking|direccion|escuelas?|distrito(?: escolar)?|precio|fotos|se construyo|construyeron|construida|hecha|viej[ao]|nuev[ao]|calle|ubicad[ao])(?! (?:de )?@)(?: (?:tiene|tienen|es|son|esta|paga|pagan|de|la|del|cuadrados|esa|ese|esta|casa|primera|segunda|tercera|cuarta|ultima|fue|queda))*`,
    `(?:cuanto|que precio) (?:cuesta|cuestan|vale|valen|piden|sale|es|tiene)(?: (?:por|la|el|esa|ese|esta|este|ella|casa|apartamento|${NTH}))*(?= (?:$|[.,?]|de la calle|en la calle))`,
    `donde (?:queda|esta|se ubica|es|se encuentra)(?: (?:la|el|esa|ese|esta|casa|apartamento|${NTH}|ubicad[ao]))*(?= (?:$|[.,?]))`,
    `(?:todavia |aun |ya )?(?:esta|sigue|se|la|lo)(?: (?:la|esa|esta|casa|todavia|ya|aun))* (?:disponible|vendida|vendio|vendieron|rento|rentada|libre|bajo contrato|pendiente)(?! (?:para|el|desde|antes|en))(?: (?:la|esa|casa|${NTH}))*`,
    `(?:cuanto tiempo|cuantos dias|desde cuando)(?: (?:lleva|tiene|esta|en|el|a|la|venta|mercado|listada|publicada|esa|casa))*`,
    `${FIRST}${NTH}(?=(?: (?:por favor|entonces|[.?]))* $)`,
    `${FIRST}y (?:los|las|el|la|de) (?:impuestos|taxes|mantenimiento|calefaccion|escuelas|estacionamiento|direccion|precio|ano)(?: (?:de|del) (?:${HOME}))?(?= (?:$|[.?]))`,
  ].join('|'),
)
const SEARCHES = phrase(
  '(?:(?:muestr|mostr|ensen|encuentr|d)(?:a|e|ar|eme|ame|enme|am|em)(?:me|nos)?|(?:ando |estoy |estamos |andamos )?(?:busc(?:o|ando|amos|ar|a|ame)|interesad[ao] en)|quier(?:o|e)|quer(?:emos|ia)|quisiera|quisieramos|necesit(?:o|amos)|me (?:gustaria|interesa)|nos (?:gustaria|interesa)|me (?:mostraria|podria mostrar|puede mostrar)|tien(?:en|es|e)|hay|ver|deseo)',
)
const NOUN = phrase(
  '(?:casas?|casitas?|hogar|viviendas?|propiedad(?:es)?|apartamentos?|departamentos?|lugar|algo|rentas?|alquileres?|inmuebles?|listados)',
)
const CONTINUES = phrase(
  '(?:mejor|tambien|ademas|igual|mism[ao]s?|solo|solamente|pero|que tal|y si|y que|ahora|entonces|otra vez|cambia\\S*|agreg\\S*|quit\\S*|sac\\S*|elimin\\S*|inclu\\S*|otr[ao]s?|preferiblemente|de esas|de ellas|las que|que tengan?|que sean?|deja\\S*)',
)
const MORE = phrase(
  '(?:(?:muestr|mostr|ensen|d|quiero|ver|hay)\\S*(?: (?:me|ver|las|los))* (?:mas|otras?|las siguientes|las demas)(?! (?:barat|car|grand|pequen|nuev|econom|de|cuart|chic|ampli))(?: (?:casas|opciones|resultados|apartamentos|por favor))*|(?<=^ (?:(?:y|ok|bueno) )*)(?:(?:las|los|la) (?:siguientes?|demas|otras|proximas)|mas|siguientes?|otras|mas (?:casas|opciones|resultados))(?=(?: (?:por favor|gracias|opciones|casas|[.?]))* $))',
)

const WORDS = (least: number, most: number) => `(?: [a-z~,]+){${least},${most}}`
const STATION = '(?:estacion(?:es)?|parada|tren(?:es)?|path)'
const HOW_LONG = phrase(
  `(?:cuanto|que tanto|cuantos minutos|como|que tan lejos)${WORDS(0, 6)} (?:tren|trabajo|estacion|path)(?:${WORDS(0, 3)} (?:a|hasta|de) ${DESTINATION})?${WORDS(0, 2)}|(?:cuanto|cuantos minutos|que tan lejos|a que distancia)${WORDS(0, 6)} (?:a|hasta|de) ${DESTINATION}(?: en tren)?|como (?:llego|llegamos|se llega|puedo llegar|voy)${WORDS(0, 3)} (?:a|hasta) ${DESTINATION}`,
)
const WHICH_STATION = phrase(
  `(?:cual|que|donde|hay)${WORDS(0, 4)} ${STATION}${WORDS(0, 3)} (?:cerca|cercan[oa]s?|proxim[oa])${WORDS(0, 3)}|(?:cual|que|donde)${WORDS(0, 3)} ${STATION}(?: mas cercan[oa])?(?= (?:$|[.?]))|(?:queda|esta) cerca (?:de|del) (?:la |el |una )?${STATION}(?= (?:$|[.?]))|se puede (?:caminar|ir a pie) (?:a|al|hasta)(?: (?:la|el|una))? ${STATION}`,
)

/** Reads the intent and takes its words. Runs before any filter is read. `hasMeans`: debts or savings were said. */
export function readTopic(sentence: Sentence, text: string, hasMeans: boolean, homes: SpokenHomes): Topic {
  const topic: Topic = { ...NO_TOPIC }
  const home = (match: RegExpExecArray) => (topic.home ??= homeOf(match[0], sentence))
  const is = (intent: Intent, pattern: RegExp, note: (match: RegExpExecArray) => unknown = () => true) =>
    topic.intent === null &&
    sentence.take(pattern, (match) => {
      if (note(match) === false) return false
      topic.intent = intent
    })
  readIncome(sentence, topic, hasMeans)
  is('undo', UNDO)
  const talk = topic.intent === null ? readHomeTalk(sentence, homes) : null
  topic.intent ??= talk?.intent ?? null
  topic.measure = talk?.measure ?? null
  const said = sentence.code()
  topic.intent ??= readMoneyQuestion(sentence)
  if (topic.intent !== null) {
    topic.money ??= costNamed(sentence, said, topic.intent, SHORT_PRICE)
    if (topic.money !== null && topic.money.kind !== 'income') noteCounty(sentence, topic, undefined)
  }
  if (topic.intent === null && (topic.commute = readCommuteQuestion(sentence))) topic.intent = 'commute'
  if (topic.intent !== null) topic.home = homeOf(said, sentence)
  is('save-search', SAVE_SEARCH)
  is('favorite', FAVORITE, home)
  is('tour', TOUR, (match) => {
    home(match)
    // 'Quiero conocer casas' is a search.
    return !/conocer/.test(match[0]) || topic.home !== null || sentence.code().search(phrase(DAY)) >= 0
  })
  if (topic.intent === 'tour') topic.when = readWhen(sentence, text)
  is('listing', WHO_LISTS, (match) => {
    home(match)
    topic.fact = 'office'
    return /vend|agente|agencia|oficina|lista|represent|lleva|corredor/.test(match[0])
  })
  if (topic.intent === null) topic.fact = null
  is('callback', CALLBACK, home)
  is('person', PERSON)
  is('inquiry', INQUIRY, home)
  // The words are left in place, because the price stands among them.
  if (topic.intent === null && sentence.code().search(BUDGET) >= 0) topic.intent = 'budget'
  is('county', AREA, (match) => noteCounty(sentence, topic, match.slice(1).find(Boolean)))
  readSearchQuestion(sentence, topic)
  is('count', COUNT)
  is('listing', HOME_QUESTION, (match) => {
    home(match)
    topic.fact = factOf(` ${match[0]} `) ?? factOf(sentence.code())
  })
  // Whether it asks something of that home is seen later.
  topic.home ??= homeOf(said, sentence)
  const code = sentence.code()
  topic.continues = code.search(CONTINUES) >= 0
  topic.searches = code.search(SEARCHES) >= 0
  topic.hasNoun = code.search(NOUN) >= 0
  if (sentence.takes(MORE) && topic.intent === null) topic.intent = 'refine'
  return topic
}

function readIncome(sentence: Sentence, topic: Topic, hasMeans: boolean): void {
  const add = (index: string | undefined, words: string) => {
    topic.intent = 'budget'
    // 'Yo gano 60 mil y mi esposa gana 50 mil'.
    topic.money = { kind: 'income', amount: (topic.money?.amount ?? 0) + income(sentence.number(index)!.value, words) }
  }
  sentence.take(INCOME, (match) => add(match[1] ?? match[2], match[0]))
  if (topic.money !== null) sentence.take(OTHER_INCOME, (match) => add(match[1], match[0]))
  if (topic.money === null && hasMeans && sentence.code().search(BUDGET) >= 0)
    sentence.take(WITH_AMOUNT, (match) => (topic.money === null ? add(match[1], match[0]) : false))
}
const WITH_AMOUNT = phrase(`con (?:unos |como )?<n>(?: ${PERIOD})*`)

/** Weeks and working hours of a year; half-months are paid 24 times. */
const A_YEAR: readonly (readonly [RegExp, number])[] = [
  [/mes|mensual/, 12],
  [/quincena/, 24],
  [/semana/, 52],
  [/hora/, 2080],
]

/** Yearly income, US dollars: amounts under 1,000 are thousands, unless they are paid by the week or hour. */
function income(amount: number, words: string): number {
  const times = A_YEAR.find(([pattern]) => pattern.test(words))?.[1] ?? 1
  const dollars = amount < 1000 && times < 24 ? amount * 1000 : amount
  return times === 12 && dollars >= 100_000 ? dollars : Math.round(dollars * times)
}

/** Reads and takes a question of how one gets to work from a home; null for a sentence without one. */
function readCommuteQuestion(sentence: Sentence): CommuteQuestion | null {
  let asked: CommuteQuestion | null = null
  for (const pattern of [WHICH_STATION, HOW_LONG]) {
    sentence.take(pattern, ([words]) => {
      if (asked) return false
      asked = { to: destinationIn(words, sentence), asksStation: pattern === WHICH_STATION }
    })
  }
  return asked
}

/** Reads greetings, thanks, farewells and calls for help. */
export const readCourtesy = (sentence: Sentence): Intent | null =>
  courtesyIn(sentence, { help: HELP, stop: STOP, thanks: THANKS, greeting: GREETING })
