import type { County } from '../geo/county.ts'
import type { Picture } from '../listing/picture.ts'

/** Words within a paragraph. A link leads to a page of this site, or begins with https:, mailto: or tel:. */
export type InlineText =
  | string
  | { kind: 'strong' | 'emphasis'; text: readonly InlineText[] }
  | { kind: 'link'; href: string; text: readonly InlineText[] }
  | { kind: 'break' }

export type TextBlock =
  | { kind: 'paragraph'; text: readonly InlineText[] }
  | { kind: 'heading'; text: readonly InlineText[] }
  | { kind: 'quote'; blocks: readonly TextBlock[] }
  | { kind: 'people'; people: readonly ShownAgent[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly TextBlock[])[] }

/** Somebody who holds a license with the firm, as '/agents' shows them. */
export interface ShownAgent {
  name: string
  /** What the license is, and its number: 'Broker of record, license 0012345'. */
  license: string
  /** Address of a square picture; null if there is none. */
  portrait: string | null
  /** English names. */
  languages: readonly string[]
  towns: readonly string[]
  /** '(201) 555-0100'; null if there is none. */
  phone: string | null
}

/** A section of a page of text, under a heading of its own. */
export interface TextSection {
  /** Anchor within the page. */
  id: string
  heading: string
  blocks: readonly TextBlock[]
}

/** A page in the agency's words: terms, privacy policy, fair housing, or one of its own. */
export interface TextPage {
  title: string
  /** ISO date (yyyy-mm-dd) of the last change; null where the agency gives none. */
  updated: string | null
  intro: readonly TextBlock[]
  sections: readonly TextSection[]
}

/** What a client said of the agency. */
export interface Testimonial {
  words: string
  /** Name and place, as the client agreed to be named: 'D. W., Fair Lawn'. */
  who: string
  /** A line under the name: the client's town; '' if there is none. */
  place: string
  /** Stars, 1 to 5; null where the client gave none. */
  stars: number | null
  /** Address of a picture; null if there is none. */
  portrait: string | null
  /** ISO date on which it was said; null for the made-up ones of the sample agency. */
  date: string | null
  /** What the client got for it, where that isn't nothing: to be shown beside it (16 CFR 255.5). */
  given: string | null
}

/** The average price of the homes in a county. */
export interface CountyAverage {
  /** US dollars. */
  price: number
  /** ISO date of the figure, and who published it; null for the made-up ones of the sample agency. */
  from: { date: string; source: string } | null
}

/** What the home page and the assistant say of a county. */
export interface CountyText {
  name: County
  description: string
  picture: Picture
  average: CountyAverage | null
  /** Display texts. */
  population: string
  towns: string
}

/** All words of an agency that aren't in `Agency`. */
export interface AgencyWords {
  /** By the page's name in its address. */
  pages: Readonly<Record<string, TextPage>>
  testimonials: readonly Testimonial[]
  counties: readonly CountyText[]
}
