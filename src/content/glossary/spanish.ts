import { lawCited } from '../law-words.ts'
import type { Glossary } from './glossary-entry.ts'

/** The glossary in Spanish, with the words people here use: English terms stay beside them because contracts have them. */
export const SPANISH_GLOSSARY: Glossary = {
  'co-op': {
    term: 'Cooperativa (co-op)',
    also: ['co-op', 'cooperativa'],
    text: 'En una cooperativa usted compra acciones de la empresa dueña del edificio, y con ellas el derecho a vivir en un apartamento. Paga una cuota mensual, que suele incluir el impuesto a la propiedad, y casi siempre una junta tiene que aprobarle (N.J.S.A. 46:8D-1).',
  },
  condo: {
    term: 'Condominio (condo)',
    also: ['condo', 'condominio'],
    text: 'En un condominio usted es dueño de su apartamento y de una parte de los pasillos, el techo y el terreno (N.J.S.A. 46:8B-1). Paga su propio impuesto a la propiedad y una cuota mensual a la asociación.',
  },
  hoa: {
    term: 'Asociación de propietarios (HOA)',
    also: ['HOA', 'asociación de propietarios', 'cuota de la asociación'],
    text: 'La asociación cuida lo que los dueños comparten, como techos, jardines o piscina, y pone las reglas. Los dueños le pagan una cuota por estas áreas comunes cada mes y no pueden salirse (N.J.S.A. 45:22A-43).',
  },
  'board-approval': {
    term: 'Aprobación de la junta',
    also: ['board approval', 'junta de la cooperativa'],
    text: 'La junta de una cooperativa puede revisar sus finanzas y entrevistarle antes de dejarle comprar. Puede negarse por razones económicas, pero nunca por quién es usted (N.J.S.A. 10:5-12).',
  },
  'special-assessment': {
    term: 'Cuota extraordinaria (special assessment)',
    also: ['special assessment', 'cuota extraordinaria'],
    text: 'Es un cobro aparte de la asociación para algo grande, como un techo nuevo. Antes de firmar, pregunte si hay uno previsto y quién lo paga.',
  },
  assessment: {
    term: 'Avalúo fiscal (assessment)',
    also: ['assessment', 'avalúo fiscal'],
    text: 'Es el valor que el municipio le pone a la casa para el impuesto a la propiedad; la cuenta es ese valor multiplicado por la tasa del municipio (N.J.S.A. 54:4-23). El avalúo muchas veces no coincide con el precio de venta.',
  },
  'property-tax-relief': {
    term: 'ANCHOR y otras ayudas para el impuesto a la propiedad',
    also: ['ANCHOR', 'homestead', 'Senior Freeze', 'Stay NJ'],
    text: 'Por 2025, ANCHOR paga $1,500 a los dueños con ingresos de hasta $150,000, y $1,000 si son de hasta $250,000. Desde los 65 años, si ANCHOR y Senior Freeze no llegan a la mitad del impuesto, Stay NJ paga la diferencia, hasta $6,500 en total. Una sola solicitud cubre los tres; el plazo cerró el 2 de noviembre de 2026.',
  },
  mortgage: {
    term: 'Hipoteca (mortgage)',
    also: ['hipoteca', 'mortgage'],
    text: 'Una hipoteca es un préstamo para una casa, con la casa como garantía. Se paga cada mes, por lo general durante 30 años; si usted deja de pagar, el banco puede quitarle la casa por medio de la corte.',
  },
  'down-payment': {
    term: 'Pago inicial (down payment)',
    also: ['pago inicial', 'enganche', 'down payment'],
    text: 'El pago inicial es la parte del precio que usted paga: 3% o 3.5% con algunos préstamos, nada con otros. Con 20% o más, un préstamo convencional no necesita seguro hipotecario; uno FHA sí, por 11 años.',
  },
  'pre-approval': {
    term: 'Preaprobación (pre-approval)',
    also: ['preaprobación', 'pre-approval'],
    text: 'Con una preaprobación el prestamista ya revisó sus documentos y dice cuánto le prestaría. Todavía no es una promesa, pero los vendedores quieren verla junto con la oferta.',
  },
  underwriting: {
    term: 'Evaluación del préstamo (underwriting)',
    also: ['underwriting', 'evaluación del préstamo'],
    text: 'Es la última revisión que hace el prestamista de sus ingresos, deudas, crédito y de la casa antes de aprobar el préstamo. No se endeude más antes del cierre.',
  },
  dti: {
    term: 'Relación deuda-ingreso (DTI)',
    also: ['DTI', 'relación deuda-ingreso'],
    text: 'Es la parte de su ingreso mensual antes de impuestos que se va en deudas, contando la casa nueva. Cada prestamista pone su límite; entre 36% y 45% es lo común.',
  },
  'credit-score': {
    term: 'Puntaje de crédito (credit score)',
    also: ['puntaje de crédito', 'credit score'],
    text: 'Es un número, casi siempre entre 300 y 850, que muestra con qué puntualidad paga sus deudas. Uno más alto suele traer una tasa más baja; usted puede ver sus informes de crédito gratis cada semana.',
  },
  apr: {
    term: 'Tasa de porcentaje anual (APR)',
    also: ['APR', 'tasa anual', 'tasa anual con cargos'],
    text: 'El APR es el costo del préstamo por un año con sus cargos incluidos, por eso es más alto que la tasa de interés sola. Úselo para comparar prestamistas.',
  },
  points: {
    term: 'Puntos (points)',
    also: ['puntos', 'points'],
    text: 'Un punto es 1% del préstamo que usted paga al principio para bajar la tasa de interés. Conviene solo si se queda con el préstamo bastante tiempo.',
  },
  'adjustable-rate': {
    term: 'Tasa fija y tasa ajustable (ARM)',
    also: ['ARM', 'tasa ajustable', 'tasa fija'],
    text: 'Con una tasa fija el pago del préstamo es igual hasta el final. Con una ajustable (ARM) empieza más bajo y después de unos años puede subir o bajar.',
  },
  pmi: {
    term: 'Seguro hipotecario privado (PMI)',
    also: ['PMI', 'seguro hipotecario'],
    text: 'El PMI protege al prestamista cuando usted da menos de 20% de pago inicial, y usted lo paga cada mes. Puede pedir que termine al 80% del valor original de la casa, y debe terminar al 78% (ley Homeowners Protection Act).',
  },
  fha: {
    term: 'Préstamo FHA',
    also: ['FHA', 'préstamo FHA'],
    text: 'El gobierno federal asegura el préstamo FHA, por eso se puede dar 3.5% de pago inicial y tener un crédito más bajo. Usted paga su seguro hipotecario, muchas veces mientras dure el préstamo.',
  },
  va: {
    term: 'Préstamo VA',
    also: ['préstamo VA'],
    text: 'El préstamo VA es para veteranos, militares en servicio y algunos cónyuges viudos; por lo general no pide pago inicial y nunca lleva seguro hipotecario. También sirve para un edificio de hasta cuatro viviendas si usted vive en una.',
  },
  usda: {
    term: 'Préstamo USDA',
    also: ['USDA', 'préstamo USDA'],
    text: 'El préstamo USDA ayuda a personas de ingresos bajos o medios a comprar en zona rural sin pago inicial. En nuestros condados pueden calificar partes de Sussex y Warren; lo decide el mapa del USDA.',
  },
  njhmfa: {
    term: 'Ayuda de NJHMFA para el pago inicial',
    also: ['NJHMFA', 'ayuda para el pago inicial'],
    text: 'La agencia de vivienda de Nueva Jersey presta hasta $15,000 (montos por condado de noviembre de 2022) a quienes compran por primera vez; se perdona a los cinco años si vive ahí y no vende, transfiere ni refinancia. Va junto con la hipoteca de la agencia, y un prestamista aprobado por ella le dice si califica.',
  },
  equity: {
    term: 'Capital en la casa (equity)',
    also: ['equity', 'capital en la casa'],
    text: 'Es la parte de la casa que de verdad es suya: lo que vale menos lo que todavía debe. Crece al pagar el préstamo y cambia con el precio.',
  },
  escrow: {
    term: 'Depósito en custodia (escrow)',
    also: ['escrow', 'depósito en custodia'],
    text: 'Escrow significa que alguien que no es ni el comprador ni el vendedor, como un abogado, un agente o una compañía de títulos, guarda el dinero hasta que ambas partes cumplan. Su depósito por la casa queda ahí hasta el cierre.',
  },
  'escrow-account': {
    term: 'Cuenta de escrow',
    also: ['escrow account', 'cuenta de escrow', 'cuenta de reserva'],
    text: 'Es parte de su hipoteca: cada mes usted deposita una doceava parte del impuesto a la propiedad y del seguro de la casa. De ahí el prestamista paga esas cuentas.',
  },
  'earnest-money': {
    term: 'Depósito de buena fe (earnest money)',
    also: ['earnest money', 'depósito de buena fe'],
    text: 'Es el depósito que le muestra al vendedor que usted va en serio; cuenta para el pago inicial. Puede perderlo si se retira por una razón que el contrato no permite.',
  },
  contingency: {
    term: 'Condición del contrato (contingency)',
    also: ['contingency', 'contingencia'],
    text: 'Es una condición del contrato, como conseguir la hipoteca o una buena inspección. Si no se cumple, usted puede retirarse y recuperar su depósito.',
  },
  'attorney-review': {
    term: 'Revisión del abogado (attorney review)',
    also: ['attorney review', 'revisión del abogado'],
    text: lawCited('review-what', 'es'),
  },
  'home-inspection': {
    term: 'Inspección de la casa',
    also: ['home inspection', 'inspección de la casa', 'inspección'],
    text: 'Un inspector con licencia revisa techo, estructura, electricidad, plomería y calefacción y escribe un informe, por lo general en las dos semanas después de la revisión del abogado. Usted lo paga, y con él puede pedir arreglos o retirarse si el contrato lo permite.',
  },
  appraisal: {
    term: 'Tasación (appraisal)',
    also: ['appraisal', 'tasación'],
    text: 'Es la opinión independiente sobre el valor de la casa que pide el prestamista y paga usted. Si sale menor que el precio, el prestamista presta menos y quizá usted tenga que renegociar con el vendedor.',
  },
  'title-insurance': {
    term: 'Seguro de título (title insurance)',
    also: ['title insurance', 'seguro de título'],
    text: 'La búsqueda de título confirma que el vendedor es el dueño y que la casa no tiene deudas viejas; el seguro de título paga si algo se pasó por alto. El prestamista exige su póliza, y usted puede comprar la suya.',
  },
  survey: {
    term: 'Plano del terreno (survey)',
    also: ['survey', 'plano del terreno'],
    text: 'Es un dibujo de un topógrafo con licencia que muestra dónde termina el terreno y qué hay en él. Le dice, por ejemplo, si la cerca está en su terreno.',
  },
  deed: {
    term: 'Escritura (deed)',
    also: ['deed', 'escritura'],
    text: 'La escritura es el documento que lo hace dueño. El vendedor la firma en el cierre y el condado la registra.',
  },
  lien: {
    term: 'Gravamen (lien)',
    also: ['lien', 'gravamen'],
    text: 'Es una deuda que va con la casa, como impuestos sin pagar o la cuenta de un contratista. Hay que pagarla antes de la compra, y la búsqueda de título la encuentra.',
  },
  closing: {
    term: 'Cierre (closing)',
    also: ['closing', 'cierre'],
    text: 'En el cierre usted firma el préstamo, paga lo que falta y recibe las llaves. En Nueva Jersey suele ser de seis a ocho semanas después del contrato.',
  },
  'closing-costs': {
    term: 'Gastos de cierre (closing costs)',
    also: ['closing costs', 'gastos de cierre', 'costos de cierre'],
    text: 'Los gastos de cierre son lo que paga el comprador además del pago inicial: prestamista, título, abogado, inspección, registro y los primeros impuestos y seguros. Suelen ser de 2% a 5% del precio.',
  },
  'realty-transfer-fee': {
    term: 'Cargo por transferencia (realty transfer fee)',
    also: ['realty transfer fee', 'cargo por transferencia'],
    text: 'Nueva Jersey le cobra un cargo al vendedor cuando se registra la escritura (N.J.S.A. 46:15-7). Si el precio pasa de $1,000,000 se suma otro cargo, escalonado según el precio, que desde el 10 de julio de 2025 también paga el vendedor.',
  },
  'certificate-of-occupancy': {
    term: 'Certificado de ocupación (CO)',
    also: ['certificate of occupancy', 'certificado de ocupación', 'CO'],
    text: `Dice que el municipio considera la casa apta para vivir, y muchos municipios lo piden. ${lawCited('smoke-co', 'es')}`,
  },
  'final-walk-through': {
    term: 'Recorrido final (walk-through)',
    also: ['final walk-through', 'recorrido final'],
    text: 'Poco antes del cierre usted recorre la casa una vez más. Revisa que esté vacía, que se hayan hecho los arreglos y que siga ahí lo prometido.',
  },
  'home-insurance': {
    term: 'Seguro de la casa',
    also: ['home insurance', 'seguro de la casa', 'seguro de vivienda'],
    text: 'Paga después de un incendio, una tormenta o un robo, y si alguien se lastima en su propiedad. El prestamista lo exige; no cubre inundaciones.',
  },
  'flood-zone': {
    term: 'Zona de inundación (flood zone)',
    also: ['flood zone', 'zona de inundación', 'seguro de inundación'],
    text: 'Los mapas de FEMA muestran qué terrenos se pueden inundar; en una zona de alto riesgo el prestamista exige seguro de inundación. En Nueva Jersey el vendedor debe decirle lo que sabe (N.J.S.A. 56:8-19.2), y también la mayoría de los caseros, pero no los de casas de una o dos familias (N.J.S.A. 46:8-50).',
  },
  radon: {
    term: 'Radón',
    also: ['radon', 'radón'],
    text: 'El radón es un gas del suelo que no se ve ni se huele y puede causar cáncer de pulmón. La prueba es barata, y una casa con 4 picocurios por litro o más se puede y se debe arreglar.',
  },
  'lead-paint': {
    term: 'Pintura con plomo',
    also: ['lead paint', 'pintura con plomo'],
    text: 'Las casas de antes de 1978 pueden tener plomo en la pintura, peligroso para los niños pequeños. El vendedor y el casero deben decir lo que saben, y la mayoría de las viviendas de alquiler antiguas de Nueva Jersey deben inspeccionarse (N.J.S.A. 52:27D-437.16).',
  },
  'oil-tank': {
    term: 'Tanque de aceite (oil tank)',
    also: ['oil tank', 'tanque de aceite'],
    text: 'Muchas casas viejas de aquí usaban aceite para la calefacción y algunas todavía tienen el tanque enterrado. Una fuga sale cara, por eso se busca el tanque antes de comprar y se piden los documentos si lo sacaron.',
  },
  septic: {
    term: 'Sistema séptico',
    also: ['septic', 'sistema séptico', 'fosa séptica'],
    text: 'Trata las aguas residuales de la casa en su propio terreno donde no hay alcantarillado. Pida que lo inspeccionen antes de comprar; un pozo negro casi siempre hay que cambiarlo al vender (N.J.A.C. 7:9A-3.16).',
  },
  well: {
    term: 'Pozo privado (well)',
    also: ['well', 'pozo', 'pozo privado'],
    text: `Una casa con pozo saca el agua de su propio terreno. ${lawCited('well', 'es')}`,
  },
  mls: {
    term: 'MLS (lista compartida de casas)',
    also: ['MLS'],
    text: 'El MLS es la base de datos donde los agentes comparten sus anuncios de venta y alquiler. De ahí viene lo que usted ve en casi todos los sitios.',
  },
  'dual-agency': {
    term: 'Doble agencia (dual agency)',
    also: ['dual agency', 'doble agencia'],
    text: 'Una misma empresa representa al comprador y al vendedor a la vez, así que no puede ponerse del todo de parte de ninguno. En Nueva Jersey ambos tienen que aceptarlo por escrito (N.J.A.C. 11:5-6.9).',
  },
  fixture: {
    term: 'Instalación fija (fixture)',
    also: ['fixture', 'instalación fija'],
    text: 'Es algo sujeto a la casa, como un lavabo o estantes empotrados, y se queda si el contrato no dice otra cosa. Si cuenta con algo, como la lavadora, pida que quede escrito en el contrato.',
  },
  'as-is': {
    term: 'Tal como está (as-is)',
    also: ['as-is', 'tal como está'],
    text: 'Significa que el vendedor no hará arreglos. Usted igual puede inspeccionar la casa, y el vendedor igual debe decirle los problemas que conoce.',
  },
  foreclosure: {
    term: 'Ejecución hipotecaria (foreclosure)',
    also: ['foreclosure', 'ejecución hipotecaria'],
    text: 'El prestamista toma la casa por medio de la corte porque no se pagó el préstamo, y el sheriff la vende. En Nueva Jersey debe avisar al dueño por lo menos 30 días antes de ir a la corte (N.J.S.A. 2A:50-56).',
  },
  'short-sale': {
    term: 'Venta corta (short sale)',
    also: ['short sale', 'venta corta'],
    text: 'El dueño vende por menos de lo que debe del préstamo, y el prestamista tiene que aceptar. Puede tardar meses, y la casa suele venderse tal como está.',
  },
  lease: {
    term: 'Contrato de alquiler (lease)',
    also: ['lease', 'contrato de alquiler', 'contrato de renta'],
    text: 'Es el contrato con el casero: la renta, por cuánto tiempo y quién hace qué. En Nueva Jersey usted por lo general puede quedarse cuando termina, salvo que el casero tenga una causa que la ley enumera (N.J.S.A. 2A:18-61.1).',
  },
  'security-deposit': {
    term: 'Depósito de garantía (security deposit)',
    also: ['security deposit', 'depósito de garantía', 'depósito de seguridad'],
    text: 'El depósito es de un mes y medio de renta como máximo (N.J.S.A. 46:8-21.2); si el dueño vive en el edificio y alquila una o dos viviendas, ese límite no rige hasta 30 días después de que usted lo pida por escrito (46:8-26). Gana intereses, y se lo devuelven hasta 30 días después de que se vaya, menos renta sin pagar y daños.',
  },
  'application-fee': {
    term: 'Cargo por solicitud (application fee)',
    also: ['application fee', 'cargo por solicitud'],
    text: 'Algunos caseros cobran por revisar su solicitud. Desde el 1 de mayo de 2026 Nueva Jersey lo limita a $50, salvo en edificios de una o dos viviendas.',
  },
  'brokers-fee': {
    term: 'Comisión del agente (broker’s fee)',
    also: ['broker’s fee', 'comisión del agente'],
    text: 'Es lo que el inquilino o el casero le paga al agente que encontró la vivienda, muchas veces cerca de un mes de renta. Pregunte antes quién la paga; la ley de Nueva Jersey no fija la cantidad.',
  },
  guarantor: {
    term: 'Fiador (guarantor)',
    also: ['guarantor', 'fiador', 'aval'],
    text: 'Un fiador firma que pagará si usted no paga. El casero puede pedir uno cuando el ingreso de usted no alcanza para la renta.',
  },
  sublet: {
    term: 'Subarriendo (sublet)',
    also: ['sublet', 'subarriendo', 'subarrendar'],
    text: 'Subarrendar es alquilarle a otra persona la vivienda que usted alquila, y usted sigue respondiendo ante el casero. El contrato dice si se puede, y muchas veces el casero tiene que aceptar.',
  },
  'rent-control': {
    term: 'Control de rentas (rent control)',
    also: ['rent control', 'control de renta'],
    text: 'Limita cuánto puede subir la renta cada año. Nueva Jersey no tiene una ley estatal: unos cien municipios tienen la suya, y solo el municipio puede decir si una vivienda está cubierta.',
  },
  voucher: {
    term: 'Vale de vivienda (voucher, Sección 8)',
    also: ['voucher', 'vale de vivienda', 'sección 8'],
    text: `Con un vale de vivienda (Sección 8), una agencia pública le paga parte de la renta directamente al casero. ${lawCited('source-of-income', 'es')}`,
  },
  eviction: {
    term: 'Desalojo (eviction)',
    also: ['eviction', 'desalojo'],
    text: 'En un desalojo, una corte obliga al inquilino a irse; el casero no puede cambiar la cerradura. En la mayoría de los edificios hace falta una causa que la ley enumera, como renta sin pagar (N.J.S.A. 2A:18-61.1), salvo donde el dueño vive ahí y alquila a lo sumo dos viviendas.',
  },
}
