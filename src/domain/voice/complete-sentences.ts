/** The end of a sentence: not the period of a number, an initial or an abbreviation. */
const END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Mt|Ft|Ave|Rd|No|[A-Z]))[.!?]["”’)]*\s+|\n+/g

/** The complete sentences of a growing text from index `from`, and the index where the incomplete one begins. */
export function completeSentences(text: string, from: number): { sentences: string[]; next: number } {
  const sentences: string[] = []
  let next = from
  for (const match of text.slice(from).matchAll(END)) {
    const end = from + match.index + match[0].length
    const sentence = text.slice(next, end).trim()
    if (sentence) sentences.push(sentence)
    next = end
  }
  return { sentences, next }
}
