import type { Agency } from '#domain/agency/agency.ts'

/**
 * The consent text above the button that sends an inquiry, by version. A changed text gets a new version, the date of the
 * change. Earlier versions stay, because open pages and stored inquiries refer to them.
 */
const CONSENT_TEXTS = {
  '2026-11-21': ({ firm }) =>
    `By sending this message you agree that ${firm.name} keeps what you entered to answer you, for up to 24 months, and contacts you about this home.`,
  '2026-11-23-callback': ({ firm }) =>
    `By sending this request you agree that ${firm.name} keeps what you gave to call you back, for up to 24 months.`,
  '2026-11-24': ({ firm }) =>
    `By sending this message, you agree that ${firm.name} may contact you about this home and keep your message for up to 24 months.`,
  '2026-11-24-callback': ({ firm }) =>
    `By sending this request, you agree that ${firm.name} may call you back and keep your request for up to 24 months.`,
} satisfies Readonly<Record<string, (agency: Agency) => string>>

/** The version that forms show. */
export const CONSENT_VERSION = '2026-11-24' satisfies keyof typeof CONSENT_TEXTS
export const consentText = CONSENT_TEXTS[CONSENT_VERSION]
/** The version that a request for a call is read out with. */
export const CALLBACK_CONSENT_VERSION = '2026-11-24-callback' satisfies keyof typeof CONSENT_TEXTS
export const callbackConsentText = CONSENT_TEXTS[CALLBACK_CONSENT_VERSION]
export const CONSENT_VERSIONS: readonly string[] = Object.keys(CONSENT_TEXTS)
