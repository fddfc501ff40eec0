import type { Agency } from '#domain/agency/agency.ts'
import { yearlyInsurance, type HomeInsurance } from '#domain/money/home-insurance.ts'
import type { VaFee } from '#domain/money/loan-rules.ts'
import { formatDollars } from '#domain/money/money.ts'
import { taxAtRate, type TownTax } from '#domain/money/property-tax.ts'
import { formatPercent, formatRate } from '#domain/money/terms-text.ts'
import { dayText } from '#language/es/spanish-words.ts'
import type { CountyLimits, HudRents, InsuredHome } from '../en/guidance.ts'
import type { Phrases } from '../phrases.ts'
import { BUYERS_TEXTS, unansweredText } from './buyers-questions.ts'
import { LENDER_DECIDES } from './cost.ts'
import { LEASE_TEXTS } from './lease-questions.ts'
import { PURCHASE_TEXTS } from './purchase-questions.ts'
import { RENTERS_TEXTS } from './renters-questions.ts'

/** Also said where it is asked whether it is allowed. */
const GIFT =
  'La mayoría de los préstamos permite que su familia le dé todo o parte del pago inicial. El prestamista pide una carta firmada que diga que no tiene que devolverlo. Sobre los impuestos, pregunte a un asesor.'

const TEXTS: Omit<Phrases['guidance']['texts'], 'unanswered'> = {
  ...BUYERS_TEXTS,
  ...RENTERS_TEXTS,
  ...LEASE_TEXTS,
  ...PURCHASE_TEXTS,
  approval:
    'Solo un prestamista puede decírselo, y yo no prometo préstamos. Dígame cuánto gana al año, cuánto paga al mes en deudas y cuánto tiene ahorrado, y le digo cuánto permitirían los límites usuales.',
  credit:
    'No le pregunto su puntaje; eso lo revisa el prestamista. Un puntaje más alto suele bajar la tasa. Los préstamos FHA con 3.5% de pago inicial empiezan en 580 puntos; lo demás lo fija cada prestamista.',
  'no-credit':
    'Aun sin historial de crédito puede haber opciones. Algunos prestamistas consideran los pagos de renta y de cuentas. Pregunte a un prestamista o a un consejero de vivienda aprobado por HUD qué documentos aceptan.',
  gift: GIFT,
  'gift-allowed': GIFT,
  'loan-kinds':
    'Un préstamo FHA pide 3.5% de pago inicial y es más flexible con el crédito, pero su seguro suele durar todo el préstamo; uno convencional puede empezar en 3%, y su PMI termina. Los VA, para veteranos y militares, y los USDA, en zonas rurales, pueden no pedir pago inicial; un prestamista puede compararlos.',
  'loan-years':
    'A 15 años el pago mensual es más alto, pero paga mucho menos interés en total; a 30 años el pago mensual es más bajo. Deme un precio y calculo los dos.',
  'pre-approval-when':
    'Puede ver casas sin ella. Los vendedores la piden con la oferta, así que consígala antes de hacer una. La carta dice hasta cuándo vale, y el prestamista puede renovarla.',
  'pre-approval-how':
    'Pídala a un prestamista, o mejor a dos o tres. Revisan sus talones de pago, declaraciones de impuestos, estados de cuenta y crédito, y dicen en una carta cuánto le prestarían. No está obligado a tomar el préstamo con quien la escribió.',
  timeline:
    'Del contrato a las llaves suelen pasar de seis a ocho semanas: tres días hábiles de revisión del abogado, luego la inspección, el préstamo y el cierre. La búsqueda dura lo que usted quiera.',
  offer:
    'Un agente la prepara con usted: precio, pago inicial, condiciones como la inspección y fecha de cierre, junto con su preaprobación. Durante tres días hábiles desde que ambas partes tienen el contrato firmado, el abogado de cualquiera de las dos puede rechazarlo.',
  bidding:
    'No lo sé. Los anuncios muestran el precio de lista y sus rebajas, no lo que otros ofrecen. Un agente que trabaja en el pueblo puede decirle cuánto se ha pagado últimamente.',
  'without-inspection':
    'Esa decisión es suya, y un abogado puede explicarle a qué renunciaría. Sin inspección, no sabrá cómo están el techo, la electricidad ni la calefacción hasta que la casa sea suya.',
  attorney:
    'La ley no le obliga a contratarlo, pero usted no puede cancelar un contrato firmado por su cuenta: solo un abogado puede rechazarlo, en tres días hábiles. Contrate uno antes de firmar. No conozco un precio publicado; pida primero un precio fijo.',
  'rent-or-buy':
    'Depende de su renta, de cuánto tiempo se quede y de cuánto costaría al mes ser dueño. No puedo decirle qué es mejor para usted, pero deme un precio y calculo el costo mensual para compararlo con su renta.',
  'two-family':
    'Muchos dueños lo hacen. Un préstamo normal puede cubrir hasta cuatro unidades si usted vive en una, y un prestamista puede contar parte de la renta. Usted sería casero, con las obligaciones de un casero.',
  'retirement-money':
    'Algunos planes de retiro permiten tomar prestado o retirar dinero para una primera casa. Cada uno tiene sus reglas y puede haber impuestos. Pregunte a su plan y a un asesor de impuestos antes de contar con ese dinero.',
  'first-time':
    'Para el programa de Nueva Jersey, usted compra por primera vez si no ha sido dueño de su vivienda principal en los últimos tres años. Otros programas y préstamos tienen sus reglas; un prestamista del programa le dice si califica.',
  unmarried:
    'Sí: se puede comprar y pedir un préstamo juntos estando casados o no, y un prestamista no puede tratarles distinto por eso (Equal Credit Opportunity Act). Cuenta los ingresos y las deudas de ambos. Un abogado puede explicar cómo poner los dos nombres en la escritura.',
  'self-employed':
    'Sí se puede: un prestamista suele pedir dos años de declaraciones de impuestos y cuenta lo que queda después de los gastos. Cuánto cuenta lo decide el prestamista.',
  'closing-who':
    'El comprador paga los gastos de cierre del préstamo, el título, la inspección y el abogado, a menudo del 2% al 5% del precio; el vendedor paga el cargo por transferencia. Un vendedor puede aceptar pagar una parte, dentro de los límites del préstamo: eso se acuerda en la oferta.',
  'tax-changes':
    'El impuesto paga las escuelas, el pueblo y el condado, así que puede cambiar cada año con sus presupuestos. Una venta por sí sola no cambia el avalúo; una revaluación de todo el pueblo sí.',
  'in-the-month':
    'El costo mensual incluye capital e intereses, el impuesto, el seguro hipotecario con menos de 20% de pago inicial, el seguro de la casa y la cuota de asociación si la hay. No incluye servicios ni reparaciones. La página de abajo muestra cómo lo calculo.',
  'up-front-rent':
    'Antes de recibir las llaves paga el primer mes, un depósito de hasta un mes y medio de renta, a menudo un cargo por solicitud de hasta $50 y quizá la comisión de un agente. Dígame la renta, como “¿cuánto necesito para mudarme con una renta de 2500?”, y lo sumo.',
  'rent-increase':
    'El estado no fija un límite: unos cien pueblos limitan los aumentos con control de rentas, y en los demás un aumento requiere aviso previo y no puede ser abusivo (N.J.S.A. 2A:18-61.1). Diga un pueblo y le digo si está en la lista; sobre su contrato, pregunte a un abogado o a la ayuda legal.',
  'lease-end':
    'Por lo general no. Aquí un casero necesita una causa de las que enumera la ley, y el fin del contrato no lo es, salvo en edificios pequeños donde vive el dueño (N.J.S.A. 2A:18-61.1). Solo un juez puede obligarle a salir. Pregunte pronto a un abogado o a la ayuda legal.',
}

function fundingFeeText(fees: readonly VaFee[]): string {
  const [least, ...more] = fees.toSorted((a, b) => a.downFromPct - b.downFromPct)
  const rest = more.map(({ feePct, downFromPct }) => `${formatPercent(feePct)} desde ${downFromPct}% de pago inicial`)
  return `Un préstamo VA tiene un cargo (funding fee): ${formatPercent(least!.feePct)} del préstamo la primera vez, ${rest.join(', ')}; puede sumarse al préstamo, y así lo calculo. Los veteranos que reciben compensación por una discapacidad no lo pagan.`
}

const month = (words: string) => ({
  label: `Costo mensual: casa de $500,000${words}`,
  says: `cuánto cuesta al mes una casa de 500 mil${words}`,
})

const rounded = (dollars: number): string => formatDollars(Math.round(dollars / 10) * 10)

const townTaxText = (towns: readonly TownTax[], price: number): string =>
  towns
    .map(({ name, effectivePct, effectiveYear, bandPct }) => {
      const year = effectiveYear === null ? '' : ` (${effectiveYear})`
      return `En ${name} el impuesto es de cerca del ${formatPercent(effectivePct)} del precio actual al año${year}: unos ${rounded(taxAtRate(price, effectivePct))} con ${formatDollars(price)}, con un margen del ${bandPct}%.`
    })
    .join(' ') + ' El de cada casa depende de su avalúo; el anuncio suele decirlo.'

function limitsText(year: number, counties: readonly CountyLimits[]): string {
  const [first] = counties
  const same = counties.filter(({ conforming, fha }) => conforming === first!.conforming && fha === first!.fha)
  const others = counties.filter((one) => !same.includes(one))
  const named = (list: readonly CountyLimits[]) => list.map(({ county }) => county).join(', ')
  const one = ({ conforming, fha }: CountyLimits) => `${formatDollars(conforming)} (para FHA ${formatDollars(fha)})`
  const rest = others.length > 0 ? `, y en ${named(others)} ${one(others[0]!)}` : ''
  return `Para una casa en ${year} el límite de un préstamo conforme es ${one(first!)} en ${named(same)}${rest}. Un préstamo mayor es jumbo, y cada prestamista tiene sus propias reglas para esos.`
}

const bedsText = (beds: number): string =>
  beds === 0 ? 'un estudio' : `${beds} ${beds === 1 ? 'dormitorio' : 'dormitorios'}`

function hudText({ where, zips, ranges, fiscalYear, rent }: HudRents): string {
  const rents = ranges.map(
    ({ beds, least, most }) =>
      `${least === most ? formatDollars(least) : `de ${formatDollars(least)} a ${formatDollars(most)}`} para ${bedsText(beds)}`,
  )
  const by = zips.length > 1 ? `, según ${zips.length} códigos postales` : ''
  const beside = rent === null || ranges.length > 1 ? '' : ` ${besideText(rent, ranges[0]!)}`
  return `La renta de referencia de HUD en ${where}, con servicios, es ${rents.join(' y ')} al mes${by} (año fiscal ${fiscalYear}).${beside} No es un promedio de anuncios. Su autoridad de vivienda le dice cuánto paga un vale.`
}

function besideText(rent: number, { least, most }: HudRents['ranges'][number]): string {
  if (rent < least) return `${formatDollars(rent)} está ${formatDollars(least - rent)} por debajo.`
  if (rent > most) return `${formatDollars(rent)} está ${formatDollars(rent - most)} por encima.`
  return `${formatDollars(rent)} ${least === most ? 'es justo eso' : 'está dentro de eso'}.`
}

function insuranceText(insurance: HomeInsurance, home: InsuredHome | null): string {
  if (typeof insurance === 'number') return `${formatDollars(insurance)} al año`
  const { building, inside } = insurance
  if (!home)
    return `el ${formatPercent(building)} del precio al año, el ${formatPercent(inside)} si es un condominio o una cooperativa,`
  const { insured } = home.costFacts
  return `unos ${formatDollars(yearlyInsurance(insurance, home.price, insured))} al año para esta casa, el ${formatPercent(insurance[insured])} de su precio,`
}

export const guidanceTexts = (agency: Agency): Phrases['guidance'] => ({
  texts: { ...TEXTS, unanswered: unansweredText(agency) },
  choices: {
    approval: [],
    credit: [{ label: '¿Qué es el puntaje de crédito?', says: 'qué es el puntaje de crédito' }],
    'loan-years': [month(' a 15 años'), month(' a 30 años')],
    'two-family': [{ label: 'Casas multifamiliares en venta', says: 'casas multifamiliares en venta' }],
    'rent-or-buy': [month('')],
    rates: [month('')],
    'closing-who': [
      { label: 'Efectivo para el cierre: casa de $500,000', says: 'cuánto efectivo necesito para cerrar con 500 mil' },
    ],
    'up-front-rent': [{ label: 'Con $2,500 al mes', says: 'cuánto para mudarme con una renta de 2500' }],
    'rent-increase': [{ label: '¿Qué es el control de rentas?', says: 'qué es el control de rentas' }],
    'lease-end': [{ label: '¿Qué es un desalojo?', says: 'qué es un desalojo' }],
  },
  needsPlace: '¿De qué pueblo, condado o código postal? Pregunte otra vez con su nombre, como “en Bloomfield”.',
  rates: (average, day, own) =>
    `${own === null ? '' : `Uso su tasa de ${formatRate(own)}. `}La tasa promedio de un préstamo fijo a 30 años era ${formatRate(average)} el ${dayText(day)} según la encuesta semanal de Freddie Mac${own === null ? ', y lo uso hasta que me dé la suya' : ''}. La suya depende de su crédito, del préstamo y del prestamista.`,
  limits: limitsText,
  fundingFee: fundingFeeText,
  incomeToBuy: ({ price, month: cost, income, frontPct, terms }) =>
    `Unos ${formatDollars(income)} al año antes de impuestos. El costo mensual de unos ${formatDollars(cost)}, con un precio de ${formatDollars(price)}, sería el ${frontPct}% de ese ingreso, con ${terms}. Es una regla general, y con deudas necesita más; ${LENDER_DECIDES}.`,
  incomeToRent: (asked) =>
    `${asked === null ? 'Una regla general es una renta del 30% del ingreso antes de impuestos' : `Para ${formatDollars(asked[0])} al mes se necesitan unos ${formatDollars(asked[1])} al año antes de impuestos, por la regla general del 30%`}. Un casero puede pedir más, y con un vale solo cuenta la parte de la renta que paga usted.${asked === null ? ' Dígame una renta o un ingreso y lo calculo.' : ''}`,
  insurance: (insurance, home) =>
    `Para el seguro calculo ${insuranceText(insurance, home)} hasta que usted ingrese una cotización. El suyo depende de la casa, de la cobertura y del lugar; las inundaciones se aseguran aparte.`,
  townTax: townTaxText,
  countyTax: (county, pct, price) =>
    `En el condado de ${county}, la mediana de los pueblos es de cerca del ${formatPercent(pct)} del precio actual al año: unos ${rounded(taxAtRate(price, pct))} con ${formatDollars(price)}. Diga un pueblo y le digo el suyo.`,
  lowestTax: (lowest, highest, county) =>
    `Sobre los precios actuales, las tasas más bajas ${county === null ? 'de nuestros siete condados' : `del condado de ${county}`} son las de ${lowest.map(({ name, effectivePct }) => `${name} (${formatPercent(effectivePct)})`).join(', ')}; la más alta, la de ${highest.name} (${formatPercent(highest.effectivePct)}). Una tasa baja sobre un precio alto puede ser mucho dinero.`,
  taxSource: 'Cifras de impuestos de Nueva Jersey por pueblo',
  hudRents: hudText,
  hudSource: (fiscalYear) => `Rentas de HUD por zona, año fiscal ${fiscalYear}`,
})
