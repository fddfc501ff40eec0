/** Characters that turn the direction of the text around them, like U+202E: https://www.unicode.org/reports/tr9/ */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu

/** Text without the invisible characters that make it read otherwise than it is stored. */
export const withoutBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '')

/** JSON in which these characters are written as escapes: the same value, shown as it is stored. */
export const escapeBidiControls = (json: string): string =>
  json.replace(BIDI_CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
