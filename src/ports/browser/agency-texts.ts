import type { CountyText, Testimonial, TextPage } from '#domain/agency/agency-texts.ts'
import type { Result } from '#domain/result.ts'

/**
 * The agency's words that only some pages show. In the browser they are files below the site's base URL (`agencyTextPath`), which the
 * server makes of its folder, or the sample edition's build.
 */
export interface AgencyTexts {
  /** A page of text by its name in the address: 'terms', 'privacy', 'fair-housing', or a page of the agency's own; else 'not-found'. */
  page(name: string, signal?: AbortSignal): Promise<Result<TextPage>>
  /** What clients said; without any, the home page leaves that section out. */
  testimonials(signal?: AbortSignal): Promise<Result<readonly Testimonial[]>>
  /** The counties served, in display order. */
  counties(signal?: AbortSignal): Promise<Result<readonly CountyText[]>>
}

/** Where a text is, below the site's base URL: 'testimonials', 'counties' or 'pages/NAME'. */
export const agencyTextPath = (name: string): string => `agency-texts/${name}.json`
