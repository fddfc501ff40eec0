import type { Agency } from '#domain/agency/agency.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Problem } from '#domain/result.ts'
import type { RefusedKind } from '#language/understanding.ts'
import type { Hearing } from '#ports/browser/voice-calls.ts'
import type { Phrases } from '../phrases.ts'
import { cut } from '../quoted-words.ts'
import { refusalText } from './fair-housing.ts'

const HEARD: Readonly<Record<Hearing, string>> = {
  device: 'Su voz se convierte en texto en este dispositivo y no sale de él.',
  'browser-maker': 'El fabricante de su navegador convierte su voz en texto.',
  service: 'Un servicio que usamos convierte su voz en texto.',
  provider: 'Nuestro proveedor de voz le escucha y le responde.',
  nobody: 'Nadie escucha un micrófono: escriba sus preguntas.',
}

const READ_BY_MODEL = ' El servicio de un modelo de lenguaje lee sus palabras como texto y me ayuda a responder.'
const INVITES = 'Dígame qué busca, por ejemplo “tres dormitorios en el condado de Bergen por menos de 800 mil”.'

const lookingAt = ({ title, city }: ListingSummary): string => `Está viendo “${title}” en ${city}.`

const greetingText =
  ({ assistant, firm }: Agency) =>
  (hearing: Hearing, { model, home }: { model: boolean; home: ListingSummary | null }): string =>
    `Hola, soy ${assistant.firstName}, agente de inteligencia artificial de ${firm.name}, no una persona. ${HEARD[hearing]}${model ? READ_BY_MODEL : ''} ${home ? `${lookingAt(home)} Pregúnteme por ella, por ejemplo “¿cuánto son los impuestos?” o “¿puedo verla el sábado?”.` : INVITES}`

const EXAMPLES =
  'Puede decir “dos dormitorios en Hoboken”, “¿cuánto son los impuestos de la primera?” o “quiero una visita”.'

/** What the form's fields are asked for again with. */
const FIELD_PROBLEMS: Readonly<Record<string, string>> = {
  name: 'No entendí bien el nombre.',
  email: 'Esa dirección de correo no parece completa.',
  phone: 'Ese número de teléfono no parece completo.',
  message: 'El mensaje no puede quedar vacío ni ser tan largo.',
  tour: 'Ese día no es posible para una visita.',
  towns: 'No conozco ese pueblo en los siete condados.',
  to: 'No conozco esa estación.',
}

function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'unavailable':
      return 'En este momento no puedo ver nuestras viviendas. Inténtelo otra vez en un momento.'
    case 'not-found':
      return 'Esa vivienda ya no está publicada.'
    case 'rate-limited':
      return `Fueron muchas cosas a la vez. Inténtelo otra vez en ${Math.max(1, Math.round(problem.retryAfterSeconds))} segundos.`
    case 'unauthorized':
      return 'Aquí no se me permite hacer eso.'
    case 'conflict':
      return 'Eso no se puede hacer así. Inténtelo de otra manera.'
    case 'invalid':
      return [...new Set(problem.fields.map(({ field }) => fieldProblem(field)))].slice(0, 2).join(' ')
  }
}

const fieldProblem = (field: string): string =>
  FIELD_PROBLEMS[field] ?? FIELD_PROBLEMS[field.split('.')[0]!] ?? 'Uno de los valores no es posible.'

export const REFUSAL_TEXTS: Pick<Phrases['answers'], 'factsInstead' | 'refusal'> = {
  factsInstead: 'Puedo decirle precios, impuestos, dormitorios, terrenos y las cifras del condado.',
  refusal: (kinds: readonly RefusedKind[]) => refusalText(kinds),
}

export const answerTexts = (agency: Agency): Phrases['answers'] => ({
  help: `Soy ${agency.assistant.firstName}, agente de inteligencia artificial, no una persona. Pregúnteme por viviendas según lugar, precio y dormitorios, por los datos de una vivienda o de un condado, o por lo que alcanza su presupuesto. Puedo guardar una búsqueda o una vivienda, enviar un mensaje a la agencia y pedir una visita.`,
  hello: 'Hola. ¿Qué tipo de vivienda busca, y dónde?',
  thanks: 'Con gusto. ¿Qué más quisiera saber?',
  quiet: 'Está bien. Avíseme cuando quiera seguir.',
  goOn: 'Está bien. ¿Qué quisiera saber?',
  farewell: `Gracias por hablar con ${agency.name}. Hasta luego.`,
  nothing: 'No oí ninguna palabra. Dígalo otra vez, por favor, o escríbalo.',
  examples: EXAMPLES,
  nothingYet: 'Dígame primero qué busca.',
  whichCounty: '¿Qué condado: Bergen, Essex, Hudson, Morris, Passaic, Sussex o Warren?',
  noneToAsk: 'No hay viviendas para eso: su búsqueda no encuentra ninguna.',
  noHome: '¿De qué vivienda habla? Pídame primero algunas, por ejemplo “viviendas en el condado de Essex”.',
  orPhone: `Para preguntar por otra vivienda, llámenos al ${agency.phones.head.number}.`,
  noHomeToAsk: `¿De qué vivienda se trata? Pídame primero algunas, por ejemplo “viviendas en el condado de Essex”. También puede llamarnos al ${agency.phones.head.number}.`,
  voucher:
    'Todo ingreso lícito cuenta, también un vale de vivienda. Una prueba de ingresos solo puede mirar la parte de la renta que usted paga; yo no elijo viviendas por eso.',
  noHomeToReach:
    '¿De qué vivienda se trata? Pídame primero algunas, por ejemplo “viviendas cerca de un tren a Nueva York”, y le digo su estación y los minutos en tren. Otras distancias y tiempos no los conozco.',
  inThisLanguage: 'Con gusto, en español.',
  askNext: '¿Qué quisiera saber?',
  failed: 'Perdón, algo falló mientras lo buscaba. Pregúntemelo otra vez.',
  sentNothing: 'Está bien. No envié nada. ¿Qué le gustaría saber?',
  greeting: greetingText(agency),
  turnedTo: (home) => `${lookingAt(home)} ¿Qué quisiera saber de ella?`,
  hearsNoMore: 'Ya no le oigo. Nadie escucha el micrófono ahora: escriba sus preguntas.',
  hearsNothing: 'Este navegador no convierte su voz en texto en este momento. Nadie escucha: escriba sus preguntas.',
  didNotUnderstand: (said) => `No entendí “${cut(said)}”. ${EXAMPLES}`,
  didNotCatch: (question) => `No le entendí. ${question} O diga “cancelar”.`,
  backToRequest: (question) => `Y volviendo a su solicitud: ${question}`,
  saidYesEarly: (question) => `Dijo que sí antes de que se lo leyera. ${question}`,
  thanksFor: (name, heard = [], hasSearched = false) =>
    `Gracias${name ? `, ${name}` : ''}. ${heard.length > 0 ? `Anotado: ${heard.join(' y ')}. ` : ''}Lo usaré cuando envíe un mensaje o pida una visita. ${hasSearched ? 'Todavía no envié nada. ¿Quiere que le llame un agente?' : '¿Qué busca?'}`,
  whichOf: (titles) => `¿A cuál se refiere? ${titles.map((title, index) => `${index + 1}: ${title}`).join('; ')}.`,
  problem: problemText,
  ...REFUSAL_TEXTS,
  limit: (phrase, words) => `“${phrase}”: ${words}`,
  moreHint: 'Diga “muéstreme más” para ver las siguientes.',
  startOverHint: 'Diga “empezar de nuevo” para comenzar otra búsqueda.',
  startingOver: 'Perdí el hilo, así que otra vez:',
})
