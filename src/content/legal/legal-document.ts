/** A section of a legal text; its list, if any, follows the paragraphs. */
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

/** What of the samples a site shows; the texts speak of it. */
export interface ShownSamples {
  /** Imaginary homes are listed. */
  sampleHomes: boolean
  /** The text speaks of the edition that simulates what a server would do. */
  sampleEdition: boolean
}
