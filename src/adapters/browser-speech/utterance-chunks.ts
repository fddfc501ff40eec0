/** Some browsers stop a voice after about fifteen seconds: longer sentences are spoken in parts. */
const MAX_BREATH = 180

/** A sentence in parts of at most MAX_BREATH characters, cut at a comma or between words. */
export function breaths(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > MAX_BREATH) {
    const head = rest.slice(0, MAX_BREATH)
    const cut = [head.lastIndexOf('; '), head.lastIndexOf(', '), head.lastIndexOf(' ')].find((place) => place > 40)
    const end = cut === undefined ? MAX_BREATH : cut + 1
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  return [...parts, rest.trim()].filter(Boolean)
}
