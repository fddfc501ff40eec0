/** A text with the period that ends its sentence, also where its last word is an abbreviation: 'Brookside Brokers Inc.' */
export const withPeriod = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
