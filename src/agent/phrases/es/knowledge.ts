import type { Agency } from '#domain/agency/agency.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import { officeHoursText } from '#language/es/office-hours.ts'
import type { PlainQuestion } from '#language/questions.ts'
import type { Phrases } from '../phrases.ts'

/** Answers to questions that no listing answers. A right is named with its law. */
const plainTexts = (agency: Agency): Readonly<Record<PlainQuestion, string>> => ({
  negotiation:
    'Un agente puede aconsejarle cuánto ofrecer y qué aceptaría el vendedor; yo no juzgo precios. Puedo decirle cuánto tiempo lleva publicada una vivienda y si bajó de precio.',
  'owner-contact':
    'No puedo comunicarle con el dueño. Las preguntas van a la agencia que publica la vivienda, y con gusto le tomo un mensaje.',
  forecast:
    'Nadie sabe qué harán los precios o las rentas, así que no adivino. Puedo decirle cuánto cuestan las viviendas ahora y cuánto le costaría una al mes.',
  'interest-rates':
    'Nadie sabe qué harán las tasas hipotecarias, así que no adivino. Mis cálculos usan el último promedio nacional, y usted puede darme su propia tasa.',
  'good-time':
    'Depende de sus finanzas y sus planes, y nadie puede predecir el mercado. Puedo mostrarle cuánto podría pagar hoy.',
  law: 'Esa es una pregunta para un abogado; no puedo dar asesoría legal. Cuando se compra aquí, solo un abogado puede rechazar un contrato que preparó un agente, en tres días hábiles desde su entrega. Yo puedo decirle lo que dice un anuncio.',
  tax: 'Esa es una pregunta para un asesor de impuestos; no puedo dar asesoría fiscal. Puedo decirle el impuesto de una vivienda.',
  immigration:
    'No hace falta ser ciudadano para comprar o alquilar una vivienda aquí, y nadie puede rechazarle por su origen (N.J.S.A. 10:5-12). El prestamista decide qué préstamo puede obtener; sobre una visa, pregunte a un abogado de inmigración.',
  'tenant-rights':
    'Esa es una pregunta legal, y no puedo dar asesoría legal. La guía del estado “Truth in Renting” explica los derechos de inquilinos y caseros, y Legal Services of New Jersey ayuda a inquilinos de bajos ingresos.',
  'credit-check':
    'No reviso el crédito ni pido su puntaje. Eso lo hace un casero o un prestamista, con su permiso. Puede ver gratis sus informes en annualcreditreport.com.',
  'signing-for-another':
    'Puede visitarla por su cuenta. Para firmar por otra persona necesita un poder notarial, y un abogado puede prepararlo.',
  'house-safety':
    'No puedo saberlo: un inspector con licencia revisa la electricidad, el techo y la calefacción antes de la compra. En una vivienda anterior a 1978 pregunte también por la pintura con plomo; el vendedor o casero debe informarle.',
  human: `Soy ${agency.assistant.firstName}, asistente de inteligencia artificial, no una persona, y puedo equivocarme. Para hablar con una persona de ${agency.firm.name}, llame al ${agency.phones.head.number}.`,
  recording:
    'No guardo ninguna grabación: lo que decimos aquí desaparece al cerrar la página. La página de privacidad explica quién convierte su voz en texto y quién más participa.',
  'what-it-costs':
    'Hablar conmigo y buscar aquí es gratis. La comisión de un agente, y quién la paga, es negociable, y en Nueva Jersey debe acordarse antes por escrito.',
  'send-link':
    'No puedo enviar correos ni mensajes de texto. Los enlaces están debajo de mis respuestas, y lo que guarde se puede compartir desde la página de favoritas.',
  firm: `${agency.name} ayuda a quienes compran o alquilan por primera vez a encontrar vivienda en siete condados de Nueva Jersey. La dirige ${withPeriod(agency.firm.name)}`,
  license: `${agency.firm.name}: ${withPeriod(agency.firm.licenseLine)} Soy un programa de inteligencia artificial y no tengo licencia.`,
  office: `No tengo la dirección de una oficina para visitar. Llame al ${agency.phones.head.number}, ${officeHoursText(agency.hours)}, o escriba a ${agency.email}.`,
  'source-of-listings':
    'Muestro los anuncios de este sitio, y la página de cada vivienda indica qué agencia la publica. Pregúnteme por una y le digo si sigue disponible, según el anuncio.',
  'my-data':
    'No vendemos sus datos, y no hay publicidad ni rastreo. Conservamos lo que usted guarda o envía hasta que lo borre o venza su plazo. La página de privacidad explica cómo verlo y borrarlo.',
  holding:
    'No puedo reservar una vivienda para nadie; para eso hace falta una solicitud o un contrato firmado. Puedo preguntar a la agencia por una, o pedir una visita.',
  translation:
    'No puedo traducir un anuncio, pero hablo español e inglés, y su navegador puede traducir las páginas. Si quiere hablar con alguien en otro idioma, escriba un mensaje y diga cuál.',
  'beyond-us':
    'Eso no puedo hacerlo. Busco viviendas, calculo cuánto cuestan y envío mensajes y solicitudes de visita. Una persona puede decirle quién lo hace.',
  opinion:
    'No tengo gustos propios, y la decisión es suya. Dígame qué le importa, como el precio, los dormitorios o el viaje al trabajo, y reduzco la lista.',
  'how-long':
    'Alquilar suele tomar de dos a cuatro semanas. Comprar suele tomar de dos a cuatro meses, incluidas de seis a ocho semanas entre el contrato y las llaves.',
  browse: 'Con gusto. ¿Le muestro viviendas en venta o en alquiler?',
  sorrow: 'Lo siento mucho. No hay prisa: aquí estoy cuando quiera seguir.',
  insult: 'Lamento que esto no vaya bien. Deme un lugar y un precio y empiezo de nuevo, o hable con una persona.',
  'off-topic': 'Solo sé de viviendas en siete condados de Nueva Jersey. Con eso le ayudo con gusto.',
  discrimination:
    'Nadie puede rechazarle ni tratarle peor por su raza, origen nacional, religión, sexo, orientación sexual, estado civil o familiar, discapacidad o ingreso legal (N.J.S.A. 10:5-12; Fair Housing Act). Si ocurre, usted puede presentar una queja ante la División de Derechos Civiles del estado en un plazo de 180 días.',
  income:
    'Cuenta. En Nueva Jersey, un casero no puede rechazarle por un ingreso legal como SSI, manutención de hijos, pensión conyugal, desempleo o un vale de vivienda (N.J.S.A. 10:5-12).',
  'income-for-loan':
    'Un prestamista debe contar la pensión conyugal, la manutención de hijos o los beneficios que usted pueda documentar y que vayan a seguir, y no puede darles menos valor por lo que son (Equal Credit Opportunity Act). El prestamista decide cuánto presta.',
  children:
    'No. Ni los hijos ni un embarazo son una razón legal para rechazarle o para elegirle el piso (Fair Housing Act; N.J.S.A. 10:5-12).',
  'assistance-animal':
    'Un animal de servicio o de apoyo no es una mascota: no se le aplican la prohibición de mascotas ni los cargos por mascota (Fair Housing Act; N.J.A.C. 13:13-3.4). Si la necesidad no es evidente, el casero puede pedir una carta.',
  'in-writing':
    'Sí, puede hacerlo todo por escrito. Puedo tomar su mensaje aquí, y la agencia puede responder solo por correo electrónico.',
  ramp: 'Cuando sea suya puede agregar una rampa, si lo permiten el pueblo y la asociación, si la hay; un inquilino con discapacidad también puede hacer cambios razonables (Fair Housing Act). Puedo preguntar a la agencia por una vivienda.',
  'age-restricted':
    'Las comunidades para personas de 55 años o más son legales y puede buscarlas. No tengo un filtro para eso, pero puedo buscar esas palabras en las descripciones, o una persona puede sugerirle algunas.',
  'age-for-loan':
    'Un prestamista no puede rechazarle por su edad; deciden los ingresos, las deudas y el crédito (Equal Credit Opportunity Act). No conozco descuentos para mayores, pero Nueva Jersey ofrece alivio del impuesto a la propiedad a los dueños de más edad.',
  'va-loan':
    'Con un préstamo VA se puede comprar una vivienda de hasta cuatro unidades en la que usted viva, a menudo sin pago inicial; deciden el prestamista y el VA. Puedo mostrarle viviendas o calcular el costo mensual con uno.',
  itin: 'Sí, con gusto. Para comprar o alquilar aquí no hace falta la ciudadanía, y algunos prestamistas trabajan con un ITIN; una persona puede decirle qué documentos necesita.',
  'name-on-papers':
    'Nadie puede rechazarle por su género (N.J.S.A. 10:5-12). Una persona puede decirle qué nombre y qué documentos pide una solicitud.',
  language: 'Claro. Hablo inglés y español; para otro idioma, escriba un mensaje y diga cuál.',
  distance: 'No tengo esa distancia. La página de cada vivienda muestra en un mapa dónde está.',
  timetable:
    'Sé cuánto dura el viaje, pero no a qué hora salen los trenes, dónde se transborda ni cuánto cuesta el boleto. NJ TRANSIT y PATH lo publican. Pídame viviendas por tiempo de viaje; por ejemplo, “a 45 minutos en tren de Nueva York como máximo”.',
})

const FIVE_STEPS =
  'Son cinco pasos: ver cuánto puede pagar, elegir un lugar, visitar viviendas, firmar con alguien de su parte y recibir las llaves.'

export const knowledgeTexts = (agency: Agency): Phrases['knowledge'] => ({
  plain: plainTexts(agency),
  steps: {
    buy: 'Cinco pasos para comprar:\n1: ver cuánto puede pagar,\n2: la preaprobación de un prestamista,\n3: visitar viviendas y hacer una oferta,\n4: tres días hábiles de revisión de un abogado y luego la inspección,\n5: la tasación y el cierre, donde recibe las llaves.',
    rent: 'Cinco pasos para alquilar:\n1: decidir una renta que pueda pagar,\n2: visitar viviendas,\n3: hacer la solicitud, con talones de pago u otra prueba de ingresos,\n4: leer y firmar el contrato,\n5: pagar el primer mes y un depósito de hasta un mes y medio, y recibir las llaves.',
    first: {
      buy: 'Empiece con su presupuesto. Sus ingresos, deudas y ahorros dan un rango de precio. Puedo estimarlo aquí, y luego viene la preaprobación de un prestamista. ¿Cuánto gana al año, más o menos?',
      rent: 'Empiece con la renta que puede pagar al mes. ¿Cuánto sería, más o menos?',
    },
    open: `No tiene que saberlo todavía. ${FIVE_STEPS} ¿Piensa comprar o alquilar?`,
    openUnasked: FIVE_STEPS,
  },
  voucherRefused:
    'En Nueva Jersey, un casero no puede rechazarle por un vale de vivienda (N.J.S.A. 10:5-12). Si lo hace, usted puede presentar una queja ante la División de Derechos Civiles del estado, y una persona de nuestro equipo puede explicarle más.',
  choices: {
    afford: { label: '¿Cuánto puedo pagar?', says: 'cuánto puedo pagar' },
    price: { label: 'Empezar con un precio', says: 'qué puedo comprar con 500 mil' },
    rent: { label: 'Empezar con una renta', says: 'viviendas en alquiler por menos de 2500' },
    place: { label: 'Empezar con un lugar', says: 'qué condados tienen' },
    person: { label: 'Hablar con una persona', says: 'quiero hablar con una persona' },
    message: { label: 'Escribir un mensaje', says: 'envíe un mensaje' },
    call: { label: 'Que me llamen', says: 'llámenme' },
    buying: { label: 'Comprar', says: 'por dónde empiezo para comprar' },
    renting: { label: 'Alquilar', says: 'por dónde empiezo para alquilar' },
    steps: { label: '¿Por dónde empiezo?', says: 'por dónde empiezo' },
    counties: { label: 'Precios por condado', says: 'qué condado es el más barato' },
    attorney: { label: '¿Qué es la revisión del abogado?', says: 'qué es attorney review' },
    inspection: { label: '¿Qué es la inspección?', says: 'qué es la inspección de la vivienda' },
    taxRelief: { label: 'Alivio del impuesto', says: 'qué es ANCHOR' },
    listedFor: { label: '¿Cuánto lleva publicada?', says: 'cuánto tiempo lleva publicada' },
    taxes: { label: 'Sus impuestos', says: 'cuánto son los impuestos' },
    year: { label: '¿Cuándo se construyó?', says: 'cuándo se construyó' },
    rentals: { label: 'Viviendas en alquiler', says: 'viviendas en alquiler' },
    homes: { label: 'Viviendas en venta', says: 'viviendas en venta' },
    save: { label: 'Guardarla', says: 'guárdela' },
    tour: { label: 'Pedir una visita', says: 'quiero una visita' },
    english: { label: 'English', says: 'in English, please' },
    spanish: { label: 'Español', says: 'en español, por favor' },
    downPayment: { label: 'Ayuda para el pago inicial', says: 'qué es NJHMFA' },
  },
  privacy: 'Privacidad (en inglés)',
  map: 'Mapa de viviendas',
  loadGlossary: async () => (await import('#content/glossary/spanish.ts')).SPANISH_GLOSSARY,
})
