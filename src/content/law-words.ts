import type { LawId } from '#domain/law/laws.ts'
import laws from './public-figures/laws.json' with { type: 'json' }

// Statements of law for texts of their own: glossary, answers, terms. Pages of homes show the same ones by what they apply to.

type Language = 'en' | 'es'

/** A statement of law as the table of laws has it. No setting changes one. */
export const lawSays = (id: LawId, language: Language = 'en'): string => laws.figures[`law.${id}`].value[language]

/** The same with the first law that it rests on: 'The sale of a home with a private well can’t close … (N.J.S.A. 58:12A-27).' */
export function lawCited(id: LawId, language: Language = 'en'): string {
  const [law] = laws.figures[`law.${id}`].value.law.split(/;| \(| as amended|, 58/)
  return `${lawSays(id, language).replace(/\.$/, '')} (${law!.trim()}).`
}
