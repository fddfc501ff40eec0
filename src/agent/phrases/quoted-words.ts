/** The visitor's words, cut to 60 characters. */
export const cut = (text: string): string =>
  (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text).toWellFormed()
