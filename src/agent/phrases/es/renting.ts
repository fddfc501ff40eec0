import type { Listing } from '#domain/listing/listing.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { MoveInCost, MoveInTable } from '#domain/money/move-in.ts'
import type { RentControl } from '#domain/money/rent-control.ts'
import type { VoucherResult } from '#domain/money/voucher.ts'
import { counted } from '#language/es/spanish-words.ts'
import type { Phrases } from '../phrases.ts'

function partsText({ lease }: Listing, cost: MoveInCost): string {
  const deposit = cost.depositIsCap
    ? `un depósito de hasta ${formatExact(cost.deposit)}`
    : `depósito ${formatDollars(lease.securityDeposit!)}`
  const fee =
    cost.applicationFee === null
      ? ''
      : ` y un cargo por solicitud de ${cost.applicationFeeIsCap ? 'hasta ' : ''}${formatExact(cost.applicationFee)}`
  return `${cost.isMost ? 'Hasta' : 'Unos'} ${formatExact(cost.total)} para mudarse: primer mes ${formatExact(cost.firstMonth)}, ${deposit}${fee}.`
}

function capText({ lease }: Listing, { flags, depositCap }: MoveInCost, { depositCapMonths }: MoveInTable): string {
  const rule = `Nueva Jersey limita el depósito a ${depositCapMonths} meses de renta, ${formatExact(depositCap)}`
  if (flags.includes('deposit-over-cap'))
    return `${rule}. Los ${formatDollars(lease.securityDeposit!)} del anuncio son más que eso.`
  return lease.securityDeposit === null ? `El anuncio no da el depósito; ${rule}.` : `${rule}.`
}

const bedroomsText = (beds: number | null): string =>
  beds === 0 ? 'un estudio' : counted(beds ?? 0, 'dormitorio', 'dormitorios')

function comparedText({ price, beds }: Listing, { benchmark }: RentalFigures, hud: number): string {
  const { fiscalYear, area, inTwoAreas } = benchmark!.value
  const difference = price - hud
  const beside =
    difference === 0
      ? 'igual que'
      : `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'por debajo de' : 'por encima de'}`
  const where = inTwoAreas ? ` (${area}, una de las dos áreas en que HUD lo pone)` : ''
  return `La renta es de ${formatDollars(price)} al mes, ${beside} la referencia de HUD de ${formatDollars(hud)} para ${bedroomsText(beds)} en su código postal${where}, año fiscal ${fiscalYear}; la referencia incluye los servicios, así que sume los que usted pagaría.`
}

/** No state law: towns decide, and a town that isn't listed was not checked. */
function controlText(city: string, { answer, asOf }: RentControl): string {
  switch (answer) {
    case 'yes':
      return `${city} tiene control de rentas; pregunte a la junta de rentas si cubre la vivienda.`
    case 'no':
      return `${city} no tiene control de rentas.`
    case 'listed':
      return `${city} está en la lista de pueblos que han tenido control de rentas${asOf && /^\d{4}/.test(asOf) ? ` (${asOf.slice(0, 4)})` : ''}; pregunte a la junta de rentas si cubre la vivienda.`
    case 'not-checked':
      return `No hemos comprobado si ${city} tiene control de rentas; pregunte en la alcaldía.`
  }
}

const dollarRange = ([from, to]: readonly [number, number]): string => {
  const [low, high] = [from, to].map((amount) => formatDollars(Math.round(amount)))
  return low === high ? low! : `entre ${low} y ${high}`
}

/** What a voucher covers, with the share that the family pays. */
function voucherText(result: VoucherResult): string {
  if (result.answer === 'ask') {
    return result.missing === 'allowance'
      ? 'Depende de la asignación para servicios públicos (utility allowance): pida a su autoridad de vivienda la cantidad para esta casa y dígamela.'
      : 'HUD no publica una renta justa de mercado para este tamaño aquí: pida a su autoridad de vivienda su estándar de pago y dígamelo.'
  }
  const [most, least] = result.familyShare
  const share = `De los ${formatDollars(Math.round(result.grossRent))} al mes con servicios, su parte sería de unos ${dollarRange([least, most])}. La autoridad de vivienda decide.`
  switch (result.answer) {
    case 'yes':
      return `Es probable que su vale cubra esta casa, si la autoridad considera razonable la renta. ${share}`
    case 'depends':
      return `Depende del estándar de pago, que aquí suele ser de ${dollarRange(result.standard)}: pregunte a su autoridad de vivienda. ${share}`
    case 'no':
      return `Es poco probable que su vale la cubra. Al mudarse, su parte no puede pasar del 40% de su ingreso ajustado. ${share}`
  }
}

export const rentingTexts: Phrases['renting'] = {
  voucher: {
    forSale: 'Un vale es para alquilar, y esta casa está en venta.',
    needsNumbers:
      'Dígame el tamaño de su vale, su ingreso anual ajustado y su asignación para servicios públicos (utility allowance), según la carta de su autoridad de vivienda. O escríbalos en la página de la casa, en “Does my voucher cover it?”.',
    answer: voucherText,
  },
  controlIn: controlText,
  benchmarkNeedsHome: (rent) =>
    `HUD da sus rentas de referencia por código postal y dormitorios, así que no puedo comparar ${formatDollars(rent)} al mes con todo un pueblo. Pregúnteme por una casa en alquiler y comparo su renta con la de su código postal.`,
  moveInAtRent: (cost, { depositCapMonths }) =>
    `Con una renta de ${formatExact(cost.firstMonth)}, como máximo ${formatExact(cost.total)} para mudarse: el primer mes, un depósito de hasta ${formatExact(cost.deposit)}${cost.applicationFee === null ? '' : ` y un cargo por solicitud de hasta ${formatExact(cost.applicationFee)}`}. Nueva Jersey limita el depósito a ${depositCapMonths} meses de renta. La comisión de un agente sería aparte.`,
  noDeposit: 'Está en venta, así que no hay depósito de alquiler. Pregúnteme cuánto efectivo necesita para comprarla.',
  moveIn: (home, cost, table) => `${partsText(home, cost)} ${capText(home, cost, table)}`,
  noBenchmarkForSale: 'Está en venta, y la referencia de HUD es para rentas.',
  benchmark: (home, rental, benchmark) => {
    const compared =
      benchmark === null
        ? `La renta es de ${formatDollars(home.price)} al mes; no hay referencia de HUD para una vivienda con esos dormitorios en su código postal.`
        : comparedText(home, rental, benchmark)
    return `${compared} ${controlText(home.city, rental.rentControl)}`
  },
}
