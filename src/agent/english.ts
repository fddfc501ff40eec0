import type { Agency } from '#domain/agency/agency.ts'
import { englishGrammar } from '#language/en/grammar.ts'
import type { AgentLanguage } from './agent-language.ts'
import { english } from './phrases/en/english.ts'

/** English: the language that a talk begins in, and that of language models. */
export const inEnglish = (agency: Agency): AgentLanguage => ({
  agency,
  grammar: englishGrammar,
  phrases: english(agency),
})
