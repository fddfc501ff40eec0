import { lawCited } from '#content/law-words.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Phrases } from '../phrases.ts'

/** The English `BUYERS_TEXTS` in Spanish. */
export const BUYERS_TEXTS: Pick<
  Phrases['guidance']['texts'],
  keyof typeof import('../en/buyers-questions.ts').BUYERS_TEXTS
> = {
  'papers-to-buy':
    'Para un préstamo, un prestamista pide sus últimos talones de pago, documentos de impuestos como el W-2 de dos años, estados de cuenta y una identificación con foto, y consulta su crédito con su permiso. Con ellos emite la preaprobación que los vendedores quieren ver.',
  'veteran-tax':
    'Sí: un veterano con baja honorable que es dueño de una vivienda aquí puede descontar $250 al año de su impuesto (N.J.S.A. 54:4-8.10 y siguientes), y quien tiene una discapacidad total y permanente por el servicio no lo paga en la vivienda donde vive (N.J.S.A. 54:4-3.30). La solicitud se presenta ante el tasador de impuestos del pueblo.',
  schools:
    'Puedo darle el distrito, pero no califico escuelas. Los School Performance Reports del estado muestran las cifras de cada una, y el distrito puede decirle qué escuela le corresponde a una dirección.',
  viewing:
    'Busque manchas en techos y paredes, abra las llaves del agua y encienda la calefacción, abra las ventanas y escuche la calle y a los vecinos; pregunte qué está incluido y qué se reparó. Antes de comprar, haga que un inspector con licencia revise la vivienda.',
  'to-buy-it':
    'Para comprar una vivienda que le gusta: véala, tenga lista la preaprobación de un prestamista, y un agente escribe su oferta; luego vienen tres días hábiles de revisión del abogado, la inspección y el cierre. Diga “quiero una visita” para empezar.',
  'to-rent-it':
    'Para alquilar una vivienda que le gusta: véala, presente la solicitud con su prueba de ingresos, lea y firme el contrato, y pague el primer mes y el depósito antes de recibir las llaves. Diga “quiero una visita” para empezar.',
  'fee-changes':
    'Una asociación fija su cuota según su presupuesto, así que puede subir de un año a otro. Pida el presupuesto y lo que tiene reservado para reparaciones antes de firmar.',
  'fee-covers':
    'En general la cuota de una asociación paga lo que los dueños comparten: techos, pasillos, jardines o piscina, su mantenimiento y seguro, y reservas para reparaciones. El presupuesto de la asociación dice si la cuota incluye la calefacción o el agua: pídalo antes de firmar.',
  'pmi-ends':
    'Puede pedirle al prestamista que quite el PMI cuando el préstamo baja al 80% del valor original de la casa, y al 78% debe terminar automáticamente si está al día (ley Homeowners Protection Act). El seguro de un préstamo FHA muchas veces dura lo que el préstamo.',
  'town-allows':
    'Depende del pueblo: su oficina de zonificación (zoning) dice qué puede haber en un lote, como animales, cobertizos, piscinas y ampliaciones, y qué permiso hace falta. Una asociación puede tener sus reglas también; pregunte a ambas antes de firmar.',
  'walk-counted':
    'Los minutos del tren son los del viaje, de andén a andén; aparte digo cuánto se tarda a pie o en carro hasta la estación, y el total suma los dos. No cuenta la espera ni el camino desde la última estación.',
  'month-changes':
    'Con tasa fija, el pago del préstamo no cambia en todo el plazo. El impuesto, el seguro y la cuota de una asociación pueden cambiar, y con ellos su costo mensual.',
  agent: `Ninguna ley le obliga a tener uno: un agente le muestra viviendas, escribe la oferta y habla con la otra parte. ${lawCited('buyer-agreement', 'es')}`,
  'missed-payment':
    'Llame al prestamista antes de dejar de pagar; también puede ayudar un consejero de vivienda aprobado por HUD. En Nueva Jersey el prestamista debe avisarle al menos 30 días antes de ir a la corte (N.J.S.A. 2A:50-56).',
  'inspection-finds':
    'Entonces se negocia: el vendedor lo repara, baja el precio o paga una parte, o usted cancela si la condición de inspección del contrato lo permite. Su abogado escribe al del vendedor en el plazo del contrato.',
  'rent-out':
    'Cuando sea suya, por lo general sí, pero las reglas de una asociación o de un co-op, las del pueblo para alquileres y un préstamo para vivienda principal pueden limitarlo. Pídalas antes de comprar.',
  'income-counted':
    'Un prestamista suele contar horas extra, un bono o un segundo trabajo cuando los tiene desde hace uno o dos años y es probable que sigan. Cuánto cuenta lo decide el prestamista.',
  'own-cash':
    'Un prestamista quiere ver de dónde viene el dinero, así que lleve el efectivo al banco unos meses antes de pedir el préstamo y guarde los documentos. Dígame cuánto tiene ahorrado y le digo hasta dónde alcanza.',
  'compare-lenders':
    'Pida estimaciones por escrito a tres o más prestamistas y compare la tasa, los puntos y los cargos. Las consultas de crédito de varios prestamistas hipotecarios en 45 días cuentan como una.',
  'rate-lock':
    'Con un bloqueo de tasa el prestamista le guarda una tasa por un plazo, a menudo de 30 a 60 días, mientras se prepara el préstamo. Pregunte cuánto cuesta y qué pasa si el cierre se retrasa.',
  townhouse:
    'Una casa adosada (townhouse) comparte las paredes laterales con los vecinos y tiene su propia puerta. El terreno puede ser suyo, o puede ser un condominio con cuota: lo dicen el anuncio y los documentos.',
  'several-homes':
    'Una casa multifamiliar tiene dos o más viviendas en un edificio: puede vivir en una y alquilar las otras, como casero con los deberes de un casero. Un préstamo normal puede cubrir hasta cuatro.',
  'fixer-upper':
    'Una casa para arreglar se vende más barata porque necesita trabajo. Hágala inspeccionar y averigüe cuánto costaría el trabajo antes de firmar; algunos préstamos también cubren las reparaciones: pregunte a un prestamista.',
  'low-down':
    'Puede bastar: un préstamo convencional puede empezar en 3% de pago inicial, uno FHA en 3.5%, y los VA y USDA pueden no pedir ninguno. Aparte están los gastos de cierre, de un 2% a un 5% del precio; el programa NJHMFA de Nueva Jersey puede ayudar con ambos.',
  'tenants-in-it':
    'No de inmediato: el contrato le obliga como nuevo dueño, y un inquilino solo tiene que irse por una causa que la ley enumera, por orden de un juez (N.J.S.A. 2A:18-61.1). En una casa de hasta tres viviendas, que usted se mude a ella puede ser una de esas causas, con aviso; pregunte a un abogado antes de firmar.',
  'unit-rent':
    'No adivino rentas, y un anuncio rara vez las dice: pida los contratos. Para empezar, pregúnteme por la renta de referencia de HUD en el pueblo, o por viviendas en alquiler ahí.',
  flood: `No tengo ese dato de pueblos ni de viviendas. El mapa de FEMA lo muestra por dirección en msc.fema.gov. ${lawCited('flood', 'es')} ${lawCited('flood-rent', 'es')}`,
  'why-estimate':
    'Porque algunas partes se fijan después: la tasa y los cargos los fija su prestamista; el seguro, una cotización; el impuesto, el pueblo; y los gastos de cierre, la compañía de títulos y el abogado. Deme su propia tasa, pago inicial o seguro y lo calculo de nuevo.',
  'credit-up':
    'Pague cada cuenta a tiempo, baje lo que debe en tarjetas, no abra cuentas que no necesita y haga corregir los errores de sus informes: son gratis en annualcreditreport.com. Un consejero de vivienda aprobado por HUD ayuda, a menudo sin costo.',
  'cancel-purchase':
    'Usted no puede cancelarlo por su cuenta: solo el rechazo de un abogado termina el contrato, en los tres días hábiles de revisión (N.J.A.C. 11:5-6.2). Después, solo si lo permiten sus condiciones, como la inspección o el préstamo; si no, puede perder su depósito.',
}

/** Where nothing checked answers a question about rules or money. */
export const unansweredText = (agency: Agency): string =>
  `No tengo una respuesta comprobada, y no adivino sobre reglas ni dinero. Una persona puede responderle al ${agency.phones.head.number}. Yo explico términos y pasos, y calculo costos.`
