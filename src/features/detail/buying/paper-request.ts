import { PAPERS } from '#content/paper-texts.ts'
import type { LawId } from '#domain/law/laws.ts'
import { BUYING } from '../texts/buying-texts.ts'

/** What is added to a message that asks for documents. */
export const paperRequest = (papers: readonly LawId[]): string =>
  [BUYING.requestMessage, ...papers.map((paper) => `- ${PAPERS[paper]!.name}`)].join('\n')

/** A message with a request below what was written; the same message if it asks already. */
export const withRequest = (message: string, request: string): string =>
  message.includes(request) ? message : [message.trimEnd(), request].filter(Boolean).join('\n\n')
