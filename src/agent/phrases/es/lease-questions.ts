import type { Phrases } from '../phrases.ts'

/** The English `LEASE_TEXTS` in Spanish. */
export const LEASE_TEXTS: Pick<
  Phrases['guidance']['texts'],
  keyof typeof import('../en/lease-questions.ts').LEASE_TEXTS
> = {
  'rent-help':
    'Puede haberla: la línea 211 de Nueva Jersey conoce los programas de su condado que ayudan con la renta, el depósito o la calefacción. Los vales los dan las autoridades de vivienda y el Departamento de Asuntos Comunitarios del estado, con listas de espera, y un casero no puede rechazarle por uno (N.J.S.A. 10:5-12(g)).',
  'criminal-record':
    'La mayoría de los caseros aquí solo puede preguntar por antecedentes penales después de hacerle una oferta condicional, y entonces solo cuentan ciertas condenas (Fair Chance in Housing Act). Si uno no cumple la ley, usted puede presentar una queja ante la División de Derechos Civiles del estado.',
  screening:
    'Los caseros suelen revisar el crédito, los ingresos y el historial de alquiler, a menudo de cada adulto, y necesitan su permiso para el informe de crédito; por antecedentes penales solo pueden preguntar después de una oferta condicional (Fair Chance in Housing Act). Si un informe cuenta en su contra, puede verlo y disputar lo que esté mal (Fair Credit Reporting Act).',
  bankruptcy:
    'Una bancarrota puede estar en su informe de crédito hasta diez años (Fair Credit Reporting Act), pero por sí sola no cierra ninguna puerta: cada casero o prestamista decide qué significa. Pregunte antes de pagar el cargo por solicitud; un fiador, referencias y lo que ha pagado desde entonces pueden ayudar.',
  'guarantor-owes':
    'Usted promete pagar lo que el inquilino no pague, la renta y a menudo también daños, por el tiempo que diga el acuerdo. Revise hasta qué monto y hasta cuándo responde, incluso si el contrato se renueva; un abogado puede explicárselo antes de firmar.',
  'lease-length':
    'Muchos contratos aquí son de un año, y algunas viviendas se alquilan mes a mes: el anuncio suele decirlo. Cuando pasa el año y usted se queda, el contrato suele seguir mes a mes (N.J.S.A. 46:8-10), y puede terminarlo con un mes de aviso.',
  occupancy:
    'El código del pueblo fija cuántas personas pueden vivir en una vivienda según su tamaño, igual para todos: la oficina de vivienda del pueblo le dice el límite. Dentro de ese límite, los niños no son razón para rechazarle (Fair Housing Act; N.J.S.A. 10:5-12).',
  'changes-for-disability':
    'No, si lo necesita por una discapacidad: un inquilino puede hacer cambios razonables a su costo, como una barra de apoyo o una rampa, y el casero puede pedir que usted deshaga algunos al irse (Fair Housing Act). Pídalo por escrito; si se lo niegan, usted puede presentar una queja ante la División de Derechos Civiles del estado en un plazo de 180 días.',
  'age-to-sign':
    'Desde los 18 años puede firmar un contrato usted mismo (N.J.S.A. 9:17B-3). Un casero puede pedir aun así prueba de ingresos o un fiador; antes de los 18 suele firmar uno de los padres u otro adulto.',
  'lease-cancel':
    'Si lo preparó un agente y es de un año o más, un abogado puede rechazarlo en tres días hábiles desde que ambas partes lo tienen (N.J.A.C. 11:5-6.2). Cualquier otro contrato obliga desde la firma, así que pregunte enseguida a un abogado o a la ayuda legal, y al casero si le deja irse.',
  'incomes-together':
    'Por lo general sí: el casero mira los ingresos de todos los que firman juntos, y a cada uno le pueden pedir toda la renta. Cada casero tiene su regla, así que pregunte antes de pagar el cargo por solicitud.',
  'deposit-as-rent':
    'Solo si el casero acepta: el depósito es para renta sin pagar y daños cuando usted se vaya. Si no le dijeron por escrito en 30 días dónde está guardado, puede pedir por escrito que se use para la renta (N.J.S.A. 46:8-19).',
  'home-sold':
    'Una venta no termina su contrato: obliga al nuevo dueño, que necesita una causa que la ley enumera, y una orden de un juez, para que usted se vaya (N.J.S.A. 2A:18-61.1). En una casa de hasta tres viviendas, que el comprador se mude a ella puede ser una de esas causas, con aviso; pregunte a un abogado o a la ayuda legal antes de firmar nada.',
  pace: 'Eso cambia según el lugar y el precio, y no adivino: pregúnteme cuánto lleva publicada una vivienda. Con su prueba de ingresos lista, o la preaprobación de un prestamista, puede actuar rápido si una le gusta.',
}
