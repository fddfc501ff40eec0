import type { GlossaryTerm } from '#language/questions.ts'

/** What the glossary says of a term. */
export interface GlossaryEntry {
  term: string
  /** Other names, for the eye and for a reader's tests. */
  also: readonly string[]
  /** Two plain sentences at most. */
  text: string
}

export type Glossary = Readonly<Record<GlossaryTerm, GlossaryEntry>>
