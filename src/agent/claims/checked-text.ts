import { capitalized } from '#domain/capitalized.ts'

/** A sentence in the forms that the checks read. */
export interface CheckedText {
  /** As it may be said: without formatting and invisible characters. */
  plain: string
  /** Without accents and typographic marks, short forms of streets spelled out. */
  cased: string
  /** `cased` in lower case, of the same length. */
  line: string
}

/** Characters that nobody sees: soft hyphens, zero-width and bidirectional marks, variation selectors, keycaps. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u180E|\u20E3/gu
/** Formatting that speech would read out. */
const MARKS = /[*_`#>|~]+|\[(?=[^\]]*\]\()|\]\([^)]*\)/g
const LIST_MARK = /^\s*(?:[-•·–—]|\(?\d{1,2}[.)])\s+/
const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

const STREET_KINDS: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
  ln: 'lane',
  dr: 'drive',
  blvd: 'boulevard',
  pl: 'place',
  ct: 'court',
  ter: 'terrace',
  pkwy: 'parkway',
  hwy: 'highway',
  cir: 'circle',
  sq: 'square',
  apt: 'apartment',
  mt: 'mount',
}
const SHORT_STREET = new RegExp(`\\b(${Object.keys(STREET_KINDS).join('|')})\\b\\.?(?! ?\\d\\b(?!st|nd))`, 'gi')

/** The text without formatting and invisible characters. */
export const plainText = (text: string): string =>
  text.replaceAll(INVISIBLE, '').replaceAll(MARKS, '').replace(LIST_MARK, '').replaceAll(/\s+/g, ' ').trim()

/** Reads a sentence or a text that was told. Its length may change; positions hold for `cased` and `line`. */
export function checkedText(text: string): CheckedText {
  const plain = plainText(text)
  const cased = plain
    .replaceAll(/[½¼¾]/g, (one) => FRACTIONS[one]!)
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/[‐‑‒]/g, '-')
    .replaceAll(/[–—−]/g, ' - ')
    .replaceAll(/[\s\u2000-\u200A]+/g, ' ')
  const joined = joinSpelled(cased).replaceAll(SHORT_STREET, (_, short: string) => longForm(short))
  return { plain, cased: joined, line: joined.toLowerCase() }
}

function longForm(short: string): string {
  const long = STREET_KINDS[short.toLowerCase()]!
  return /^[A-Z]/.test(short) ? capitalized(long) : long
}

/** Joins what was spelled letter by letter or digit by digit: 's e n t', '6 9 9, 0 0 0', '699 000'. */
const joinSpelled = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\d'])\p{L}(?:[ .\-·]\p{L}){3,40}(?![\p{L}'])/gu, (run) => run.replaceAll(/[^\p{L}]/gu, ''))
    .replaceAll(/(?<![\d.,])\d(?:[ ,.-]{1,3}\d){3,20}(?!\d)/g, (run) => run.replaceAll(/\D/g, ''))
    .replaceAll(/(?<![\d.,])\d{1,3}(?: \d{3}){1,3}(?![\d,.]*\d)/g, (run) => run.replaceAll(' ', ''))

/** Words of other languages, whose claims no check here reads. */
const OTHER_LANGUAGE =
  /(?<!\p{L})(?:não|você|também|são|uma|muito|foi|enviada|reservado|vous|votre|est|les|une|avec|été|nous|pour|dans|und|ist|der|das|nicht|wurde|ihre|wir|haben|sono|della|stato|inviato|è|mwen|nou|pou|ang|mga|jest|się|nie|là|của|bir|için)(?!\p{L})/giu

/** Whether the checks can read a sentence: Latin letters and plain digits, in English or Spanish. */
export function isReadable({ plain, cased }: CheckedText): boolean {
  if (/[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]/u.test(cased)) return false
  // 'b00ked', 'sav3d'.
  if (/\p{L}{2}\d{1,3}\p{L}/u.test(cased)) return false
  return new Set(plain.toLowerCase().match(OTHER_LANGUAGE)).size < 2
}
