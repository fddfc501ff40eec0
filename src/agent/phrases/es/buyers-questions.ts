import type { Phrases } from '../phrases.ts'

/** The English `BUYERS_TEXTS` in Spanish. */
export const BUYERS_TEXTS: Pick<
  Phrases['guidance']['texts'],
  keyof typeof import('../en/buyers-questions.ts').BUYERS_TEXTS
> = {
  'papers-to-buy':
    'Para comprar, un prestamista pide sus últimos talones de pago, papeles de impuestos como el W-2 de dos años, estados de cuenta y una identificación con foto, y consulta su crédito con su permiso. Con ellos escribe la preaprobación que los vendedores quieren ver.',
  'veteran-tax':
    'Sí: un veterano con baja honorable que es dueño de una vivienda aquí puede descontar $250 al año de su impuesto (N.J.S.A. 54:4-8.10 y siguientes), y quien tiene una discapacidad total y permanente por el servicio no lo paga en la vivienda donde vive (N.J.S.A. 54:4-3.30). La solicitud se hace con el tasador de impuestos del pueblo.',
  schools:
    'Yo digo el distrito, pero no califico escuelas. Los School Performance Reports del estado muestran las cifras de cada una, y el distrito dice qué escuela toca a una dirección.',
  viewing:
    'Busque manchas en techos y paredes, abra el agua y encienda la calefacción, abra las ventanas y escuche la calle y a los vecinos; pregunte qué está incluido y qué se reparó. Antes de comprar, un inspector con licencia mira más a fondo.',
  'to-buy-it':
    'Para comprar una vivienda que le gusta: véala, tenga lista la preaprobación de un prestamista, y un agente escribe su oferta; luego vienen tres días hábiles de revisión del abogado, la inspección y el cierre. Diga “quiero una visita” para empezar.',
  'to-rent-it':
    'Para rentar una vivienda que le gusta: véala, presente la solicitud con su prueba de ingresos, lea y firme el contrato, y pague el primer mes y el depósito antes de recibir las llaves. Diga “quiero una visita” para empezar.',
  'fee-changes':
    'Una asociación fija su cuota según su presupuesto, así que puede subir de un año a otro. Pida el presupuesto y lo que tiene reservado para reparaciones antes de firmar.',
  'month-changes':
    'Con tasa fija, el pago del préstamo mismo no cambia en todos sus años. El impuesto, el seguro y la cuota de una asociación pueden cambiar, y con ellos el mes.',
  agent:
    'Ninguna ley le obliga a tener uno: un agente le muestra viviendas, escribe la oferta y habla con la otra parte. Lo que cobra se acuerda, y en Nueva Jersey tiene que ponerse antes por escrito.',
  'missed-payment':
    'Llame al prestamista antes de dejar de pagar; también puede ayudar un consejero de vivienda de la lista de HUD. En Nueva Jersey el prestamista debe avisarle al menos 30 días antes de ir a la corte (N.J.S.A. 2A:50-56).',
  'inspection-finds':
    'Entonces se negocia: el vendedor lo repara, baja el precio o paga una parte, o usted cancela si la condición de inspección del contrato lo permite. Su abogado escribe al del vendedor en los días que da el contrato.',
  'cancel-purchase':
    'En los tres días hábiles de revisión, su abogado puede cancelar el contrato (N.J.A.C. 11:5-6.2). Después solo como lo permitan sus condiciones, como la inspección o el préstamo; si no, puede perder su depósito.',
}
