import { withoutBidiControls } from '#domain/bidi-controls.ts'
import type { StreetMask } from './hidden-street.ts'
import type { ResoRecord } from './reso-fields.ts'

const MAX_DESCRIPTION = 10_000

/** Formatting tags; those of the first kind end a line. */
const LINE_TAG = /<(?:br|\/p|\/div|\/li|\/ul|\/ol)(?:\s[^<>]*)?\/?>/gi
const FORM_TAG = /<\/?(?:p|div|li|ul|ol|b|i|u|em|strong|span|font)(?:\s[^<>]*)?>/gi
/** Character references found in remarks written for a web page. */
const REFERENCES: Record<string, string> = { '&amp;': '&', '&nbsp;': ' ', '&quot;': '"', '&apos;': "'", '&#39;': "'" }
const REFERENCE = /&(?:amp|nbsp|quot|apos|#39);/g

/**
 * PublicRemarks as plain text with line breaks. Formatting tags are removed; other text that looks like HTML stays, because
 * pages escape it.
 */
export function readDescription(record: ResoRecord, streetMask: StreetMask): string {
  const remarks = record['PublicRemarks']
  if (typeof remarks !== 'string') return ''
  const text = PLAIN_TEXT.test(remarks) ? remarks.slice(0, MAX_DESCRIPTION * 2) : plainText(remarks)
  return streetMask.mask(text).slice(0, MAX_DESCRIPTION).toWellFormed()
}

/** Printable ASCII with single spaces between, and no sign that a tag or reference has: plain already, as most remarks are. */
const PLAIN_TEXT = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/

function plainText(remarks: string): string {
  return withoutBidiControls(remarks.slice(0, MAX_DESCRIPTION * 2).toWellFormed())
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(LINE_TAG, '\n')
    .replace(FORM_TAG, '')
    .replace(REFERENCE, (reference) => REFERENCES[reference]!)
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
