import { wordsOf } from './search-words.ts'

/** Words that stand next to each other. */
export type Phrase = readonly [first: string, ...others: string[]]

/** The words of a description in their order, in the form in which words are compared, with spaces between them. */
export const descriptionWords = (description: string): string => wordsOf(description).join(' ')

/**
 * What a text asks of a description: of each part between commas one of its phrases, which are the part's words and the
 * same with the last one in the plural. Parts without words ask for nothing.
 */
export function wantedPhrases(text: string): readonly (readonly Phrase[])[] {
  return text
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .map((words) =>
      ['', 's', 'es'].map((ending) => [...words.slice(0, -1), words.at(-1)! + ending] as unknown as Phrase),
    )
}

/** Whether a description has all parts of a text (L-04, 'Words in the description'). */
export function hasPhrases(description: string, text: string): boolean {
  const words = ` ${descriptionWords(description)} `
  return wantedPhrases(text).every((phrases) => phrases.some((phrase) => words.includes(` ${phrase.join(' ')} `)))
}
