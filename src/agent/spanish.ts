import type { Agency } from '#domain/agency/agency.ts'
import { spanishGrammar } from '#language/es/grammar.ts'
import type { AgentLanguage } from './agent-language.ts'
import { spanish } from './phrases/es/spanish.ts'

/** Spanish: fetched when a talk first needs it. */
export const inSpanish = (agency: Agency): AgentLanguage => ({
  agency,
  grammar: spanishGrammar,
  phrases: spanish(agency),
})
