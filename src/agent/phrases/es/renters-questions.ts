import type { Phrases } from '../phrases.ts'

/** The English `RENTERS_TEXTS` in Spanish. */
export const RENTERS_TEXTS: Pick<
  Phrases['guidance']['texts'],
  keyof typeof import('../en/renters-questions.ts').RENTERS_TEXTS
> = {
  'deposit-limit':
    'La mayoría de los caseros lo pide, incluso con un vale, pero no puede pasar de un mes y medio de renta (N.J.S.A. 46:8-21.2). Si cuesta pagarlo de una vez, la línea 211 de Nueva Jersey sabe quién puede ayudar.',
  'deposit-back':
    'En los 30 días siguientes a que usted deje la vivienda, el casero debe devolver el depósito con intereses, menos renta sin pagar y daños que le detalle; si se queda con algo sin razón, un juez puede obligar al casero a pagar el doble (N.J.S.A. 46:8-21.1). La guía del estado “Truth in Renting” dice cómo reclamarlo, incluso en una casa pequeña donde vive el dueño, y Legal Services of New Jersey ayuda a inquilinos con pocos ingresos.',
  'program-refused':
    'Un casero aquí no puede rechazarle por pagar con un vale, la Sección 8 u otro programa: es un ingreso legal (N.J.S.A. 10:5-12(g)). Si lo hace, usted puede presentar una queja ante la División de Derechos Civiles del estado en un plazo de 180 días.',
  'house-rules':
    'El contrato y las reglas del edificio dicen qué puede hacer en casa, y la ordenanza de ruido del pueblo puede fijar horas de silencio. Léalos antes de firmar, y pida que el contrato incluya lo que le importa.',
  'papers-to-rent':
    'Para alquilar suele tener que mostrar una identificación con foto, sus últimos talones de pago u otra prueba de ingresos, quizá estados de cuenta, y aceptar una consulta de crédito; con un vale, también sus documentos. Entréguelos solo cuando haya visto la vivienda y sepa quién la alquila.',
  'lease-break':
    'Puede que deba la renta hasta que termine el contrato u otra persona alquile la vivienda, y el casero tiene que buscar a otro inquilino (Sommer v. Kridel). La ley permite irse antes en algunos casos, como una enfermedad incapacitante (N.J.S.A. 46:8-9.2) o violencia doméstica (46:8-9.6); pregunte antes a un abogado o a la ayuda legal.',
  repairs:
    'El casero debe mantener la vivienda habitable y hacer las reparaciones necesarias (Marini v. Ireland): pídalas por escrito y guarde una copia. Si no las hace, llame al inspector de vivienda del pueblo; la guía del estado “Truth in Renting” dice qué más puede hacer.',
  entry:
    'No en cualquier momento: salvo en una emergencia, el casero tiene que avisarle antes, en edificios de tres o más viviendas normalmente con un día (N.J.A.C. 5:10-5.1). Revise también su contrato.',
  heat: 'En un edificio de tres o más viviendas debe haber al menos 68 grados de día y 65 de noche del 1 de octubre al 15 de mayo, salvo que usted haya aceptado por escrito encargarse de la calefacción (N.J.A.C. 5:10-14.4). Para casas más pequeñas pregunte al inspector de vivienda del pueblo; no pueden cortarle los servicios para que se vaya.',
  'voucher-list':
    'Cada autoridad de vivienda, y el Departamento de Asuntos Comunitarios del estado, lleva su propia lista de espera para los vales y la abre solo a veces. Pregúnteles qué listas están abiertas, o llame al 211 de Nueva Jersey.',
  'renters-insurance':
    'Ninguna ley lo exige, pero un contrato puede pedirlo. Cubre sus cosas tras un incendio, un robo o una tubería rota, lo que el seguro del casero no hace.',
  'credit-to-rent':
    'Cada casero fija su propio límite, así que pregunte antes de pagar el cargo por solicitud; un fiador o buenas referencias pueden ayudar. Sus propios informes de crédito son gratis en annualcreditreport.com.',
  'eviction-record':
    'Puede ser: un informe de inquilinos puede mostrar un caso judicial hasta por siete años. Si un casero le rechaza por un informe, debe decírselo, y usted puede verlo y disputar lo que esté mal (Fair Credit Reporting Act). Explíquelo antes de pagar el cargo por solicitud.',
  'cosign-to-rent':
    'Sí, es común: un fiador firma que pagará si usted no paga. Cada casero decide si lo acepta y le pide a esa persona prueba de ingresos, así que pregunte antes de la solicitud.',
  'income-to-come':
    'Una carta de oferta firmada, con su sueldo y el día en que empieza, es la prueba usual; también ayudan estados de cuenta o un fiador. Cada casero o prestamista decide qué basta.',
  'pet-charges':
    'Para una mascota deciden las reglas del casero y el contrato, y el anuncio suele decirlas. Un animal de servicio o de apoyo no es una mascota: no se le aplican la prohibición de mascotas ni los cargos por mascota (Fair Housing Act; N.J.A.C. 13:13-3.4).',
  'late-rent':
    'El contrato dice cuándo la renta está atrasada y cuánto es el recargo; quien recibe Seguro Social, SSI, beneficios por discapacidad o asistencia pública tiene cinco días hábiles de gracia (N.J.S.A. 2A:42-6.1). Si no puede pagar, avise pronto al casero y llame al 211, que sabe quién puede ayudar.',
  roommates:
    'El contrato dice quién puede vivir ahí, así que pida que el casero ponga a todos en él. Por lo general, a cada persona que firma se le puede pedir toda la renta, no solo su parte, incluso cuando alguien se va.',
  utilities:
    'Cambia de una vivienda a otra: el contrato dice quién paga la calefacción, el agua caliente, la luz y el gas. Pregúnteme por una vivienda y le digo lo que dice su anuncio.',
  scams:
    'No pague nada antes de ver la vivienda por dentro y saber quién la alquila, y nunca con tarjetas de regalo, transferencias o criptomonedas. Una renta muy por debajo de las demás, un casero en el extranjero y mucha prisa son señales de alerta.',
}
