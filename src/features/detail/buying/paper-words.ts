import { PAPERS } from '#content/paper-texts.ts'
import type { LawId } from '#domain/law/laws.ts'
import { asSentence, countWords, numberWord } from '#domain/number-words.ts'

/** 'Five documents to request'. */
export const papersHeading = (count: number): string =>
  count === 0 ? 'No documents to request' : asSentence(`${countWords(count, 'document', 'documents')} to request`)

/** 'Request these four documents'. */
export const askWords = (count: number): string =>
  count === 1 ? 'Request this document' : `Request these ${numberWord(count)} documents`

/** What is added to a message that asks for papers. */
export const paperRequest = (papers: readonly LawId[]): string =>
  ['Please send me these documents about the home:', ...papers.map((paper) => `- ${PAPERS[paper]!.name}`)].join('\n')

/** A message with a request below what was written; the same message if it asks already. */
export const withRequest = (message: string, request: string): string =>
  message.includes(request) ? message : [message.trimEnd(), request].filter(Boolean).join('\n\n')
