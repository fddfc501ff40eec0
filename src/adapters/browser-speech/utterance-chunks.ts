/** Longest chunk, characters: some browsers stop speaking after about fifteen seconds. */
const MAX_CHUNK_LENGTH = 180
/** A chunk is never cut before this index. */
const MIN_CUT = 40

/** Splits a sentence into chunks of at most MAX_CHUNK_LENGTH characters, at a comma or between words. */
export function utteranceChunks(sentence: string): string[] {
  const chunks: string[] = []
  let rest = sentence
  while (rest.length > MAX_CHUNK_LENGTH) {
    const head = rest.slice(0, MAX_CHUNK_LENGTH)
    const cut = [head.lastIndexOf('; '), head.lastIndexOf(', '), head.lastIndexOf(' ')].find((index) => index > MIN_CUT)
    const end = cut === undefined ? MAX_CHUNK_LENGTH : cut + 1
    chunks.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  return [...chunks, rest.trim()].filter(Boolean)
}
