/** Spanish in small letters without accents (but ñ), marks as blanks, with a blank at either end. */
export const plainWords = (said: string): string =>
  ` ${said
    .slice(0, 500)
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replaceAll(/[^\p{L}\d:/-]+/gu, ' ')
    .trim()} `
