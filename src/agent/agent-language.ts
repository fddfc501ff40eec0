import type { Agency } from '#domain/agency/agency.ts'
import type { Grammar } from '#language/grammar.ts'
import type { Phrases } from './phrases/phrases.ts'

/** What the agent needs of a language, to read it and to speak it for an agency. */
export interface AgentLanguage {
  agency: Agency
  grammar: Grammar
  phrases: Phrases
}
