import type { Agency } from '#domain/agency/agency.ts'
import { officeHoursText } from '#language/es/office-hours.ts'
import type { PlainQuestion } from '#language/questions.ts'
import type { Phrases } from '../phrases.ts'

/** Answers to questions that no listing answers. A right is named with its law. */
const plainTexts = (agency: Agency): Readonly<Record<PlainQuestion, string>> => ({
  negotiation:
    'Qué aceptaría un vendedor y cuánto ofrecer se ve con una persona; yo no juzgo precios. Puedo decirle cuánto tiempo lleva publicada una vivienda y si bajó de precio.',
  'owner-contact':
    'No puedo comunicarle con un dueño: las preguntas van a la agencia que publica la vivienda. Con gusto tomo un mensaje para ella.',
  forecast:
    'Nadie sabe qué harán los precios o las rentas, así que no adivino. Puedo decirle cuánto cuestan las viviendas ahora y cuánto costaría un mes en una.',
  'interest-rates':
    'Nadie sabe adónde irán las tasas hipotecarias, así que no adivino. Mis costos mensuales usan un promedio nacional con su fecha, y usted puede darme su propia tasa.',
  'good-time':
    'Si es buen momento depende de su dinero y sus planes; nadie puede predecir el mercado. Puedo mostrarle lo que hoy podría pagar.',
  law: 'Esa es una pregunta para un abogado; no puedo dar consejo legal. Cuando se compra aquí, solo un abogado puede rechazar el contrato de un agente, en tres días hábiles desde su entrega, y yo puedo decirle lo que dice una publicación.',
  tax: 'Esa es una pregunta para un asesor de impuestos; no puedo dar consejo fiscal. Puedo decirle el impuesto de una vivienda.',
  immigration:
    'No hace falta ser ciudadano para comprar o alquilar una vivienda aquí, y nadie puede rechazarle por su origen (N.J.S.A. 10:5-12). Qué préstamo puede obtener lo decide el prestamista; sobre una visa, pregunte a un abogado de inmigración.',
  'tenant-rights':
    'Esa es una pregunta de leyes, y no puedo dar consejo legal. La guía del estado “Truth in Renting” dice lo que pueden hacer inquilinos y dueños, y Legal Services of New Jersey ayuda a inquilinos con pocos ingresos.',
  'credit-check':
    'No reviso el crédito ni pido un puntaje: eso lo hace un dueño o un prestamista, con su permiso. Puede leer gratis sus propios informes en annualcreditreport.com.',
  'signing-for-another':
    'Visitar sin la otra persona está bien. Para firmar por alguien hace falta un poder notarial, y un abogado puede prepararlo.',
  'house-safety':
    'No puedo saberlo: un inspector con licencia revisa la electricidad, el techo y la calefacción antes de la compra. En una vivienda anterior a 1978 pregunte también por la pintura con plomo, de la que un vendedor o dueño debe informarle.',
  human: `Soy ${agency.assistant.firstName}, agente de inteligencia artificial, no una persona, y puedo equivocarme. Una persona de ${agency.firm.name} atiende en el ${agency.phones.head.number}.`,
  recording:
    'No guardo ninguna grabación: lo que decimos aquí desaparece al cerrar la página. La página de privacidad dice quién convierte su voz en texto y quién más participa.',
  'what-it-costs':
    'Hablar conmigo y buscar aquí no le cuesta nada. Cuánto se paga a un agente, y quién lo paga, se puede acordar, y en Nueva Jersey debe ponerse antes por escrito.',
  'send-link':
    'No puedo enviar correos ni mensajes de texto. Los enlaces están debajo de mis respuestas, y lo que guarde se puede compartir desde la página de favoritas.',
  firm: `${agency.name} muestra viviendas en venta y en alquiler en siete condados de Nueva Jersey, para quienes compran o alquilan por primera vez. La maneja ${agency.firm.name}.`,
  license: `${agency.firm.name}: ${agency.firm.licenseLine}. Soy un programa de inteligencia artificial y no tengo licencia.`,
  office: `No conozco una oficina que se pueda visitar. Llame al ${agency.phones.head.number}, ${officeHoursText(agency.hours)}, o escriba a ${agency.email}.`,
  'source-of-listings':
    'Muestro las publicaciones que tiene este sitio, y la página de cada vivienda nombra la agencia que la publica. Pregúnteme por una y le digo si sigue disponible, según su publicación.',
  'my-data':
    'Nada de eso se vende, y no hay publicidad ni rastreo. Lo que usted guarda o envía se conserva hasta que lo borre o venza su plazo, y la página de privacidad dice cómo verlo y borrarlo.',
  holding:
    'No puedo reservar una vivienda para nadie; eso lo hace una solicitud o un contrato firmado. Puedo preguntar a la agencia por una, o pedir pronto una visita.',
  translation:
    'No puedo traducir una publicación, pero hablo español e inglés, y su navegador puede traducir cada página. Para una persona que hable otro idioma, escriba un mensaje y diga cuál.',
  'beyond-us':
    'Eso no puedo hacerlo: busco viviendas, digo cuánto cuestan, y paso mensajes y pedidos de visita. Una persona puede decirle quién lo hace.',
  opinion:
    'No tengo gustos propios, y la decisión es suya. Dígame qué le importa, como el precio, los cuartos o el camino al trabajo, y reduzco la lista.',
  'how-long':
    'Alquilar suele tomar de dos a cuatro semanas. Comprar suele tomar de dos a cuatro meses, de los que seis a ocho semanas pasan entre el contrato y las llaves.',
  browse: 'Con gusto. ¿Le muestro viviendas en venta o en alquiler?',
  sorrow: 'Lo siento mucho. No hay prisa: aquí estoy cuando quiera seguir.',
  insult: 'Lamento que esto no vaya bien. Deme un lugar y un precio y empiezo de nuevo, o hable con una persona.',
  'off-topic': 'Solo sé de viviendas en siete condados de Nueva Jersey. Con eso le ayudo con gusto.',
  discrimination:
    'Nadie puede rechazarle ni tratarle peor por su raza, origen, religión, sexo, pareja, discapacidad, familia o ingreso lícito (N.J.S.A. 10:5-12; Fair Housing Act). Si ocurre, la División de Derechos Civiles del estado recibe quejas dentro de 180 días.',
  income:
    'Eso cuenta: en Nueva Jersey un dueño no puede rechazarle por un ingreso lícito como SSI, manutención de hijos, pensión, desempleo o un vale de vivienda (N.J.S.A. 10:5-12).',
  'income-for-loan':
    'Un prestamista debe contar la pensión, la manutención o los beneficios que usted pueda documentar y que vayan a seguir, y no puede darles menos valor por lo que son (Equal Credit Opportunity Act). Cuánto presta lo decide el prestamista.',
  children:
    'No: ni los hijos ni un embarazo son una razón lícita para rechazarle o para elegirle el piso (Fair Housing Act; N.J.S.A. 10:5-12).',
  'assistance-animal':
    'Un animal de servicio o de apoyo no es una mascota: la regla de no mascotas y sus cuotas no valen para él (Fair Housing Act; N.J.A.C. 13:13-3.4). Si la necesidad no se ve, un dueño puede pedir una carta.',
  'in-writing':
    'Sí, todo funciona por escrito: aquí tomo su mensaje, y la agencia puede responder solo por correo electrónico.',
  ramp: 'Cuando sea suya puede añadir una rampa, con los permisos del pueblo y las reglas de una asociación; un inquilino con discapacidad también puede hacer cambios razonables (Fair Housing Act). Puedo preguntar a la agencia por una vivienda.',
  'age-restricted':
    'Las comunidades para mayores de 55 años son lícitas y usted puede buscarlas. Mis publicaciones no tienen un filtro para eso, así que puedo buscar las palabras, o una persona puede nombrarle algunas.',
  'age-for-loan':
    'Un prestamista no puede rechazarle por su edad; deciden los ingresos, las deudas y el crédito (Equal Credit Opportunity Act). No conozco descuentos para mayores, pero Nueva Jersey alivia el impuesto a los dueños de más edad.',
  'va-loan':
    'Con un préstamo VA se puede comprar una vivienda de hasta cuatro unidades en la que usted viva, a menudo sin enganche; lo deciden el prestamista y el VA. Puedo mostrarle viviendas o cuánto costaría un mes con uno.',
  itin: 'Sí, con gusto. Para comprar o alquilar aquí no hace falta la ciudadanía, y algunos prestamistas trabajan con un ITIN; una persona puede decirle qué papeles necesita.',
  'name-on-papers':
    'Su género no es una razón lícita para rechazarle (N.J.S.A. 10:5-12). Qué nombre y qué papeles pide una solicitud se lo puede decir una persona.',
  language: 'Claro. Hablo inglés y español; para otro idioma, escriba un mensaje y diga cuál.',
  distance: 'No lo he medido. La página de cada vivienda muestra en un mapa dónde está.',
  timetable:
    'Sé cuánto dura el viaje, no a qué hora salen los trenes, dónde se cambia ni cuánto cuesta el boleto: eso lo publican NJ TRANSIT y PATH. Pídame viviendas por el viaje, por ejemplo «a 45 minutos en tren de Nueva York como máximo».',
})

const FIVE_STEPS =
  'Son cinco pasos: ver cuánto puede pagar, elegir un lugar, visitar viviendas, firmar con alguien a su lado y recibir las llaves.'

export const knowledgeTexts = (agency: Agency): Phrases['knowledge'] => ({
  plain: plainTexts(agency),
  steps: {
    buy: 'Cinco pasos para comprar:\n1: ver cuánto puede pagar,\n2: la preaprobación de un prestamista,\n3: visitar viviendas y hacer una oferta,\n4: tres días hábiles de revisión de un abogado y luego la inspección,\n5: el avalúo y el cierre, donde recibe las llaves.',
    rent: 'Cinco pasos para alquilar:\n1: decidir una renta que pueda pagar,\n2: visitar viviendas,\n3: hacer la solicitud, con talones de pago u otra prueba de ingresos,\n4: leer y firmar el contrato,\n5: pagar el primer mes y un depósito de hasta un mes y medio, y recibir las llaves.',
    first: {
      buy: 'Primero va el presupuesto: lo que gana, debe y tiene ahorrado da un rango de precio. Puedo estimarlo aquí; la preaprobación de un prestamista lo hace firme. ¿Cuánto gana al año, más o menos?',
      rent: 'Primero va la renta que puede pagar al mes. ¿Cuánto sería, más o menos?',
    },
    open: `No hace falta saberlo todavía. ${FIVE_STEPS} ¿Piensa comprar o alquilar?`,
    openUnasked: FIVE_STEPS,
  },
  voucherRefused:
    'Un dueño en Nueva Jersey no puede rechazarle por un vale de vivienda (N.J.S.A. 10:5-12). Si lo hace, la División de Derechos Civiles del estado recibe quejas, y una persona de aquí puede decirle más.',
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
    taxes: { label: 'Su impuesto', says: 'cuánto son los impuestos' },
    year: { label: '¿Cuándo se construyó?', says: 'cuándo se construyó' },
    rentals: { label: 'Viviendas en alquiler', says: 'viviendas en alquiler' },
    homes: { label: 'Viviendas en venta', says: 'viviendas en venta' },
    save: { label: 'Guardarla', says: 'guárdela' },
    tour: { label: 'Pedir una visita', says: 'quiero una visita' },
    english: { label: 'English', says: 'in English, please' },
    spanish: { label: 'Español', says: 'en español, por favor' },
    downPayment: { label: 'Ayuda para el enganche', says: 'qué es NJHMFA' },
  },
  privacy: 'Privacidad (en inglés)',
  map: 'Mapa de viviendas',
  loadGlossary: async () => (await import('#content/glossary/spanish.ts')).SPANISH_GLOSSARY,
})
