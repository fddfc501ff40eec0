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

/** The product's legal texts, filled from the agency's facts. */
export const legalPages = (agency: Agency, shown: ShownSamples): Record<LegalName, TextPage> => ({
  terms: textPage(termsOf(agency, shown)),
  privacy: textPage(privacyOf(agency, shown)),
  'fair-housing': textPage(fairHousingOf(agency)),
})
