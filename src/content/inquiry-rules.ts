import type { Agency } from '#domain/agency/agency.ts'
import type { InquiryRules } from '#domain/inquiry/inquiry-check.ts'
import { AGENCY_NOTICE_VERSION, AGENCY_NOTICE_VERSIONS } from './agency-notice.ts'
import { daysOff } from './days-off.ts'
import { CONSENT_VERSION, CONSENT_VERSIONS } from './inquiry-consent.ts'

/** The versions of the texts that a visitor is shown before an inquiry is sent. */
export const SHOWN_TEXTS = { consent: CONSENT_VERSION, agencyNotice: AGENCY_NOTICE_VERSION } as const

/** What an inquiry of today (ISO date) may name: the versions that open pages show too, and days on which the agency works. */
export const inquiryRules = (agency: Pick<Agency, 'closedDays'>, today: string): InquiryRules => ({
  today,
  consentVersions: CONSENT_VERSIONS,
  agencyNoticeVersions: AGENCY_NOTICE_VERSIONS,
  daysOff: daysOff(agency),
})
