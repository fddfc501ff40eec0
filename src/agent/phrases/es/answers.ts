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
  'browser-maker': 'El servicio de voz de su navegador convierte su voz en texto.',
  service: 'Un servicio que usamos convierte su voz en texto.',
  provider: 'Nuestro proveedor de voz le escucha y le responde.',
  nobody: 'El micrófono está apagado. Escriba sus preguntas.',
}

const READ_BY_MODEL = ' Un modelo de lenguaje lee sus palabras como texto y me ayuda a responder.'
const INVITES = 'Dígame qué busca, por ejemplo “tres dormitorios en el condado de Bergen por menos de 800 mil”.'

const lookingAt = ({ title, city }: ListingSummary): string => `Está viendo “${title}” en ${city}.`

const greetingText =
  ({ assistant, firm }: Agency) =>
  (hearing: Hearing, { model, home }: { model: boolean; home: ListingSummary | null }): string =>
    `Hola, soy ${assistant.firstName}, asistente de inteligencia artificial de ${firm.name}, no una persona. ${HEARD[hearing]}${model ? READ_BY_MODEL : ''} ${home ? `${lookingAt(home)} Pregúnteme por ella, por ejemplo “¿cuánto son los impuestos?” o “¿puedo verla el sábado?”.` : INVITES}`

const EXAMPLES =
  'Puede decir “dos dormitorios en Hoboken”, “¿cuánto son los impuestos de la primera?” o “quiero una visita”.'

/** What the form's fields are asked for again with. */
const FIELD_PROBLEMS: Readonly<Record<string, string>> = {
  name: 'No entendí bien el nombre.',
  email: 'Esa dirección de correo no parece completa.',
  phone: 'Ese número de teléfono no parece completo.',
  message: 'El mensaje no puede quedar vacío ni ser tan largo.',
  tour: 'No hay visitas ese día.',
  towns: 'Ese pueblo no está en nuestros siete condados.',
  to: 'No conozco esa estación.',
}

function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'unavailable':
      return 'No puedo consultar las viviendas en este momento. Inténtelo otra vez dentro de un momento.'
    case 'not-found':
      return 'Esa vivienda ya no está publicada.'
    case 'rate-limited':
      return `Demasiadas solicitudes. Inténtelo otra vez en ${Math.max(1, Math.round(problem.retryAfterSeconds))} segundos.`
    case 'unauthorized':
      return 'Aquí no puedo hacer eso.'
    case 'conflict':
      return 'Así no se puede. Inténtelo de otra manera.'
    case 'invalid':
      return [...new Set(problem.fields.map(({ field }) => fieldProblem(field)))].slice(0, 2).join(' ')
  }
}

const fieldProblem = (field: string): string =>
  FIELD_PROBLEMS[field] ?? FIELD_PROBLEMS[field.split('.')[0]!] ?? 'Uno de los datos no es válido.'

export const REFUSAL_TEXTS: Pick<Phrases['answers'], 'factsInstead' | 'refusal'> = {
  factsInstead:
    'Puedo decirle el precio, los impuestos, los dormitorios y el terreno de una vivienda, y datos del condado.',
  refusal: (kinds: readonly RefusedKind[]) => refusalText(kinds),
}

export const answerTexts = (agency: Agency): Phrases['answers'] => ({
  help: `Soy ${agency.assistant.firstName}, asistente de inteligencia artificial, no una persona. Puedo buscar viviendas por lugar, precio y dormitorios, responder preguntas sobre una vivienda o un condado y mostrarle para qué alcanza su presupuesto. También puedo guardar una búsqueda o una vivienda, enviar un mensaje a la agencia y pedir una visita.`,
  hello: 'Hola. ¿Qué tipo de vivienda busca, y dónde?',
  thanks: 'Con gusto. ¿Qué más le gustaría saber?',
  quiet: 'Está bien. Avíseme cuando quiera seguir.',
  goOn: 'Está bien. ¿Qué le gustaría saber?',
  farewell: `Gracias por hablar con ${agency.name}. Hasta luego.`,
  nothing: 'No oí nada. Dígalo otra vez, por favor, o escríbalo.',
  examples: EXAMPLES,
  nothingYet: 'Dígame primero qué busca.',
  whichCounty: '¿Qué condado: Bergen, Essex, Hudson, Morris, Passaic, Sussex o Warren?',
  noneToAsk: 'Su búsqueda no encontró viviendas. Cámbiela o diga “empezar de nuevo”.',
  noHome: '¿De qué vivienda habla? Pídame primero algunas, por ejemplo “viviendas en el condado de Essex”.',
  orPhone: `Para preguntar por otra vivienda, llámenos al ${agency.phones.head.number}.`,
  noHomeToAsk: `¿De qué vivienda se trata? Pídame primero algunas, por ejemplo “viviendas en el condado de Essex”. También puede llamarnos al ${agency.phones.head.number}.`,
  voucher:
    'Todo ingreso legal cuenta, incluso un vale de vivienda. Los requisitos de ingresos solo pueden aplicarse a la parte de la renta que paga usted, y yo no elijo viviendas por eso.',
  noHomeToReach:
    '¿De qué vivienda se trata? Pídame primero algunas, por ejemplo “viviendas cerca de un tren a Nueva York”, y le digo la estación y los minutos en tren. No tengo otras distancias ni tiempos de viaje.',
  inThisLanguage: 'Con gusto, en español.',
  askNext: '¿Qué le gustaría saber?',
  failed: 'Perdón, algo falló al buscarlo. Pregúnteme otra vez.',
  sentNothing: 'Está bien. No envié nada. ¿Qué le gustaría saber?',
  greeting: greetingText(agency),
  turnedTo: (home) => `${lookingAt(home)} ¿Qué le gustaría saber de ella?`,
  hearsNoMore: 'Ya no le oigo. El micrófono está apagado. Escriba sus preguntas.',
  hearsNothing: 'En este momento, este navegador no puede convertir su voz en texto. Escriba sus preguntas.',
  didNotUnderstand: (said) => `No entendí “${cut(said)}”. ${EXAMPLES}`,
  didNotCatch: (question) => `No le entendí. ${question} O diga “cancelar”.`,
  backToRequest: (question) => `Y volviendo a su solicitud: ${question}`,
  saidYesEarly: (question) => `Antes de enviar nada, se lo leo. ${question}`,
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
