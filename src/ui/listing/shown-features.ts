/** Limits of the one line of chips on the narrowest card. */
const MAX_CHIPS = 3
const MAX_LETTERS = 28
/** Letters that the chip '+2' takes up. */
const MORE_LETTERS = 5

/** The first features that fit one line of chips, beside '+2' for the others; at least one. */
export function shownFeatures(features: readonly string[]): readonly string[] {
  for (let count = Math.min(MAX_CHIPS, features.length); count > 1; count--) {
    const letters = features.slice(0, count).join('').length + (count < features.length ? MORE_LETTERS : 0)
    if (letters <= MAX_LETTERS) return features.slice(0, count)
  }
  return features.slice(0, 1)
}
