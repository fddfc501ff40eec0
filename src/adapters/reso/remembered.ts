/** Answers kept by one function. */
const MAX_ANSWERS = 5000

/** A pure function of a text that keeps its answers: a feed says the same words in every record. */
export function remembered<T extends string | number | boolean | RegExp | null>(
  answer: (text: string) => T,
): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= MAX_ANSWERS) answers.clear()
    const made = answer(text)
    answers.set(text, made)
    return made
  }
}
