/** A sentence with its period, which comes before a closing quotation mark; none after '?”' and the like. */
export const ended = (sentence: string): string =>
  /[.?!…]”$/.test(sentence) ? sentence : sentence.replace(/”?$/, (quote) => `.${quote}`)
