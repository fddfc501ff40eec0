/** Words for comparison: recognition writes '629000' where the agent says '$629,000'. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’,$]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The share of word pairs that the agent must have said itself. */
const MIN_OWN_SHARE = 0.5

/** Whether the heard text is the agent's own voice: the same words in about the same order. */
export function isEcho(heard: string, own: string): boolean {
  const words = wordsOf(heard)
  const ownWords = wordsOf(own)
  if (ownWords.length === 0) return false
  const known = new Set(ownWords)
  if (words.length < 3) return words.every((word) => known.has(word))
  const pairs = new Set(ownWords.map((word, index) => `${word} ${ownWords[index + 1] ?? ''}`))
  const shared = words.slice(1).filter((word, index) => pairs.has(`${words[index]} ${word}`)).length
  return shared / (words.length - 1) >= MIN_OWN_SHARE
}
