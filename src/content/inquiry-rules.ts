import { AGENCY_NOTICE_VERSION, AGENCY_NOTICE_VERSIONS } from './agency-notice.ts'
import { DAYS_OFF } from './days-off.ts'
import { CONSENT_VERSION, CONSENT_VERSIONS } from './inquiry-consent.ts'

/** The versions of the texts that a visitor is shown before an inquiry is sent. */
export const SHOWN_TEXTS = { consent: CONSENT_VERSION, agencyNotice: AGENCY_NOTICE_VERSION } as const

/** What an inquiry may name: the versions that open pages show too, and days on which the agency works. */
export const INQUIRY_RULES = {
  consentVersions: CONSENT_VERSIONS,
  agencyNoticeVersions: AGENCY_NOTICE_VERSIONS,
  daysOff: DAYS_OFF,
} as const
