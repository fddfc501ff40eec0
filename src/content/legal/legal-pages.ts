import type { TextPage } from '#domain/agency/agency-texts.ts'
import type { Agency } from '#domain/agency/agency.ts'
import { fairHousingOf } from './fair-housing-page.ts'
import type { ShownSamples } from './legal-document.ts'
import { privacyOf } from './privacy.ts'
import { termsOf } from './terms.ts'
import { textPage } from './text-page.ts'

/** The texts that every site has, by the name in their address. */
export const LEGAL_NAMES = ['terms', 'privacy', 'fair-housing'] as const
type LegalName = (typeof LEGAL_NAMES)[number]

interface LinkedSection {
  page: LegalName
  id: string
  /** A heading that gets this id. */
  heading: string
  /** Who links there: completes '… links to it'. */
  from: string
}

/** Sections of the legal texts that the site links to: an agency's own text must have them, too. */
export const linkedSections = ({ voice }: Agency['pages']): readonly LinkedSection[] => [
  { page: 'terms', id: 'agency', heading: 'Agency', from: 'the inquiry form' },
  ...(voice ? [{ page: 'privacy', id: 'voice', heading: 'Voice', from: 'the assistant' } as const] : []),
]

/** The product's legal texts, filled from the agency's facts. */
export const legalPages = (agency: Agency, shown: ShownSamples): Record<LegalName, TextPage> => ({
  terms: textPage(termsOf(agency, shown), agency),
  privacy: textPage(privacyOf(agency, shown), agency),
  'fair-housing': textPage(fairHousingOf(agency), agency),
})
