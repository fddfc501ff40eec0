/** Words heard by the microphone and by the agent are written alike: '$629,000' and '629000'. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’,$]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The share of pairs of words that must be the agent's own. */
const OWN = 0.5

/** Whether what was heard is the agent's own voice: the same words in about the same order. */
export function isEcho(heard: string, own: string): boolean {
  const words = wordsOf(heard)
  const ownWords = wordsOf(own)
  if (ownWords.length === 0) return false
  const known = new Set(ownWords)
  if (words.length < 3) return words.every((word) => known.has(word))
  const pairs = new Set(ownWords.map((word, place) => `${word} ${ownWords[place + 1] ?? ''}`))
  const shared = words.slice(1).filter((word, place) => pairs.has(`${words[place]} ${word}`)).length
  return shared / (words.length - 1) >= OWN
}
