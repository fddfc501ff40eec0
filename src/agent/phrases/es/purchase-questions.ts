import type { Phrases } from '../phrases.ts'

/** The English `PURCHASE_TEXTS` in Spanish. */
export const PURCHASE_TEXTS: Pick<
  Phrases['guidance']['texts'],
  keyof typeof import('../en/purchase-questions.ts').PURCHASE_TEXTS
> = {
  'va-offers':
    'Muchos sí: cada vendedor decide qué oferta acepta, y en el cierre un préstamo VA le paga como cualquier otro. El tasador del VA también revisa si la vivienda cumple los requisitos mínimos, así que ayuda la preaprobación de un prestamista que haga préstamos VA.',
  'va-no-pmi':
    'No: un préstamo VA no lleva PMI, por bajo que sea el pago inicial. En su lugar tiene un cargo único (funding fee), que puede sumarse al préstamo; los veteranos que reciben compensación por discapacidad no lo pagan.',
  'found-later':
    'Cuando la casa es suya, también lo son las reparaciones. Un vendedor que sabía de un defecto oculto y no lo dijo puede tener que responder (Weintraub v. Krobatsch): guarde los documentos y pregunte pronto a un abogado.',
  'seller-backs-out':
    'En los tres días hábiles de revisión, el abogado de cualquiera de las partes puede rechazar el contrato (N.J.A.C. 11:5-6.2). Después obliga también al vendedor; si no cierra, su propio abogado le dice a usted qué puede pedir.',
  'under-contract':
    'Bajo contrato (under contract) quiere decir que comprador y vendedor firmaron, a menudo aún con la revisión del abogado o condiciones abiertas; pendiente (pending) suele querer decir que falta poco más que el cierre. En ninguno de los dos casos está vendida todavía.',
  'closing-day':
    'Lleve una identificación con foto. Pague el dinero por transferencia o cheque de caja, como le diga el agente de cierre. Antes de transferir, llámele a un número que usted ya conozca. Por lo menos tres días hábiles antes del cierre, el prestamista debe darle la declaración de cierre con el monto (12 CFR 1026.19).',
  'first-payment':
    'Suele ser el primer día de un mes, con un mes entero de por medio: en el cierre paga los intereses hasta fin de mes. Los documentos del cierre dicen el día.',
  'tax-appeal':
    'Sí: el dueño puede apelar el avalúo ante la junta de impuestos del condado, normalmente hasta el 1 de abril, o el 1 de mayo tras una revaluación del pueblo (N.J.S.A. 54:3-21). Depende de a cuánto se vendieron casas parecidas; el tasador del pueblo y la junta le dicen cómo.',
  'earnest-amount':
    'Ninguna ley lo fija: es parte de su oferta, queda en escrow y cuenta para el pago inicial. Un agente que trabaja en el pueblo sabe qué es usual ahí.',
  'inspection-cost':
    'No conozco un precio publicado: pregunte a dos o tres inspectores con licencia antes de ofertar. La inspección la paga usted, normalmente en las dos semanas después de la revisión del abogado; pruebas como radón, pozo o tanque de aceite se pagan aparte.',
  'new-job':
    'No por sí solo: un prestamista mira unos dos años de trabajo, acepta una carta de oferta o los primeros talones, y verifica el empleo otra vez antes del cierre. Avísele antes de cambiar nada; cuánto cuenta lo decide el prestamista.',
  'pmi-cost':
    'Depende de su pago inicial, su crédito y el préstamo, así que lo cotiza un prestamista. Deme un precio y un pago inicial y lo incluyo en el costo mensual, en su propia línea.',
  faster:
    'Lo que más tarda suele ser el préstamo: entregue sus documentos enseguida, y programe la inspección y la tasación en los primeros días. Quien paga al contado no espera ningún préstamo.',
  'is-it-law':
    'Donde cité una ley, eso dice la ley; lo demás es lo usual aquí. Para su propio caso, pregunte a un abogado o a Legal Services of New Jersey.',
  'law-named':
    'Sí: la ley está entre paréntesis en lo que acabo de decir. Un abogado o Legal Services of New Jersey puede decirle si se aplica a su caso.',
  'who-decides-loan':
    'El prestamista, con sus propias reglas y las del préstamo; otro puede decidir distinto, así que pregunte a dos o tres. Si uno dice que no, puede pedirle sus razones (Equal Credit Opportunity Act).',
  'who-decides-tax':
    'El tasador del pueblo fija el valor; las escuelas, el pueblo y el condado fijan lo que necesitan, y de ahí sale la tasa. El dueño puede apelar el avalúo ante la junta de impuestos del condado (N.J.S.A. 54:3-21).',
  'who-decides-contract':
    'Usted y el vendedor: vale lo que dice el contrato, y en los tres días hábiles de revisión el abogado de cada parte puede rechazarlo (N.J.A.C. 11:5-6.2); todo cambio requiere el acuerdo de ambas. Lo que no acuerden lo decide un juez.',
}
