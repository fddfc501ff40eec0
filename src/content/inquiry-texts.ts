import { AGENCY_NOTICE_VERSION, AGENCY_NOTICE_VERSIONS } from './agency-notice.ts'
import { CONSENT_VERSION, CONSENT_VERSIONS } from './inquiry-consent.ts'

/** The versions of the texts that a visitor is shown before an inquiry is sent. */
export const SHOWN_TEXTS = { consent: CONSENT_VERSION, agencyNotice: AGENCY_NOTICE_VERSION } as const

/** The versions that an inquiry may name: those of open pages too. */
export const INQUIRY_TEXTS = {
  consentVersions: CONSENT_VERSIONS,
  agencyNoticeVersions: AGENCY_NOTICE_VERSIONS,
} as const
