import type { LoanTerms, OwnTerms, UsualTerms } from '#domain/money/loan-terms.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { downText, formatRate, isOldRate } from '#domain/money/terms-text.ts'
import { dayText } from '#language/es/spanish-words.ts'
import type { Phrases } from '../phrases.ts'

/** Said wherever a loan is computed. */
export const LENDER_DECIDES = 'decide el prestamista'

function termsText(terms: LoanTerms, own: OwnTerms, usual: UsualTerms, today: string): string {
  const dated =
    own.ratePct === null ? ` (${isOldRate(usual.rateAsOf, today) ? 'del ' : ''}${dayText(usual.rateAsOf)})` : ''
  const kind = terms.loan === 'conventional' ? '' : `, préstamo ${terms.loan.toUpperCase()}`
  return `${downText(terms.down)} de pago inicial, tasa de ${formatRate(terms.ratePct)}${dated}, ${terms.years} años${kind}`
}

const ofYear = ({ year }: HomeTax): string => (year === null ? '' : ` de ${year}`)

/** Where a home's tax comes from, to begin a sentence. */
export function taxText(tax: HomeTax): string {
  switch (tax.from) {
    case 'listing':
      return `El impuesto es el del anuncio${tax.year === null ? '' : `, de ${tax.year}`}`
    case 'assessment':
      return `El impuesto se calcula con el avalúo de esta vivienda y la tasa${ofYear(tax)} de ${tax.place}`
    case 'operator':
      return `El impuesto se calcula con nuestra propia tasa para ${tax.place}`
    case 'town':
      return `El impuesto se calcula con el promedio${ofYear(tax)} de ${tax.place}`
    case 'county':
      return `El impuesto se calcula con la mediana de los pueblos de ${tax.place}`
  }
}

export const costTexts: Phrases['cost'] = {
  about: 'Unos $',
  lenderDecides: LENDER_DECIDES,
  terms: termsText,
  tax: taxText,
  figuresSource: (attribution) => ({ label: 'Cómo calculamos los costos', href: '/how-we-compute', attribution }),
}
