/** A part of a legal text; the list, where there is one, follows the paragraphs. */
export interface LegalSection {
  /** Anchor within the page. */
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
}

export interface LegalDocument {
  title: string
  /** ISO date (yyyy-mm-dd) of the last change. */
  updated: string
  intro: string
  sections: readonly LegalSection[]
}
