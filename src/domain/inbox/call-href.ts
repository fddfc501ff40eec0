/** The `tel:` link of a number as a visitor typed it, without its extension: '+1 (201) 555-0123 x4' becomes 'tel:+12015550123'. */
export function callHref(phone: string): string {
  const number = phone.replace(/[\s,;]*(?:x|ext|#).*$/i, '')
  const digits = number.replaceAll(/\D/g, '')
  const isWhole = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'))
  return `tel:+${isWhole ? '' : '1'}${digits}`
}
