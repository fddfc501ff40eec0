/** The `tel:` link of a US phone number: '(201) 555-0100' becomes 'tel:+12015550100'. */
export const telHref = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
