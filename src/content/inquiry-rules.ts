import type { InquiryRules } from '#domain/inquiry/inquiry-check.ts'
import { AGENCY_NOTICE_VERSION, AGENCY_NOTICE_VERSIONS } from './agency-notice.ts'
import { CONSENT_VERSION, CONSENT_VERSIONS } from './inquiry-consent.ts'
import { showingTimes, type ShowingAgency } from './showing-times.ts'

/** The versions of the texts that a visitor is shown before an inquiry is sent. */
export const SHOWN_TEXTS = { consent: CONSENT_VERSION, agencyNotice: AGENCY_NOTICE_VERSION } as const

/** What an inquiry of today (ISO date) may name: the versions that open pages show too, and times at which the agency shows homes. */
export const inquiryRules = (agency: ShowingAgency, today: string): InquiryRules => ({
  today,
  consentVersions: CONSENT_VERSIONS,
  agencyNoticeVersions: AGENCY_NOTICE_VERSIONS,
  showings: showingTimes(agency),
})
