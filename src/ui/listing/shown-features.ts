/** At most so many chips, and so many letters in them, fit the one line of the narrowest card. */
const MAX_CHIPS = 3
const MAX_LETTERS = 28
/** What the chip '+2' takes of them, and each chip's own edges. */
const MORE_LETTERS = 5

/** The first features of a home that fit one line as chips beside '+2' for the others; always at least one. */
export function shownFeatures(features: readonly string[]): readonly string[] {
  for (let count = Math.min(MAX_CHIPS, features.length); count > 1; count--) {
    const letters = features.slice(0, count).join('').length + (count < features.length ? MORE_LETTERS : 0)
    if (letters <= MAX_LETTERS) return features.slice(0, count)
  }
  return features.slice(0, 1)
}
