import { AGENCY_NOTICE } from '#content/agency-notice.ts'
import { callbackConsentText, consentText } from '#content/inquiry-consent.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import { hoursOn } from '#domain/inquiry/showing-times.ts'
import { slotHours, type TourSlot } from '#domain/inquiry/tour-slots.ts'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { officeHoursText } from '#language/es/office-hours.ts'
import { weekdayText } from '#language/es/spanish-words.ts'
import { clockText } from '#language/es/spoken-time.ts'
import { requestHours } from '../../request-hours.ts'
import type { Request, RequestPart } from '../../talk.ts'
import type { Phrases } from '../phrases.ts'

const QUESTIONS: Readonly<Record<RequestPart, string>> = {
  home: '¿Qué vivienda? Diga por ejemplo “la primera”.',
  day: '¿Qué día le conviene? Puede ser a partir de mañana.',
  slot: '¿Por la mañana, por la tarde o al final de la tarde?',
  message: '¿Qué debe decir el mensaje? O diga “solo más información”.',
  name: '¿Cómo se llama usted?',
  email: '¿Cuál es su correo electrónico? También puede escribirlo.',
  phone: '¿A qué número le llamamos?',
}

const SENT_AS = { tour: 'la solicitud de visita', inquiry: 'el mensaje', callback: 'la solicitud de llamada' } as const
const CHANGES = {
  tour: 'mejor el domingo por la tarde',
  inquiry: 'mi correo es nombre@example.com',
  callback: 'mi número es 201 555 0123',
} as const

const OR_CALL = 'Si prefiere no darlo, un agente puede llamarle: diga “mejor llámenme”.'

const NEEDED = {
  name: 'La agencia necesita saber quién pregunta.',
  email: 'La agencia responde por correo electrónico, así que no puedo enviarlo sin una dirección.',
} as const

const SLOT_NAMES: Readonly<Record<TourSlot, string>> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'al final de la tarde',
}

/** 'las 9 de la mañana', 'las 12 del mediodía', 'las 4:30 de la tarde', 'las 8 de la noche'. */
function hourText(time: string): string {
  const hour = Number(time.slice(0, 2))
  const part = time === '12:00' ? 'del mediodía' : `de la ${hour < 12 ? 'mañana' : hour < 20 ? 'tarde' : 'noche'}`
  return `${clockText(time)} ${part}`
}

/** 'por la mañana, entre las 9 de la mañana y las 12 del mediodía'. */
function slotText({ tourHours }: Agency, { day, slot }: TourRequest): string {
  const span = slotHours(slot, hoursOn(day, tourHours))
  return span ? `${SLOT_NAMES[slot]}, entre ${hourText(span[0])} y ${hourText(span[1])}` : SLOT_NAMES[slot]
}

/** The legal texts in Spanish, for understanding; stored with the inquiry are the English ones, which are read too. */
const NOTICE_IN_SPANISH =
  'En Nueva Jersey, un agente puede representar al vendedor, a usted, a ambos o a ninguno. Hasta que acordemos por escrito representarle a usted, suponga que podemos compartir con la otra parte lo que nos diga, incluso cuánto puede pagar.'
const consentInSpanish = ({ firm }: Agency): string =>
  `Al enviar este mensaje, acepta que ${firm.name} se comunique con usted sobre esta vivienda y guarde su mensaje por un máximo de 24 meses.`

function readBack(
  agency: Agency,
  home: Listing,
  { name, email, phone, message, tour }: Inquiry,
  hasWords: boolean,
): string {
  const what = tour
    ? `una visita a ${home.title}, ${home.address}, el ${weekdayText(tour.day)}, ${slotText(agency, tour)}${hasWords ? `, con las palabras “${message.replace(/\.$/, '')}”` : ''}`
    : `un mensaje sobre ${home.title}: “${message}”`
  const reach = phone ? `${email}, teléfono ${phone}` : email
  return `Se lo leo: ${what}. Para ${name}, ${reach}. ${NOTICE_IN_SPANISH} ${consentInSpanish(agency)} El texto oficial está en inglés: “${AGENCY_NOTICE} ${consentText(agency)}” ¿Lo envío?`
}

function callbackReadBack(
  agency: Agency,
  { name, email, phone }: Inquiry,
  { day, slot, at, about }: { day: string | null; slot: TourSlot | null; at: string | null; about: string },
): string {
  const note = about && `, con la nota “${about}”`
  const when = [day && ` el ${weekdayText(day)}`, slot && ` ${timeText(slot, at)}`, note].filter(Boolean).join('')
  return `Se lo leo: llamamos a ${name} al ${phone}${when}${email && `, correo ${email}`}. ${NOTICE_IN_SPANISH} Al enviar esta solicitud, acepta que ${agency.firm.name} le llame y guarde su solicitud por un máximo de 24 meses. El texto oficial está en inglés: “${AGENCY_NOTICE} ${callbackConsentText(agency)}” ¿Lo envío?`
}

/** 'por la mañana, a las 10:30'. */
const timeText = (slot: TourSlot | null, at: string | null): string | null =>
  slot && [SLOT_NAMES[slot], at && `a ${clockText(at)}`].filter(Boolean).join(', ')

/** The parts of a request that are known. */
const known: Phrases['request']['soFar'] = ({ kind, home, day, slot, at, message }, { name, email, phone }) => {
  const when = [day && `el ${weekdayText(day)}`, timeText(slot, at)].filter(Boolean).join(', ')
  const what = kind === 'callback' ? 'una llamada' : kind === 'tour' ? 'una visita' : 'un mensaje'
  const parts = [
    [what, home && `${kind === 'tour' ? 'a' : 'sobre'} ${home.title}`, when].filter(Boolean).join(' '),
    message && `“${message}”`,
    name,
    email,
    phone,
  ]
  return parts.filter(Boolean).join('; ')
}

/** 'de lunes a viernes de 9 AM a 5 PM, hora de Nueva Jersey'. */
const timesText = (kind: Request['kind'], agency: Agency): string => officeHoursText(requestHours(kind, agency))

export const requestTexts = (agency: Agency): Phrases['request'] => ({
  questions: QUESTIONS,
  openQuestion: ({ kind, asking }) => (asking === 'yes' ? `¿Envío ${SENT_AS[kind]}?` : QUESTIONS[asking]),
  withheld: (asking) =>
    `${NEEDED[asking]} ${asking === 'email' ? `${OR_CALL} ` : ''}O llámenos al ${agency.phones.head.number}. ${QUESTIONS[asking]} O diga “cancelar”.`,
  orCall: OR_CALL,
  notSent: (kind) => `Está bien. No envié nada. ¿Qué cambio? Diga por ejemplo “${CHANGES[kind]}”, o “cancelar”.`,
  tourDays: (lastDay) => `La visita puede ser desde mañana hasta el ${weekdayText(lastDay)}.`,
  dayOff: (day, why) => {
    if (why === 'holiday') return `El ${weekdayText(day)} es feriado legal y no hay visitas.`
    return why === 'closed'
      ? `El ${weekdayText(day)} la oficina está cerrada y no hay visitas.`
      : `El ${weekdayText(day)} no hay visitas; son ${timesText('tour', agency)}.`
  },
  notAt: (kind, hour) =>
    kind === 'tour'
      ? `No hay visitas a las ${hour}; son ${timesText(kind, agency)}.`
      : `No podemos llamar a las ${hour}; llamamos ${timesText(kind, agency)}.`,
  callDays: (day) => `No llamamos el ${weekdayText(day)}; llamamos ${timesText('callback', agency)}.`,
  hours: (kind) => `${kind === 'tour' ? 'Las visitas son' : 'Llamamos'} ${timesText(kind, agency)}.`,
  toCancel: `Todavía no envié nada. Después de enviarla, llámenos al ${agency.phones.head.number} para cambiarla o cancelarla.`,
  oneAtATime: 'Puedo preguntar por una vivienda a la vez. Primero esta; cuando la haya enviado, dígame la otra.',
  goesTo: `Va a ${agency.firm.name}, y solo después de que usted diga que sí.`,
  soFar: (request, contact) => `Hasta ahora tengo: ${known(request, contact)}. Todavía no envié nada.`,
  wasSent: (request, contact) =>
    `Envié esto: ${known(request, contact)}. La agencia le contestará. Para cambiarlo diga por ejemplo “${CHANGES[request.kind]}”.`,
  sentBefore: 'La primera solicitud ya se envió y queda igual. Puedo enviarla otra vez con el cambio.',
  isNeeded: (part, kind) => {
    if (kind === 'callback') return `Para ${SENT_AS[kind]} necesito su nombre y su teléfono; el correo es opcional.`
    return part === 'phone'
      ? 'No, su teléfono es opcional: la agencia responde por correo.'
      : `Para ${SENT_AS[kind]} necesito su nombre y su correo; el teléfono es opcional.`
  },
  took: ({ day, slot, at }, isTime, heard) => {
    const when = isTime ? [day && weekdayText(day), timeText(slot, at)].filter(Boolean).join(', ') : ''
    const all = [when, ...heard].filter(Boolean).join('; ')
    return all && `Anotado: ${all}.`
  },
  nothingToSend:
    'No hay nada por enviar. Diga “pedir una visita”, “enviar un mensaje” o “que me llamen”, y le pido los datos.',
  messageEmpty: 'El mensaje quedó vacío.',
  lead: (kind, title, message) =>
    `${kind === 'tour' ? 'Una visita a' : 'Un mensaje sobre'} ${title}${message && `: “${message}”`}.`,
  readBack: (...read) => readBack(agency, ...read),
  orCancel: 'O diga “cancelar”.',
  sending: [
    { label: 'Enviar', says: 'sí, envíelo' },
    { label: 'Cambiar algo', says: 'no, no está bien así' },
    { label: 'Cancelar', says: 'cancelar' },
  ],
  unsent: (kind) => `No envié ${SENT_AS[kind]}.`,
  takeYourTime: 'Claro, tómese su tiempo. No envié nada de eso. ¿Qué le gustaría saber?',
  byVideo: 'Yo no puedo mostrarle una vivienda por video; un agente puede organizarlo, y lo pongo en la solicitud.',
  nothingSent: 'No se ha enviado nada a la agencia.',
  noHomeStill:
    'Todavía no ha elegido una vivienda. Puedo mostrarle algunas, o un agente puede llamarle aunque no haya elegido una. ¿Quiere que le llame un agente?',
  corrected: (value) => `Gracias: ${value}.`,
  callAbout: (title) => `Es sobre ${title}.`,
  callbackLead: 'Un agente le llamará.',
  callbackReadBack: (...read) => callbackReadBack(agency, ...read),
  callbackSent: (phone) => `Enviado. Un agente le llamará al ${phone}. ¿Buscamos viviendas mientras tanto?`,
  tourSent: 'Enviado. Un agente le confirmará por correo la hora exacta de su visita.',
  messageSent: 'Enviado. Un agente de bienes raíces se comunicará pronto con usted.',
  notSentYet: (problem) => `${problem} Todavía no lo envié. ¿Lo intento otra vez?`,
  privacyLabel: 'Política de privacidad (en inglés)',
  agencyLabel: 'A quién representa su agente (en inglés)',
})
