import { BRAND } from './brand.ts'

/**
 * What a visitor is told above the button that sends an inquiry. A changed text gets a new version, the day of the
 * change; earlier ones stay here, for pages that are still open and inquiries that are still kept refer to them.
 */
const CONSENT_TEXTS = {
  '2026-11-21': `By sending this message you agree that ${BRAND.agencyName} keeps what you entered to answer you, for up to 24 months, and contacts you about this home.`,
} as const

/** The version a form shows. */
export const CONSENT_VERSION = '2026-11-21' satisfies keyof typeof CONSENT_TEXTS
export const CONSENT_TEXT: string = CONSENT_TEXTS[CONSENT_VERSION]
export const CONSENT_VERSIONS: readonly string[] = Object.keys(CONSENT_TEXTS)
