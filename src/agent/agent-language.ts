import type { Grammar } from '#language/grammar.ts'
import type { Phrases } from './phrases/phrases.ts'

/** What the agent needs of a language: to read it and to speak it. */
export interface AgentLanguage {
  grammar: Grammar
  phrases: Phrases
}
