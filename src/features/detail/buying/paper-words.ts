import { DISCLOSURE_NAMES } from '#content/disclosure-text.ts'
import type { Disclosure, DisclosureRow } from '#domain/money/disclosures.ts'
import { asSentence, countWords, numberWord } from '#domain/number-words.ts'

/** The papers that a buyer still has to ask for. */
export const papersToAskFor = (rows: readonly DisclosureRow[]): Disclosure[] =>
  rows.filter(({ state }) => state === 'not-asked' || state === 'not-provided').map(({ disclosure }) => disclosure)

/** 'One paper is here, four to ask for'. */
export function papersHeading(rows: readonly DisclosureRow[]): string {
  const here = rows.filter(({ state }) => state === 'provided').length
  const missing = papersToAskFor(rows).length
  const papers = countWords(here, 'paper is', 'papers are')
  if (here === 0)
    return missing === 0 ? 'No paper to ask for' : asSentence(`${countWords(missing, 'paper', 'papers')} to ask for`)
  return asSentence(
    missing === 0 ? `${papers} here, none to ask for` : `${papers} here, ${numberWord(missing)} to ask for`,
  )
}

/** 'Ask for the four papers'. */
export const askWords = (missing: number): string =>
  missing === 1 ? 'Ask for the paper' : `Ask for the ${numberWord(missing)} papers`

/** What is added to a message that asks for papers. */
export const paperRequest = (papers: readonly Disclosure[]): string =>
  ['Please send me these papers of the seller:', ...papers.map((paper) => `- ${DISCLOSURE_NAMES[paper]}`)].join('\n')

/** A message with a request below what was written; the same message if it asks already. */
export const withRequest = (message: string, request: string): string =>
  message.includes(request) ? message : [message.trimEnd(), request].filter(Boolean).join('\n\n')
