/** Words that choose among the answers to a question. */
export interface ChoiceWords {
  /** Whole sentences that mean the first answer, the second and so on. */
  nth: readonly RegExp[]
  last: RegExp
  /** All of them: 'both', 'either'. */
  all: RegExp
  /** Agrees to what was offered: 'why not', 'do that', 'ask them then'. */
  consents: RegExp
  /** Thanks that end a talk and take nothing: 'perfect, thanks'. */
  thanks: RegExp
  /** Words before an answer that say nothing: 'I mean the'. */
  lead: RegExp
  /** The same after it: 'the city, I mean'. */
  tail: RegExp
}

/** The longest sentence that may choose an answer, words. */
const MAX_WORDS = 8

/**
 * Which of the answers offered a sentence chooses: its index, or 'all'; null if it is about something else. An answer is
 * named by words that no other answer has.
 */
export function chosenIn(said: string, labels: readonly string[], words: ChoiceWords): number | 'all' | null {
  const text = said
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .replace(words.lead, '')
    .replace(words.tail, '')
  if (text.split(/\s+/).length > MAX_WORDS) return null
  const exact = labels.findIndex((label) => label.toLowerCase() === text)
  if (exact >= 0) return exact
  if (words.all.test(text)) return 'all'
  const nth = words.nth.findIndex((pattern) => pattern.test(text))
  if (nth >= 0 && nth < labels.length) return nth
  return words.last.test(text) ? labels.length - 1 : namedBy(text, labels)
}

function namedBy(text: string, labels: readonly string[]): number | null {
  const said = new Set(wordsOf(text))
  const all = labels.map((label) => wordsOf(label))
  const own = all.map((label) => label.filter((word) => all.filter((other) => other.includes(word)).length === 1))
  const named = own.flatMap((label, index) => (label.some((word) => said.has(word)) ? [index] : []))
  // Other words make it another sentence: 'four bedrooms in the city'.
  const isOnlyThat = [...said].every((word) => all.some((label) => label.includes(word)))
  if (said.size === 0 || !isOnlyThat) return null
  return named.length === 1 ? named[0]! : shortestWith([...said], all)
}

/** The shortest of the labels that have all words, unless every label has them: 'the one in Warren'. */
function shortestWith(said: readonly string[], all: readonly (readonly string[])[]): number | null {
  const having = all.flatMap((label, index) => (said.every((word) => label.includes(word)) ? [index] : []))
  if (having.length === 0 || having.length === all.length) return null
  return having.reduce((best, index) => (all[index]!.length < all[best]!.length ? index : best))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d+]+/u)
    .filter((word) => word.length > 2)
